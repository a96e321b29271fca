import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { staffMembers } from '#areas/staff/tables.ts';
import { purchaseReceipts } from '#areas/stock/tables.ts';
import { createdAt, filled, id, moment, oneOf, updatedAt, uploads } from '#platform/tables.ts';

export const entryKinds = ['income', 'expenditure'] as const;

/** One category of income or expenses. */
export const ledgerCategories = pgTable(
  'ledger_categories',
  {
    id: id(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    key: text('key').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    position: integer('position').notNull().default(0),
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (t) => [
    oneOf('ledger_categories_kind', t.kind, entryKinds),
    filled('ledger_categories_names', t.key, t.nameEn, t.nameZh),
    // Target of the composite foreign key that keeps entry and category of one kind.
    unique('ledger_categories_id_kind').on(t.id, t.kind),
  ],
);

/** One amount earned or spent; a refund is negative income, so income equals captures less refunds. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    categoryId: integer('category_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    // The sources belong to later areas, so they are named by kind and id; manual entries have none.
    sourceKind: text('source_kind'),
    sourceId: text('source_id'),
    purchaseReceiptId: integer('purchase_receipt_id')
      .unique()
      .references(() => purchaseReceipts.id),
    reversesId: integer('reverses_id')
      .unique()
      .references((): AnyPgColumn => ledgerEntries.id),
    party: text('party').notNull().default(''),
    method: text('method').notNull().default(''),
    reference: text('reference').notNull().default(''),
    note: text('note').notNull().default(''),
    uploadId: integer('upload_id').references(() => uploads.id),
    recurringId: integer('recurring_id').references(() => recurringEntries.id, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key').unique(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({
      name: 'ledger_entries_heading',
      columns: [t.categoryId, t.kind],
      foreignColumns: [ledgerCategories.id, ledgerCategories.kind],
    }),
    oneOf('ledger_entries_kind', t.kind, entryKinds),
    check(
      'ledger_entries_amount',
      sql`${t.amountCents} > 0 or (${t.amountCents} < 0 and (coalesce(${t.sourceKind}, '') = 'refund' or ${t.reversesId} is not null))`,
    ),
    check('ledger_entries_source', sql`(${t.sourceKind} is null) = (${t.sourceId} is null)`),
    uniqueIndex('ledger_entries_once').on(t.sourceKind, t.sourceId).where(sql`reverses_id is null`),
    uniqueIndex('ledger_entries_recurring').on(t.recurringId, t.bookedOn),
    index('ledger_entries_kind_day').on(t.kind, t.bookedOn.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('ledger_entries_day').on(t.bookedOn.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('ledger_entries_category').on(t.categoryId, t.bookedOn.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('ledger_entries_amount_order').on(t.kind, t.amountCents.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('ledger_entries_receipts').on(t.kind, t.bookedOn.desc().nullsFirst(), t.id.desc().nullsFirst()).where(sql`upload_id is not null`),
    index('ledger_entries_delivered')
      .on(t.kind, t.bookedOn.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`purchase_receipt_id is not null`),
    index('ledger_entries_standing')
      .on(t.kind, t.bookedOn.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`recurring_id is not null`),
    index('ledger_entries_typed')
      .on(t.kind, t.bookedOn.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`source_kind is null and purchase_receipt_id is null`),
    index('ledger_entries_paid_out')
      .on(t.bookedOn.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`kind = 'expenditure' and source_kind is not null and reverses_id is null`),
    index('ledger_entries_search').using('gin', sql`(lower(party || ' ' || reference || ' ' || note)) gin_trgm_ops`),
  ],
);

/** Daily total of one category; recomputed when an entry of the day is written. */
export const ledgerDays = pgTable(
  'ledger_days',
  {
    day: date('day', { mode: 'string' }).notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => ledgerCategories.id),
    entryCount: integer('entry_count').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.categoryId] }), index('ledger_days_category').on(t.categoryId, t.day)],
);

/** One recurring amount, such as rent. */
export const recurringEntries = pgTable(
  'recurring_entries',
  {
    id: id(),
    kind: text('kind', { enum: entryKinds }).notNull(),
    categoryId: integer('category_id').notNull(),
    amountCents: integer('amount_cents').notNull(),
    dayOfMonth: integer('day_of_month').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    party: text('party').notNull().default(''),
    note: text('note').notNull().default(''),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      name: 'recurring_entries_heading',
      columns: [t.categoryId, t.kind],
      foreignColumns: [ledgerCategories.id, ledgerCategories.kind],
    }),
    oneOf('recurring_entries_kind', t.kind, entryKinds),
    check('recurring_entries_amount', sql`${t.amountCents} > 0`),
    check('recurring_entries_day', sql`${t.dayOfMonth} between 1 and 28`),
    check('recurring_entries_dates', sql`${t.startsOn} <= ${t.endsOn}`),
  ],
);

/** One closed month; its entries can no longer change. */
export const monthCloses = pgTable(
  'month_closes',
  {
    month: date('month', { mode: 'string' }).primaryKey(),
    incomeCents: bigint('income_cents', { mode: 'number' }).notNull(),
    expenditureCents: bigint('expenditure_cents', { mode: 'number' }).notNull(),
    balanceCents: bigint('balance_cents', { mode: 'number' }).notNull(),
    closedBy: integer('closed_by').references(() => staffMembers.id),
    closedAt: moment('closed_at').notNull().defaultNow(),
  },
  (t) => [check('month_closes_first_day', sql`extract(day from ${t.month}) = 1`)],
);
