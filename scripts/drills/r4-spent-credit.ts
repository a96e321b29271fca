import { sql } from 'drizzle-orm';
import { processPriceProtection, sweepPriceProtection } from '#areas/aftercare/services/price-protection.server.ts';
import { changePrices } from '#areas/catalog/services/prices.server.ts';
import { cancelOrder } from '#areas/checkout/services/cancel.server.ts';
import { confirmFreeOrder } from '#areas/checkout/services/capture-payment.server.ts';
import { cancelOrderByStaff } from '#areas/checkout/services/staff-cancel.server.ts';
import { refundByStaff } from '#areas/checkout/services/staff-refund.server.ts';
import { isEndedStatus } from '#areas/orders/rules/status.ts';
import { spendCredit } from '#areas/referrals/services/store-credit.server.ts';
import { minuteMs } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { promise } from '../../tests/kit/aftercare-orders.ts';
import { twin } from './buyers.ts';
import type { Drill, DrillContext } from './frame.ts';
import { payBackAndEnd } from './paid-back-prices.ts';
import { spendOnOrder } from './r4-spent-on-orders.ts';
import { checkAtRest, explain, linesOf, orderMoneyOf } from './refund-laws.ts';
import { attempt, type DrillOrder, heal, openRefundShop, payOrder, placeRandomOrder, restockAll, staffCaller } from './refund-shop.ts';

/** Price-protection credit is given, spent elsewhere, and then its order is closed: nobody gets back more than was paid. */
export const spentCredit: Drill = {
  name: 'R4',
  title: 'credit for a lower price is spent, then its order is cancelled or refunded',
  engines: ['embedded', 'postgres'],
  rounds: { full: 50, short: 5 },
  sabotage: 'nothing is kept from a refund for credit that was spent',
  async run(given) {
    const app: App = given.isSabotaged ? { ...given.app, recoverSpentCredit: async () => 0 } : given.app;
    const ground = { ...given, app };
    await openRefundShop(ground, 10);
    // Daily limits are drilled elsewhere: here every credit is paid at once.
    await promise(app.db, { priceProtectionDayCents: 100_000_000, priceProtectionStandMinutes: 30 });
    for (let round = 0; round < ground.rounds; round += 1) {
      await restockAll(ground);
      // Every other time it is spent on an order of the shop, which may be returned too.
      // Every fifth is paid back to the payment instead.
      await (round % 5 === 4 ? payBackAndEnd : round % 2 === 0 ? live : spendOnOrder)(ground, round);
      await heal(ground);
      await processPriceProtection(app);
      await sweepPriceProtection(app);
      await checkAtRest(ground);
      if (round % 10 === 9) ground.say(`${round + 1} rounds`);
    }
  },
};

async function live(ground: DrillContext, round: number): Promise<void> {
  const { app, random, must } = ground;
  const order = await placeRandomOrder(ground, 'mixed');
  await payOrder(ground, order.number, order.providerOrderId);
  // Credit may have paid all of it; then staff confirm it.
  await confirmFreeOrder(app, order.id, 1);
  const had = await balanceOf(ground, order);
  const prices = await lowerPrices(ground, order);
  await processPriceProtection(app);
  const credit = (await balanceOf(ground, order)) - had;
  must(credit >= 0, 'a lower price takes no credit');
  const spent = random.int(0, had + credit);
  if (spent > 0 && order.userId !== null)
    await spendCredit(app, { userId: order.userId, kind: 'spent', source: ['drill', `spent ${round}`], cents: spent });
  const ended = await endOrder(ground, order);
  await heal(ground);
  await processPriceProtection(app);
  const books = await orderMoneyOf(ground, order.id);
  must(isEndedStatus(books.status), 'the order ended');
  if (!isEndedStatus(books.status)) explain(ground, `${order.number} did not end: ${JSON.stringify(books)} ${JSON.stringify(ended)}`);
  const left = await missingOf(ground, order);
  // Only what money and credit of the order cannot cover may be missing.
  const isCovered = left === 0 || books.captured - books.refunded - books.credited === 0;
  must(isCovered, 'credit that was given is taken back, or kept from the refund');
  const gained = books.refunded + (await balanceOf(ground, order)) + spent - had;
  const isFair = gained <= books.captured + books.spent + left;
  must(isFair, 'nobody gets more back than was paid');
  must(left === 0 || left <= Math.max(0, credit - books.captured), 'nothing is missing while the order had money to keep');
  if (!isCovered || !isFair) explain(ground, `${order.number}: ${credit} given, ${spent} spent, ${left} missing, ${JSON.stringify(books)}`);
  await restorePrices(ground, prices);
}

