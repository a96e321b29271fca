import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus } from '#areas/catalog/tables/goods.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { vendorHairPrices } from '#areas/vendor-prices/tables.ts';
import { createdAt, filled, id, languages, moment, neverNegative, oneOf, updatedAt } from '#platform/tables.ts';

export const ruleSetStates = ['draft', 'live', 'retired'] as const;

/** One version of all price rules; only a draft may be edited, and one version is live. */
export const priceRuleSets = pgTable(
  'price_rule_sets',
  {
    id: id(),
    version: integer('version').notNull().unique(),
    state: text('state', { enum: ruleSetStates }).notNull().default('draft'),
    note: text('note').notNull().default(''),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
    liveAt: moment('live_at'),
    retiredAt: moment('retired_at'),
  },
  (t) => [
    oneOf('price_rule_sets_state', t.state, ruleSetStates),
    check('price_rule_sets_version', sql`${t.version} >= 1`),
    check('price_rule_sets_live', sql`(${t.state} = 'draft') = (${t.liveAt} is null)`),
    uniqueIndex('price_rule_sets_one_live').on(t.state).where(sql`state = 'live'`),
  ],
);

/** One option of a builder step. */
export const priceOptions = pgTable(
  'price_options',
  {
    id: id(),
    ruleSetId: integer('rule_set_id')
      .notNull()
      .references(() => priceRuleSets.id, { onDelete: 'cascade' }),
    productKind: text('product_kind').notNull(),
    step: text('step').notNull(),
    value: text('value').notNull(),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    leadDays: integer('lead_days').notNull().default(0),
    pictureKey: text('picture_key').notNull().default(''),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    unique('price_options_once').on(t.ruleSetId, t.productKind, t.step, t.value),
    filled('price_options_filled', t.productKind, t.step, t.value, t.nameEn, t.nameZh),
    neverNegative('price_options_lead_days', t.leadDays),
  ],
);

/** One combination that is not made, with the reason shown to shoppers. */
export const priceExclusions = pgTable(
  'price_exclusions',
  {
    id: id(),
    ruleSetId: integer('rule_set_id')
      .notNull()
      .references(() => priceRuleSets.id, { onDelete: 'cascade' }),
    productKind: text('product_kind').notNull(),
    condition: jsonb('condition').$type<Record<string, unknown>>().notNull(),
    reasonEn: text('reason_en').notNull(),
    reasonZh: text('reason_zh').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [filled('price_exclusions_reasons', t.reasonEn, t.reasonZh), index('price_exclusions_set').on(t.ruleSetId, t.productKind)],
);

export const priceRuleKinds = ['hair', 'density', 'lace', 'processing', 'labour', 'extra', 'margin', 'rounding'] as const;

/** One rule of the built price: what an option costs, weighs or multiplies. */
export const priceRules = pgTable(
  'price_rules',
  {
    id: id(),
    ruleSetId: integer('rule_set_id')
      .notNull()
      .references(() => priceRuleSets.id, { onDelete: 'cascade' }),
    productKind: text('product_kind').notNull(),
    kind: text('kind', { enum: priceRuleKinds }).notNull(),
    key: text('key').notNull().default(''),
    lengthFromInches: integer('length_from_inches').notNull().default(0),
    lengthToInches: integer('length_to_inches').notNull().default(60),
    amountCents: integer('amount_cents').notNull().default(0),
    factorBp: integer('factor_bp').notNull().default(10000),
    grams: integer('grams').notNull().default(0),
    leadDays: integer('lead_days').notNull().default(0),
    vendorPriceId: integer('vendor_price_id').references(() => vendorHairPrices.id),
    nameEn: text('name_en').notNull().default(''),
    nameZh: text('name_zh').notNull().default(''),
  },
  (t) => [
    unique('price_rules_once').on(t.ruleSetId, t.productKind, t.kind, t.key, t.lengthFromInches),
    oneOf('price_rules_kind', t.kind, priceRuleKinds),
    check('price_rules_lengths', sql`0 <= ${t.lengthFromInches} and ${t.lengthFromInches} <= ${t.lengthToInches}`),
    check('price_rules_factor', sql`${t.factorBp} > 0`),
    neverNegative('price_rules_amounts', t.grams, t.leadDays),
  ],
);

/** One quoted price with its breakdown; honored until validUntil. */
export const estimates = pgTable(
  'estimates',
  {
    id: id(),
    number: text('number').notNull().unique(),
    ruleSetId: integer('rule_set_id')
      .notNull()
      .references(() => priceRuleSets.id),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    guestKeyHash: text('guest_key_hash'),
    language: text('language', { enum: languages }).notNull().default('en'),
    sentence: text('sentence').notNull().default(''),
    configuration: jsonb('configuration').$type<Record<string, unknown>>().notNull(),
    quantity: integer('quantity').notNull(),
    // The price is null only when staff must quote.
    needsPerson: boolean('needs_person').notNull().default(false),
    unitPriceCents: integer('unit_price_cents'),
    weightGrams: integer('weight_grams'),
    shippingCents: integer('shipping_cents'),
    leadDays: integer('lead_days'),
    why: jsonb('why').$type<{ key: string; cents: number; part?: string; en?: string; zh?: string }[]>().notNull().default([]),
    matchedSkuId: integer('matched_sku_id').references(() => skus.id),
    // What it finally sold for, so that staff see where the rules were off.
    finalUnitPriceCents: integer('final_unit_price_cents'),
    staffNote: text('staff_note').notNull().default(''),
    validUntil: moment('valid_until').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('estimates_quantity', sql`${t.quantity} between 1 and 99999`),
    check('estimates_price', sql`${t.needsPerson} or (${t.unitPriceCents} is not null and ${t.weightGrams} is not null)`),
    neverNegative('estimates_amounts', t.unitPriceCents, t.weightGrams, t.shippingCents, t.leadDays, t.finalUnitPriceCents),
    check('estimates_valid', sql`${t.validUntil} > ${t.createdAt}`),
    oneOf('estimates_language', t.language, languages),
    index('estimates_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('estimates_created').on(t.createdAt.desc().nullsFirst()),
  ],
);
