import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { categories } from '../tables/categories.ts';
import { skus, spuPictures, spus } from '../tables/goods.ts';
import { liveSku } from './visible-products.server.ts';

export const cardRows = (db: Database, skuIds: readonly number[]) =>
  db
    .select({
      spuId: spus.id,
      slug: spus.slug,
      nameEn: spus.nameEn,
      nameZh: spus.nameZh,
      categorySlug: categories.slug,
      publishedAt: spus.publishedAt,
      ratingSum: spus.ratingSum,
      reviewCount: spus.reviewCount,
      minLengthInches: spus.minLengthInches,
      maxLengthInches: spus.maxLengthInches,
      colourCodes: spus.colourCodes,
      skuId: skus.id,
      skuSlug: skus.slug,
      payableCents: skus.payableCents,
      priceCents: skus.priceCents,
      available: skus.available,
      isMadeToOrder: skus.isMadeToOrder,
      colourCode: skus.colourCode,
    })
    .from(skus)
    .innerJoin(spus, eq(spus.id, skus.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(inArray(skus.id, [...skuIds]), liveSku))
    .orderBy(asc(skus.id))
    .limit(skuIds.length);

/** Two pictures per card: of its SKU, else its color, else the group. */
export async function cardPictures(db: Database, skuIds: readonly number[]) {
  if (skuIds.length === 0) return [];
  const nearest = sql`coalesce(${spuPictures.skuId} = ${skus.id}, false) desc, ${spuPictures.colourCode} = ${skus.colourCode} desc`;
  const ranked = db
    .select({
      skuId: skus.id,
      base: spuPictures.baseUrl,
      altEn: spuPictures.altEn,
      altZh: spuPictures.altZh,
      place: sql<number>`row_number() over (partition by ${skus.id} order by ${nearest}, ${spuPictures.position}, ${spuPictures.id})`.as(
        'place',
      ),
    })
    .from(skus)
    .innerJoin(spuPictures, eq(spuPictures.spuId, skus.spuId))
    .where(inArray(skus.id, [...skuIds]))
    .as('ranked');
  return db
    .select({ skuId: ranked.skuId, base: ranked.base, altEn: ranked.altEn, altZh: ranked.altZh })
    .from(ranked)
    .where(sql`${ranked.place} <= 2`)
    .orderBy(asc(ranked.skuId), asc(ranked.place))
    .limit(2 * skuIds.length);
}
