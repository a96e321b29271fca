import { sql } from 'drizzle-orm';
import { approveCredit } from '#areas/aftercare/services/decide.server.ts';
import { settleEndedExchanges } from '#areas/aftercare/services/exchange-ends.server.ts';
import { processPriceProtection } from '#areas/aftercare/services/price-protection.server.ts';
import { changePrices } from '#areas/catalog/services/prices.server.ts';
import { placeOrder } from '#areas/checkout/services/place-order.server.ts';
import { soldStatuses } from '#areas/orders/rules/status.ts';
import { selectCreditBalance } from '#areas/referrals/store/own.server.ts';
import { minuteMs } from '#kernel/dates.ts';
import { stateList } from '#kernel/states.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import type { DrillContext } from './frame.ts';
import { explain, linesOf } from './refund-laws.ts';
import { attempt, type DrillOrder, heal, payOrder, receiver, setCredit, staffCaller } from './refund-shop.ts';
import { type ActionName, actions } from './staff-actions.ts';

const protectedSku = 103;
const otherSku = 108;
/** Longer than a lower price must last before it is credited. */
const standsMs = 31 * minuteMs;
/** Ids of this drill's customers: one per round. */
const firstMember = 10_000;

type Ending = { readonly name: string; readonly steps: readonly ActionName[] };

/** How the order whose price dropped ends, in turn. */
const endings: readonly Ending[] = [
  { name: 'fewer items are ordered', steps: ['orderFewer'] },
  { name: 'lines change, and what they cost more is paid', steps: ['changeLines', 'payBill'] },
  { name: 'fewer items, then fewer again, then it is cancelled', steps: ['orderFewer', 'orderFewer', 'cancelByStaff'] },
  { name: 'the buyer cancels', steps: ['cancelByBuyer'] },
  { name: 'staff cancel', steps: ['cancelByStaff'] },
  { name: 'all is refunded', steps: ['refundAll'] },
  { name: 'pieces are refunded', steps: ['refundPieces', 'refundPieces', 'refundPieces'] },
  { name: 'pieces, then the rest', steps: ['refundPieces', 'refundAll'] },
  { name: 'lines change, then it is cancelled', steps: ['changeLines', 'cancelByStaff'] },
  { name: 'pieces come back', steps: ['ship', 'deliver', 'askReturn', 'nextCaseStep', 'nextCaseStep', 'nextCaseStep'] },
  { name: 'sent, then refunded', steps: ['ship', 'refundPieces', 'refundAll'] },
];

/** Credit for a lower price is spent on another order, then the first one ends in one of many ways: nobody gains by it. */
export async function spendOnOrder(ground: DrillContext, round: number): Promise<void> {
  await ground.app.db.execute(sql`insert into users (id, email, password_hash, first_name, last_name)
    values (${firstMember + round}::integer, ${`spender${round}@drill.test`}, 'x', 'Spender', 'Drill')`);
  await spendAndEnd(ground, endings[Math.floor(round / 2) % endings.length] ?? ground.random.pick(endings), round);
}

async function spendAndEnd(ground: DrillContext, { name, steps }: Ending, round: number): Promise<void> {
  const { app, random, must } = ground;
  const userId = firstMember + round;
  const buyer: Caller = { ...anonymousCaller, shopperId: userId, by: 'header', ip: `10.9.${round >> 8}.${round & 255}` };
  await setPrice(ground, 25_000);
  const ownCents = random.isHit(0.3) ? random.int(500, 4000) : 0;
  if (ownCents > 0) await setCredit(app, userId, ownCents);
  const first = await buy(ground, buyer, `first-${round}`, [
    { skuId: protectedSku, quantity: steps.includes('orderFewer') ? 3 : random.int(1, 3) },
    ...(random.isHit(0.5) ? [{ skuId: otherSku, quantity: 1 }] : []),
  ]);
  const givenCents = await dropPrice(ground, userId, 25_000 - random.int(1000, 9000));
  must(givenCents > 0, 'a lower price is credited');
  const second = await buy(ground, buyer, `second-${round}`, [{ skuId: otherSku, quantity: random.int(1, 3) }]);
  if (random.isHit(0.3)) await dropPrice(ground, userId, 12_000 - random.int(0, 2000));
  for (const [index, step] of steps.entries())
    await attempt<unknown>(() =>
      actions[step]({ ground, app, by: staffCaller(index), order: first, random: random.branch(`${round} ${index}`) }),
    );
  await settle(ground);
  await nothingMissing(ground, first, name);
  if (random.isHit(0.5)) {
    await attempt(() => actions.cancelByStaff({ ground, app, by: staffCaller(0), order: second, random }));
    await settle(ground);
  }
  await nobodyGains(ground, { userId, ownCents, name });
}

