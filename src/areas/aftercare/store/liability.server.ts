import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';
import { coveredLines } from './protection.server.ts';

const paid = [2, 3, 4, 5, 6];
const most = 50_000;

/** Every line of a paid order whose price is still protected, for the SKUs named. */
export const linesUnderProtection = (db: Database, skuIds: readonly number[], now: Date) =>
  coveredLines(db, and(inArray(orderLines.skuId, [...skuIds, 0]), gt(orderLines.protectedUntil, now), eq(orders.isTest, false)), most);

/** How many pieces of each SKU were bought since a moment. */
export const piecesSince = (db: Database, skuIds: readonly number[], since: Date) =>
  db
    .select({ skuId: sql<number>`${orderLines.skuId}`.mapWith(Number), pieces: sql<number>`sum(${orderLines.quantity})`.mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        inArray(orderLines.skuId, [...skuIds, 0]),
        gt(orderLines.createdAt, since),
        inArray(orders.status, paid),
        eq(orders.isTest, false),
      ),
    )
    .groupBy(orderLines.skuId)
    .orderBy(asc(orderLines.skuId))
    .limit(skuIds.length + 1);
