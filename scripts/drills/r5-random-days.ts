import { sql } from 'drizzle-orm';
import { approveCredit } from '#areas/aftercare/services/decide.server.ts';
import { giveDelayCredits } from '#areas/aftercare/services/delay.server.ts';
import { settleEndedExchanges } from '#areas/aftercare/services/exchange-ends.server.ts';
import { processPriceProtection, sweepPriceProtection } from '#areas/aftercare/services/price-protection.server.ts';
import { changePrices } from '#areas/catalog/services/prices.server.ts';
import { guestOrderKey } from '#areas/checkout/services/guest-key.server.ts';
import { markOverdueInvoices } from '#areas/checkout/services/invoices.server.ts';
import { fetchPayers } from '#areas/checkout/services/payers.server.ts';
import { reconcile } from '#areas/checkout/services/reconcile.server.ts';
import { affiliates } from '#areas/partners/services/affiliates.server.ts';
import { processReferrals } from '#areas/referrals/services/rewards.server.ts';
import { dayMs, minuteMs } from '#kernel/dates.ts';
import { type App, anonymousCaller } from '#platform/app.ts';
import type { Payments } from '#providers/ports.ts';
import { twin } from './buyers.ts';
import type { Drill, DrillContext } from './frame.ts';
import { type FaultyPayments, faultyPayments, refundFaults, withPayments } from './moody-payments.ts';
import { checkAtRest, explain } from './refund-laws.ts';
import {
  attempt,
  type DrillOrder,
  heal,
  openRefundShop,
  payOrder,
  placeDeposit,
  placeRandomOrder,
  restockAll,
  staffCaller,
  stockedSkus,
} from './refund-shop.ts';
import { type ActionName, actions } from './staff-actions.ts';

/** Typical actions by status; otherwise anything is tried. */
const usual: Readonly<Record<number, readonly (readonly [ActionName, number])[]>> = {
  1: [
    ['cancelByBuyer', 1],
    ['changeLines', 1],
    ['payBill', 2],
    ['receiveMoney', 1],
  ],
  2: [
    ['pick', 4],
    ['ship', 4],
    ['refundPieces', 2],
    ['refundAmount', 1],
    ['refundAll', 1],
    ['payBack', 1],
    ['cancelByBuyer', 1],
    ['cancelByStaff', 1],
    ['changeLines', 3],
    ['hold', 1],
    ['release', 1],
    ['payBill', 2],
    ['recheck', 1],
  ],
  3: [
    ['ship', 6],
    ['refundPieces', 2],
    ['changeLines', 2],
    ['askCancel', 1],
    ['nextCaseStep', 1],
    ['cancelByStaff', 1],
    ['payBill', 3],
    ['receiveMoney', 1],
    ['release', 1],
    ['recheck', 1],
  ],
  4: [
    ['deliver', 6],
    ['refundAmount', 1],
    ['refundPieces', 1],
  ],
  5: [
    ['askReturn', 4],
    ['nextCaseStep', 6],
    ['complete', 1],
    ['refundPieces', 1],
    ['refundAmount', 1],
    ['refundAll', 1],
  ],
  6: [
    ['askReturn', 2],
    ['nextCaseStep', 4],
    ['refundPieces', 1],
  ],
};
const actionsADay = 14;
const actionNames = Object.keys(actions) as readonly ActionName[];

type Life = {
  readonly ground: DrillContext;
  readonly apps: readonly App[];
  readonly moody: FaultyPayments;
  readonly orders: DrillOrder[];
  day: number;
};

/** As many days as orders: buyers and staff act at random, the provider misbehaves, and every evening all invariants hold. */
export const randomDays: Drill = {
  name: 'R5',
  title: 'random days of buyers and staff, as many orders as days; all invariants hold every evening',
  engines: ['embedded', 'postgres'],
  rounds: { full: 100, short: 6 },
  sabotage: 'a refund without an answer counts as refused',
  async run(given) {
    const moody = faultyPayments(given.app.ports.payments);
    const payments = given.isSabotaged ? impatient(moody.payments) : moody.payments;
    const ground = { ...given, app: withPayments(given.app, payments) };
    await openRefundShop(ground, ground.rounds + 2);
    const life: Life = { ground, apps: [ground.app, twin(ground.app)], moody, orders: [], day: 0 };
    const started = ground.clock.aheadMs;
    for (life.day = 0; life.day < ground.rounds; life.day += 1) {
      await liveDay(life);
      ground.clock.aheadMs = Math.max(ground.clock.aheadMs, started + (life.day + 1) * dayMs);
      if (life.day % 10 === 9) ground.say(`${life.day + 1} days: ${await census(ground)}`);
    }
  },
};

async function liveDay(life: Life): Promise<void> {
  const { ground, moody } = life;
  const { random, clock } = ground;
  await restockAll(ground);
  const mood = random.isHit(0.6) ? 'well' : random.pick(refundFaults);
  // Every sabotaged day loses answers, so that a few days are enough to notice.
  moody.setMood(ground.isSabotaged ? 'lost' : mood);
  for (const _ of Array.from({ length: random.int(1, 2) })) await comes(life);
  if (random.isHit(0.4)) await changePrice(ground);
  for (let actionIndex = 0; actionIndex < actionsADay; actionIndex += 1) {
    await runActions(life, actionIndex);
    clock.aheadMs += random.int(1, 60) * minuteMs;
    if (random.isHit(0.3)) await work(ground, () => reconcile(ground.app));
  }
  moody.setMood('well');
  await evening(ground);
  await findExchanges(life);
  await checkAtRest(ground);
}

