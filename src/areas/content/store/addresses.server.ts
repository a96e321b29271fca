import { and, asc, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { videos } from '../tables/media.ts';

/** Every video that may be seen today. */
export const videoAddresses = (db: Database, now: Date) =>
  db
    .select({ slug: videos.slug, updatedAt: videos.updatedAt, posterUrl: videos.posterUrl })
    .from(videos)
    .where(and(isNotNull(videos.publishedAt), lte(videos.publishedAt, now)))
    .orderBy(asc(videos.id))
    .limit(50_000);
