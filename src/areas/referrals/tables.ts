import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { orders } from '#areas/orders/tables/orders.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { bigId, createdAt, filled, id, moment, neverNegative, oneOf } from '#platform/tables.ts';

/** One version of the program's terms, valid until the next starts. */
export const referralRules = pgTable(
  'referral_rules',
  {
    id: id(),
    friendOffCents: integer('friend_off_cents').notNull(),
    minOrderCents: integer('min_order_cents').notNull(),
    rewardCents: integer('reward_cents').notNull(),
    rewardBp: integer('reward_bp').notNull().default(0),
    touchDays: integer('touch_days').notNull().default(30),
    waitDays: integer('wait_days').notNull().default(30),
    // Monthly cap per referrer.
    monthCapCents: integer('month_cap_cents').notNull().default(30_000),
    startsAt: moment('starts_at').notNull().unique(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
  },
  (t) => [
    neverNegative('referral_rules_amounts', t.friendOffCents, t.minOrderCents, t.rewardCents, t.waitDays, t.monthCapCents),
    check('referral_rules_share', sql`${t.rewardBp} between 0 and 10000`),
    check('referral_rules_touch_days', sql`${t.touchDays} between 1 and 365`),
  ],
);

/** The code of one shopper. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text('code').notNull(),
    clickCount: integer('click_count').notNull().default(0),
    blockedAt: moment('blocked_at'),
    blockedReason: text('blocked_reason').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('referral_codes_code').on(sql`upper(code)`),
    filled('referral_codes_filled', t.code),
    neverNegative('referral_codes_clicks', t.clickCount),
  ],
);

/** A visitor's first referral touch; later codes do not replace it. */
export const referralTouches = pgTable(
  'referral_touches',
  {
    id: bigId(),
    visitorHash: text('visitor_hash').notNull(),
    codeId: integer('code_id')
      .notNull()
      .references(() => referralCodes.id, { onDelete: 'cascade' }),
    landingPath: text('landing_path').notNull().default(''),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [
    unique('referral_touches_first').on(t.visitorHash),
    check('referral_touches_expiry', sql`${t.expiresAt} > ${t.createdAt}`),
    index('referral_touches_code').on(t.codeId, t.createdAt.desc().nullsFirst()),
    index('referral_touches_expires').on(t.expiresAt),
  ],
);

/** One visitor per code and day. */
export const referralClicks = pgTable(
  'referral_clicks',
  {
    codeId: integer('code_id')
      .notNull()
      .references(() => referralCodes.id, { onDelete: 'cascade' }),
    visitorHash: text('visitor_hash').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.codeId, t.day, t.visitorHash] }), index('referral_clicks_day').on(t.day)],
);

/** A browser used by a signed-in shopper; two people do not share one by chance. */
export const referralDevices = pgTable(
  'referral_devices',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    visitorHash: text('visitor_hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.visitorHash] }), index('referral_devices_visitor').on(t.visitorHash)],
);

/** Who referred a new shopper; written once, at sign-up. */
export const referrals = pgTable(
  'referrals',
  {
    id: id(),
    refereeId: integer('referee_id')
      .notNull()
      .unique()
      .references(() => users.id),
    referrerId: integer('referrer_id')
      .notNull()
      .references(() => users.id),
    codeId: integer('code_id')
      .notNull()
      .references(() => referralCodes.id),
    touchedAt: moment('touched_at').notNull(),
    // Why the pair was refused, such as same_phone or same_payer; empty when it counts.
    refusedReason: text('refused_reason').notNull().default(''),
    refusedAt: moment('refused_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('referrals_not_self', sql`${t.refereeId} <> ${t.referrerId}`),
    index('referrals_referrer').on(t.referrerId, t.createdAt.desc().nullsFirst()),
    index('referrals_created').on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
);

export const welcomeDiscountStates = ['held', 'used', 'released'] as const;

/** The welcome discount on a first order; at most one active. */
export const referralWelcomes = pgTable(
  'referral_welcomes',
  {
    id: id(),
    referralId: integer('referral_id')
      .notNull()
      .references(() => referrals.id),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    ruleId: integer('rule_id')
      .notNull()
      .references(() => referralRules.id),
    amountCents: integer('amount_cents').notNull(),
    state: text('state', { enum: welcomeDiscountStates }).notNull().default('held'),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check('referral_welcomes_amount', sql`${t.amountCents} > 0`),
    oneOf('referral_welcomes_state', t.state, welcomeDiscountStates),
    uniqueIndex('referral_welcomes_once').on(t.referralId).where(sql`state <> 'released'`),
    index('referral_welcomes_created').on(t.createdAt.desc().nullsFirst()),
  ],
);

export const rewardStates = ['pending', 'available', 'taken_back', 'refused'] as const;

/** The reward for one referred buyer's first order. */
export const referralRewards = pgTable(
  'referral_rewards',
  {
    id: id(),
    referralId: integer('referral_id')
      .notNull()
      .unique()
      .references(() => referrals.id),
    refereeId: integer('referee_id')
      .notNull()
      .unique()
      .references(() => users.id),
    referrerId: integer('referrer_id')
      .notNull()
      .references(() => users.id),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    ruleId: integer('rule_id')
      .notNull()
      .references(() => referralRules.id),
    amountCents: integer('amount_cents').notNull(),
    state: text('state', { enum: rewardStates }).notNull().default('pending'),
    reason: text('reason').notNull().default(''),
    // Delivery plus the return period; null until delivered.
    availableFrom: moment('available_from'),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('referral_rewards_amount', sql`${t.amountCents} > 0`),
    check('referral_rewards_not_self', sql`${t.refereeId} <> ${t.referrerId}`),
    oneOf('referral_rewards_state', t.state, rewardStates),
    index('referral_rewards_referrer').on(t.referrerId, t.createdAt.desc().nullsFirst()),
    index('referral_rewards_due').on(t.availableFrom).where(sql`state = 'pending'`),
    index('referral_rewards_state_created').on(t.state, t.createdAt.desc().nullsFirst()),
  ],
);

/** One shopper's store credit; spending is one conditional update. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id),
    balanceCents: integer('balance_cents').notNull().default(0),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [check('credit_accounts_user_id', sql`${t.userId} > 0`), neverNegative('credit_accounts_balance', t.balanceCents)],
);

export const creditKinds = [
  'referral',
  'price_protection',
  'review',
  'return',
  'delay',
  'spent',
  'given_back',
  'adjusted',
  'taken_back',
] as const;

/** One change of store credit; rows never change. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigId(),
    userId: integer('user_id')
      .notNull()
      .references(() => creditAccounts.userId),
    amountCents: integer('amount_cents').notNull(),
    balanceAfterCents: integer('balance_after_cents').notNull(),
    kind: text('kind', { enum: creditKinds }).notNull(),
    // The sources belong to later areas, so they are named by kind and id.
    sourceKind: text('source_kind').notNull(),
    sourceId: text('source_id').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    note: text('note').notNull().default(''),
    details: jsonb('details'),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique('credit_entries_once').on(t.kind, t.sourceKind, t.sourceId),
    oneOf('credit_entries_kind', t.kind, creditKinds),
    check('credit_entries_amount', sql`${t.amountCents} <> 0`),
    neverNegative('credit_entries_balance', t.balanceAfterCents),
    index('credit_entries_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('credit_entries_order').on(t.orderId),
    index('credit_entries_kind_created').on(t.kind, t.createdAt.desc().nullsFirst()),
  ],
);
