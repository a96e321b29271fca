import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, real, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, filled, id, moment, oneOf, updatedAt } from '#platform/tables.ts';

/** One category of the shop, such as wig or bundle. */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    descriptionEn: text('description_en').notNull().default(''),
    descriptionZh: text('description_zh').notNull().default(''),
    metaTitleEn: text('meta_title_en').notNull().default(''),
    metaTitleZh: text('meta_title_zh').notNull().default(''),
    metaDescriptionEn: text('meta_description_en').notNull().default(''),
    metaDescriptionZh: text('meta_description_zh').notNull().default(''),
    metaKeywordsEn: text('meta_keywords_en').notNull().default(''),
    metaKeywordsZh: text('meta_keywords_zh').notNull().default(''),
    pictureUrl: text('picture_url').notNull().default(''),
    position: integer('position').notNull().default(0),
    // Products of such a category, the samples, add no shipping weight.
    shipsFree: boolean('ships_free').notNull().default(false),
    lengthMinInches: integer('length_min_inches'),
    lengthMaxInches: integer('length_max_inches'),
    priceMinCents: integer('price_min_cents'),
    priceMaxCents: integer('price_max_cents'),
    durabilityEn: text('durability_en').notNull().default(''),
    durabilityZh: text('durability_zh').notNull().default(''),
    isHidden: boolean('is_hidden').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('categories_slug_shape', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    filled('categories_names', t.nameEn, t.nameZh),
    check('categories_lengths', sql`${t.lengthMinInches} <= ${t.lengthMaxInches}`),
    check('categories_prices', sql`${t.priceMinCents} >= 0 and ${t.priceMinCents} <= ${t.priceMaxCents}`),
    index('categories_position').on(t.position),
  ],
);

export const attributeKinds = ['choice', 'colour', 'length', 'number'] as const;

/** One product attribute, such as Texture or Length. */
export const attributes = pgTable(
  'attributes',
  {
    id: id(),
    key: text('key').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    kind: text('kind', { enum: attributeKinds }).notNull().default('choice'),
    unit: text('unit').notNull().default(''),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [oneOf('attributes_kind', t.kind, attributeKinds), filled('attributes_names', t.key, t.nameEn, t.nameZh)],
);

/** One value of an attribute, such as Body Wave; colors carry their shade. */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: id(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id),
    value: text('value').notNull(),
    code: text('code').notNull().default(''),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    // Numeric value for sorting and ranges: inches of a length, percent of a density.
    amount: real('amount'),
    rootHex: text('root_hex'),
    tipHex: text('tip_hex'),
    highlightHex: text('highlight_hex'),
    highlightShare: real('highlight_share'),
    labL: real('lab_l'),
    labA: real('lab_a'),
    labB: real('lab_b'),
    pictureKey: text('picture_key').notNull().default(''),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('attribute_values_value').on(t.attributeId, t.value),
    filled('attribute_values_names', t.value, t.nameEn, t.nameZh),
    check(
      'attribute_values_hex',
      sql`coalesce(${t.rootHex}, '#000000') ~ '^#[0-9a-f]{6}$' and coalesce(${t.tipHex}, '#000000') ~ '^#[0-9a-f]{6}$' and coalesce(${t.highlightHex}, '#000000') ~ '^#[0-9a-f]{6}$'`,
    ),
    check('attribute_values_share', sql`${t.highlightShare} between 0 and 1`),
    check('attribute_values_lab', sql`num_nonnulls(${t.labL}, ${t.labA}, ${t.labB}) in (0, 3)`),
    index('attribute_values_order').on(t.attributeId, t.position),
  ],
);

/** A category uses an attribute, and whether it is a filter there. */
export const categoryAttributes = pgTable(
  'category_attributes',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    isFilterable: boolean('is_filterable').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.attributeId] }), index('category_attributes_attribute').on(t.attributeId)],
);

/** One brand, ours or another's. */
export const brands = pgTable(
  'brands',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    descriptionEn: text('description_en').notNull().default(''),
    descriptionZh: text('description_zh').notNull().default(''),
    logoUrl: text('logo_url').notNull().default(''),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [filled('brands_names', t.slug, t.nameEn, t.nameZh)],
);

/** One FAQ; without a category it is shop-wide. */
export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    topic: text('topic').notNull().default(''),
    questionEn: text('question_en').notNull(),
    questionZh: text('question_zh').notNull(),
    answerEn: text('answer_en').notNull(),
    answerZh: text('answer_zh').notNull(),
    position: integer('position').notNull().default(0),
    publishedAt: moment('published_at').defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    filled('faqs_filled', t.questionEn, t.questionZh, t.answerEn, t.answerZh),
    uniqueIndex('faqs_question').on(sql`coalesce(category_id, 0)`, t.topic, t.questionEn),
    index('faqs_category').on(t.categoryId, t.position),
  ],
);
