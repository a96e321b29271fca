import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus } from '#areas/catalog/tables/goods.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { bigId, createdAt, filled, id, languages, mailbox, moment, neverNegative, oneOf } from '#platform/tables.ts';

/** One price change of a SKU; rows never change, price protection relies on them. */
export const priceLedger = pgTable(
  'price_ledger',
  {
    id: bigId(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    // Null before the first price.
    oldPriceCents: integer('old_price_cents'),
    oldDiscountBp: integer('old_discount_bp'),
    oldPayableCents: integer('old_payable_cents'),
    priceCents: integer('price_cents').notNull(),
    discountBp: integer('discount_bp').notNull(),
    payableCents: integer('payable_cents').notNull().generatedAlwaysAs(sql`((price_cents::bigint * discount_bp + 5000) / 10000)::integer`),
    // A final clearance price gives no price protection.
    isFinalSale: boolean('is_final_sale').notNull().default(false),
    reason: text('reason').notNull().default(''),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
  },
  (t) => [
    neverNegative('price_ledger_prices', t.oldPriceCents, t.oldPayableCents, t.priceCents),
    check('price_ledger_discounts', sql`${t.discountBp} between 1 and 10000 and ${t.oldDiscountBp} between 1 and 10000`),
    check('price_ledger_old', sql`num_nonnulls(${t.oldPriceCents}, ${t.oldDiscountBp}, ${t.oldPayableCents}) in (0, 3)`),
    index('price_ledger_sku').on(t.skuId, t.createdAt.desc().nullsFirst()),
    index('price_ledger_created').on(t.createdAt.desc().nullsFirst()),
  ],
);

/** A scheduled price change: applied once by the first instance, or revoked before. */
export const pricePlans = pgTable(
  'price_plans',
  {
    id: id(),
    startsAt: moment('starts_at').notNull(),
    reason: text('reason').notNull(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    appliedAt: moment('applied_at'),
    // Number of prices that were different at that time.
    changedCount: integer('changed_count').notNull().default(0),
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    filled('price_plans_filled', t.reason),
    neverNegative('price_plans_counts', t.changedCount),
    check('price_plans_end', sql`num_nonnulls(${t.appliedAt}, ${t.revokedAt}) < 2`),
    index('price_plans_waiting').on(t.startsAt, t.id).where(sql`applied_at is null and revoked_at is null`),
    index('price_plans_starts').on(t.startsAt, t.id),
  ],
);

/** One SKU of a scheduled change; null keeps the value of that time, so that a sale and a new list price can coincide. */
export const pricePlanLines = pgTable(
  'price_plan_lines',
  {
    planId: integer('plan_id')
      .notNull()
      .references(() => pricePlans.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    priceCents: integer('price_cents'),
    discountBp: integer('discount_bp'),
    // Values when it was planned.
    oldPriceCents: integer('old_price_cents').notNull(),
    oldDiscountBp: integer('old_discount_bp').notNull(),
    // Loss per unit below the known cost that an owner accepted when planning.
    acceptedLossCents: integer('accepted_loss_cents'),
    // Not set on its day: it would have sold below cost without an owner's word.
    isHeld: boolean('is_held').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.planId, t.skuId] }),
    neverNegative('price_plan_lines_prices', t.priceCents, t.oldPriceCents, t.acceptedLossCents),
    check('price_plan_lines_discounts', sql`${t.discountBp} between 1 and 10000 and ${t.oldDiscountBp} between 1 and 10000`),
    check('price_plan_lines_wish', sql`num_nonnulls(${t.priceCents}, ${t.discountBp}) > 0`),
    index('price_plan_lines_sku').on(t.skuId),
  ],
);

/** One email address waiting for a SKU to be back in stock. */
export const restockNotices = pgTable(
  'restock_notices',
  {
    id: id(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull().default('en'),
    stopTokenHash: text('stop_token_hash').unique(),
    createdAt: createdAt(),
    notifiedAt: moment('notified_at'),
    stoppedAt: moment('stopped_at'),
  },
  (t) => [
    mailbox('restock_notices_mailbox', t.email),
    oneOf('restock_notices_language', t.language, languages),
    uniqueIndex('restock_notices_waiting').on(t.skuId, sql`lower(email)`).where(sql`notified_at is null and stopped_at is null`),
    index('restock_notices_user').on(t.userId),
  ],
);

/** A search synonym. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    id: id(),
    term: text('term').notNull(),
    meaning: text('meaning').notNull(),
    language: text('language', { enum: languages }).notNull().default('en'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('search_synonyms_pair').on(t.term, t.meaning),
    filled('search_synonyms_filled', t.term, t.meaning),
    oneOf('search_synonyms_language', t.language, languages),
  ],
);

/** Searches of a term per day, and how many found nothing. */
export const searchTerms = pgTable(
  'search_terms',
  {
    day: date('day', { mode: 'string' }).notNull(),
    term: text('term').notNull(),
    language: text('language', { enum: languages }).notNull(),
    count: integer('count').notNull().default(0),
    emptyCount: integer('empty_count').notNull().default(0),
    clickCount: integer('click_count').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.term, t.language] }),
    neverNegative('search_terms_counts', t.count, t.clickCount),
    oneOf('search_terms_language', t.language, languages),
    check('search_terms_empty', sql`${t.emptyCount} between 0 and ${t.count}`),
    index('search_terms_term').on(t.term, t.day),
  ],
);
