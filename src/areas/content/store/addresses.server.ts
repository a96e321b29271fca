import { and, asc, isNull, lte } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { articles } from '../tables/articles.ts';
import { videos } from '../tables/media.ts';

export const videoAddresses = (db: Database, now: Date) =>
  db
    .select({ slug: videos.slug, updatedAt: videos.updatedAt })
    .from(videos)
    .where(lte(videos.publishedAt, now))
    .orderBy(asc(videos.id))
    .limit(50_000);

export const articleAddresses = (db: Database, now: Date) =>
  db
    .select({ slug: articles.slug, updatedAt: articles.updatedAt })
    .from(articles)
    .where(and(lte(articles.publishedAt, now), isNull(articles.deletedAt)))
    .orderBy(asc(articles.id))
    .limit(10_000);
