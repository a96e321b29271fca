import { and, asc, eq, inArray, lte, notInArray, sql } from 'drizzle-orm';
import { attentionStates, openRefundStates } from '#areas/orders/rules/payment-states.ts';
import { orders } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';
import { captures, payments, refunds } from '../tables/payments.ts';

/** Cash or a bank transfer: nobody gives it back but staff. */
const isByHand = sql`exists (select 1 from ${captures} join ${payments} on ${payments.id} = ${captures.paymentId}
  where ${captures.id} = ${refunds.captureId} and ${payments.provider} = 'manual')`;
export const isByProvider = sql`not ${isByHand}`;

/** A refund of this order that staff pay; null where there is none. */
export async function selectRefundByHand(db: Database, orderId: number, refundId: number): Promise<typeof refunds.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, refundId), eq(refunds.orderId, orderId), isByHand));
  return row ?? null;
}

const isOpenByHand = and(inArray(refunds.state, openRefundStates), isByHand);

export async function hasRefundByHand(db: Database, orderId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isOpenByHand))
    .limit(1);
  return row !== undefined;
}

/** Orders whose refund waits for staff while the order itself needs no attention. */
export const ordersWithForgottenRefundByHand = (db: Database, before: Date, limit: number) =>
  db
    .selectDistinct({ id: refunds.orderId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(isOpenByHand, lte(refunds.updatedAt, before), notInArray(orders.paymentState, [...attentionStates])))
    .orderBy(asc(refunds.orderId))
    .limit(limit);
