import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, moment, neverNegative, oneOf, updatedAt, uploads } from '#platform/tables.ts';

/** One supplier of hair or lace. */
export const vendors = pgTable(
  'vendors',
  {
    id: id(),
    code: text('code').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameZh: text('name_zh').notNull(),
    contact: text('contact').notNull().default(''),
    email: text('email').notNull().default(''),
    phoneNumber: text('phone_number').notNull().default(''),
    address: text('address').notNull().default(''),
    country: text('country').notNull().default('CN'),
    currency: text('currency').notNull().default('USD'),
    leadDays: integer('lead_days').notNull().default(7),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    filled('vendors_names', t.code, t.nameEn, t.nameZh),
    neverNegative('vendors_lead_days', t.leadDays),
    check('vendors_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
  ],
);

export const vendorUnits = ['piece', '100g', 'kg'] as const;

/** One thing a vendor sells, identified by all its fields; an empty one means any. */
export const vendorHairSpecs = pgTable(
  'vendor_hair_specs',
  {
    id: id(),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id),
    productKind: text('product_kind').notNull(),
    origin: text('origin').notNull().default(''),
    grade: text('grade').notNull().default(''),
    texture: text('texture').notNull().default(''),
    colour: text('colour').notNull().default(''),
    lace: text('lace').notNull().default(''),
    // 0 for products without a length, such as caps.
    lengthInches: integer('length_inches').notNull().default(0),
    unit: text('unit', { enum: vendorUnits }).notNull(),
    minQuantity: integer('min_quantity').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    unique('vendor_hair_specs_once').on(
      t.vendorId,
      t.productKind,
      t.origin,
      t.grade,
      t.texture,
      t.colour,
      t.lace,
      t.lengthInches,
      t.unit,
      t.minQuantity,
    ),
    oneOf('vendor_hair_specs_unit', t.unit, vendorUnits),
    filled('vendor_hair_specs_filled', t.productKind),
    check('vendor_hair_specs_length', sql`${t.lengthInches} between 0 and 60`),
    check('vendor_hair_specs_min_quantity', sql`${t.minQuantity} >= 1`),
    index('vendor_hair_specs_compare').on(t.productKind, t.grade, t.lengthInches),
  ],
);

/** One version of a vendor price, from its first day until the day before its end. */
export const vendorHairPrices = pgTable(
  'vendor_hair_prices',
  {
    id: id(),
    specId: integer('spec_id')
      .notNull()
      .references(() => vendorHairSpecs.id),
    version: integer('version').notNull().default(1),
    // In hundredths of the vendor's currency, as quoted.
    quotedCents: integer('quoted_cents').notNull(),
    currency: text('currency').notNull().default('USD'),
    // Dollars per unit of the currency, in millionths.
    rateMicros: bigint('rate_micros', { mode: 'number' }).notNull().default(1000000),
    // Cents, rounded half up from the quoted price.
    priceCents: integer('price_cents').notNull().generatedAlwaysAs(sql`((quoted_cents::bigint * rate_micros + 500000) / 1000000)::integer`),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    // The first day the price no longer applies; null while current.
    validTo: date('valid_to', { mode: 'string' }),
    sourceNote: text('source_note').notNull().default(''),
    uploadId: integer('upload_id').references(() => uploads.id),
    staffId: integer('staff_id').references(() => staffMembers.id),
    // When its alert was dismissed.
    seenAt: moment('seen_at'),
    // A revoked version never applied: its period is empty, and it stays in the history.
    takenBackAt: moment('taken_back_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('vendor_hair_prices_version').on(t.specId, t.version),
    uniqueIndex('vendor_hair_prices_current').on(t.specId).where(sql`valid_to is null`),
    check('vendor_hair_prices_amounts', sql`${t.quotedCents} > 0 and ${t.rateMicros} > 0 and ${t.version} >= 1`),
    check('vendor_hair_prices_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    check('vendor_hair_prices_dates', sql`${t.validFrom} <= ${t.validTo}`),
    index('vendor_hair_prices_spec').on(t.specId, t.validFrom.desc().nullsFirst()),
    index('vendor_hair_prices_created').on(t.createdAt.desc().nullsFirst()),
  ],
);
