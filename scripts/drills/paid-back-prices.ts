import { sql } from 'drizzle-orm';
import { submitPriceProtectionClaim } from '#areas/aftercare/services/claims.server.ts';
import { changePrices } from '#areas/catalog/services/prices.server.ts';
import { soldStatuses } from '#areas/orders/rules/status.ts';
import { minuteMs } from '#kernel/dates.ts';
import { stateList } from '#kernel/states.ts';
import type { DrillContext } from './frame.ts';
import { explain } from './refund-laws.ts';
import { attempt, type DrillOrder, heal, payOrder, placeRandomOrder, staffCaller } from './refund-shop.ts';
import { type ActionName, actions } from './staff-actions.ts';

type Price = { readonly id: number; readonly price_cents: number; readonly discount_bp: number };

/** Prices of an order's items drop for long enough, the buyer asks for a refund to the payment, and the prices rise again. */
export async function claimPaidBack(ground: DrillContext, { id, number, buyer }: DrillOrder): Promise<void> {
  const { app, clock, random } = ground;
  const { rows } = await app.db.execute<Price>(sql`select distinct s.id, s.price_cents, s.discount_bp from skus s
    join order_lines l on l.sku_id = s.id where l.order_id = ${id} order by s.id`);
  const share = random.int(60, 95);
  const set = (percent: number) => {
    clock.aheadMs += minuteMs;
    const changes = rows.map((sku) => ({
      ...{ skuId: sku.id, priceCents: Math.floor((sku.price_cents * percent) / 100), discountBp: sku.discount_bp },
    }));
    return changePrices(app, { staffId: null, reason: 'drill', changes });
  };
  await set(share);
  clock.aheadMs += 31 * minuteMs;
  const key = buyer.guestKeys[0] ?? null;
  for (const { id: skuId } of rows)
    await attempt(() => submitPriceProtectionClaim(app, buyer, { number, key, skuId, message: '', wantsRefund: true }));
  await set(100);
}

/** How an order ends whose price protection went back to the payment, in turn. */
const endings: readonly (readonly ActionName[])[] = [
  ['refundPieces', 'refundPieces', 'refundPieces'],
  ['orderFewer'],
  ['cancelByBuyer'],
  ['orderFewer', 'refundPieces'],
  ['refundPieces', 'refundAll'],
  ['ship', 'deliver', 'askReturn', 'nextCaseStep', 'nextCaseStep', 'nextCaseStep'],
  ['orderFewer', 'cancelByStaff'],
  ['changeLines', 'payBill', 'orderFewer'],
  ['ship', 'refundPieces', 'refundAll'],
];

/** Price protection is paid back to the payment, then items go in one of many ways: nobody has more than was paid. */
export async function payBackAndEnd(ground: DrillContext, round: number): Promise<void> {
  const { app, random } = ground;
  const order = await placeRandomOrder(ground, 'plain');
  await payOrder(ground, order.number, order.providerOrderId);
  await claimPaidBack(ground, order);
  await attempt<unknown>(() => actions.approveProtection({ ground, app, by: staffCaller(0), order, random }));
  const steps = endings[Math.floor(round / 5) % endings.length] ?? random.pick(endings);
  for (const [index, step] of steps.entries())
    await attempt<unknown>(() => actions[step]({ ground, app, by: staffCaller(index), order, random: random.branch(`${round} ${index}`) }));
  await heal(ground);
  await nobodyGains(ground, order, steps.join(', '));
}

type Gain = {
  readonly captured: number;
  readonly refunded: number;
  readonly credit: number;
  readonly kept: number;
  readonly protected: number;
};

/** Money and credit that went back, and items at their price, never exceed what was paid plus the protection of items that are kept. */
async function nobodyGains({ app, must, ...ground }: DrillContext, { id, number }: DrillOrder, name: string): Promise<void> {
  const { rows } = await app.db.execute<Gain>(sql`select
    (select coalesce(sum(amount_cents), 0)::integer from captures where order_id = ${id}) as captured,
    (select coalesce(sum(amount_cents), 0)::integer from refunds where order_id = ${id} and state <> 'failed') as refunded,
    (select coalesce(sum(amount_cents), 0)::integer from credit_entries where order_id = ${id} and kind = 'return') as credit,
    (select coalesce(sum(c.amount_cents - c.back_cents), 0)::integer from price_credits c join order_lines l on l.id = c.order_line_id
      where l.order_id = ${id} and c.paid_at is not null) as protected,
    (select coalesce(sum(floor((l.price_total - l.discount_share_cents)::numeric * greatest(0, l.quantity - greatest(l.returned_quantity, l.refunded_quantity)) / l.quantity)), 0)::integer
      from order_lines l join orders o on o.id = l.order_id where o.id = ${id} and o.status in ${sql.raw(stateList(soldStatuses))} and o.payment_state <> 'part_paid') as kept`);
  const [row] = rows;
  const isFair = row !== undefined && row.refunded + row.credit + row.kept <= row.captured + row.protected;
  must(isFair, `${name}: price protection paid back comes off what items are refunded with`);
  if (!isFair) explain({ ...ground }, `${number} ${name}: ${JSON.stringify(row)}`);
}
