import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, filled, id, languages, mailbox, moment, neverNegative, oneOf, updatedAt } from '#platform/tables.ts';

/** One shopper with an account. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    nickname: text('nickname').notNull().default(''),
    avatarUrl: text('avatar_url').notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    address: text('address').notNull().default(''),
    city: text('city').notNull().default(''),
    region: text('region').notNull().default(''),
    postCode: text('post_code').notNull().default(''),
    country: text('country').notNull().default('US'),
    vipLevel: integer('vip_level').notNull().default(0),
    language: text('language', { enum: languages }).notNull().default('en'),
    settings: jsonb('settings').notNull().default({}),
    note: text('note').notNull().default(''),
    // Referral code and browser of the sign-up; cleared once processed.
    inviteCode: text('invite_code').notNull().default(''),
    visitorHash: text('visitor_hash').notNull().default(''),
    // Test accounts never count in ranks, reports or referrals.
    isTest: boolean('is_test').notNull().default(false),
    activatedAt: moment('activated_at'),
    blockedAt: moment('blocked_at'),
    passwordChangedAt: moment('password_changed_at').notNull().defaultNow(),
    lastLoginAt: moment('last_login_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    // A deleted account is emptied of personal data and kept, because orders refer to it.
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    check('users_id', sql`${t.id} > 0`),
    mailbox('users_mailbox', t.email),
    filled('users_names', t.firstName),
    oneOf('users_language', t.language, languages),
    neverNegative('users_vip_level', t.vipLevel),
    check('users_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
    uniqueIndex('users_email').on(sql`lower(email)`),
    index('users_created').on(t.createdAt.desc().nullsFirst()),
    // The few unusual ones: waiting, blocked, deleted.
    index('users_unusual')
      .on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`activated_at is null or blocked_at is not null or deleted_at is not null`),
    index('users_invited').on(t.id).where(sql`invite_code <> '' or visitor_hash <> ''`),
    index('users_phone').on(t.phoneNumber).where(sql`phone_number <> ''`),
    index('users_words').using('gin', sql`(email || ' ' || first_name || ' ' || last_name || ' ' || phone_number) gin_trgm_ops`),
  ],
);

/** One saved shipping address. */
export const receivers = pgTable(
  'receivers',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull().default(''),
    phoneNumber: text('phone_number').notNull(),
    address: text('address').notNull(),
    city: text('city').notNull(),
    region: text('region').notNull(),
    postCode: text('post_code').notNull(),
    country: text('country').notNull().default('US'),
    isDefault: boolean('is_default').notNull().default(false),
    checkedAt: moment('checked_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check('receivers_user_id', sql`${t.userId} > 0`),
    filled('receivers_filled', t.firstName, t.address, t.city),
    check('receivers_country', sql`${t.country} ~ '^[A-Z]{2}$'`),
    uniqueIndex('receivers_one_default').on(t.userId).where(sql`is_default`),
    index('receivers_user').on(t.userId, t.createdAt.desc().nullsFirst()),
  ],
);

/** One shopper session; only its token's hash is stored. */
export const shopperSessions = pgTable(
  'shopper_sessions',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    device: text('device').notNull().default(''),
    ip: text('ip').notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    check('shopper_sessions_expiry', sql`${t.expiresAt} > ${t.createdAt}`),
    index('shopper_sessions_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('shopper_sessions_expires').on(t.expiresAt),
  ],
);

export const tokenKinds = ['activation', 'reset', 'email_change'] as const;

/** One emailed token; works once, and only its hash is stored. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: tokenKinds }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    newEmail: text('new_email'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [
    oneOf('one_time_tokens_kind', t.kind, tokenKinds),
    check('one_time_tokens_new_email', sql`(${t.kind} = 'email_change') = (${t.newEmail} is not null)`),
    check('one_time_tokens_expiry', sql`${t.expiresAt} > ${t.createdAt}`),
    index('one_time_tokens_user').on(t.userId, t.kind),
    index('one_time_tokens_expires').on(t.expiresAt),
  ],
);

/** Opt-in of an address to one kind of email; missing means the default. */
export const mailPreferences = pgTable(
  'mail_preferences',
  {
    id: id(),
    email: text('email').notNull(),
    kind: text('kind').notNull(),
    isWanted: boolean('is_wanted').notNull(),
    lastSentAt: moment('last_sent_at'),
    updatedAt: updatedAt(),
  },
  (t) => [mailbox('mail_preferences_mailbox', t.email), uniqueIndex('mail_preferences_once').on(sql`lower(email)`, t.kind)],
);
