import { and, asc, desc, eq, gt, gte, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import { likePattern } from '#platform/database/like-pattern.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { startOfDay } from '#platform/time-zone.server.ts';
import { maxCountedRows } from '#site/list.ts';
import type { ReviewState } from '../rules/review-list.ts';
import { reviewPictures, reviews } from '../tables.ts';

export type ReviewQuery = {
  readonly state?: ReviewState | undefined;
  readonly stars?: number | undefined;
  readonly hasPhotos?: boolean | undefined;
  readonly isAnswered?: boolean | undefined;
  readonly since?: string | undefined;
  readonly skuId?: number | undefined;
  readonly searchText?: string | undefined;
  readonly sort: { readonly by: 'at' | 'stars' | 'helpful'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const sortedBy = { at: reviews.createdAt, stars: reviews.stars, helpful: reviews.helpfulCount };

const whereOf = ({ state, stars, hasPhotos, isAnswered, since, skuId }: ReviewQuery, textCondition: SQL | undefined): SQL | undefined =>
  and(
    state && eq(reviews.status, state),
    stars === undefined ? undefined : eq(reviews.stars, stars),
    hasPhotos === undefined ? undefined : hasPhotos ? gt(reviews.pictureCount, 0) : eq(reviews.pictureCount, 0),
    isAnswered === undefined ? undefined : isAnswered ? ne(reviews.answer, '') : eq(reviews.answer, ''),
    since === undefined ? undefined : gte(reviews.createdAt, startOfDay(since)),
    skuId === undefined ? undefined : eq(reviews.skuId, skuId),
    textCondition,
  );

/** In the review's text, by its index, or in the product's name; matching products are found first, so that both use an index. */
async function textConditions(db: Database, text: string): Promise<{ isWritten: SQL | undefined; named: SQL | undefined }> {
  const like = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const named = db
    .select({ id: spus.id })
    .from(spus)
    .where(or(ilike(spus.nameEn, like), ilike(spus.nameZh, like)))
    .orderBy(asc(spus.id));
  const few = (await named.limit(maxNamed + 1)).map(({ id }) => id);
  const isWritten = sql`lower(${reviews.title} || ' ' || ${reviews.text} || ' ' || ${reviews.shownName}) like ${likePattern(text)}`;
  if (few.length === 0) return { isWritten, named: undefined };
  const isNamed =
    few.length > maxNamed
      ? sql`${reviews.spuId} in (select s.id from spus s where s.name_en ilike ${like} or s.name_zh ilike ${like})`
      : inArray(reviews.spuId, few);
  // The cheap condition first: if it matches, the text is not read.
  return { isWritten: or(isNamed, isWritten), named: isNamed };
}
/** Above this many products no id list is built; such a common word is found without an index. */
const maxNamed = 1000;

const shown = {
  id: reviews.id,
  stars: reviews.stars,
  title: reviews.title,
  text: reviews.text,
  language: reviews.language,
  shownName: reviews.shownName,
  lengthInches: reviews.lengthInches,
  texture: reviews.texture,
  pictureCount: reviews.pictureCount,
  helpfulCount: reviews.helpfulCount,
  status: reviews.status,
  moderationNote: reviews.moderationNote,
  answer: reviews.answer,
  createdAt: reviews.createdAt,
  spuId: spus.id,
  skuId: reviews.skuId,
  nameEn: spus.nameEn,
  nameZh: spus.nameZh,
};

/** Finds the page by narrow rows first, and counts. */
export async function reviewsWith(db: Database, query: ReviewQuery) {
  const conditions = query.searchText ? await textConditions(db, query.searchText) : undefined;
  const where = whereOf(query, conditions?.isWritten);
  const direction = query.sort.down ? desc : asc;
  const order = [direction(sortedBy[query.sort.by]), direction(reviews.id)];
  const keys = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(where)
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const [items, total] = await Promise.all([
    db
      .select(shown)
      .from(reviews)
      .innerJoin(spus, eq(spus.id, reviews.spuId))
      .where(inArray(reviews.id, keys))
      .orderBy(...order)
      .limit(query.limit),
    counted(db, query, conditions),
  ]);
  return { items, total };
}

/** If product names alone exceed the counting limit, texts are not read. */
async function counted(
  db: Database,
  query: ReviewQuery,
  conditions: Awaited<ReturnType<typeof textConditions>> | undefined,
): Promise<number> {
  if (conditions?.named) {
    const named = await countUpTo(db, sql`${reviews}`, whereOf(query, conditions.named));
    if (named > maxCountedRows) return named;
  }
  return countUpTo(db, sql`${reviews}`, whereOf(query, conditions?.isWritten));
}

/** Exact up to the list's limit. */
export const countInState = (db: Database, state: ReviewState): Promise<number> =>
  countUpTo(db, sql`${reviews}`, eq(reviews.status, state));

export async function selectReview(db: Database, id: number) {
  const [row] = await db
    .select({
      ...shown,
      userId: reviews.userId,
      email: users.email,
      orderNumber: orders.number,
      orderLanguage: orders.language,
      skuCode: skus.code,
      skuSlug: skus.slug,
      spuSlug: spus.slug,
      categorySlug: categories.slug,
      moderatedAt: reviews.moderatedAt,
      moderator: staffMembers.firstName,
      answeredAt: reviews.answeredAt,
      rewardedAt: reviews.rewardedAt,
    })
    .from(reviews)
    .innerJoin(spus, eq(spus.id, reviews.spuId))
    .innerJoin(skus, eq(skus.id, reviews.skuId))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(orderLines, eq(orderLines.id, reviews.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(staffMembers, eq(staffMembers.id, reviews.moderatedBy))
    .where(eq(reviews.id, id))
    .limit(1);
  return row ?? null;
}

/** Null when it is in another state. */
export async function setState(
  db: Database,
  id: number,
  from: readonly ReviewState[],
  next: { status: ReviewState; note: string; staffId: number | null; at: Date },
): Promise<boolean> {
  const done = await db
    .update(reviews)
    .set({ status: next.status, moderationNote: next.note, moderatedBy: next.staffId, moderatedAt: next.at, updatedAt: next.at })
    .where(and(eq(reviews.id, id), inArray(reviews.status, [...from])))
    .returning({ id: reviews.id });
  return done.length === 1;
}

export const setAnswer = (db: Database, id: number, next: { answer: string; staffId: number | null; at: Date }) =>
  db
    .update(reviews)
    .set({
      answer: next.answer,
      answeredBy: next.answer === '' ? null : next.staffId,
      answeredAt: next.answer === '' ? null : next.at,
      updatedAt: next.at,
    })
    .where(eq(reviews.id, id));

/** Recomputes the rating; the group is locked first, so that concurrent changes add up. */
export async function refreshFigures(db: Database, spuId: number): Promise<void> {
  await db.select({ id: spus.id }).from(spus).where(eq(spus.id, spuId)).for('update');
  await db.execute(sql`
    update spus set rating_sum = coalesce(r.stars, 0), review_count = r.reviews
    from (select sum(stars)::integer as stars, count(*)::integer as reviews from reviews where spu_id = ${spuId} and status = 'published') r
    where spus.id = ${spuId}`);
}

/** The others keep their order. */
export async function deleteReviewPicture(db: Database, reviewId: number, pictureId: number): Promise<boolean> {
  const gone = await db
    .delete(reviewPictures)
    .where(and(eq(reviewPictures.id, pictureId), eq(reviewPictures.reviewId, reviewId)))
    .returning({ id: reviewPictures.id });
  if (gone.length === 0) return false;
  await db
    .update(reviews)
    .set({ pictureCount: sql`(select count(*)::int from review_pictures p where p.review_id = ${reviewId})` })
    .where(eq(reviews.id, reviewId));
  return true;
}

export const selectReviewPictures = (db: Database, reviewId: number) =>
  db
    .select({ id: reviewPictures.id, base: reviewPictures.baseUrl, widths: reviewPictures.widths })
    .from(reviewPictures)
    .where(eq(reviewPictures.reviewId, reviewId))
    .orderBy(asc(reviewPictures.position))
    .limit(5);

/** False when already rewarded. */
export async function markRewarded(db: Database, id: number, at: Date): Promise<boolean> {
  const done = await db
    .update(reviews)
    .set({ rewardedAt: at })
    .where(and(eq(reviews.id, id), sql`${reviews.rewardedAt} is null`, gt(reviews.pictureCount, 0)))
    .returning({ id: reviews.id });
  return done.length === 1;
}