const setPrice = ({ app }: DrillContext, priceCents: number) =>
  changePrices(app, { staffId: null, reason: 'drill', changes: [{ skuId: protectedSku, priceCents, discountBp: 10_000 }] });

/** The price drops and lasts; limited or large credit is approved by staff. Returns the balance afterwards. */
async function dropPrice(ground: DrillContext, userId: number, priceCents: number): Promise<number> {
  const { app, clock } = ground;
  const before = await selectCreditBalance(app.db, userId);
  clock.aheadMs += minuteMs;
  await setPrice(ground, priceCents);
  clock.aheadMs += standsMs;
  await processPriceProtection(app);
  const { rows } = await app.db.execute<{ id: number }>(
    sql`select id from price_credits where user_id = ${userId} and state = 'pending' order by id`,
  );
  for (const { id } of rows) await attempt(() => approveCredit(app, staffCaller(1), id));
  return (await selectCreditBalance(app.db, userId)) - before;
}

/** The whole balance is spent on it as far as it goes. */
async function buy(
  ground: DrillContext,
  buyer: Caller,
  requestId: string,
  items: readonly { readonly skuId: number; readonly quantity: number }[],
): Promise<DrillOrder> {
  const { app } = ground;
  const placed = await placeOrder(app, buyer, {
    ...{ receiver, items, code: undefined, service: '', seenTotalCents: null, buyerMessage: '', isDiscreet: false, wallet: 'paypal' },
    ...{ requestId: `drill-${requestId}`, isBeside: true, useCredit: true },
  });
  await payOrder(ground, placed.number, placed.providerOrderId);
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from orders where number = ${placed.number}`);
  return { id: rows[0]?.id ?? 0, number: placed.number, userId: buyer.shopperId, buyer };
}

async function settle(ground: DrillContext): Promise<void> {
  await heal(ground);
  await processPriceProtection(ground.app);
  await settleEndedExchanges(ground.app);
  await heal(ground, 1);
}

type CreditRow = { readonly back: number; readonly taken: number; readonly recovered: number };

/** Credit for returned units was taken from the account or withheld from the refund. */
async function nothingMissing(ground: DrillContext, order: DrillOrder, name: string): Promise<void> {
  const { rows } = await ground.app.db.execute<CreditRow>(sql`select coalesce(sum(c.back_cents), 0)::integer as back,
    coalesce(sum(c.taken_cents), 0)::integer as taken, coalesce(sum(c.recovered_cents), 0)::integer as recovered
    from price_credits c join order_lines l on l.id = c.order_line_id where l.order_id = ${order.id} and c.paid_at is not null and c.method = 'store_credit'`);
  const [row] = rows;
  const isSettled = row !== undefined && row.back === row.taken + row.recovered;
  ground.must(isSettled, `${name}: credit for pieces that are gone is taken back or kept from the refund`);
  if (!isSettled) explain(ground, `${order.number} ${name}: ${JSON.stringify(row)} ${JSON.stringify(await linesOf(ground, order.id))}`);
}

type Gain = { readonly captured: number; readonly refunded: number; readonly kept: number; readonly protected: number };

/** The buyer's final value, items at purchase price, never exceeds what was paid plus the protection of kept units. */
async function nobodyGains(
  ground: DrillContext,
  { userId, ownCents, name }: { userId: number; ownCents: number; name: string },
): Promise<void> {
  const { app, must } = ground;
  const { rows } = await app.db.execute<Gain>(sql`select
    (select coalesce(sum(c.amount_cents), 0)::integer from captures c join orders o on o.id = c.order_id where o.user_id = ${userId}) as captured,
    (select coalesce(sum(r.amount_cents), 0)::integer from refunds r join orders o on o.id = r.order_id where o.user_id = ${userId} and r.state <> 'failed') as refunded,
    (select coalesce(sum(c.amount_cents - c.back_cents), 0)::integer from price_credits c where c.user_id = ${userId} and c.paid_at is not null) as protected,
    (select coalesce(sum(floor((l.price_total - l.discount_share_cents)::numeric * greatest(0, l.quantity - greatest(l.returned_quantity, l.refunded_quantity)) / l.quantity)), 0)::integer
      from order_lines l join orders o on o.id = l.order_id where o.user_id = ${userId} and o.status in ${sql.raw(stateList(soldStatuses))}) as kept`);
  const [row] = rows;
  const has = (row?.refunded ?? 0) + (row?.kept ?? 0) + (await selectCreditBalance(app.db, userId));
  const put = (row?.captured ?? 0) + ownCents + (row?.protected ?? 0);
  must(has <= put, `${name}: nobody has more in the end than was put in`);
  if (has > put) explain(ground, `customer ${userId}, ${name}: has ${has}, put in ${put}: ${JSON.stringify(row)}`);
}
