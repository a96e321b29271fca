import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { RefundSelection } from '#areas/checkout/services/staff-refund.server.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { minuteMs } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { twin } from './buyers.ts';
import { addUnit, removeMostUnits } from './change-lines.ts';
import { type Drill, type DrillContext, shuffled } from './frame.ts';
import { type FaultyPayments, faultyPayments, refundFaults, withPayments } from './moody-payments.ts';
import { shopApi } from './people.ts';
import { checkAtRest, type DrillLine, explain, linesOf, live, orderMoneyOf, stateOf } from './refund-laws.ts';
import { amount, everything, leftOf, lineSelection, press, wired } from './refund-presses.ts';
import {
  type Attempt,
  type DrillOrder,
  heal,
  openRefundShop,
  payBill,
  payOrder,
  placeDeposit,
  placeRandomOrder,
  restockAll,
  staffCaller,
} from './refund-shop.ts';

type Shop = { readonly ground: DrillContext; readonly apps: readonly App[]; readonly moody: FaultyPayments };

/** Refunds in sequence, in parallel, repeated, invalid and with a misbehaving provider: never more money or units than were bought. */
export const refundDrill: Drill = {
  name: 'R1',
  title: 'refunds in sequence, in parallel, repeated, with foreign lines, and a provider that misbehaves',
  engines: ['embedded', 'postgres'],
  rounds: { full: 60, short: 5 },
  sabotage: 'lines forget how many of their pieces were refunded, and requests their id',
  async run(given) {
    const moody = faultyPayments(given.app.ports.payments);
    const ground = { ...given, app: withPayments(given.app, moody.payments) };
    const shop: Shop = { ground, apps: [ground.app, twin(ground.app)], moody };
    await openRefundShop(ground, 10);
    if (ground.isSabotaged) await forget(ground);
    const parts = [inSequence, inParallel, repeated, wrong, misbehaving];
    for (let round = 0; round < ground.rounds; round += 1) {
      await restockAll(ground);
      await (parts[round % parts.length] ?? inSequence)(shop);
      await heal(ground);
      await checkAtRest(ground);
      if (round % 10 === 9) ground.say(`${round + 1} rounds`);
    }
  },
};

/** A paid order: items alone, with store credit, with deposit and balance, or with a second payment for items added later. */
async function paidOrder({ ground }: Shop): Promise<DrillOrder> {
  const { random } = ground;
  const kind = random.weighted([
    ['plain', 4],
    ['mixed', 4],
    ['deposit', 2],
    ['grown', 3],
    ['shrunk', 3],
  ] as const);
  if (kind === 'deposit') {
    const order = await placeDeposit(ground);
    await payOrder(ground, order.number, order.providerOrderId);
    await payBill(ground, order);
    return order;
  }
  const order = await placeRandomOrder(ground, kind === 'mixed' || kind === 'shrunk' ? 'mixed' : 'plain');
  await payOrder(ground, order.number, order.providerOrderId);
  if (kind === 'grown') await addUnit(ground, order);
  if (kind === 'shrunk') await removeMostUnits(ground, order);
  return order;
}

/** Unit by unit, amount by amount, until nothing is left: each refunds what it says, and the last one closes the order. */
async function inSequence(shop: Shop): Promise<void> {
  const { ground } = shop;
  const { random, must } = ground;
  const order = await paidOrder(shop);
  for (let step = 0; step < 8; step += 1) {
    const before = await orderMoneyOf(ground, order.id);
    const left = leftOf(before);
    if (left <= 0) break;
    const isLast = step === 7;
    const line = random.pick(await linesOf(ground, order.id));
    const open = line.quantity - line.refunded;
    const selection = isLast
      ? everything
      : random.weighted([
          [lineSelection(line.id, random.int(1, Math.max(1, open))), 5],
          [amount(random.int(1, Math.max(1, Math.floor(left / 2)))), 2],
          [everything, 1],
        ] as const);
    const unchanged = await stateOf(ground, order.id);
    const done = await press(
      shop.apps,
      order,
      { selection, ...(order.userId !== null && random.isHit(0.2) ? { method: 'store_credit' } : {}) },
      step,
    );
    const after = await orderMoneyOf(ground, order.id);
    if (done.outcome !== 'done') {
      must((await stateOf(ground, order.id)) === unchanged, `a refused refund changes nothing (${selection.kind})`);
      continue;
    }
    const given = leftOf(before) - leftOf(after);
    must(given === done.value, `a refund gives what it says (${selection.kind}: said ${done.value}, gave ${given})`);
    if (selection.kind === 'all') must(leftOf(after) === 0, 'everything gives back everything');
    if (selection.kind === 'amount') must(given === selection.amountCents, 'an amount gives back that amount');
    if (selection.kind !== 'all' && leftOf(after) > 0)
      must(after.status !== orderStatus.returned && after.payment_state !== 'refunded', 'only who gives back everything ends an order');
  }
  const again = await stateOf(ground, order.id);
  if (leftOf(await orderMoneyOf(ground, order.id)) > 0) return;
  for (const selection of [everything, amount(1)]) {
    must((await press(shop.apps, order, { selection }, 1)).outcome === 'refused', 'everything twice is refused');
    must((await stateOf(ground, order.id)) === again, 'everything twice changes nothing');
  }
}

