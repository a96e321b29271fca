import { and, eq, inArray, or } from 'drizzle-orm';
import { openRefundStates } from '#areas/orders/rules/payment-states.ts';
import type { Database } from '#platform/database/open.server.ts';
import { refundRequests, refunds } from '../tables/payments.ts';

/** A refund for changed lines or for a price drop that is not completed: until then lines cannot change. */
export async function isLineRefundOpen(db: Database, orderId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .leftJoin(refundRequests, eq(refundRequests.id, refunds.refundRequestId))
    .where(
      and(
        eq(refunds.orderId, orderId),
        or(eq(refunds.isLineChange, true), eq(refundRequests.kind, 'price_protection')),
        inArray(refunds.state, openRefundStates),
      ),
    )
    .limit(1);
  return row !== undefined;
}
