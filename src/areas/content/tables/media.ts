import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, moment, updatedAt, uploads } from '#platform/tables.ts';

/** One library picture. */
export const libraryPictures = pgTable(
  'library_pictures',
  {
    id: id(),
    uploadId: integer('upload_id')
      .unique()
      .references(() => uploads.id),
    baseUrl: text('base_url').notNull().unique(),
    widths: integer('widths').array().notNull().default([]),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    altEn: text('alt_en').notNull().default(''),
    altZh: text('alt_zh').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    createdBy: integer('created_by').references(() => staffMembers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    check('library_pictures_size', sql`${t.width} > 0 and ${t.height} > 0`),
    index('library_pictures_created').on(t.createdAt.desc().nullsFirst()),
  ],
);

/** One video of the library. */
export const videos = pgTable(
  'videos',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    titleEn: text('title_en').notNull(),
    titleZh: text('title_zh').notNull(),
    descriptionEn: text('description_en').notNull().default(''),
    descriptionZh: text('description_zh').notNull().default(''),
    transcriptEn: text('transcript_en').notNull().default(''),
    transcriptZh: text('transcript_zh').notNull().default(''),
    url: text('url').notNull(),
    posterUrl: text('poster_url').notNull(),
    captionsEnUrl: text('captions_en_url').notNull().default(''),
    captionsZhUrl: text('captions_zh_url').notNull().default(''),
    durationMs: integer('duration_ms').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    tags: text('tags').array().notNull().default([]),
    position: integer('position').notNull().default(0),
    publishedAt: moment('published_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    filled('videos_filled', t.slug, t.titleEn, t.titleZh, t.url, t.posterUrl),
    check('videos_size', sql`${t.durationMs} > 0 and ${t.width} > 0 and ${t.height} > 0`),
    index('videos_published').on(t.publishedAt.desc().nullsFirst()),
  ],
);

/** A video shows a product group, or one SKU of it. */
export const videoGoods = pgTable(
  'video_goods',
  {
    id: id(),
    videoId: integer('video_id')
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    spuId: integer('spu_id')
      .notNull()
      .references(() => spus.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id').references(() => skus.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    uniqueIndex('video_goods_once').on(t.videoId, t.spuId, sql`coalesce(sku_id, 0)`),
    index('video_goods_spu').on(t.spuId),
    index('video_goods_sku').on(t.skuId),
  ],
);
