import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { categories } from '../tables/categories.ts';
import { skus, spuPictures, spus } from '../tables/goods.ts';
import { liveSku } from './live.server.ts';

/** Groups as cards, each by the SKU it speaks of. */
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

type Wanted = { readonly spuId: number; readonly skuId: number; readonly colourCode: string };

/** Two pictures for each card: of its SKU, else of its colour, else of the group. */
export async function cardPictures(db: Database, wanted: readonly Wanted[]) {
  if (wanted.length === 0) return [];
  const [ofSku, ofColour] = [
    inArray(
      spuPictures.skuId,
      wanted.map((one) => one.skuId),
    ),
    sql`(${spuPictures.spuId}, ${spuPictures.colourCode}) in (${sql.join(
      wanted.map((one) => sql`(${one.spuId}::int, ${one.colourCode}::text)`),
      sql`, `,
    )})`,
  ];
  const ranked = db
    .select({
      spuId: spuPictures.spuId,
      base: spuPictures.baseUrl,
      altEn: spuPictures.altEn,
      altZh: spuPictures.altZh,
      place:
        sql<number>`row_number() over (partition by ${spuPictures.spuId} order by coalesce(${ofSku}, false) desc, ${ofColour} desc, ${spuPictures.position}, ${spuPictures.id})`.as(
          'place',
        ),
    })
    .from(spuPictures)
    .where(
      inArray(
        spuPictures.spuId,
        wanted.map((one) => one.spuId),
      ),
    )
    .as('ranked');
  return db
    .select({ spuId: ranked.spuId, base: ranked.base, altEn: ranked.altEn, altZh: ranked.altZh })
    .from(ranked)
    .where(sql`${ranked.place} <= 2`)
    .orderBy(asc(ranked.spuId), asc(ranked.place))
    .limit(2 * wanted.length);
}
