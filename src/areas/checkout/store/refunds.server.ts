import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { openRefundStates } from '#areas/orders/rules/payment-states.ts';
import { orderLines } from '#areas/orders/tables/orders.ts';
import { stateList } from '#kernel/states.ts';
import type { Database } from '#platform/database/open.server.ts';
import { failedRefundStates, liveRefundStates } from '../rules/payment-attempt-states.ts';
import { captures, payments, refundLines, refundRequests, refunds } from '../tables/payments.ts';
import { priceRefundsOfLine } from '../tables/price-refunds.ts';
import { isByProvider } from './refunds-by-hand.server.ts';

export type RefundRow = typeof refunds.$inferSelect;

type SetAside = { readonly refundCents?: number; readonly creditCents?: number };

/** Reserves money of a capture for a refund or store credit; one statement, never more than there is. */
export async function reserveCaptureAmount(
  db: Database,
  captureId: number,
  { refundCents = 0, creditCents = 0 }: SetAside,
  now: Date,
): Promise<boolean> {
  const set = await db
    .update(captures)
    .set({
      refundedCents: sql`${captures.refundedCents} + ${refundCents}`,
      creditedCents: sql`${captures.creditedCents} + ${creditCents}`,
      updatedAt: now,
    })
    .where(
      and(
        eq(captures.id, captureId),
        sql`${captures.refundedCents} + ${captures.creditedCents} + ${refundCents + creditCents} <= ${captures.amountCents}`,
      ),
    )
    .returning({ id: captures.id });
  return set.length === 1;
}

/** Money set aside can be refunded again. */
export const releaseCaptureAmount = (db: Database, captureId: number, { refundCents = 0, creditCents = 0 }: SetAside, now: Date) =>
  db
    .update(captures)
    .set({
      refundedCents: sql`${captures.refundedCents} - ${refundCents}`,
      creditedCents: sql`${captures.creditedCents} - ${creditCents}`,
      updatedAt: now,
    })
    .where(eq(captures.id, captureId));

export type RefundRequestRow = typeof refundRequests.$inferSelect;

export async function refundRequestBy(db: Database, orderId: number, requestId: string): Promise<RefundRequestRow | null> {
  const [row] = await db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.requestId, requestId)));
  return row ?? null;
}

export async function insertRefundRequest(db: Database, row: typeof refundRequests.$inferInsert): Promise<RefundRequestRow> {
  const [made] = await db.insert(refundRequests).values(row).returning();
  if (!made) throw new Error('a refund request was not written');
  return made;
}

/** Items returned for store credit: what had paid them is given as new credit, not returned. */
const isGivenAnew = sql`(${refundRequests.kind} in ('return', 'exchange') and ${refundRequests.method} = 'store_credit')`;

/** What refund requests returned of the shipping fee, and of the store credit that paid the order, as new store credit. */
export async function requestedBefore(db: Database, orderId: number): Promise<{ shippingCents: number; creditCents: number }> {
  const isOver = sql`exists (select 1 from ${refunds} where ${refunds.refundRequestId} = ${refundRequests.id} and ${inArray(refunds.state, failedRefundStates)})`;
  const [row] = await db
    .select({
      shippingCents: sql<number>`coalesce(sum(${refundRequests.shippingCents}) filter (where not ${isOver}), 0)::integer`,
      creditCents: sql<number>`coalesce(sum(${refundRequests.creditBackCents}) filter (where ${isGivenAnew}), 0)::integer`,
    })
    .from(refundRequests)
    .where(eq(refundRequests.orderId, orderId));
  return row ?? { shippingCents: 0, creditCents: 0 };
}

