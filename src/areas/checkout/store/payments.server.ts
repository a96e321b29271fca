import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { openRefundStates } from '#areas/orders/rules/payment-states.ts';
import type { Database } from '#platform/database/open.server.ts';
import { isAttemptUnderWay, openAttemptStates, receivedCaptureStates, refundableCaptureStates } from '../rules/payment-attempt-states.ts';
import { captures, payments, refundRequests, refunds } from '../tables/payments.ts';
import { paidBackForGoneUnits } from '../tables/price-refunds.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type CaptureRow = typeof captures.$inferSelect;

export async function insertPayment(db: Database, row: typeof payments.$inferInsert): Promise<PaymentRow> {
  const [made] = await db.insert(payments).values(row).returning();
  if (!made) throw new Error('a payment was not written');
  return made;
}

export async function paymentById(db: Database, id: number): Promise<PaymentRow> {
  const [row] = await db.select().from(payments).where(eq(payments.id, id));
  if (!row) throw new Error(`payment ${id} is gone`);
  return row;
}

export async function paymentByProvider(db: Database, providerOrderId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, 'paypal'), eq(payments.providerOrderId, providerOrderId)));
  return row ?? null;
}

export const selectPaymentsOfOrder = (db: Database, orderId: number): Promise<PaymentRow[]> =>
  db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.id)).limit(50);

/** Whether money of an order may be on its way. */
export const hasPaymentUnderWay = async (db: Database, orderId: number): Promise<boolean> =>
  (await selectPaymentsOfOrder(db, orderId)).some(({ state }) => isAttemptUnderWay(state));

export async function paymentOfCapture(db: Database, captureId: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select({ payment: payments })
    .from(captures)
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(eq(captures.captureId, captureId));
  return row?.payment ?? null;
}

/** Changes an attempt that is still in one of these states; false when it is not. */
export async function changePayment(
  db: Database,
  id: number,
  changes: Partial<PaymentRow>,
  from: readonly PaymentRow['state'][] | null = null,
): Promise<boolean> {
  const changed = await db
    .update(payments)
    .set(changes)
    .where(and(eq(payments.id, id), from ? inArray(payments.state, [...from]) : undefined))
    .returning({ id: payments.id });
  return changed.length === 1;
}

/** Ends every unpaid attempt of an order. */
export const endAttempts = (db: Database, orderId: number, state: 'cancelled' | 'expired', now: Date) =>
  db
    .update(payments)
    .set({ state, updatedAt: now, nextCheckAt: null })
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, ['new', 'created', 'approved', 'declined', 'failed'])));

/** Claims due attempts by moving their next check, so that two instances do not ask about the same one. */
export async function claimDuePayments(db: Database, now: Date, nextAt: Date, limit: number): Promise<PaymentRow[]> {
  const due = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.state, openAttemptStates), lte(payments.nextCheckAt, now)))
    .orderBy(asc(payments.nextCheckAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db.update(payments).set({ nextCheckAt: nextAt }).where(inArray(payments.id, due)).returning();
}

/** The capture's row, and whether this call wrote it or moved it to this state. */
export async function recordCapture(db: Database, row: typeof captures.$inferInsert): Promise<{ capture: CaptureRow; isNew: boolean }> {
  const [made] = await db.insert(captures).values(row).onConflictDoNothing().returning();
  if (made) return { capture: made, isNew: true };
  const [settled] = await db
    .update(captures)
    .set({
      state: row.state,
      amountCents: row.amountCents,
      feeCents: row.feeCents ?? 0,
      capturedAt: row.capturedAt,
      updatedAt: row.capturedAt,
    })
    .where(and(eq(captures.captureId, row.captureId), eq(captures.state, 'pending'), sql`${row.state} <> 'pending'`))
    .returning();
  if (settled) return { capture: settled, isNew: true };
  const [known] = await db.select().from(captures).where(eq(captures.captureId, row.captureId));
  if (!known) throw new Error(`capture ${row.captureId} was neither written nor found`);
  return { capture: known, isNew: false };
}

export type OrderMoney = {
  /** All money received. */
  readonly captured: number;
  /** Money refunded, and the part of it for changed lines, which also lowered the total: with price protection paid back for their units. */
  readonly refunded: number;
  readonly lineRefunded: number;
  /** The pending part of it. */
  readonly lineUnderWay: number;
  /** Kept from refunds for changed lines, for spent credit: the total was lowered by it too. */
  readonly lineKept: number;
  /** Money kept because store credit was given for it. */
  readonly credited: number;
};

/** An order's money by what happened to it; refunds only requested are not refunded yet. */
export async function selectOrderMoney(db: Database, orderId: number): Promise<OrderMoney> {
  const hasCome = sql`${captures.orderId} = ${orderId} and ${inArray(captures.state, receivedCaptureStates)}`;
  const wentBack = sql`${refunds.orderId} = ${orderId} and ${refunds.state} = 'completed'`;
  const { rows } = await db.execute<Record<keyof OrderMoney, string>>(sql`select
    (select coalesce(sum(${captures.amountCents}), 0) from ${captures} where ${hasCome}) as captured,
    (select coalesce(sum(${captures.creditedCents}), 0) from ${captures} where ${hasCome}) as credited,
    (select coalesce(sum(${refunds.amountCents}), 0) from ${refunds} where ${wentBack}) as refunded,
    (select coalesce(sum(${refunds.amountCents}), 0) from ${refunds} where ${wentBack} and ${refunds.isLineChange})
      + ${paidBackForGoneUnits(orderId)} as "lineRefunded",
    (select coalesce(sum(${refunds.amountCents}), 0) from ${refunds} where ${refunds.orderId} = ${orderId} and ${inArray(refunds.state, openRefundStates)}
      and ${refunds.isLineChange}) as "lineUnderWay",
    (select coalesce(sum(${refundRequests.recoveredCents}), 0) from ${refundRequests} where ${refundRequests.orderId} = ${orderId}
      and ${refundRequests.kind} = 'lines') as "lineKept"`);
  const [row] = rows;
  const cents = (name: keyof OrderMoney): number => Number(row?.[name] ?? 0);
  return {
    captured: cents('captured'),
    refunded: cents('refunded'),
    lineRefunded: cents('lineRefunded'),
    lineUnderWay: cents('lineUnderWay'),
    lineKept: cents('lineKept'),
    credited: cents('credited'),
  };
}

export const capturesToRefund = (db: Database, orderId: number): Promise<CaptureRow[]> =>
  db
    .select()
    .from(captures)
    .where(and(eq(captures.orderId, orderId), inArray(captures.state, refundableCaptureStates)))
    .orderBy(desc(captures.capturedAt), desc(captures.id))
    .limit(20);

export async function captureBy(db: Database, captureId: string): Promise<CaptureRow | null> {
  const [row] = await db.select().from(captures).where(eq(captures.captureId, captureId));
  return row ?? null;
}

/** Money that was announced and did not arrive. */
export const declineCaptures = (db: Database, paymentId: number, now: Date) =>
  db
    .update(captures)
    .set({ state: 'declined', updatedAt: now })
    .where(and(eq(captures.paymentId, paymentId), eq(captures.state, 'pending')));
