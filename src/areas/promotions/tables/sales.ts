import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, moment, neverNegative, oneOf, updatedAt } from '#platform/tables.ts';

export const couponKindValues = ['fixed', 'percent', 'free_shipping'] as const;

/** One coupon; a use raises usedCount, which a check limits. */
export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    code: text('code').notNull(),
    kind: text('kind', { enum: couponKindValues }).notNull(),
    amountCents: integer('amount_cents'),
    percentBp: integer('percent_bp'),
    // Cap of a percentage discount.
    maxDiscountCents: integer('max_discount_cents'),
    minItemsCents: integer('min_items_cents').notNull().default(0),
    categoryId: integer('category_id').references(() => categories.id),
    isFirstOrderOnly: boolean('is_first_order_only').notNull().default(false),
    isOncePerShopper: boolean('is_once_per_shopper').notNull().default(true),
    maxUses: integer('max_uses'),
    usedCount: integer('used_count').notNull().default(0),
    startsAt: moment('starts_at').notNull().defaultNow(),
    endsAt: moment('ends_at'),
    isActive: boolean('is_active').notNull().default(true),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('coupons_code').on(sql`upper(code)`),
    filled('coupons_filled', t.code, t.nameEn, t.nameZh),
    oneOf('coupons_kind', t.kind, couponKindValues),
    check('coupons_fixed', sql`(${t.kind} = 'fixed') = (${t.amountCents} is not null)`),
    check('coupons_percent', sql`(${t.kind} = 'percent') = (${t.percentBp} is not null)`),
    check('coupons_amounts', sql`${t.amountCents} > 0 and ${t.percentBp} between 1 and 10000 and ${t.maxDiscountCents} > 0`),
    neverNegative('coupons_counts', t.minItemsCents, t.usedCount),
    check('coupons_limit', sql`${t.usedCount} <= ${t.maxUses}`),
    check('coupons_dates', sql`${t.startsAt} < ${t.endsAt}`),
    index('coupons_created').on(t.createdAt.desc().nullsFirst()),
  ],
);

/** One sale with its own page, such as Black Friday, and its dates. */
export const promotions = pgTable(
  'promotions',
  {
    id: id(),
    slug: text('slug').notNull(),
    titleEn: text('title_en').notNull(),
    titleZh: text('title_zh').notNull(),
    introEn: text('intro_en').notNull().default(''),
    introZh: text('intro_zh').notNull().default(''),
    pictureUrl: text('picture_url').notNull().default(''),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    publishedAt: moment('published_at'),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    // A sale returns every year, so one slug has a row per start.
    unique('promotions_start').on(t.slug, t.startsAt),
    filled('promotions_filled', t.slug, t.titleEn, t.titleZh),
    check('promotions_dates', sql`${t.startsAt} < ${t.endsAt}`),
    index('promotions_dates_order').on(t.slug, t.endsAt.desc().nullsFirst()),
  ],
);

/** One product group, or one SKU of it, in a sale. */
export const promotionGoods = pgTable(
  'promotion_goods',
  {
    id: id(),
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    spuId: integer('spu_id')
      .notNull()
      .references(() => spus.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id').references(() => skus.id, { onDelete: 'cascade' }),
    // The SKU's discount during the sale; null shows the product at its own price.
    discountBp: integer('discount_bp'),
    usualDiscountBp: integer('usual_discount_bp'),
    position: integer('position').notNull().default(0),
    // Not begun with the sale: it would sell below cost without an owner's word.
    heldAt: moment('held_at'),
  },
  (t) => [
    uniqueIndex('promotion_goods_once').on(t.promotionId, t.spuId, sql`coalesce(sku_id, 0)`),
    check('promotion_goods_discount', sql`${t.discountBp} between 1 and 10000 and ${t.usualDiscountBp} between 1 and 10000`),
    index('promotion_goods_order').on(t.promotionId, t.position),
    index('promotion_goods_spu').on(t.spuId),
    index('promotion_goods_held').on(t.promotionId).where(sql`held_at is not null`),
  ],
);

/** One SKU that an owner lets a sale sell below cost, with the loss per unit that was accepted. */
export const acceptedLosses = pgTable(
  'accepted_losses',
  {
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    lossCents: integer('loss_cents').notNull(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.promotionId, t.skuId] }),
    neverNegative('accepted_losses_amount', t.lossCents),
    index('accepted_losses_sku').on(t.skuId),
  ],
);

/** One free item with orders from an amount on. */
export const giftRules = pgTable(
  'gift_rules',
  {
    id: id(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull().default(1),
    minItemsCents: integer('min_items_cents').notNull(),
    maxGifts: integer('max_gifts'),
    givenCount: integer('given_count').notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at'),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    check('gift_rules_quantity', sql`${t.quantity} between 1 and 10`),
    neverNegative('gift_rules_amounts', t.minItemsCents, t.givenCount),
    check('gift_rules_limit', sql`${t.givenCount} <= ${t.maxGifts}`),
    check('gift_rules_dates', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

export const tierAudiences = ['everyone', 'wholesale', 'dropship'] as const;

/** One quantity tier: from this many units this discount. */
export const quantityTiers = pgTable(
  'quantity_tiers',
  {
    id: id(),
    audience: text('audience', { enum: tierAudiences }).notNull().default('wholesale'),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    minPieces: integer('min_pieces').notNull(),
    // The discount: 500 is five percent.
    offBp: integer('off_bp').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('quantity_tiers_audience', t.audience, tierAudiences),
    uniqueIndex('quantity_tiers_step').on(t.audience, sql`coalesce(category_id, 0)`, t.minPieces),
    check('quantity_tiers_amounts', sql`${t.minPieces} >= 1 and ${t.offBp} between 1 and 9999`),
  ],
);

/** One set price rule: bundles, with or without a closure, and discount. */
export const setRules = pgTable(
  'set_rules',
  {
    id: id(),
    minBundles: integer('min_bundles').notNull(),
    withClosure: boolean('with_closure').notNull().default(false),
    offBp: integer('off_bp').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('set_rules_once').on(t.minBundles, t.withClosure),
    check('set_rules_amounts', sql`${t.minBundles} >= 1 and ${t.offBp} between 1 and 9999`),
  ],
);