/** Orders created by exchanges take part from then on. */
async function findExchanges({ ground: { app }, orders }: Life): Promise<void> {
  const { rows } = await app.db.execute<{ id: number; number: string; user_id: number | null }>(
    sql`select o.id, o.number, o.user_id from service_cases c join orders o on o.id = c.exchange_order_id order by o.id`,
  );
  for (const { id, number, user_id: userId } of rows) {
    if (orders.some((known) => known.id === id)) continue;
    const buyer =
      userId === null
        ? { ...anonymousCaller, guestKeys: [guestOrderKey(app, number)] }
        : { ...anonymousCaller, shopperId: userId, by: 'header' as const };
    orders.push({ id, number, userId, buyer });
  }
}

/** A new buyer, while there are fewer orders than days; most pay. */
async function comes({ ground, orders }: Life): Promise<void> {
  const { random } = ground;
  if (orders.length >= ground.rounds) return;
  const kind = random.weighted([
    ['plain', 5],
    ['mixed', 3],
    ['deposit', 2],
    ['credit', 1],
  ] as const);
  const placed = await attempt(() => (kind === 'deposit' ? placeDeposit(ground) : placeRandomOrder(ground, kind)));
  if (placed.outcome !== 'done') return logOutcome(ground, 'comes', placed);
  orders.push(placed.value);
  if (random.isHit(0.85)) await work(ground, () => payOrder(ground, placed.value.number, placed.value.providerOrderId));
}

async function changePrice(ground: DrillContext): Promise<void> {
  const { app, random } = ground;
  const skuId = random.pick(stockedSkus);
  const { rows } = await app.db.execute<{ cents: number; bp: number }>(
    sql`select price_cents as cents, discount_bp as bp from skus where id = ${skuId}`,
  );
  const priceCents = Math.max(2000, Math.round((rows[0]?.cents ?? 20_000) * (0.75 + random.next() * 0.45)));
  const change = { skuId, priceCents, discountBp: rows[0]?.bp ?? 10_000 };
  await work(ground, () => changePrices(app, { staffId: null, reason: 'drill', changes: [change] }));
}

/** A random action on an order by staff or buyer; now and then two at once. */
async function runActions({ ground, apps, orders, day }: Life, actionIndex: number): Promise<void> {
  const { app, random } = ground;
  if (orders.length === 0) return;
  // Newer orders are chosen more often.
  const order = orders[Math.max(0, orders.length - 1 - Math.floor(random.next() ** 2 * orders.length))] ?? random.pick(orders);
  const { rows } = await app.db.execute<{ status: number }>(sql`select status from orders where id = ${order.id}`);
  const likely = usual[rows[0]?.status ?? 0];
  const names = Array.from({ length: random.isHit(0.2) ? 2 : 1 }, () =>
    likely && random.isHit(0.85) ? random.weighted(likely) : random.pick(actionNames),
  );
  await Promise.all(
    names.map(async (name, index) => {
      const context = {
        ground,
        app: apps[index % 2] ?? app,
        by: staffCaller(actionIndex + index),
        order,
        random: random.branch(`${day} ${actionIndex} ${index}`),
      };
      logOutcome(ground, `${name} ${order.number}`, await attempt<unknown>(() => actions[name](context)));
    }),
  );
}

/** Scheduled tasks, and staff approvals. */
async function evening(ground: DrillContext): Promise<void> {
  const { app, clock } = ground;
  await heal(ground);
  clock.aheadMs += 31 * minuteMs;
  for (const chore of [processPriceProtection, sweepPriceProtection, settleEndedExchanges, giveDelayCredits, markOverdueInvoices])
    await work(ground, () => chore(app));
  await work(ground, () => processReferrals(app, { payersOf: fetchPayers, affiliates }));
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from price_credits where state = 'pending' order by id limit 5`);
  for (const { id } of rows) await work(ground, () => approveCredit(app, staffCaller(id), id));
  await work(ground, () => processPriceProtection(app));
  await heal(ground);
}

const work = async (ground: DrillContext, one: () => Promise<unknown>): Promise<void> =>
  logOutcome(ground, 'chore', await attempt<unknown>(one));

function logOutcome(ground: DrillContext, what: string, done: Awaited<ReturnType<typeof attempt>>): void {
  ground.must(done.outcome !== 'failed', 'everybody is served, refused or told to try again');
  if (done.outcome === 'failed') explain(ground, `${what}: ${done.text}`);
}

async function census({ app }: DrillContext): Promise<string> {
  const { rows } = await app.db.execute<{ line: string }>(
    sql`select string_agg(status || ' ' || payment_state || ' ' || n, ', ' order by status, payment_state) as line
      from (select status, payment_state, count(*) as n from orders group by 1, 2) c`,
  );
  return rows[0]?.line ?? '';
}

/** Sabotage: a lost answer is taken for "not refunded". */
const impatient = (payments: Payments): Payments => ({
  ...payments,
  refund: async (request) => {
    const answer = await payments.refund(request);
    return answer.outcome === 'away' ? { outcome: 'refused', issue: 'NO_ANSWER', text: answer.reason } : answer;
  },
});
