import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { captures, payments, refunds } from '../tables/payments.ts';

const mostEach = 50;

/** Every attempt to pay these orders. What the provider calls it, and who paid, stays in the house. */
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
    .limit(mostEach * orderIds.length);

export const capturesOf = (db: Database, orderIds: readonly number[]) =>
  db
    .select({ paymentId: captures.paymentId, amountCents: captures.amountCents, state: captures.state, capturedAt: captures.capturedAt })
    .from(captures)
    .where(inArray(captures.orderId, [...orderIds]))
    .orderBy(asc(captures.capturedAt), asc(captures.id))
    .limit(mostEach * orderIds.length);

/** Money that really went back. */
export const refundsOf = (db: Database, orderIds: readonly number[]) =>
  db
    .select({
      id: refunds.id,
      orderId: refunds.orderId,
      amountCents: refunds.amountCents,
      completedAt: refunds.completedAt,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), eq(refunds.state, 'completed')))
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
    .limit(mostEach * orderIds.length);
