import { and, asc, desc, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { articleGoods, articles, articleVersions, delays } from '../tables/articles.ts';

export type ArticleKind = (typeof articles.$inferSelect)['kind'];

const isLive = (now: Date) => and(lte(articles.publishedAt, now), isNull(articles.deletedAt));
const liveVersion = and(eq(articleVersions.articleId, articles.id), eq(articleVersions.version, articles.liveVersion));

/** Null while it is a draft or deleted. */
export async function liveArticle(db: Database, slug: string, now: Date) {
  const [row] = await db
    .select({
      id: articles.id,
      slug: articles.slug,
      kind: articles.kind,
      author: articles.author,
      pictureUrl: articles.pictureUrl,
      publishedAt: articles.publishedAt,
      updatedAt: articles.updatedAt,
      titleEn: articleVersions.titleEn,
      titleZh: articleVersions.titleZh,
      summaryEn: articleVersions.summaryEn,
      summaryZh: articleVersions.summaryZh,
      bodyEn: articleVersions.bodyEn,
      bodyZh: articleVersions.bodyZh,
      metaTitleEn: articleVersions.metaTitleEn,
      metaTitleZh: articleVersions.metaTitleZh,
      metaDescriptionEn: articleVersions.metaDescriptionEn,
      metaDescriptionZh: articleVersions.metaDescriptionZh,
      metaKeywordsEn: articleVersions.metaKeywordsEn,
      metaKeywordsZh: articleVersions.metaKeywordsZh,
    })
    .from(articles)
    .innerJoin(articleVersions, liveVersion)
    .where(and(eq(articles.slug, slug), isLive(now)))
    .limit(1);
  return row ?? null;
}

/** In the order set by staff. */
export const liveTitles = (db: Database, kind: ArticleKind | null, now: Date, limit: number) =>
  db
    .select({
      slug: articles.slug,
      kind: articles.kind,
      pictureUrl: articles.pictureUrl,
      author: articles.author,
      publishedAt: articles.publishedAt,
      titleEn: articleVersions.titleEn,
      titleZh: articleVersions.titleZh,
      summaryEn: articleVersions.summaryEn,
      summaryZh: articleVersions.summaryZh,
      keywordsEn: articleVersions.metaKeywordsEn,
      keywordsZh: articleVersions.metaKeywordsZh,
    })
    .from(articles)
    .innerJoin(articleVersions, liveVersion)
    .where(and(kind === null ? undefined : eq(articles.kind, kind), isLive(now)))
    .orderBy(asc(articles.position), desc(articles.publishedAt), asc(articles.id))
    .limit(limit);

/** Longest first. */
export const delaysOn = (db: Database, day: string) =>
  db
    .select({
      kind: delays.kind,
      carrier: delays.carrier,
      titleEn: delays.titleEn,
      titleZh: delays.titleZh,
      reasonEn: delays.reasonEn,
      reasonZh: delays.reasonZh,
      extraDaysMin: delays.extraDaysMin,
      extraDaysMax: delays.extraDaysMax,
      startsOn: delays.startsOn,
      endsOn: delays.endsOn,
    })
    .from(delays)
    .where(or(isNull(delays.endsOn), gte(delays.endsOn, day)))
    .orderBy(asc(delays.startsOn), desc(delays.extraDaysMax))
    .limit(20);

/** In order. */
export const goodsOfArticle = (db: Database, articleId: number) =>
  db
    .select({ spuId: articleGoods.spuId })
    .from(articleGoods)
    .where(eq(articleGoods.articleId, articleId))
    .orderBy(asc(articleGoods.position), asc(articleGoods.id))
    .limit(12);
