import { and, asc, eq, isNull } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';

/** By its first SKU. */
export async function groupKind(db: Database, spuId: number) {
  const [row] = await db
    .select({ categoryId: skus.categoryId, category: categories.slug, attributes: skus.attributes })
    .from(skus)
    .innerJoin(categories, eq(categories.id, skus.categoryId))
    .where(and(eq(skus.spuId, spuId), isNull(skus.deletedAt)))
    .orderBy(asc(skus.id))
    .limit(1);
  return row ? { categoryId: row.categoryId, category: row.category, style: row.attributes.Style ?? '' } : null;
}
