import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { orderLines } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';
import { reviewPictures, reviews } from '../tables.ts';

/** The first shipped line with this SKU, and the data its review copies. */
export async function boughtLine(db: Database, orderId: number, skuId: number) {
  const [row] = await db
    .select({
      id: orderLines.id,
      spuId: skus.spuId,
      lengthInches: orderLines.lengthInches,
      texture: orderLines.texture,
      colourCode: orderLines.colourCode,
    })
    .from(orderLines)
    .innerJoin(skus, eq(skus.id, orderLines.skuId))
    .where(
      and(
        eq(orderLines.orderId, orderId),
        eq(orderLines.skuId, skuId),
        eq(orderLines.isGift, false),
        lt(orderLines.removedQuantity, orderLines.quantity),
      ),
    )
    .orderBy(asc(orderLines.position), asc(orderLines.id))
    .limit(1);
  return row ?? null;
}

/** Null when the line already has a review. */
export async function insertReview(db: Database, row: typeof reviews.$inferInsert): Promise<number | null> {
  const [added] = await db.insert(reviews).values(row).onConflictDoNothing().returning({ id: reviews.id });
  return added?.id ?? null;
}

export async function insertReviewPictures(db: Database, rows: (typeof reviewPictures.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(reviewPictures).values(rows);
}

/** Published or not. */
export const selectReviewsOfLines = (db: Database, lineIds: readonly number[]) =>
  db
    .select({ lineId: reviews.orderLineId, stars: reviews.stars, status: reviews.status })
    .from(reviews)
    .where(inArray(reviews.orderLineId, [...lineIds]))
    .limit(lineIds.length);