/** Store credit returned while the order itself went on. */
export async function refundedCredit(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${refundRequests.creditBackCents}), 0)::integer` })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), sql`not ${isGivenAnew}`));
  return row?.cents ?? 0;
}

export const openRefundsOf = (db: Database, refundRequestId: number) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.refundRequestId, refundRequestId), inArray(refunds.state, openRefundStates)))
    .orderBy(asc(refunds.id))
    .limit(20);

/** Counts refunded units, never more than were bought, in one conditional update. */
export async function incrementRefundedQuantity(db: Database, orderId: number, lineId: number, quantity: number): Promise<boolean> {
  const raised = await db
    .update(orderLines)
    .set({ refundedQuantity: sql`${orderLines.refundedQuantity} + ${quantity}` })
    .where(
      and(
        eq(orderLines.id, lineId),
        eq(orderLines.orderId, orderId),
        sql`${orderLines.refundedQuantity} + ${quantity} <= ${orderLines.quantity}`,
      ),
    )
    .returning({ id: orderLines.id });
  return raised.length === 1;
}

/** A request of which something was refunded or is pending: from another payment, or as store credit. */
const hasGiven = (
  requestId: SQL,
): SQL => sql`(exists (select 1 from refunds o where o.refund_request_id = ${requestId} and o.state in ${sql.raw(stateList(liveRefundStates))})
  or exists (select 1 from refund_requests q where q.id = ${requestId} and q.credit_back_cents + q.store_credit_cents + q.recovered_cents > 0))`;

export async function hasActiveRefund(db: Database, refundIds: readonly number[]): Promise<boolean> {
  const [row] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.id, [...refundIds]), hasGiven(sql`${refunds.refundRequestId}`)))
    .limit(1);
  return row !== undefined;
}

/**
 * The provider refused: the units can be refunded again. Not where part of their value was refunded: then only the rest is owed, and the
 * units would pay it twice.
 */
export const decrementRefundedQuantity = (db: Database, { id, refundRequestId }: Pick<RefundRow, 'id' | 'refundRequestId'>) =>
  db.execute(sql`update order_lines l set refunded_quantity = greatest(0, l.refunded_quantity - r.quantity)
    from (select order_line_id, sum(quantity)::integer as quantity from refund_lines
      where case when ${refundRequestId}::integer is null then refund_id = ${id} else refund_request_id = ${refundRequestId} end group by 1) r
    where r.order_line_id = l.id and not ${hasGiven(sql`${refundRequestId}`)}`);

/** Whether a refund is missing: one of this request or a later one failed, or units left the order unrefunded. */
export async function isRefundMissing(db: Database, orderId: number, refundRequestId: number | null): Promise<boolean> {
  const { rows } =
    await db.execute(sql`select 1 from refunds where order_id = ${orderId} and state = 'failed' and refund_request_id >= ${refundRequestId}
    union all select 1 from order_lines where order_id = ${orderId} and removed_quantity > refunded_quantity limit 1`);
  return rows.length > 0;
}

/** Null where the provider refused nothing. */
export async function selectRefundFailure(db: Database, refundRequestId: number): Promise<string | null> {
  const [row] = await db
    .select({ failure: refunds.failure })
    .from(refunds)
    .where(and(eq(refunds.refundRequestId, refundRequestId), eq(refunds.state, 'failed')))
    .orderBy(asc(refunds.id))
    .limit(1);
  return row?.failure ?? null;
}

export const markRefunded = (db: Database, captureId: number, now: Date) =>
  db
    .update(captures)
    .set({
      state: sql`case when ${captures.refundedCents} = ${captures.amountCents} then 'refunded' else 'part_refunded' end`,
      updatedAt: now,
    })
    .where(eq(captures.id, captureId));

export async function insertRefund(db: Database, row: typeof refunds.$inferInsert): Promise<RefundRow> {
  const [made] = await db.insert(refunds).values(row).returning();
  if (!made) throw new Error('a refund was not written');
  return made;
}

/** Changes a refund that has not ended; false when it has. */
export async function changeRefund(db: Database, id: number, changes: Partial<RefundRow>): Promise<boolean> {
  const changed = await db
    .update(refunds)
    .set(changes)
    .where(and(eq(refunds.id, id), inArray(refunds.state, openRefundStates)))
    .returning({ id: refunds.id });
  return changed.length === 1;
}

export async function refundById(db: Database, id: number) {
  const [row] = await db
    .select({ refund: refunds, providerCaptureId: captures.captureId, provider: payments.provider })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(eq(refunds.id, id));
  if (!row) throw new Error(`refund ${id} is gone`);
  return row;
}

/** Refunds without a known outcome at the provider. */
export const openRefunds = (db: Database, before: Date, limit: number) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.state, openRefundStates), lte(refunds.updatedAt, before), isByProvider))
    .orderBy(asc(refunds.updatedAt))
    .limit(limit);

/** How a capture was paid: the ledger's method, and the wallet. */
export async function selectPaymentMethod(db: Database, captureId: number): Promise<{ method: string; wallet: string }> {
  const [row] = await db
    .select({ provider: payments.provider, wallet: payments.wallet })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(eq(captures.id, captureId));
  const wallet = row?.wallet ?? 'paypal';
  return { method: row?.provider === 'manual' ? wallet : 'paypal', wallet };
}

export async function insertRefundLines(
  db: Database,
  rows: readonly { refundId: number | null; refundRequestId: number; lineId: number; quantity: number; amountCents: number }[],
) {
  if (rows.length === 0) return;
  await db.insert(refundLines).values(rows.map(({ lineId, ...row }) => ({ ...row, orderLineId: lineId })));
}

/** Order lines with their refunded or pending units. */
export const refundableLines = (db: Database, orderId: number) =>
  db
    .select({
      id: orderLines.id,
      skuId: orderLines.skuId,
      code: orderLines.skuCode,
      name: orderLines.productName,
      nameZh: orderLines.productNameZh,
      quantity: orderLines.quantity,
      priceCents: orderLines.priceCents,
      priceTotalCents: orderLines.priceTotalCents,
      discountShareCents: orderLines.discountShareCents,
      weightGrams: orderLines.weightGrams,
      returnedQuantity: orderLines.returnedQuantity,
      refundedQuantity: orderLines.refundedQuantity,
      refundedCents: sql<number>`coalesce((select sum(l.amount_cents) from refund_lines l left join refunds r on r.id = l.refund_id
        where l.order_line_id = order_lines.id and (r.id is null or r.state not in ${sql.raw(stateList(failedRefundStates))})), 0)::integer`,
      removedQuantity: orderLines.removedQuantity,
      isMadeToOrder: orderLines.isMadeToOrder,
      isGift: orderLines.isGift,
      priceRefunds: priceRefundsOfLine,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id))
    .limit(200);
