import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { videoGoods, videos } from '../tables/media.ts';

/** The published films of a group; a film of one SKU says so. */
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
