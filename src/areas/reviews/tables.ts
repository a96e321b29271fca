import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { orderLines } from '#areas/orders/tables/orders.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, id, languages, moment, neverNegative, oneOf, updatedAt, uploads } from '#platform/tables.ts';

export const reviewStatuses = ['waiting', 'published', 'refused', 'hidden'] as const;

/** One buyer's review of one order line. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    orderLineId: integer('order_line_id')
      .notNull()
      .unique()
      .references(() => orderLines.id),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    spuId: integer('spu_id')
      .notNull()
      .references(() => spus.id),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    stars: integer('stars').notNull(),
    title: text('title').notNull().default(''),
    text: text('text').notNull(),
    language: text('language', { enum: languages }).notNull().default('en'),
    // First name and initial, as the buyer agreed.
    shownName: text('shown_name').notNull(),
    // Copied for the filters of the product page.
    lengthInches: integer('length_inches'),
    texture: text('texture').notNull().default(''),
    colourCode: text('colour_code').notNull().default(''),
    pictureCount: integer('picture_count').notNull().default(0),
    helpfulCount: integer('helpful_count').notNull().default(0),
    mayShowInGallery: boolean('may_show_in_gallery').notNull().default(false),
    status: text('status', { enum: reviewStatuses }).notNull().default('waiting'),
    moderatedBy: integer('moderated_by').references(() => staffMembers.id, { onDelete: 'set null' }),
    moderatedAt: moment('moderated_at'),
    // Why it was refused or hidden; for staff only.
    moderationNote: text('moderation_note').notNull().default(''),
    answer: text('answer').notNull().default(''),
    answeredBy: integer('answered_by').references(() => staffMembers.id, { onDelete: 'set null' }),
    answeredAt: moment('answered_at'),
    // Set once, when the photo was rewarded with store credit.
    rewardedAt: moment('rewarded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('reviews_stars', sql`${t.stars} between 1 and 5`),
    check('reviews_text_size', sql`length(${t.text}) <= 5000`),
    oneOf('reviews_status', t.status, reviewStatuses),
    oneOf('reviews_language', t.language, languages),
    neverNegative('reviews_counts', t.pictureCount, t.helpfulCount),
    index('reviews_spu').on(t.spuId, t.createdAt.desc().nullsFirst()).where(sql`status = 'published'`),
    index('reviews_sku').on(t.skuId, t.createdAt.desc().nullsFirst()).where(sql`status = 'published'`),
    index('reviews_status_created').on(t.status, t.createdAt.desc().nullsFirst()),
    index('reviews_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('reviews_goods').on(t.spuId),
    index('reviews_stars_order').on(t.stars, t.id),
    index('reviews_helpful_order').on(t.helpfulCount, t.id),
    index('reviews_status_helpful').on(t.status, t.helpfulCount, t.id),
    index('reviews_words').using('gin', sql`(lower(title || ' ' || text || ' ' || shown_name)) gin_trgm_ops`),
    index('reviews_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('reviews_photos').on(t.createdAt.desc().nullsFirst()).where(sql`status = 'published' and picture_count > 0`),
  ],
);

/** One photo of a review: an upload, or a picture of the demo. */
export const reviewPictures = pgTable(
  'review_pictures',
  {
    id: id(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    uploadId: integer('upload_id')
      .unique()
      .references(() => uploads.id),
    baseUrl: text('base_url').notNull(),
    widths: integer('widths').array().notNull().default([]),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    check('review_pictures_size', sql`${t.width} > 0 and ${t.height} > 0`),
    check('review_pictures_five', sql`${t.position} between 0 and 4`),
    index('review_pictures_review').on(t.reviewId, t.position),
  ],
);
