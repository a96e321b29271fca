import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus } from '#areas/catalog/tables/goods.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, id, moment, neverNegative, oneOf, updatedAt } from '#platform/tables.ts';
import { rankPeriods } from './rules/rank.ts';

export const figureDimensions = [
  'all',
  'country',
  'region',
  'device',
  'source',
  'category',
  'length',
  'texture',
  'colour',
  'staff',
  'sku',
  'turn',
  'cohort',
] as const;

// Days whose orders changed are marked by triggers and summed up again (see stale_days).
/** One day's sums by one dimension, such as orders from Texas; without test orders. */
export const dailyFigures = pgTable(
  'daily_figures',
  {
    day: date('day', { mode: 'string' }).notNull(),
    dimension: text('dimension', { enum: figureDimensions }).notNull(),
    key: text('key').notNull().default(''),
    orderCount: integer('order_count').notNull().default(0),
    paidCount: integer('paid_count').notNull().default(0),
    newBuyerCount: integer('new_buyer_count').notNull().default(0),
    pieceCount: integer('piece_count').notNull().default(0),
    // Sums of many orders exceed an integer.
    totalCents: bigint('total_cents', { mode: 'number' }).notNull().default(0),
    capturedCents: bigint('captured_cents', { mode: 'number' }).notNull().default(0),
    refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull().default(0),
    discountCents: bigint('discount_cents', { mode: 'number' }).notNull().default(0),
    shippingCents: bigint('shipping_cents', { mode: 'number' }).notNull().default(0),
    costCents: bigint('cost_cents', { mode: 'number' }).notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.dimension, t.day, t.key] }),
    oneOf('daily_figures_dimension', t.dimension, figureDimensions),
    index('daily_figures_key').on(t.dimension, t.key, t.day),
  ],
);

export const checkedSources = ['capture', 'refund', 'delivery'] as const;

// Days whose payments, deliveries or entries changed are marked by triggers and compared again (see stale_days).
/** One day of payments, refunds or deliveries against the ledger: both totals, and how many pairs differ. */
export const ledgerChecks = pgTable(
  'ledger_checks',
  {
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source', { enum: checkedSources }).notNull(),
    sourceCents: bigint('source_cents', { mode: 'number' }).notNull(),
    ledgerCents: bigint('ledger_cents', { mode: 'number' }).notNull(),
    pairCount: integer('pair_count').notNull(),
    differingCount: integer('differing_count').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.source] }),
    oneOf('ledger_checks_source', t.source, checkedSources),
    neverNegative('ledger_checks_counts', t.pairCount, t.differingCount),
  ],
);

/** One rank of the public best-seller list; category 0 is the whole shop. */
export const salesRanks = pgTable(
  'sales_ranks',
  {
    period: text('period', { enum: rankPeriods }).notNull(),
    // 0 means all categories, so it cannot be a foreign key.
    categoryId: integer('category_id').notNull().default(0),
    place: integer('place').notNull(),
    previousPlace: integer('previous_place'),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    pieceCount: integer('piece_count').notNull(),
    revenueCents: bigint('revenue_cents', { mode: 'number' }).notNull(),
    computedAt: moment('computed_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.period, t.categoryId, t.place] }),
    unique('sales_ranks_sku').on(t.period, t.categoryId, t.skuId),
    oneOf('sales_ranks_period', t.period, rankPeriods),
    check('sales_ranks_place', sql`${t.place} >= 1`),
    check('sales_ranks_minimum', sql`${t.pieceCount} >= 3`),
    index('sales_ranks_by_sku').on(t.skuId),
  ],
);

/** Pins a SKU in the rank, labeled as featured, or hides it. */
export const rankPins = pgTable(
  'rank_pins',
  {
    id: id(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    place: integer('place'),
    isHidden: boolean('is_hidden').notNull().default(false),
    staffId: integer('staff_id').references(() => staffMembers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [unique('rank_pins_once').on(t.skuId), check('rank_pins_choice', sql`${t.isHidden} <> (${t.place} is not null)`)],
);

/** One commission tier: from this monthly amount, this share. */
export const commissionTiers = pgTable(
  'commission_tiers',
  {
    id: id(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    fromCents: integer('from_cents').notNull(),
    shareBp: integer('share_bp').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('commission_tiers_once').on(t.startsOn, t.fromCents),
    neverNegative('commission_tiers_from', t.fromCents),
    check('commission_tiers_share', sql`${t.shareBp} between 0 and 10000`),
  ],
);

/** One month of one staff member: the target, and the figures once closed. */
export const staffMonths = pgTable(
  'staff_months',
  {
    staffId: integer('staff_id')
      .notNull()
      .references(() => staffMembers.id),
    month: date('month', { mode: 'string' }).notNull(),
    targetCents: bigint('target_cents', { mode: 'number' }).notNull().default(0),
    // Null while the month is open.
    figures: jsonb('figures').$type<Record<string, number>>(),
    commissionCents: bigint('commission_cents', { mode: 'number' }),
    closedBy: integer('closed_by').references(() => staffMembers.id),
    closedAt: moment('closed_at'),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.staffId, t.month] }),
    check('staff_months_month', sql`extract(day from ${t.month}) = 1`),
    check('staff_months_closed', sql`(${t.closedAt} is null) = (${t.figures} is null)`),
    neverNegative('staff_months_amounts', t.targetCents, t.commissionCents),
    index('staff_months_month_order').on(t.month),
  ],
);

/** The last result of one invariant. */
export const invariantResults = pgTable(
  'invariant_results',
  {
    name: text('name').primaryKey(),
    brokenCount: integer('broken_count').notNull(),
    // The first rows that break it.
    sample: jsonb('sample').notNull().default([]),
    // Null while it holds.
    brokenSince: moment('broken_since'),
    checkedAt: moment('checked_at').notNull(),
  },
  (t) => [
    neverNegative('invariant_results_count', t.brokenCount),
    check('invariant_results_since', sql`(${t.brokenCount} > 0) = (${t.brokenSince} is not null)`),
  ],
);
