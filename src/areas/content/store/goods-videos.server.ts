import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { videoGoods, videos } from '../tables/media.ts';

/** Videos of a single SKU say so. */
export const videosOfGroup = (db: Database, spuId: number, now: Date) =>
  db
    .select({
      slug: videos.slug,
      titleEn: videos.titleEn,
      titleZh: videos.titleZh,
      descriptionEn: videos.descriptionEn,
      descriptionZh: videos.descriptionZh,
      url: videos.url,
      poster: videos.posterUrl,
      captionsEn: videos.captionsEnUrl,
      captionsZh: videos.captionsZhUrl,
      durationMs: videos.durationMs,
      width: videos.width,
      height: videos.height,
      publishedAt: videos.publishedAt,
      skuId: videoGoods.skuId,
    })
    .from(videoGoods)
    .innerJoin(videos, eq(videos.id, videoGoods.videoId))
    .where(and(eq(videoGoods.spuId, spuId), lte(videos.publishedAt, now)))
    .orderBy(asc(videoGoods.position), asc(videos.id))
    .limit(20);

export const videoRowsForEditing = (db: Database, spuId: number) =>
  db
    .select({
      id: videos.id,
      titleEn: videos.titleEn,
      titleZh: videos.titleZh,
      poster: videos.posterUrl,
      isShown: sql<boolean>`exists (select 1 from video_goods where video_goods.video_id = videos.id and video_goods.spu_id = ${spuId} and video_goods.sku_id is null)`,
    })
    .from(videos)
    .orderBy(desc(videos.publishedAt), asc(videos.id))
    .limit(200);

/** Replaces the group's videos in this order; videos of single SKUs stay. */
export async function replaceGroupVideos(db: Database, spuId: number, videoIds: readonly number[]): Promise<void> {
  await db.delete(videoGoods).where(and(eq(videoGoods.spuId, spuId), isNull(videoGoods.skuId)));
  if (videoIds.length === 0) return;
  await db.insert(videoGoods).values(videoIds.map((videoId, position) => ({ videoId, spuId, position })));
}
