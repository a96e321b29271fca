import { asc, desc, sql } from 'drizzle-orm';
import { categories, faqs } from '#areas/catalog/tables/categories.ts';
import type { Database } from '#platform/database/open.server.ts';
import { delays } from '../tables/articles.ts';
import { videos } from '../tables/media.ts';
import { banners, navigationEntries, policies, webConfig } from '../tables/site.ts';

export const faqList = (db: Database) =>
  db
    .select({
      id: faqs.id,
      categoryId: faqs.categoryId,
      topic: faqs.topic,
      questionEn: faqs.questionEn,
      questionZh: faqs.questionZh,
      publishedAt: faqs.publishedAt,
    })
    .from(faqs)
    .orderBy(sql`${faqs.categoryId} nulls first`, asc(faqs.topic), asc(faqs.position), asc(faqs.id))
    .limit(1000);

export const categoryNameRows = (db: Database) =>
  db
    .select({ id: categories.id, slug: categories.slug, nameEn: categories.nameEn, nameZh: categories.nameZh })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
    .limit(200);

export const bannerList = (db: Database) =>
  db.select().from(banners).orderBy(asc(banners.type), asc(banners.position), asc(banners.id)).limit(200);

export const menuList = (db: Database) =>
  db.select().from(navigationEntries).orderBy(asc(navigationEntries.position), asc(navigationEntries.id)).limit(300);

export const policyList = (db: Database) => db.select().from(policies).orderBy(asc(policies.name)).limit(200);

export const configList = (db: Database) => db.select().from(webConfig).orderBy(asc(webConfig.name)).limit(500);

export const delayList = (db: Database) => db.select().from(delays).orderBy(desc(delays.startsOn), desc(delays.id)).limit(200);

export const videoEditingRows = (db: Database) => db.select().from(videos).orderBy(asc(videos.position), asc(videos.id)).limit(500);