/** Many submits at once, from two instances: as many succeed as there are units. */
async function inParallel(shop: Shop): Promise<void> {
  const { ground } = shop;
  const { random, must } = ground;
  const order = await paidOrder(shop);
  const lines = await linesOf(ground, order.id);
  const [line] = lines;
  if (!line) return;
  const presses = shuffled(
    random,
    Array.from({ length: 10 }, (_, index) => {
      if (index < 6) return { selection: lineSelection(line.id, 1) };
      const other = random.pick(lines);
      return { selection: random.pick([lineSelection(other.id, other.quantity), amount(random.int(100, 3000)), everything]) };
    }),
  );
  const before = await orderMoneyOf(ground, order.id);
  const done = await Promise.all(presses.map((one, index) => press(shop.apps, order, one, index)));
  noErrors(ground, done);
  const after = await orderMoneyOf(ground, order.id);
  const refundedCents = done.reduce((sum, one) => sum + (one.outcome === 'done' ? one.value : 0), 0);
  must(refundedCents === leftOf(before) - leftOf(after), 'those who were served were told what went back');
  must(leftOf(after) >= 0, 'together they give back no more than there is');
}

/** The same request again, and the same id for something else. */
async function repeated(shop: Shop): Promise<void> {
  const { ground } = shop;
  const { random, must } = ground;
  const order = await paidOrder(shop);
  const lines = await linesOf(ground, order.id);
  const line = random.pick(lines);
  const requestId = randomUUID();
  const selection = random.pick([lineSelection(line.id, 1), amount(random.int(100, 2000)), everything]);
  const before = await orderMoneyOf(ground, order.id);
  const done = await Promise.all(Array.from({ length: 6 }, (_, index) => press(shop.apps, order, { selection, requestId }, index)));
  noErrors(ground, done);
  const served = done.flatMap((one) => (one.outcome === 'done' ? [one.value] : []));
  const after = await orderMoneyOf(ground, order.id);
  must(served.length > 0 && new Set(served).size === 1, 'the same press is answered alike, however often');
  must(leftOf(before) - leftOf(after) === served[0], 'the same press gives back once');
  const unchanged = await stateOf(ground, order.id);
  const again = await press(shop.apps, order, { selection, requestId }, 1);
  must(again.outcome === 'done' && again.value === served[0], 'a later repeat is answered like the first');
  const other = selection.kind === 'amount' ? amount(selection.amountCents + 1) : amount(101);
  must((await press(shop.apps, order, { selection: other, requestId }, 1)).outcome === 'refused', 'one id never stands for two refunds');
  const { rows } = await ground.app.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from refund_requests where order_id = ${order.id} and kind <> 'lines'`,
  );
  must(rows[0]?.count === 1 && (await stateOf(ground, order.id)) === unchanged, 'a repeated id changes nothing');
}

/** Foreign lines, too many units, nothing at all, two selections in one: refused, and nothing changes. */
async function wrong(shop: Shop): Promise<void> {
  const { ground } = shop;
  const { random, must } = ground;
  const order = await paidOrder(shop);
  const foreign = (await linesOf(ground, (await paidOrder(shop)).id))[0];
  const lines = await linesOf(ground, order.id);
  const line = random.pick(lines);
  if (random.isHit(0.5)) await press(shop.apps, order, { selection: lineSelection(line.id, 1) });
  const [fresh] = (await linesOf(ground, order.id)).filter(({ id }) => id === line.id);
  const left = leftOf(await orderMoneyOf(ground, order.id));
  const unchanged = await stateOf(ground, order.id);
  const tries: readonly RefundSelection[] = [
    lineSelection(2_147_483_000, 1),
    lineSelection(foreign?.id ?? 0, 1),
    lineSelection(line.id, openIn(fresh) + 1),
    lineSelection(line.id, 99_999),
    lineSelection(line.id, 1, 100_000_000),
    { kind: 'pieces', pieces: new Map(), shippingCents: 0 },
    { kind: 'pieces', pieces: new Map([...lines.map(({ id }) => [id, 1] as const), [foreign?.id ?? 0, 1]]), shippingCents: 0 },
    amount(left + 1),
    amount(0),
    amount(-100),
  ];
  for (const [index, selection] of tries.entries()) {
    const done = await press(shop.apps, order, { selection }, index);
    must(done.outcome !== 'done', `a wrong refund is refused (${JSON.stringify(wired(selection))})`);
  }
  for (const input of [
    {},
    { all: true, amount: '1.00' },
    { all: true, lines: [{ line_id: line.id, quantity: 1 }] },
    { lines: [] },
    { all: false },
  ]) {
    const response = await shopApi(ground.app).asked(
      '/admin/order/refund',
      { number: order.number, ...input, reason: 'drill', request_id: randomUUID() },
      staffCaller(0),
    );
    must(response.Result !== 0 && response.http < 500, 'a call that does not say what is meant is refused');
  }
  must((await stateOf(ground, order.id)) === unchanged, 'refused requests change nothing');
}

const openIn = (line: DrillLine | undefined): number => (line ? line.quantity - line.refunded : 0);

/** The provider refuses, is unreachable, loses answers or is slow, and staff retry: everything is settled in the end, and nothing twice. */
async function misbehaving(shop: Shop): Promise<void> {
  const { ground, moody } = shop;
  const { random, must, clock } = ground;
  const order = await paidOrder(shop);
  for (let step = 0; step < 5; step += 1) {
    moody.setMood(random.pick(refundFaults));
    const line = random.pick(await linesOf(ground, order.id));
    const left = leftOf(await orderMoneyOf(ground, order.id));
    const selection = random.pick([
      lineSelection(line.id, 1),
      lineSelection(line.id, line.quantity),
      amount(random.int(1, Math.max(1, left))),
    ]);
    const requestId = randomUUID();
    const first = await press(shop.apps, order, { selection, requestId }, step);
    noErrors(ground, [first]);
    const mid = await orderMoneyOf(ground, order.id);
    must(mid.refunded + mid.credited <= mid.captured && leftOf(mid) >= 0, 'whatever the provider says, no more goes back than came');
    if (random.isHit(0.5)) {
      const second = await press(shop.apps, order, { selection, requestId }, step + 1);
      must(first.outcome === 'done' || second.outcome !== 'done', 'who was refused is refused again by the same press');
    }
    clock.aheadMs += minuteMs;
  }
  moody.setMood('well');
  await heal(ground);
  const settled = await orderMoneyOf(ground, order.id);
  must(settled.open === 0, 'in the end no refund is open');
  await checkRefundedUnits(ground, order);
  if (leftOf(settled) <= 0) return;
  must(
    (await press(shop.apps, order, { selection: everything }, 1)).outcome === 'done',
    'what is left can be given back when the provider is well',
  );
  must(leftOf(await orderMoneyOf(ground, order.id)) === 0, 'then nothing is left');
}

/** What was refunded for units, failed attempts included, never exceeds what was paid for the units counted as refunded. */
async function checkRefundedUnits(ground: DrillContext, { id, number }: DrillOrder): Promise<void> {
  const { app, must } = ground;
  const { rows } = await app.db.execute<{ given: number; worth: number }>(sql`select
    (select coalesce(sum(q.credit_back_cents + q.store_credit_cents + q.recovered_cents), 0)::integer from refund_requests q where q.order_id = o.id and q.kind = 'pieces')
      + (select coalesce(sum(r.amount_cents), 0)::integer from refunds r join refund_requests q on q.id = r.refund_request_id
        where r.order_id = o.id and r.state in ${sql.raw(live)} and q.kind = 'pieces') as given,
    (select coalesce(sum(ceil((l.price_total - l.discount_share_cents) * (1 + o.tax_cents::numeric / nullif(o.items_cents - (select sum(discount_share_cents) from order_lines where order_id = o.id), 0))
      * l.refunded_quantity / l.quantity) + 1), 0)::integer from order_lines l where l.order_id = o.id) as worth
    from orders o where o.id = ${id}`);
  const [row] = rows;
  const isFair = row !== undefined && row.given <= row.worth;
  must(isFair, 'no piece gives back more than was paid for it');
  if (!isFair) explain(ground, `${number}: ${row?.given} given for pieces worth ${row?.worth}`);
}

function noErrors(ground: DrillContext, done: readonly Attempt[]): void {
  const failed = done.filter((one) => one.outcome === 'failed');
  ground.must(failed.length === 0, 'whoever is not served is told why');
  for (const one of failed.slice(0, 1)) explain(ground, 'text' in one ? one.text : '');
}

/** The guards are a line's counter with its constraint, and the request id: here both are undone behind the shop's back. */
async function forget({ app }: DrillContext): Promise<void> {
  await app.db.execute(`create function forget_refunded() returns trigger language plpgsql as $$ begin
    if tg_table_name = 'order_lines' then new.refunded_quantity := 0; else new.request_id := gen_random_uuid()::text; end if; return new; end $$`);
  await app.db.execute('create trigger forget_refunded before update on order_lines for each row execute function forget_refunded()');
  await app.db.execute('create trigger forget_refunded before insert on refund_requests for each row execute function forget_refunded()');
}
