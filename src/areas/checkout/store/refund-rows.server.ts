import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { openRefundStates } from '#areas/orders/rules/payment-states.ts';
import { creditEntries } from '#areas/referrals/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { refundRequests, refunds } from '../tables/payments.ts';

const maxEach = 50;

/** Refund requests with store credit or a withheld amount; their money part is in refunds. */
export const creditRefundsOf = (db: Database, orderIds: readonly number[]) =>
  db
    .select({
      id: refundRequests.id,
      orderId: refundRequests.orderId,
      kind: refundRequests.kind,
      // Store credit given instead of money, plus store credit that had paid the order.
      creditCents: sql<number>`(${refundRequests.storeCreditCents} + ${refundRequests.creditBackCents})::integer`,
      keptCents: refundRequests.recoveredCents,
      reason: refundRequests.reason,
      firstName: staffMembers.firstName,
      createdAt: refundRequests.createdAt,
    })
    .from(refundRequests)
    .leftJoin(staffMembers, eq(staffMembers.id, refundRequests.staffId))
    .where(
      and(
        inArray(refundRequests.orderId, [...orderIds]),
        sql`${refundRequests.storeCreditCents} + ${refundRequests.creditBackCents} + ${refundRequests.recoveredCents} > 0`,
      ),
    )
    .orderBy(asc(refundRequests.createdAt), asc(refundRequests.id))
    .limit(maxEach * orderIds.length);

/** The last refund request of an order; the browser that sent it recognizes it. */
export async function lastRequestId(db: Database, orderId: number): Promise<string | null> {
  const [row] = await db
    .select({ requestId: refundRequests.requestId })
    .from(refundRequests)
    .where(eq(refundRequests.orderId, orderId))
    .orderBy(desc(refundRequests.id))
    .limit(1);
  return row?.requestId ?? null;
}

export const pendingRefundIds = (db: Database, refundIds: readonly number[]) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(inArray(refunds.id, [...refundIds]), inArray(refunds.state, openRefundStates)))
    .orderBy(asc(refunds.id))
    .limit(maxEach);

/** Price-protection credit was given for this order; spent credit may be withheld from a refund. */
export async function hasPriceProtectionCredit(db: Database, orderId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: creditEntries.id })
    .from(creditEntries)
    .where(and(eq(creditEntries.orderId, orderId), eq(creditEntries.kind, 'price_protection')))
    .limit(1);
  return row !== undefined;
}
