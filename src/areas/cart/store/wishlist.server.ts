import { and, count, desc, eq, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { wishlistItems } from '../tables.ts';
import { isSkuLive } from './lines.server.ts';

/** Newest first; products no longer offered are kept and not shown. */
export const selectWishlistItems = (db: Database, userId: number, now: Date, page: { limit: number; offset: number }) =>
  db
    .select({ skuId: wishlistItems.skuId, knownPriceCents: wishlistItems.knownPriceCents, createdAt: wishlistItems.createdAt })
    .from(wishlistItems)
    .innerJoin(skus, eq(skus.id, wishlistItems.skuId))
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(eq(wishlistItems.userId, userId), isSkuLive(now)))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.id))
    .limit(page.limit)
    .offset(page.offset);

export async function countWishlistItems(db: Database, userId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(wishlistItems)
    .innerJoin(skus, eq(skus.id, wishlistItems.skuId))
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(eq(wishlistItems.userId, userId), isSkuLive(now)));
  return row?.count ?? 0;
}

/** Once per SKU, with the price of the first time. */
export async function insertWishlistItem(
  db: Database,
  item: { userId: number; skuId: number; priceCents: number; at: Date },
): Promise<void> {
  await db
    .insert(wishlistItems)
    .select(
      db
        .select({
          id: sql<number>`nextval(pg_get_serial_sequence('wishlist_items', 'id'))`.as('id'),
          userId: users.id,
          skuId: sql<number>`${item.skuId}::integer`.as('sku_id'),
          knownPriceCents: sql<number>`${item.priceCents}::integer`.as('known_price_cents'),
          notifiedAt: sql<Date | null>`null::timestamptz`.as('notified_at'),
          createdAt: sql<Date>`${item.at.toISOString()}::timestamptz`.as('created_at'),
        })
        .from(users)
        .where(eq(users.id, item.userId)),
    )
    .onConflictDoNothing();
}

export async function deleteWishlistRow(db: Database, userId: number, skuId: number): Promise<void> {
  await db.delete(wishlistItems).where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.skuId, skuId)));
}
