import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { orders } from '#areas/orders/tables/orders.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, jobs, languages, moment, neverNegative, oneOf, updatedAt, uploads } from '#platform/tables.ts';

export const partnerKinds = ['dropship', 'wholesale', 'affiliate'] as const;
export const partnerStatuses = ['asked', 'approved', 'refused', 'revoked'] as const;

export const priceEndingValues = ['none', '99', '95', '00'] as const;

/** One business that sells for us or buys in quantity. */
export const partners = pgTable(
  'partners',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id),
    kind: text('kind', { enum: partnerKinds }).notNull(),
    businessName: text('business_name').notNull(),
    website: text('website').notNull().default(''),
    taxNumber: text('tax_number').notNull().default(''),
    region: text('region').notNull().default(''),
    monthlyVolume: text('monthly_volume').notNull().default(''),
    status: text('status', { enum: partnerStatuses }).notNull().default('asked'),
    minOrderPieces: integer('min_order_pieces').notNull().default(0),
    hasBlankSlip: boolean('has_blank_slip').notNull().default(true),
    // Name on packing slips; empty uses the business name.
    senderName: text('sender_name').notNull().default(''),
    // Markup in the reseller's own shop.
    markupBp: integer('markup_bp').notNull().default(0),
    plusCents: integer('plus_cents').notNull().default(0),
    roundTo: text('round_to', { enum: priceEndingValues }).notNull().default('none'),
    // An affiliate's share of what referred buyers pay.
    shareBp: integer('share_bp').notNull().default(0),
    feedTokenHash: text('feed_token_hash').unique(),
    feedTokenAt: moment('feed_token_at'),
    note: text('note').notNull().default(''),
    // Why it was refused or ended; shown to the partner.
    reason: text('reason').notNull().default(''),
    decidedBy: integer('decided_by').references(() => staffMembers.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('partners_kind', t.kind, partnerKinds),
    oneOf('partners_status', t.status, partnerStatuses),
    filled('partners_name', t.businessName),
    neverNegative('partners_minimum', t.minOrderPieces),
    check('partners_markup', sql`${t.markupBp} between 0 and 50000 and ${t.plusCents} between 0 and 1000000`),
    oneOf('partners_round_to', t.roundTo, priceEndingValues),
    check('partners_share', sql`${t.shareBp} between 0 and 5000`),
    index('partners_status_created').on(t.status, t.createdAt.desc().nullsFirst()),
  ],
);

export const platforms = ['shopify', 'woocommerce', 'google', 'json'] as const;

/** One target shop; its address comes only from here. */
export const partnerShops = pgTable(
  'partner_shops',
  {
    id: id(),
    // Null is our own shop.
    partnerId: integer('partner_id').references(() => partners.id, { onDelete: 'cascade' }),
    platform: text('platform', { enum: platforms }).notNull(),
    // Null for a partner who only downloads files.
    host: text('host'),
    // Encrypted with the shop's secret.
    accessToken: text('access_token'),
    markupBp: integer('markup_bp').notNull().default(0),
    plusCents: integer('plus_cents').notNull().default(0),
    roundTo: text('round_to').notNull().default('none'),
    language: text('language', { enum: languages }).notNull().default('en'),
    categorySlugs: text('category_slugs').array().notNull().default([]),
    settings: jsonb('settings').$type<Record<string, unknown>>().notNull().default({}),
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('partner_shops_platform', t.platform, platforms),
    oneOf('partner_shops_language', t.language, languages),
    oneOf('partner_shops_round_to', t.roundTo, priceEndingValues),
    check('partner_shops_host', sql`${t.platform} <> 'shopify' or ${t.host} ~ '^[a-z0-9][a-z0-9-]{0,60}[.]myshopify[.]com$'`),
    neverNegative('partner_shops_markup', t.markupBp, t.plusCents),
    uniqueIndex('partner_shops_host_once').on(t.platform, t.host).where(sql`host is not null and revoked_at is null`),
    index('partner_shops_partner').on(t.partnerId),
  ],
);

