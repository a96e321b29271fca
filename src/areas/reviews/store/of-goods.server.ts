import { and, asc, count, desc, eq, gt, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { attributes, attributeValues } from '#areas/catalog/tables/categories.ts';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { Language } from '#kernel/texts.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { ReviewFilter } from '../rules/review-filter.ts';
import { reviewPictures, reviews } from '../tables.ts';

/** Reviews belong to order lines, so each is from a verified buyer. */
const publishedOf = (spuId: number): SQL | undefined => and(eq(reviews.spuId, spuId), eq(reviews.status, 'published'));
const whereOf = (spuId: number, { lengthInches, texture, withPhotos }: Omit<ReviewFilter, 'page'>): SQL | undefined =>
  and(
    publishedOf(spuId),
    lengthInches === null ? undefined : eq(reviews.lengthInches, lengthInches),
    texture === null ? undefined : eq(reviews.texture, texture),
    withPhotos ? gt(reviews.pictureCount, 0) : undefined,
  );

export const selectGroupStarCounts = (db: Database, spuId: number) =>
  db
    .select({ stars: reviews.stars, count: count(), withPhotos: sql<number>`count(*) filter (where ${reviews.pictureCount} > 0)::int` })
    .from(reviews)
    .where(publishedOf(spuId))
    .groupBy(reviews.stars)
    .orderBy(desc(reviews.stars))
    .limit(5);

export const lengthCounts = (db: Database, spuId: number) =>
  db
    .select({ inches: reviews.lengthInches, count: count() })
    .from(reviews)
    .where(and(publishedOf(spuId), isNotNull(reviews.lengthInches)))
    .groupBy(reviews.lengthInches)
    .orderBy(asc(reviews.lengthInches))
    .limit(40);

export const textureCounts = (db: Database, spuId: number) =>
  db
    .select({ value: reviews.texture, nameEn: attributeValues.nameEn, nameZh: attributeValues.nameZh, count: count() })
    .from(reviews)
    .innerJoin(attributeValues, eq(attributeValues.value, reviews.texture))
    .innerJoin(attributes, and(eq(attributes.id, attributeValues.attributeId), eq(attributes.key, 'Texture')))
    .where(and(publishedOf(spuId), ne(reviews.texture, '')))
    .groupBy(reviews.texture, attributeValues.nameEn, attributeValues.nameZh)
    .orderBy(desc(count()), asc(reviews.texture))
    .limit(20);

export const countFilteredReviews = (db: Database, spuId: number, filter: Omit<ReviewFilter, 'page'>): Promise<number> =>
  db.$count(reviews, whereOf(spuId, filter));

type Slice = { readonly language: Language; readonly limit: number; readonly offset: number };

/** With pictures and in the reader's language first, then most helpful, then newest. */
export const reviewsOfGroup = (db: Database, spuId: number, filter: Omit<ReviewFilter, 'page'>, { language, limit, offset }: Slice) =>
  db
    .select({
      id: reviews.id,
      skuId: reviews.skuId,
      stars: reviews.stars,
      title: reviews.title,
      text: reviews.text,
      language: reviews.language,
      shownName: reviews.shownName,
      lengthInches: reviews.lengthInches,
      answer: reviews.answer,
      createdAt: reviews.createdAt,
      colourEn: attributeValues.nameEn,
      colourZh: attributeValues.nameZh,
    })
    .from(reviews)
    .leftJoin(attributes, eq(attributes.key, 'Color'))
    .leftJoin(attributeValues, and(eq(attributeValues.attributeId, attributes.id), eq(attributeValues.code, reviews.colourCode)))
    .where(whereOf(spuId, filter))
    .orderBy(
      desc(sql`${reviews.language} = ${language}`),
      desc(sql`${reviews.pictureCount} > 0`),
      desc(reviews.helpfulCount),
      desc(reviews.createdAt),
      desc(reviews.id),
    )
    .limit(limit)
    .offset(offset);

export const picturesOfReviews = (db: Database, ids: readonly number[]) =>
  db
    .select({
      reviewId: reviewPictures.reviewId,
      base: reviewPictures.baseUrl,
      widths: reviewPictures.widths,
    })
    .from(reviewPictures)
    .where(inArray(reviewPictures.reviewId, [...ids]))
    .orderBy(asc(reviewPictures.reviewId), asc(reviewPictures.position))
    .limit(5 * ids.length);

/** Null for an unknown SKU. */
export async function groupOfSku(db: Database, skuId: number): Promise<number | null> {
  const [row] = await db.select({ spuId: skus.spuId }).from(skus).where(eq(skus.id, skuId));
  return row?.spuId ?? null;
}

export const publishedOfSku = (db: Database, skuId: number, { limit, offset }: Pick<Slice, 'limit' | 'offset'>) =>
  db
    .select({
      id: reviews.id,
      stars: reviews.stars,
      title: reviews.title,
      text: reviews.text,
      shownName: reviews.shownName,
      lengthInches: reviews.lengthInches,
      texture: reviews.texture,
      answer: reviews.answer,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .where(and(eq(reviews.skuId, skuId), eq(reviews.status, 'published')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit)
    .offset(offset);

export const countOfSku = (db: Database, skuId: number): Promise<number> =>
  db.$count(reviews, and(eq(reviews.skuId, skuId), eq(reviews.status, 'published')));
