import { and, arrayContains, asc, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { spus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import { videoGoods, videos } from '../tables/media.ts';

type VideoQuery = {
  readonly now: Date;
  readonly tag?: string | undefined;
  readonly slug?: string | undefined;
  readonly limit: number;
  readonly offset?: number;
};

export type VideoRow = typeof videos.$inferSelect;

const conditions = ({ now, tag, slug }: Omit<VideoQuery, 'limit'>): SQL | undefined =>
  and(
    lte(videos.publishedAt, now),
    tag === undefined ? undefined : arrayContains(videos.tags, [tag]),
    slug === undefined ? undefined : eq(videos.slug, slug),
  );

/** In the order set by staff. */
export const publishedVideoRows = (db: Database, query: VideoQuery) =>
  db
    .select()
    .from(videos)
    .where(conditions(query))
    .orderBy(asc(videos.position), desc(videos.publishedAt), asc(videos.id))
    .limit(query.limit)
    .offset(query.offset ?? 0);

export const countVideos = (db: Database, query: Omit<VideoQuery, 'limit' | 'offset'>): Promise<number> =>
  db.$count(videos, conditions(query));

/** Most used first. */
export const tagCounts = (db: Database, now: Date) => {
  const tag = sql<string>`unnest(${videos.tags})`;
  const tags = db
    .select({ tag: tag.as('tag') })
    .from(videos)
    .where(lte(videos.publishedAt, now))
    .as('tags');
  return db
    .select({ tag: tags.tag, count: sql<number>`count(*)::int` })
    .from(tags)
    .groupBy(tags.tag)
    .orderBy(sql`count(*) desc`, asc(tags.tag))
    .limit(40);
};

/** Most common tags first. */
export const similarVideos = (db: Database, video: { id: number; tags: readonly string[] }, now: Date, limit: number) =>
  db
    .select()
    .from(videos)
    .where(and(lte(videos.publishedAt, now), ne(videos.id, video.id)))
    .orderBy(
      sql`cardinality(array(select unnest(${videos.tags}) intersect select unnest(${sql.param([...video.tags])}::text[]))) desc`,
      asc(videos.position),
      asc(videos.id),
    )
    .limit(limit);

/** In order; hidden and deleted groups are left out. */
export async function goodsOfVideos(db: Database, videoIds: readonly number[]) {
  if (videoIds.length === 0) return [];
  return db
    .select({ videoId: videoGoods.videoId, spuId: videoGoods.spuId, spuSlug: spus.slug, categorySlug: categories.slug })
    .from(videoGoods)
    .innerJoin(spus, and(eq(spus.id, videoGoods.spuId), eq(spus.isHidden, false), sql`${spus.deletedAt} is null`))
    .innerJoin(categories, eq(categories.id, spus.categoryId))
    .where(inArray(videoGoods.videoId, [...videoIds]))
    .orderBy(asc(videoGoods.videoId), asc(videoGoods.position), asc(videoGoods.id))
    .limit(12 * videoIds.length);
}
