import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import { liveGroup, liveSku } from './visible-products.server.ts';

const maxGoods = 3000;

export const setGoodsRows = (db: Database, now: Date) =>
  db
    .select({
      id: skus.id,
      category: categories.slug,
      lengthInches: skus.lengthInches,
      texture: skus.texture,
      colourCode: skus.colourCode,
      attributes: skus.attributes,
      payableCents: skus.payableCents,
      weightGrams: skus.weightGrams,
      available: skus.available,
      isMadeToOrder: skus.isMadeToOrder,
    })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(
      and(
        liveGroup(now),
        liveSku,
        eq(skus.isClearance, false),
        inArray(categories.slug, ['bundle', 'closure-frontal']),
        sql`(${categories.slug} <> 'bundle' or ${skus.attributes}->>'Style' = 'Single Bundle')`,
        sql`${skus.lengthInches} is not null`,
      ),
    )
    .orderBy(asc(categories.slug), asc(skus.payableCents), asc(skus.id))
    .limit(maxGoods);
