import { and, asc, desc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { attributes, attributeValues, categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { ReviewSort, ReviewsPageQuery } from '../rules/reviews-page.ts';
import { reviewPictures, reviews } from '../tables.ts';

const orders: Record<ReviewSort, SQL[]> = {
  newest: [desc(reviews.createdAt)],
  helpful: [desc(reviews.helpfulCount), desc(reviews.createdAt)],
  highest: [desc(reviews.stars), desc(reviews.createdAt)],
};

type Filter = Omit<ReviewsPageQuery, 'sort' | 'page'>;

/** Published only, whatever the filter. */
const whereOf = ({ category, stars, lengthInches, texture, withPhotos }: Filter): SQL | undefined =>
  and(
    eq(reviews.status, 'published'),
    category === null ? undefined : eq(categories.slug, category),
    stars === null ? undefined : eq(reviews.stars, stars),
    lengthInches === null ? undefined : eq(reviews.lengthInches, lengthInches),
    texture === null ? undefined : eq(reviews.texture, texture),
    withPhotos ? gt(reviews.pictureCount, 0) : undefined,
  );

/** Deleted products are still named but not linked. */
const isSold = sql<boolean>`(not ${spus.isHidden} and ${spus.deletedAt} is null and not ${categories.isHidden})`;
const isSkuSold = sql<boolean>`(not ${skus.isHidden} and ${skus.deletedAt} is null)`;

const about = {
  nameEn: spus.nameEn,
  nameZh: spus.nameZh,
  spuSlug: spus.slug,
  skuSlug: skus.slug,
  categorySlug: categories.slug,
  isSold,
  isSkuSold,
  lengthInches: reviews.lengthInches,
  colourCode: reviews.colourCode,
  texture: reviews.texture,
};

export const selectReviewsPage = (db: Database, query: ReviewsPageQuery, limit: number) =>
  db
    .select({
      id: reviews.id,
      stars: reviews.stars,
      title: reviews.title,
      text: reviews.text,
      language: reviews.language,
      shownName: reviews.shownName,
      helpfulCount: reviews.helpfulCount,
      answer: reviews.answer,
      createdAt: reviews.createdAt,
      ...about,
    })
    .from(reviews)
    .innerJoin(skus, eq(skus.id, reviews.skuId))
    .innerJoin(spus, eq(spus.id, reviews.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(whereOf(query))
    .orderBy(...orders[query.sort], desc(reviews.id))
    .limit(limit)
    .offset((query.page - 1) * limit);

export const selectStarCounts = (db: Database, query: Filter) =>
  db
    .select({ stars: reviews.stars, count: sql<number>`count(*)::int` })
    .from(reviews)
    .innerJoin(spus, eq(spus.id, reviews.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(whereOf(query))
    .groupBy(reviews.stars)
    .limit(5);

const counted = sql<number>`count(*)::int`;
const isPublished = eq(reviews.status, 'published');

export const selectReviewCategories = (db: Database) =>
  db
    .select({ slug: categories.slug, nameEn: categories.nameEn, nameZh: categories.nameZh, count: counted })
    .from(reviews)
    .innerJoin(spus, eq(spus.id, reviews.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(isPublished, eq(categories.isHidden, false)))
    .groupBy(categories.id)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(50);

export const selectReviewLengths = (db: Database) =>
  db
    .select({ inches: sql<number>`${reviews.lengthInches}`, count: counted })
    .from(reviews)
    .where(and(isPublished, sql`${reviews.lengthInches} is not null`))
    .groupBy(reviews.lengthInches)
    .orderBy(asc(reviews.lengthInches))
    .limit(60);

export const selectReviewTextures = (db: Database) =>
  db
    .select({ value: attributeValues.value, nameEn: attributeValues.nameEn, nameZh: attributeValues.nameZh, count: counted })
    .from(reviews)
    .innerJoin(attributes, eq(attributes.key, 'Texture'))
    .innerJoin(attributeValues, and(eq(attributeValues.attributeId, attributes.id), eq(attributeValues.value, reviews.texture)))
    .where(isPublished)
    .groupBy(attributeValues.id)
    .orderBy(asc(attributeValues.position), asc(attributeValues.id))
    .limit(50);

/** In the buyer's order. */
export async function selectPicturesOfReviews(db: Database, reviewIds: readonly number[]) {
  if (reviewIds.length === 0) return [];
  return db
    .select({
      id: reviewPictures.id,
      reviewId: reviewPictures.reviewId,
      base: reviewPictures.baseUrl,
      widths: reviewPictures.widths,
      width: reviewPictures.width,
      height: reviewPictures.height,
    })
    .from(reviewPictures)
    .where(inArray(reviewPictures.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPictures.reviewId), asc(reviewPictures.position), asc(reviewPictures.id))
    .limit(5 * reviewIds.length);
}

/** Public only when published and with gallery consent. */
const mayHang = and(isPublished, eq(reviews.mayShowInGallery, true), gt(reviews.pictureCount, 0));

const photoQuery = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: reviewPictures.id,
      base: reviewPictures.baseUrl,
      widths: reviewPictures.widths,
      width: reviewPictures.width,
      height: reviewPictures.height,
      by: reviews.shownName,
      stars: reviews.stars,
      text: reviews.text,
      language: reviews.language,
      createdAt: reviews.createdAt,
      ...about,
    })
    .from(reviewPictures)
    .innerJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .innerJoin(skus, eq(skus.id, reviews.skuId))
    .innerJoin(spus, eq(spus.id, reviews.spuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(and(mayHang, where))
    .orderBy(desc(reviews.createdAt), desc(reviewPictures.id));

export const galleryPhotos = (db: Database, page: number, limit: number) =>
  photoQuery(db, undefined)
    .limit(limit)
    .offset((page - 1) * limit);

export async function galleryPhoto(db: Database, id: number) {
  const [row] = await photoQuery(db, eq(reviewPictures.id, id)).limit(1);
  return row ?? null;
}

export async function countPhotos(db: Database): Promise<number> {
  const [row] = await db
    .select({ count: counted })
    .from(reviewPictures)
    .innerJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .where(mayHang);
  return row?.count ?? 0;
}

export const colourNames = (db: Database) =>
  db
    .select({ code: attributeValues.code, nameEn: attributeValues.nameEn, nameZh: attributeValues.nameZh })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(eq(attributes.kind, 'colour'))
    .orderBy(asc(attributeValues.id))
    .limit(200);