/** One sync run; counts and failures belong to the job. */
export const syncRuns = pgTable(
  'sync_runs',
  {
    id: id(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => partnerShops.id, { onDelete: 'cascade' }),
    jobId: integer('job_id')
      .notNull()
      .unique()
      .references(() => jobs.id),
    part: text('part', { enum: ['all', 'texts', 'prices', 'stock'] })
      .notNull()
      .default('all'),
    choice: jsonb('choice').$type<Record<string, unknown>>().notNull().default({}),
    fileUploadId: integer('file_upload_id').references(() => uploads.id),
    reductions: jsonb('reductions').$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('sync_runs_part', t.part, ['all', 'texts', 'prices', 'stock']),
    index('sync_runs_shop').on(t.shopId, t.createdAt.desc().nullsFirst()),
  ],
);

/** Which remote product a group became; a split group has several parts. */
export const platformProducts = pgTable(
  'platform_products',
  {
    id: id(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => partnerShops.id, { onDelete: 'cascade' }),
    spuId: integer('spu_id')
      .notNull()
      .references(() => spus.id),
    part: text('part').notNull().default(''),
    remoteId: text('remote_id'),
    sentHash: text('sent_hash').notNull().default(''),
    sentAt: moment('sent_at'),
  },
  (t) => [unique('platform_products_once').on(t.shopId, t.spuId, t.part), unique('platform_products_remote').on(t.shopId, t.remoteId)],
);

/** Which remote variant a SKU became, and what was last sent. */
export const platformVariants = pgTable(
  'platform_variants',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => partnerShops.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    productId: integer('product_id')
      .notNull()
      .references(() => platformProducts.id, { onDelete: 'cascade' }),
    remoteId: text('remote_id'),
    // The remote inventory item.
    remoteItemId: text('remote_item_id'),
    // Compared with the hash of what would be sent, so that only changes are sent.
    textHash: text('text_hash').notNull().default(''),
    priceHash: text('price_hash').notNull().default(''),
    stockHash: text('stock_hash').notNull().default(''),
    sentAt: moment('sent_at'),
  },
  (t) => [
    primaryKey({ columns: [t.shopId, t.skuId] }),
    unique('platform_variants_remote').on(t.shopId, t.remoteId),
    index('platform_variants_product').on(t.productId),
    index('platform_variants_sku').on(t.skuId),
  ],
);

/** A partner's order for their own customer. */
export const partnerOrders = pgTable(
  'partner_orders',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    partnerReference: text('partner_reference').notNull(),
    isBlankSlip: boolean('is_blank_slip').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    unique('partner_orders_reference').on(t.partnerId, t.partnerReference),
    index('partner_orders_partner').on(t.partnerId, t.createdAt.desc().nullsFirst()),
  ],
);

/** One payout to an affiliate: everything open at the end of a month. */
export const partnerPayouts = pgTable(
  'partner_payouts',
  {
    id: id(),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    month: date('month', { mode: 'string' }).notNull(),
    basisCents: integer('basis_cents').notNull(),
    amountCents: integer('amount_cents').notNull(),
    paidAt: moment('paid_at'),
    reference: text('reference').notNull().default(''),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('partner_payouts_once').on(t.partnerId, t.month),
    check('partner_payouts_month', sql`extract(day from ${t.month}) = 1`),
    neverNegative('partner_payouts_amounts', t.amountCents),
  ],
);

/** One order's part of a payout; returns after payment are negative in a later one. */
export const partnerPayoutLines = pgTable(
  'partner_payout_lines',
  {
    payoutId: integer('payout_id')
      .notNull()
      .references(() => partnerPayouts.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    basisCents: integer('basis_cents').notNull(),
    amountCents: integer('amount_cents').notNull(),
  },
  (t) => [primaryKey({ columns: [t.payoutId, t.orderId] }), index('partner_payout_lines_order').on(t.orderId)],
);