/** By the buyer, by staff, at once or unit by unit, and sometimes by two concurrently. */
async function endOrder(ground: DrillContext, order: DrillOrder): Promise<unknown> {
  const { app, random } = ground;
  const { number, buyer } = order;
  const everything = (shop: App, place: number) =>
    refundByStaff(shop, staffCaller(place), { number, selection: { kind: 'all' }, reason: 'drill' });
  const refunds: readonly (() => Promise<unknown>)[] = [
    () => attempt(() => cancelOrder(app, buyer, { number })),
    () => attempt(() => cancelOrderByStaff(app, staffCaller(0), number, 'drill')),
    () => attempt(() => everything(app, 1)),
    () => Promise.all([attempt(() => cancelOrder(app, buyer, { number })), attempt(() => everything(twin(app), 2))]),
    () => Promise.all([attempt(() => cancelOrderByStaff(app, staffCaller(1), number, 'drill')), attempt(() => everything(twin(app), 2))]),
  ];
  if (random.isHit(0.4)) {
    const [line] = await linesOf(ground, order.id);
    const quantities = new Map(line ? [[line.id, 1]] : []);
    await attempt(() =>
      refundByStaff(app, staffCaller(0), { number, selection: { kind: 'pieces', pieces: quantities, shippingCents: 0 }, reason: 'drill' }),
    );
    await heal(ground);
  }
  return random.pick(refunds)();
}

type Price = { readonly id: number; readonly price_cents: number; readonly discount_bp: number };

/** Lowers the prices of an order's items for long enough. Returns the previous prices. */
async function lowerPrices({ app, random, clock }: DrillContext, { id }: DrillOrder): Promise<readonly Price[]> {
  const { rows } = await app.db.execute<Price>(sql`select distinct s.id, s.price_cents, s.discount_bp from skus s
    join order_lines l on l.sku_id = s.id where l.order_id = ${id} order by s.id`);
  clock.aheadMs += minuteMs;
  const share = random.int(60, 95);
  const changes = rows.map((sku) => ({
    ...{ skuId: sku.id, priceCents: Math.floor((sku.price_cents * share) / 100), discountBp: sku.discount_bp },
  }));
  await changePrices(app, { staffId: null, reason: 'drill', changes });
  clock.aheadMs += 31 * minuteMs;
  return rows;
}

async function restorePrices({ app, clock }: DrillContext, prices: readonly Price[]): Promise<void> {
  clock.aheadMs += minuteMs;
  const changes = prices.map((sku) => ({ skuId: sku.id, priceCents: sku.price_cents, discountBp: sku.discount_bp }));
  await changePrices(app, { staffId: null, reason: 'drill', changes });
}

const balanceOf = async ({ app }: DrillContext, { userId }: DrillOrder): Promise<number> =>
  Number((await app.db.execute(sql`select balance_cents from credit_accounts where user_id = ${userId}`)).rows[0]?.balance_cents ?? 0);

/** Given for the order, no longer owed, and neither taken back nor withheld. */
const missingOf = async ({ app }: DrillContext, { id }: DrillOrder): Promise<number> =>
  Number(
    (
      await app.db.execute(sql`select coalesce(sum(c.amount_cents - c.taken_cents - c.recovered_cents), 0)::integer as cents
        from price_credits c join order_lines l on l.id = c.order_line_id where l.order_id = ${id} and c.state in ('paid', 'reversed') and c.paid_at is not null`)
    ).rows[0]?.cents ?? 0,
  );
