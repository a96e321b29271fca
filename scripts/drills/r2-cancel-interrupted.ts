import { sql } from 'drizzle-orm';
import { liveRefundStates } from '#areas/checkout/rules/payment-attempt-states.ts';
import { cancelOrder } from '#areas/checkout/services/cancel.server.ts';
import { changeOrderLines } from '#areas/checkout/services/order-lines.server.ts';
import { cancelOrderByStaff } from '#areas/checkout/services/staff-cancel.server.ts';
import { refundByStaff } from '#areas/checkout/services/staff-refund.server.ts';
import { endedStatuses } from '#areas/orders/rules/status.ts';
import { stateList } from '#kernel/states.ts';
import type { App } from '#platform/app.ts';
import type { Drill, DrillContext } from './frame.ts';
import { type InterruptionKind, interruptAt, withoutTransactions } from './interruptions.ts';
import { endings } from './r2-endings.ts';
import { interruptEndings } from './r2-interrupted-endings.ts';
import { killShops } from './r2-kills.ts';
import { checkAtRest, explain, linesOf, orderMoneyOf } from './refund-laws.ts';
import { attempt, type DrillOrder, heal, openRefundShop, payOrder, placeRandomOrder, restockAll, staffCaller } from './refund-shop.ts';

/** An action that refunds a paid order, and how to verify it. */
export type Closing = {
  readonly name: 'buyer cancels' | 'staff cancels' | 'lines change' | 'staff refund';
  act(app: App, order: DrillOrder): Promise<unknown>;
};

export const closings: readonly Closing[] = [
  { name: 'buyer cancels', act: (app, { number, buyer }) => cancelOrder(app, buyer, { number }) },
  { name: 'staff cancels', act: (app, { number }) => cancelOrderByStaff(app, staffCaller(1), number, 'drill') },
  { name: 'lines change', act: removeUnit },
  {
    name: 'staff refund',
    act: (app, { number }) => refundByStaff(app, staffCaller(2), { number, selection: { kind: 'all' }, reason: 'drill' }),
  },
];

/** One unit less of the first line with several, or the first line is removed. */
async function removeUnit(app: App, { id, number }: DrillOrder): Promise<void> {
  const lines = await linesOf({ app }, id);
  const line = lines.find(({ quantity }) => quantity > 1) ?? lines[0];
  const quantities = new Map([[line?.id ?? 0, (line?.quantity ?? 1) - 1]]);
  await changeOrderLines(app, staffCaller(0), { number, quantities, added: [], reason: 'drill', seenTotalCents: null });
}

const kinds: readonly InterruptionKind[] = ['lockTimeout', 'lost'];
const maxStatements = 400;

/** Every action that refunds or ends an order is interrupted at every statement: money is never forgotten and never sent twice. */
export const interruptedCancels: Drill = {
  name: 'R2',
  title: 'whatever ends an order, interrupted at every statement, by a lock and by kill -9',
  engines: ['embedded', 'postgres'],
  rounds: { full: 3, short: 1 },
  sabotage: 'closing an order and writing its refund share no transaction',
  async run(ground) {
    await openRefundShop(ground, 10);
    // No round is a glance: few statements, and each action by one kind of interruption. One covers some of them, more rounds every one.
    const stride = [41, 5][ground.rounds] ?? 1;
    const isGlance = ground.rounds === 0;
    const kindsFor = (index: number) => (isGlance ? kinds.slice(index % 2, (index % 2) + 1) : kinds);
    for (let round = 0; round < Math.max(1, ground.rounds); round += 1) {
      for (const [index, closing] of closings.entries())
        for (const kind of kindsFor(index)) {
          const statements = await interruptEach(ground, closing, kind, stride);
          if (!ground.isSabotaged) ground.say(`${closing.name}, ${kind}: ${statements} statements`);
        }
      await interruptEndings(ground, kindsFor, stride);
      await checkAtRest(ground);
    }
    if (ground.isSabotaged) return;
    if (ground.engine === 'postgres' && !isGlance) for (const closing of closings) await runWhileLocked(ground, closing);
    if (ground.rounds > 1) await killShops(ground, closings.length + endings.length);
  },
};

async function paidOrder(ground: DrillContext): Promise<DrillOrder> {
  await restockAll(ground);
  for (;;) {
    const order = await placeRandomOrder(ground, ground.random.isHit(0.5) ? 'mixed' : 'plain');
    await payOrder(ground, order.number, order.providerOrderId);
    const lines = await linesOf(ground, order.id);
    // A single unit cannot become less.
    if (lines.length > 1 || lines.some(({ quantity }) => quantity > 1)) return order;
  }
}

