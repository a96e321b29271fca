import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { priceLedger } from '#areas/catalog/tables/prices-and-search.ts';
import { failedRefundStates, liveRefundStates, receivedCaptureStates } from '#areas/checkout/rules/payment-attempt-states.ts';
import { isPaidBack } from '#areas/checkout/tables/price-refunds.ts';
import { soldStatuses } from '#areas/orders/rules/status.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { stateList } from '#kernel/states.ts';
import type { Database } from '#platform/database/open.server.ts';
import { priceCredits, priceDrops } from '../tables/promises.ts';

export type CreditRow = typeof priceCredits.$inferSelect;

/** Units returned, refunded or being refunded; a returned and refunded unit is one unit. */
const goneQuantity = sql`greatest(${orderLines.returnedQuantity}, ${orderLines.refundedQuantity})`;

/** Time of the payment; for made to order, of the deposit. */
const paidAt = sql<string>`coalesce((select min(c.captured_at) from captures c where c.order_id = ${orders.id} and c.state in ${sql.raw(stateList(receivedCaptureStates))}), ${orders.paymentTime})`;

export const covered = {
  id: orderLines.id,
  orderId: orderLines.orderId,
  number: orders.number,
  userId: orders.userId,
  email: orders.email,
  language: orders.language,
  status: orders.status,
  paymentState: orders.paymentState,
  skuId: orderLines.skuId,
  nameEn: orderLines.productName,
  nameZh: orderLines.productNameZh,
  image: orderLines.productImage,
  isGift: orderLines.isGift,
  isFinalSale: orderLines.isFinalSale,
  isMadeToOrder: orderLines.isMadeToOrder,
  isComposed: sql<boolean>`${orderLines.estimateId} is not null`,
  priceCents: orderLines.priceCents,
  quantity: orderLines.quantity,
  discountShareCents: orderLines.discountShareCents,
  creditedCents: orderLines.protectedCents,
  pieces: sql<number>`${orderLines.quantity} - ${goneQuantity}`.mapWith(Number),
  paidAt: paidAt.mapWith(orders.paymentTime),
  until: sql<string>`${orderLines.protectedUntil}`.mapWith(orderLines.protectedUntil),
};

/** Lines of paid orders that are neither gifts nor clearance nor built: only these are price-protected. */
export const isCovered = (): SQL | undefined =>
  and(
    inArray(orders.status, soldStatuses),
    ne(orders.paymentState, 'refunded'),
    isNotNull(orderLines.skuId),
    isNull(orderLines.estimateId),
    eq(orderLines.isGift, false),
    or(eq(orderLines.isFinalSale, false), eq(orderLines.isMadeToOrder, true)),
    isNotNull(orderLines.protectedUntil),
    sql`${paidAt} is not null`,
  );

export const coveredLines = (db: Database, where: SQL | undefined, limit: number) =>
  db
    .select(covered)
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(isCovered(), where))
    .orderBy(asc(orderLines.protectedUntil), asc(orderLines.id))
    .limit(limit);

const hasCredits = sql`exists (select 1 from price_credits c where c.order_line_id = ${orderLines.id})`;

/** Lines covered today, and those with credits. */
export const protectedLinesForPage = (
  db: Database,
  of: { readonly userId: number; readonly now: Date } | { readonly orderId: number },
  limit: number,
) =>
  db
    .select({ ...covered, todayCents: skus.payableCents })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(skus, eq(skus.id, orderLines.skuId))
    .where(
      'orderId' in of
        ? and(eq(orderLines.orderId, of.orderId), or(isCovered(), hasCredits))
        : and(eq(orders.userId, of.userId), or(and(isCovered(), gt(orderLines.protectedUntil, of.now)), hasCredits)),
    )
    .orderBy(desc(orderLines.protectedUntil), asc(orderLines.id))
    .limit(limit);

/**
 * Locked until the transaction ends, so credits are counted one at a time. The order is locked first, as in refunds, to avoid deadlocks.
 */
export async function lockPriceProtectedLine(db: Database, lineId: number) {
  const ofLine = db.select({ id: orderLines.orderId }).from(orderLines).where(eq(orderLines.id, lineId));
  await db.select({ id: orders.id }).from(orders).where(inArray(orders.id, ofLine)).for('update');
  await db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.id, lineId)).for('update');
  const [line] = await coveredLines(db, eq(orderLines.id, lineId), 1);
  return line ?? null;
}

