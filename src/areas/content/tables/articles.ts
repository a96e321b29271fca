import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, date, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { categories } from '#areas/catalog/tables/categories.ts';
import { spus } from '#areas/catalog/tables/goods.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, languages, mailbox, moment, neverNegative, oneOf, updatedAt } from '#platform/tables.ts';

export const articleKinds = ['article', 'guide', 'policy', 'business', 'page'] as const;

/** One content page, such as a blog article or a policy; its texts are in its versions. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    kind: text('kind', { enum: articleKinds }).notNull(),
    // The version shown from publishedAt on; null while there is only a draft.
    liveVersion: integer('live_version'),
    publishedAt: moment('published_at'),
    author: text('author').notNull().default(''),
    pictureUrl: text('picture_url').notNull().default(''),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    oneOf('articles_kind', t.kind, articleKinds),
    filled('articles_slug_filled', t.slug),
    check('articles_live', sql`${t.publishedAt} is null or ${t.liveVersion} is not null`),
    foreignKey({
      name: 'articles_live_version',
      columns: [t.id, t.liveVersion],
      foreignColumns: [articleVersions.articleId as AnyPgColumn, articleVersions.version as AnyPgColumn],
    }),
    index('articles_kind_published').on(t.kind, t.publishedAt.desc().nullsFirst()),
  ],
);

/** One saved version of an article in both languages. */
export const articleVersions = pgTable(
  'article_versions',
  {
    id: id(),
    articleId: integer('article_id')
      .notNull()
      .references((): AnyPgColumn => articles.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    titleEn: text('title_en').notNull(),
    titleZh: text('title_zh').notNull(),
    summaryEn: text('summary_en').notNull().default(''),
    summaryZh: text('summary_zh').notNull().default(''),
    bodyEn: text('body_en').notNull(),
    bodyZh: text('body_zh').notNull(),
    metaTitleEn: text('meta_title_en').notNull().default(''),
    metaTitleZh: text('meta_title_zh').notNull().default(''),
    metaDescriptionEn: text('meta_description_en').notNull().default(''),
    metaDescriptionZh: text('meta_description_zh').notNull().default(''),
    metaKeywordsEn: text('meta_keywords_en').notNull().default(''),
    metaKeywordsZh: text('meta_keywords_zh').notNull().default(''),
    note: text('note').notNull().default(''),
    staffId: integer('staff_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('article_versions_version').on(t.articleId, t.version),
    check('article_versions_from_one', sql`${t.version} >= 1`),
    check('article_versions_size', sql`length(${t.bodyEn}) <= 200000 and length(${t.bodyZh}) <= 200000`),
  ],
);

/** One product group shown beside an article. */
export const articleGoods = pgTable(
  'article_goods',
  {
    id: id(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    spuId: integer('spu_id')
      .notNull()
      .references(() => spus.id, { onDelete: 'cascade' }),
    position: integer('position').notNull().default(0),
  },
  (t) => [unique('article_goods_once').on(t.articleId, t.spuId), index('article_goods_spu').on(t.spuId)],
);

export const delayKinds = ['carrier', 'production', 'customs', 'holiday'] as const;

/** One announced shipping delay. */
export const delays = pgTable(
  'delays',
  {
    id: id(),
    kind: text('kind', { enum: delayKinds }).notNull(),
    carrier: text('carrier').notNull().default(''),
    titleEn: text('title_en').notNull(),
    titleZh: text('title_zh').notNull(),
    reasonEn: text('reason_en').notNull().default(''),
    reasonZh: text('reason_zh').notNull().default(''),
    extraDaysMin: integer('extra_days_min').notNull(),
    extraDaysMax: integer('extra_days_max').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    staffId: integer('staff_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('delays_kind', t.kind, delayKinds),
    filled('delays_titles', t.titleEn, t.titleZh),
    check('delays_days', sql`0 <= ${t.extraDaysMin} and ${t.extraDaysMin} <= ${t.extraDaysMax}`),
    check('delays_dates', sql`${t.startsOn} <= ${t.endsOn}`),
    index('delays_starts').on(t.startsOn.desc().nullsFirst()),
  ],
);

/** Newsletter topics. */
export const newsTopics = ['news', 'sales', 'business'] as const;

/** One newsletter subscriber; active only when confirmed and not stopped. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    email: text('email').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    language: text('language', { enum: languages }).notNull().default('en'),
    source: text('source').notNull().default(''),
    topics: text('topics', { enum: newsTopics }).array().notNull().default(['news', 'sales']),
    confirmTokenHash: text('confirm_token_hash').unique(),
    stopTokenHash: text('stop_token_hash').unique(),
    confirmedAt: moment('confirmed_at'),
    stoppedAt: moment('stopped_at'),
    createdAt: createdAt(),
  },
  (t) => [
    mailbox('subscribers_mailbox', t.email),
    oneOf('subscribers_language', t.language, languages),
    uniqueIndex('subscribers_email').on(sql`lower(email)`),
    index('subscribers_created').on(t.createdAt.desc().nullsFirst()),
  ],
);

export const keywordTargetValues = ['category', 'spu', 'sku', 'article', 'page'] as const;

/** One search-engine keyword a page targets. */
export const keywords = pgTable(
  'keywords',
  {
    id: id(),
    keyword: text('keyword').notNull(),
    language: text('language', { enum: languages }).notNull().default('en'),
    targetKind: text('target_kind', { enum: keywordTargetValues }).notNull(),
    targetPath: text('target_path').notNull(),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    priority: integer('priority').notNull().default(0),
    monthlyVolume: integer('monthly_volume'),
    // Search engines report average positions such as 4.2, so tenths are stored.
    positionTenths: integer('position_tenths'),
    note: text('note').notNull().default(''),
    measuredOn: date('measured_on', { mode: 'string' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    filled('keywords_filled', t.keyword, t.targetPath),
    oneOf('keywords_language', t.language, languages),
    oneOf('keywords_target_kind', t.targetKind, keywordTargetValues),
    neverNegative('keywords_figures', t.monthlyVolume, t.positionTenths),
    unique('keywords_once').on(t.keyword, t.language, t.targetPath),
    index('keywords_target').on(t.targetPath),
  ],
);
