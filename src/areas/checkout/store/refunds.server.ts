import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { orderLines } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';
import { captures, payments, refundLines, refunds } from '../tables/payments.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** Sets money of a capture aside for a refund, never more than there is; one statement looks and takes. */
export async function setAside(db: Database, captureId: number, amountCents: number, now: Date): Promise<boolean> {
  const set = await db
    .update(captures)
    .set({ refundedCents: sql`${captures.refundedCents} + ${amountCents}`, updatedAt: now })
    .where(and(eq(captures.id, captureId), sql`${captures.refundedCents} + ${amountCents} <= ${captures.amountCents}`))
    .returning({ id: captures.id });
  return set.length === 1;
}

export const putBack = (db: Database, captureId: number, amountCents: number, now: Date) =>
  db
    .update(captures)
    .set({ refundedCents: sql`${captures.refundedCents} - ${amountCents}`, updatedAt: now })
    .where(eq(captures.id, captureId));

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
    .where(and(eq(refunds.id, id), inArray(refunds.state, ['asked', 'pending'])))
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
    .where(and(inArray(refunds.state, ['asked', 'pending']), lte(refunds.updatedAt, before)))
    .orderBy(asc(refunds.updatedAt))
    .limit(most);

/** How the money of a capture came, as the books say it. */
export async function methodOf(db: Database, captureId: number): Promise<string> {
  const [row] = await db
    .select({ provider: payments.provider, wallet: payments.wallet })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(eq(captures.id, captureId));
  return row?.provider === 'manual' ? row.wallet : 'paypal';
}

export async function insertRefundLines(
  db: Database,
  rows: readonly { refundId: number; lineId: number; quantity: number; amountCents: number }[],
) {
  if (rows.length === 0) return;
  await db.insert(refundLines).values(rows.map(({ lineId, ...row }) => ({ ...row, orderLineId: lineId })));
}

/** The lines of an order and how many of their pieces are paid back, or about to be. */
export const refundableLines = (db: Database, orderId: number) =>
  db
    .select({
      id: orderLines.id,
      quantity: orderLines.quantity,
      priceCents: orderLines.priceCents,
      priceTotalCents: orderLines.priceTotalCents,
      discountShareCents: orderLines.discountShareCents,
      weightGrams: orderLines.weightGrams,
      refundedQuantity: sql<number>`coalesce((select sum(l.quantity) from refund_lines l join refunds r on r.id = l.refund_id
        where l.order_line_id = order_lines.id and r.state not in ('failed', 'cancelled')), 0)::integer`,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id))
    .limit(200);