/** Interrupts at the first statement, the next, and so on until it succeeds; returns the number of statements. */
async function interruptEach(ground: DrillContext, { name, act }: Closing, kind: InterruptionKind, stride: number): Promise<number> {
  const { app, must } = ground;
  let order = await paidOrder(ground);
  for (let at = 1 + ground.random.int(0, stride - 1); at <= maxStatements; at += stride) {
    const before = await moneyOf(ground, order);
    const { app: failing, isInterrupted } = interruptAt(app, at, kind);
    const done = await attempt(() => act(ground.isSabotaged ? withoutTransactions(failing) : failing, order));
    must(done.outcome !== 'failed' || ground.isSabotaged, `${name}, interrupted: whoever waits is told to try again`);
    if (done.outcome === 'failed') explain(ground, `${name} ${kind} at ${at}: ${done.text}`);
    const after = await moneyOf(ground, order);
    const isUndone = JSON.stringify(before) === JSON.stringify(after);
    const isDone = after.under_way === before.kept - after.owed && after.under_way > 0;
    must(isUndone || isDone, `${name}, interrupted: the order stands as before, or all that is owed is on its way back`);
    if (!isUndone && !isDone) explain(ground, `${name} ${kind} at ${at}: ${JSON.stringify([order.number, before, after])}`);
    if (!isInterrupted()) {
      must(done.outcome === 'done', `${name}: without an interruption it goes through`);
      await judgeEnd(ground, name, order);
      return at;
    }
    if (isUndone) continue;
    await judgeEnd(ground, name, order);
    order = await paidOrder(ground);
  }
  must(false, `${name}: it goes through after so many statements`);
  return maxStatements;
}

type Money = { readonly status: number; readonly kept: number; readonly owed: number; readonly under_way: number; readonly credit: number };

/** Received money, what the order now costs, and what is or was refunded. */
async function moneyOf({ app }: DrillContext, { id }: DrillOrder): Promise<Money> {
  const { rows } = await app.db.execute<Money>(sql`select status,
    (select coalesce(sum(amount_cents), 0)::integer from captures where order_id = o.id) as kept,
    case when status in ${sql.raw(stateList(endedStatuses))} or exists (select 1 from refund_requests where order_id = o.id and kind = 'all') then 0 else total_cents end as owed,
    (select coalesce(sum(amount_cents), 0)::integer from refunds where order_id = o.id and state in ${sql.raw(stateList(liveRefundStates))}) as under_way,
    (select coalesce(-sum(amount_cents), 0)::integer from credit_entries where order_id = o.id and kind in ('spent', 'given_back')) as credit
    from orders o where id = ${id}`);
  const [row] = rows;
  if (!row) throw new Error(`order ${id} is gone`);
  return row;
}

/** Minutes later the tasks have finished the rest; a repeated action changes nothing. */
async function judgeEnd(ground: DrillContext, name: Closing['name'], order: DrillOrder): Promise<void> {
  const { app, must } = ground;
  await heal(ground);
  const healed = await orderMoneyOf(ground, order.id);
  must(healed.open === 0 && healed.payment_state !== 'needs_attention', `${name}, interrupted: the clock finishes what was left`);
  if (name !== 'lines change')
    must(healed.payment_state === 'refunded' && healed.captured === healed.refunded, `${name}, interrupted: all money goes back`);
  if (name === 'lines change') return;
  const again = closings.find((one) => one.name === name);
  await attempt(async () => again?.act(app, order));
  await heal(ground, 1);
  const pressed = await orderMoneyOf(ground, order.id);
  must(
    pressed.refunded === healed.refunded && pressed.credit_back === healed.credit_back,
    `${name}: pressed again, nothing goes back twice`,
  );
}

/** Holds a lock on refunds for longer than a statement waits. */
async function runWhileLocked(ground: DrillContext, { name, act }: Closing): Promise<void> {
  const { app, must, random } = ground;
  const order = await paidOrder(ground);
  const before = await moneyOf(ground, order);
  const table = random.pick(['refunds', 'refund_requests', 'captures', 'refund_lines'] as const);
  await app.store.load(async (_, db) => {
    await db.execute(sql`lock table ${sql.identifier(table)} in share row exclusive mode`);
    const result = await attempt(() => act(app, order));
    // Line changes without units have no rows for them.
    must(result.outcome === 'busy' || (result.outcome === 'done' && table === 'refund_lines'), `${name}, locked out: told to try again`);
    if (result.outcome === 'busy')
      must(JSON.stringify(await moneyOf(ground, order)) === JSON.stringify(before), `${name}, locked out: the order stands as before`);
  });
  await attempt(() => act(app, order));
  await judgeEnd(ground, name, order);
}