/** A line with everything a claim is evaluated by, covered or not. */
export async function selectClaimLine(db: Database, orderId: number, item: { readonly lineId: number } | { readonly skuId: number }) {
  const [line] = await db
    .select(covered)
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orderLines.orderId, orderId), 'lineId' in item ? eq(orderLines.id, item.lineId) : eq(orderLines.skuId, item.skuId)))
    .orderBy(asc(orderLines.isGift), asc(orderLines.id))
    .limit(1);
  return line ?? null;
}

export type CoveredLine = NonNullable<Awaited<ReturnType<typeof selectClaimLine>>>;

const maxFalls = 5000;

const maxCents = 2_147_483_647;

/**
 * The highest price in the minutes a price row had to last. A rise to a clearance price ends the drop: clearance is never compared with.
 */
export const peakCents = (row: SQL, standMinutes: number): SQL =>
  sql`coalesce((select max(case when r.is_final_sale then ${maxCents}::integer else r.payable_cents end) from price_ledger r
    where r.sku_id = ${row}.sku_id and r.payable_cents > ${row}.payable_cents and r.created_at >= ${row}.created_at
      and (r.created_at > ${row}.created_at or r.id > ${row}.id)
      and r.created_at < ${row}.created_at + make_interval(mins => ${standMinutes}::integer)), ${row}.payable_cents)`;

/** An evaluated drop: the level that lasted, and the row that decided it. */
export const fallColumns = (standMinutes: number) => ({
  skuId: priceLedger.skuId,
  oldCents: sql<number>`${priceLedger.oldPayableCents}`.mapWith(Number),
  payableCents: priceLedger.payableCents,
  peakCents: sql<number>`case when ${priceDrops.skippedReason} = 'undone' then ${priceLedger.oldPayableCents}
    else greatest(${priceDrops.newPayableCents}, ${peakCents(sql`price_ledger`, standMinutes)}) end`.mapWith(Number),
  isFinalSale: priceLedger.isFinalSale,
  at: priceLedger.createdAt,
  dropId: priceDrops.id,
});

/** Drops since a moment, oldest first, with the row that decided them. An evaluated drop is not evaluated again when the policy changes. */
export const fallsOf = (db: Database, skuIds: readonly number[], since: Date, standMinutes: number) =>
  db
    .select(fallColumns(standMinutes))
    .from(priceLedger)
    .leftJoin(priceDrops, eq(priceDrops.ledgerId, priceLedger.id))
    .where(
      and(
        inArray(priceLedger.skuId, [...skuIds, 0]),
        gt(priceLedger.createdAt, since),
        sql`${priceLedger.payableCents} < ${priceLedger.oldPayableCents}`,
      ),
    )
    .orderBy(asc(priceLedger.createdAt), asc(priceLedger.id))
    .limit(maxFalls);

export const pricesNow = (db: Database, skuIds: readonly number[]) =>
  db
    .select({ skuId: skus.id, payableCents: skus.payableCents, isClearance: skus.isClearance })
    .from(skus)
    .where(inArray(skus.id, [...skuIds, 0]))
    .orderBy(asc(skus.id))
    .limit(skuIds.length + 1);

export const creditsOf = (db: Database, lineIds: readonly number[]) =>
  db
    .select()
    .from(priceCredits)
    .where(inArray(priceCredits.orderLineId, [...lineIds, 0]))
    .orderBy(asc(priceCredits.id))
    .limit(2000);

