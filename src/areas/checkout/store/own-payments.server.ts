import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { liveRefundStates } from '../rules/payment-attempt-states.ts';
import { captures, payments, refunds } from '../tables/payments.ts';

const maxPerOrder = 50;

/** Attempts to pay these orders, without provider ids and payer data. */
export const attemptsOf = (db: Database, orderIds: readonly number[]) =>
  db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      wallet: payments.wallet,
      purpose: payments.purpose,
      amountCents: payments.amountCents,
      state: payments.state,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]))
    .orderBy(asc(payments.orderId), asc(payments.createdAt), asc(payments.id))
    .limit(maxPerOrder * orderIds.length);

export const capturesOf = (db: Database, orderIds: readonly number[]) =>
  db
    .select({ paymentId: captures.paymentId, amountCents: captures.amountCents, state: captures.state, capturedAt: captures.capturedAt })
    .from(captures)
    .where(inArray(captures.orderId, [...orderIds]))
    .orderBy(asc(captures.capturedAt), asc(captures.id))
    .limit(maxPerOrder * orderIds.length);

/** Completed and pending refunds; failed ones are for staff only. */
export const refundsOf = (db: Database, orderIds: readonly number[]) =>
  db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      refundRequestId: refunds.refundRequestId,
      wallet: payments.wallet,
      state: refunds.state,
      amountCents: refunds.amountCents,
      completedAt: refunds.completedAt,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .where(and(inArray(refunds.orderId, [...orderIds]), inArray(refunds.state, liveRefundStates)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(maxPerOrder * orderIds.length);
