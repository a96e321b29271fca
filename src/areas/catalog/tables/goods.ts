import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { attributeValues, brands, categories } from '#areas/catalog/tables/categories.ts';
import { bigId, createdAt, filled, id, moment, neverNegative, oneOf, updatedAt } from '#platform/tables.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** One product group (SPU); the columns from ratingSum to heroUrl are aggregates of its SKUs and reviews. */
export const spus = pgTable(
  'spus',
  {
    id: id(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    brandId: integer('brand_id').references(() => brands.id),
    slug: text('slug').notNull(),
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
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default({}),
    // Attribute keys in the order the product page shows them.
    optionKeys: text('option_keys').array().notNull().default([]),
    isMadeToOrder: boolean('is_made_to_order').notNull().default(false),
    leadDaysMin: integer('lead_days_min').notNull().default(1),
    leadDaysMax: integer('lead_days_max').notNull().default(2),
    position: integer('position').notNull().default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
    isClearance: boolean('is_clearance').notNull().default(false),
    publishedAt: moment('published_at'),
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    soldCount: integer('sold_count').notNull().default(0),
    skuCount: integer('sku_count').notNull().default(0),
    minPayableCents: integer('min_payable_cents').notNull().default(0),
    maxPayableCents: integer('max_payable_cents').notNull().default(0),
    minLengthInches: integer('min_length_inches'),
    maxLengthInches: integer('max_length_inches'),
    colourCodes: text('colour_codes').array().notNull().default([]),
    texture: text('texture').notNull().default(''),
    heroUrl: text('hero_url').notNull().default(''),
    // Names, codes, values and trade terms in both languages, lower case; maintained by the catalog service.
    searchText: text('search_text').notNull().default(''),
    searchVector: tsvector('search_vector').notNull().generatedAlwaysAs(sql`to_tsvector('simple', search_text)`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    unique('spus_address').on(t.categoryId, t.slug),
    // Target of the composite foreign key by which a SKU copies its category.
    unique('spus_id_category').on(t.id, t.categoryId),
    check('spus_slug_shape', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    filled('spus_names', t.nameEn, t.nameZh),
    neverNegative('spus_counts', t.ratingSum, t.reviewCount, t.soldCount, t.skuCount, t.minPayableCents, t.leadDaysMin),
    check('spus_rating', sql`${t.ratingSum} between ${t.reviewCount} and ${t.reviewCount} * 5`),
    check('spus_payable', sql`${t.minPayableCents} <= ${t.maxPayableCents}`),
    check('spus_lengths', sql`${t.minLengthInches} <= ${t.maxLengthInches}`),
    check('spus_lead_days', sql`${t.leadDaysMin} <= ${t.leadDaysMax}`),
    index('spus_category_sold').on(t.categoryId, t.soldCount.desc().nullsFirst(), t.id),
    index('spus_category_price').on(t.categoryId, t.minPayableCents, t.id),
    index('spus_category_published').on(t.categoryId, t.publishedAt.desc().nullsFirst()),
    index('spus_published').on(t.publishedAt.desc().nullsFirst()),
    index('spus_brand').on(t.brandId),
    index('spus_search').using('gin', t.searchVector),
    index('spus_search_words').using('gin', t.searchText.op('gin_trgm_ops')),
  ],
);

/** One sellable item (SKU). */
export const skus = pgTable(
  'skus',
  {
    id: id(),
    spuId: integer('spu_id').notNull(),
    // Copy of the group's category so that lists need no join; the foreign key keeps both equal.
    categoryId: integer('category_id').notNull(),
    slug: text('slug').notNull(),
    code: text('code').notNull().unique(),
    barcode: text('barcode'),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    priceCents: integer('price_cents').notNull(),
    discountBp: integer('discount_bp').notNull().default(10000),
    payableCents: integer('payable_cents').notNull().generatedAlwaysAs(sql`((price_cents::bigint * discount_bp + 5000) / 10000)::integer`),
    costCents: integer('cost_cents').notNull().default(0),
    weightGrams: integer('weight_grams').notNull(),
    shippingName: text('shipping_name').notNull(),
    lengthInches: integer('length_inches'),
    density: integer('density'),
    texture: text('texture').notNull().default(''),
    colourCode: text('colour_code').notNull().default(''),
    attributes: jsonb('attributes').$type<Record<string, string>>().notNull().default({}),
    available: integer('available').notNull().default(0),
    isMadeToOrder: boolean('is_made_to_order').notNull().default(false),
    // Clearance is final sale: no return and no price protection.
    isClearance: boolean('is_clearance').notNull().default(false),
    isHidden: boolean('is_hidden').notNull().default(false),
    // A hidden SKU is shown automatically from this moment.
    showsAt: moment('shows_at'),
    bin: text('bin').notNull().default(''),
    position: integer('position').notNull().default(0),
    soldCount: integer('sold_count').notNull().default(0),
    searchText: text('search_text').notNull().default(''),
    searchVector: tsvector('search_vector').notNull().generatedAlwaysAs(sql`to_tsvector('simple', search_text)`),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    foreignKey({ name: 'skus_spu', columns: [t.spuId, t.categoryId], foreignColumns: [spus.id, spus.categoryId] }).onUpdate('cascade'),
    unique('skus_address').on(t.spuId, t.slug),
    check('skus_slug_shape', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    filled('skus_names', t.nameEn, t.nameZh, t.code, t.shippingName),
    check('skus_price', sql`${t.priceCents} between 0 and 100000000`),
    check('skus_discount', sql`${t.discountBp} between 1 and 10000`),
    neverNegative('skus_amounts', t.weightGrams, t.costCents, t.available, t.soldCount),
    check('skus_length', sql`${t.lengthInches} between 1 and 60`),
    check('skus_density', sql`${t.density} between 50 and 400`),
    uniqueIndex('skus_barcode').on(t.barcode).where(sql`barcode is not null`),
    index('skus_spu_position').on(t.spuId, t.position),
    index('skus_category_price').on(t.categoryId, t.payableCents, t.id).where(sql`deleted_at is null and not is_hidden`),
    index('skus_category_sold').on(t.categoryId, t.soldCount.desc().nullsFirst(), t.id).where(sql`deleted_at is null and not is_hidden`),
    index('skus_category_created').on(t.categoryId, t.createdAt.desc().nullsFirst()),
    index('skus_category_length').on(t.categoryId, t.lengthInches),
    index('skus_bargains').on(t.payableCents).where(sql`available > 0 and deleted_at is null and not is_hidden`),
    index('skus_length').on(t.lengthInches),
    index('skus_payable').on(t.payableCents, t.id).where(sql`deleted_at is null`),
    index('skus_available').on(t.available, t.id).where(sql`deleted_at is null`),
    index('skus_sold').on(t.soldCount, t.id).where(sql`deleted_at is null`),
    index('skus_updated').on(t.updatedAt, t.id).where(sql`deleted_at is null`),
    index('skus_shows').on(t.showsAt).where(sql`shows_at is not null`),
    // For counting deleted SKUs apart from stock levels, and for the value of the stock.
    index('skus_deleted').on(t.id).where(sql`deleted_at is not null`),
    index('skus_cost').on(t.id, t.costCents).where(sql`deleted_at is null`),
    index('skus_hidden').on(t.id).where(sql`is_hidden and deleted_at is null`),
    index('skus_discounted').on(t.id).where(sql`discount_bp < 10000 and deleted_at is null`),
    index('skus_below_cost').on(t.id).where(sql`cost_cents > 0 and payable_cents < cost_cents and deleted_at is null`),
    index('skus_bin').on(t.bin, t.id),
    index('skus_shade').on(t.colourCode, t.texture),
    index('skus_clearance').on(t.payableCents).where(sql`is_clearance`),
    index('skus_attributes').using('gin', t.attributes.op('jsonb_path_ops')),
    index('skus_search').using('gin', t.searchVector),
    index('skus_search_words').using('gin', t.searchText.op('gin_trgm_ops')),
    index('skus_sold_out').on(t.id).where(sql`available = 0 and not is_made_to_order and deleted_at is null`),
    index('skus_codes').using('gin', t.code.op('gin_trgm_ops')),
  ],
);

/** One value of one SKU; filters and their counts read it. */
export const skuAttributeValues = pgTable(
  'sku_attribute_values',
  {
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    valueId: integer('value_id')
      .notNull()
      .references(() => attributeValues.id),
  },
  (t) => [primaryKey({ columns: [t.skuId, t.valueId] }), index('sku_attribute_values_value').on(t.valueId, t.skuId)],
);

export const pictureViews = ['front', 'back', 'side', 'detail', 'other'] as const;

/** One picture of a group; with a color or a SKU it belongs to those alone. */
export const spuPictures = pgTable(
  'spu_pictures',
  {
    id: id(),
    spuId: integer('spu_id')
      .notNull()
      .references(() => spus.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id').references(() => skus.id, { onDelete: 'cascade' }),
    colourCode: text('colour_code').notNull().default(''),
    // Without width suffix and extension; the widths say which files exist.
    baseUrl: text('base_url').notNull(),
    widths: integer('widths').array().notNull().default([]),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    altEn: text('alt_en').notNull(),
    altZh: text('alt_zh').notNull(),
    view: text('view', { enum: pictureViews }).notNull().default('front'),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('spu_pictures_view', t.view, pictureViews),
    check('spu_pictures_size', sql`${t.width} > 0 and ${t.height} > 0`),
    filled('spu_pictures_filled', t.baseUrl, t.altEn, t.altZh),
    index('spu_pictures_spu').on(t.spuId, t.position),
    index('spu_pictures_sku').on(t.skuId, t.position),
  ],
);

/** A former address that redirects forever, or is gone. */
export const addressRedirects = pgTable(
  'address_redirects',
  {
    oldPath: text('old_path').primaryKey(),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    spuId: integer('spu_id').references(() => spus.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id').references(() => skus.id, { onDelete: 'cascade' }),
    isGone: boolean('is_gone').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    check('address_redirects_target', sql`num_nonnulls(${t.categoryId}, ${t.spuId}, ${t.skuId}) = case when ${t.isGone} then 0 else 1 end`),
    index('address_redirects_spu').on(t.spuId),
    index('address_redirects_sku').on(t.skuId),
  ],
);

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * A group, or without one the whole catalog, changed in a transaction; written by triggers, read by every instance to refresh its index.
 */
export const goodsChanges = pgTable(
  'goods_changes',
  {
    id: bigId(),
    spuId: integer('spu_id'),
    // Only the appearance changed, not price or stock: cards change although the index does not.
    isCardChange: boolean('is_card_change').notNull().default(false),
    tx: xid8('tx').notNull().default(sql`pg_current_xact_id()`),
    createdAt: createdAt(),
  },
  (t) => [index('goods_changes_tx').on(t.tx), index('goods_changes_created').on(t.createdAt)],
);