/** Null when the line already has a credit for this drop or level. */
export async function insertCredit(db: Database, row: typeof priceCredits.$inferInsert): Promise<CreditRow | null> {
  const [made] = await db.insert(priceCredits).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

/** Conditional on its state; false when somebody was faster. */
export async function changeCredit(
  db: Database,
  { id, state, backQuantity }: Pick<CreditRow, 'id' | 'state' | 'backQuantity'>,
  changes: Partial<CreditRow>,
): Promise<boolean> {
  const done = await db
    .update(priceCredits)
    .set(changes)
    .where(and(eq(priceCredits.id, id), eq(priceCredits.state, state), eq(priceCredits.backQuantity, backQuantity)))
    .returning({ id: priceCredits.id });
  return done.length === 1;
}

export async function creditById(db: Database, id: number): Promise<CreditRow | null> {
  const [row] = await db.select().from(priceCredits).where(eq(priceCredits.id, id));
  return row ?? null;
}

/**
 * Price protection paid back to the payment is settled for the units that were refunded since: it came off their refund. By the line's own
 * counts, so a refund that failed undoes it.
 */
export const settlePriceRefunds = (db: Database, lineId: number, now: Date) =>
  db.execute(sql`update price_credits p set back_quantity = x.gone, back_cents = x.cents, recovered_cents = x.cents,
      state = case when x.gone = p.quantity then 'reversed' else 'paid' end,
      ended_at = case when x.gone = p.quantity then coalesce(p.ended_at, ${now.toISOString()}::timestamptz) end
    from (select k.id, k.gone, k.amount_cents - k.amount_cents::bigint * (k.quantity - k.gone) / k.quantity as cents from (
      select c.id, c.amount_cents, c.quantity, c.quantity - greatest(0, least(c.quantity, l.quantity - l.refunded_quantity)) as gone
      from price_credits c join order_lines l on l.id = c.order_line_id where l.id = ${lineId}) k) x
    where x.id = p.id and p.back_quantity <> x.gone and ${isPaidBack}`);

export const sumUpLine = (db: Database, lineId: number) =>
  db.execute(sql`update order_lines set protected_cents = (select coalesce(sum(c.amount_cents - c.back_cents), 0) from price_credits c
    where c.order_line_id = ${lineId} and c.state = 'paid') where id = ${lineId}`);

/** Orders changed, or with a case changed, since a moment. */
const touchedSince = (lately: Date): SQL =>
  sql`${orders.id} in (select h.order_id from order_history h where h.created_at >= ${lately.toISOString()}::timestamptz
    union select c.order_id from service_cases c where c.updated_at >= ${lately.toISOString()}::timestamptz)`;

/** Units kept: zero once the order is closed. */
const keptQuantity = sql<number>`case when ${inArray(orders.status, soldStatuses)} and ${orders.paymentState} <> 'refunded'
  then greatest(0, ${orderLines.quantity} - ${goneQuantity}) else 0 end`;

/**
 * Lines with credits for units no longer kept: the order is closed, or units were returned; or whose refunded units are others than those
 * that price protection was taken off from. With `lately`, only orders changed since.
 */
export async function linesToRecover(db: Database, since: Date, lately: Date | null, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: orderLines.id })
    .from(priceCredits)
    .innerJoin(orderLines, eq(orderLines.id, priceCredits.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        gte(priceCredits.createdAt, since),
        lately === null ? undefined : touchedSince(lately),
        or(
          and(
            inArray(priceCredits.state, ['pending', 'paid']),
            or(eq(priceCredits.state, 'pending'), eq(priceCredits.method, 'store_credit')),
            sql`${priceCredits.quantity} - ${priceCredits.backQuantity} > ${keptQuantity}`,
          ),
          and(
            eq(priceCredits.method, 'refund'),
            isNotNull(priceCredits.paidAt),
            sql`${priceCredits.quantity} - ${priceCredits.backQuantity}
            <> least(${priceCredits.quantity}, ${orderLines.quantity} - ${orderLines.refundedQuantity})`,
          ),
        ),
      ),
    )
    .orderBy(asc(orderLines.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

export async function remainingQuantity(db: Database, lineId: number): Promise<number> {
  const [row] = await db
    .select({ pieces: keptQuantity.mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, lineId));
  return row?.pieces ?? 0;
}

/** In locking order. */
export async function linesWithCredits(db: Database, orderId: number, lineIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), inArray(orderLines.id, [...lineIds, 0]), hasCredits))
    .orderBy(asc(orderLines.id))
    .limit(lineIds.length + 1);
  return rows.map(({ id }) => id);
}

/** A refund of which nothing was given waits for staff again; returns the lines it was for. What failed of one partly given is flagged. */
export async function reopenFailed(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ order_line_id: number }>(sql`
    update price_credits c set state = 'pending', paid_at = null, refund_id = null, refund_request_id = null, reason = 'payment' from refunds r
    where r.id = c.refund_id and c.state = 'paid' and r.state in ${sql.raw(stateList(failedRefundStates))}
      and not exists (select 1 from refund_requests q join refund_requests s on s.request_id = q.request_id
        where q.id = c.refund_request_id and (s.credit_back_cents > 0
          or exists (select 1 from refunds o where o.refund_request_id = s.id and o.state in ${sql.raw(stateList(liveRefundStates))})))
    returning c.order_line_id`);
  return rows.map((row) => Number(row.order_line_id));
}

/** Store credit given for an order's lines, not taken back and no longer in the account. */
export async function spentCredit(db: Database, orderId: number): Promise<number> {
  const { rows } = await db.execute<{
    cents: number;
  }>(sql`select greatest(0, coalesce(sum(c.amount_cents - c.taken_cents - c.recovered_cents), 0)
      - coalesce((select a.balance_cents from credit_accounts a join orders o on o.user_id = a.user_id where o.id = ${orderId}), 0))::integer as cents
    from price_credits c join order_lines l on l.id = c.order_line_id where l.order_id = ${orderId} and c.state = 'paid' and c.method = 'store_credit'`);
  return rows[0]?.cents ?? 0;
}
