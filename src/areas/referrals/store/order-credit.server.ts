import { and, eq, inArray, sql } from 'drizzle-orm';
import { isAwaitingPaymentSql } from '#areas/orders/tables/conditions.ts';
import { orders } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';
import { creditEntries } from '../tables.ts';

export async function heldByOrder(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(-sum(${creditEntries.amountCents}), 0)::integer` })
    .from(creditEntries)
    .where(and(eq(creditEntries.orderId, orderId), inArray(creditEntries.kind, ['spent', 'given_back'])));
  return row?.cents ?? 0;
}

/** Numbers the next movement. */
export async function countCreditMovements(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::integer` })
    .from(creditEntries)
    .where(and(eq(creditEntries.orderId, orderId), inArray(creditEntries.kind, ['spent', 'given_back'])));
  return row?.count ?? 0;
}

/** Credit held in unpaid orders: a new order replaces them and can use it. */
export async function inOpenOrders(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sql<number>`coalesce(sum(${orders.creditCents}), 0)::integer` })
    .from(orders)
    .where(and(eq(orders.userId, userId), isAwaitingPaymentSql('orders'), eq(orders.source, 'shop'), sql`${orders.creditCents} > 0`));
  return row?.cents ?? 0;
}
