import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { orderLines } from '#areas/orders/tables/orders.ts';
import { stateList } from '#kernel/states.ts';
import type { Database } from '#platform/database/open.server.ts';
import { failedRefundStates, liveRefundStates, openRefundStates } from '../rules/payment-states.ts';
import { captures, payments, refundLines, refundRequests, refunds } from '../tables/payments.ts';

export type RefundRow = typeof refunds.$inferSelect;

type SetAside = { readonly refundCents?: number; readonly creditCents?: number };

/** Sets money of a capture aside, for a refund or because it was given as store credit; never more than there is, in one statement. */
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

/** Money that was set aside can be refunded again. */
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

/** Pieces came back for store credit: what had paid them is given as new credit, not given back. */
const isGivenAnew = sql`(${refundRequests.kind} in ('return', 'exchange') and ${refundRequests.method} = 'store_credit')`;

/** What refund requests of an order gave back of its shipping fee, and of the store credit that had paid it, as new store credit. */
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

/** What went back of the store credit that had paid an order, while the order itself went on. */
export async function refundedCredit(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${refundRequests.creditBackCents}), 0)::integer` })
    .from(refundRequests)
    .where(and(eq(refundRequests.orderId, orderId), sql`not ${isGivenAnew}`));
  return row?.cents ?? 0;
}

/** The refunds of a request that wait for the provider. */
export const openRefundsOf = (db: Database, refundRequestId: number) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.refundRequestId, refundRequestId), inArray(refunds.state, openRefundStates)))
    .orderBy(asc(refunds.id))
    .limit(20);

/** Counts refunded pieces of a line, never more than were bought; one statement looks and counts. */
export async function incrementRefundedQuantity(db: Database, orderId: number, lineId: number, pieces: number): Promise<boolean> {
  const raised = await db
    .update(orderLines)
    .set({ refundedQuantity: sql`${orderLines.refundedQuantity} + ${pieces}` })
    .where(
      and(
        eq(orderLines.id, lineId),
        eq(orderLines.orderId, orderId),
        sql`${orderLines.refundedQuantity} + ${pieces} <= ${orderLines.quantity}`,
      ),
    )
    .returning({ id: orderLines.id });
  return raised.length === 1;
}

/** A request of which something went back, or is on its way: from another payment, or as store credit. */
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
 * The provider refused: the pieces of this refund can be refunded again. Not where a part of their worth went back all the same: then only
 * what is missing is owed, and the pieces would give it a second time.
 */
export const decrementRefundedQuantity = (db: Database, { id, refundRequestId }: Pick<RefundRow, 'id' | 'refundRequestId'>) =>
  db.execute(sql`update order_lines l set refunded_quantity = greatest(0, l.refunded_quantity - r.quantity)
    from (select order_line_id, sum(quantity)::integer as quantity from refund_lines
      where case when ${refundRequestId}::integer is null then refund_id = ${id} else refund_request_id = ${refundRequestId} end group by 1) r
    where r.order_line_id = l.id and not ${hasGiven(sql`${refundRequestId}`)}`);

/** Whether something that was to go back has not: a refund of this request or a later one failed, or pieces left the order unrefunded. */
export async function isRefundMissing(db: Database, orderId: number, refundRequestId: number | null): Promise<boolean> {
  const { rows } =
    await db.execute(sql`select 1 from refunds where order_id = ${orderId} and state = 'failed' and refund_request_id >= ${refundRequestId}
    union all select 1 from order_lines where order_id = ${orderId} and removed_quantity > refunded_quantity limit 1`);
  return rows.length > 0;
}

/** Why the provider refused a part of a request; null where it did not. */
export async function selectRefundFailure(db: Database, refundRequestId: number): Promise<string | null> {
  const [row] = await db
    .select({ failure: refunds.failure })
    .from(refunds)
    .where(and(eq(refunds.refundRequestId, refundRequestId), eq(refunds.state, 'failed')))
    .orderBy(asc(refunds.id))
    .limit(1);
  return row?.failure ?? null;
}

/** Whether money of changed lines is on its way back. */
export async function isLineRefundOpen(db: Database, orderId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.isLineChange, true), inArray(refunds.state, openRefundStates)))
    .limit(1);
  return row !== undefined;
}

/** The capture says what became of it. */
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

/** Changes a refund that is not ended; false when it is. */
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

/** Refunds whose end nobody told us. */
export const openRefunds = (db: Database, before: Date, most: number) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.state, openRefundStates), lte(refunds.updatedAt, before)))
    .orderBy(asc(refunds.updatedAt))
    .limit(most);

/** How the money of a capture came: as the books say it, and by which wallet. */
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

/** The lines of an order and how many of their pieces are refunded, or about to be. */
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
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id))
    .limit(200);
