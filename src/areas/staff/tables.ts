import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, filled, id, languages, mailbox, moment, neverNegative, oneOf, updatedAt } from '#platform/tables.ts';

export const staffRoleNames = ['owner', 'manager', 'sales', 'stock', 'finance', 'editor'] as const;
export const staffStatuses = ['active', 'blocked', 'left'] as const;

/** One staff member. */
export const staffMembers = pgTable(
  'staff_members',
  {
    id: id(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    nickname: text('nickname').notNull().default(''),
    address: text('address').notNull().default(''),
    phoneNumber: text('phone_number'),
    avatarUrl: text('avatar_url').notNull().default(''),
    introduction: text('introduction').notNull().default(''),
    vipLevel: integer('vip_level').notNull().default(0),
    status: text('status', { enum: staffStatuses }).notNull().default('active'),
    language: text('language', { enum: languages }).notNull().default('en'),
    settings: jsonb('settings').notNull().default({}),
    // Encrypted with the shop's secret; null until the second factor is confirmed.
    totpSecret: text('totp_secret'),
    totpConfirmedAt: moment('totp_confirmed_at'),
    lastTotpStep: integer('last_totp_step'),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    passwordChangedAt: moment('password_changed_at').notNull().defaultNow(),
    lastLoginAt: moment('last_login_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    check('staff_members_id', sql`${t.id} > 0`),
    oneOf('staff_members_status', t.status, staffStatuses),
    oneOf('staff_members_language', t.language, languages),
    mailbox('staff_members_mailbox', t.email),
    filled('staff_members_names', t.username, t.firstName),
    neverNegative('staff_members_vip_level', t.vipLevel),
    check('staff_members_left', sql`${t.deletedAt} is null or ${t.status} = 'left'`),
    uniqueIndex('staff_members_email').on(sql`lower(email)`),
    uniqueIndex('staff_members_username').on(sql`lower(username)`),
    uniqueIndex('staff_members_phone').on(t.phoneNumber).where(sql`phone_number is not null`),
  ],
);

/** One role of one person. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    staffId: integer('staff_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    role: text('role', { enum: staffRoleNames }).notNull(),
    grantedBy: integer('granted_by').references(() => staffMembers.id),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.staffId, t.role] }),
    oneOf('staff_roles_role', t.role, staffRoleNames),
    index('staff_roles_by_role').on(t.role),
  ],
);

/** One staff session; only its token's hash is stored. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    device: text('device').notNull().default(''),
    ip: text('ip').notNull().default(''),
    secondFactorAt: moment('second_factor_at'),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (t) => [
    check('staff_sessions_expiry', sql`${t.expiresAt} > ${t.createdAt}`),
    index('staff_sessions_staff').on(t.staffId, t.createdAt.desc().nullsFirst()),
    index('staff_sessions_expires').on(t.expiresAt),
  ],
);

/** One recovery code; works once when the second factor is lost. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    id: id(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull().unique(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [index('staff_recovery_codes_staff').on(t.staffId)],
);

export const whiteListAreas = ['office', 'wholesale'] as const;

/** One row lets one e-mail, from some addresses, try the office, or invites a shopper to wholesale prices. */
export const allowlistEntries = pgTable(
  'allowlist_entries',
  {
    id: id(),
    email: text('email').notNull(),
    area: text('area', { enum: whiteListAreas }).notNull(),
    addressRanges: text('address_ranges').array().notNull().default([]),
    note: text('note').notNull().default(''),
    expiresAt: moment('expires_at'),
    createdBy: integer('created_by').references(() => staffMembers.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('allowlist_entries_area', t.area, whiteListAreas),
    mailbox('allowlist_entries_mailbox', t.email),
    uniqueIndex('allowlist_entries_email').on(sql`lower(email)`, t.area),
  ],
);

/** One saved view of an office list: filters and columns. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staffMembers.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    columns: text('columns').array().notNull().default([]),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [unique('saved_views_name').on(t.staffId, t.list, t.name), filled('saved_views_filled', t.name, t.list)],
);
