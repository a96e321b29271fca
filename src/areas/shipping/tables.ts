import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, moment, oneOf, updatedAt } from '#platform/tables.ts';

/** One row is the tax of one state of one country; a state without a row has none. */
export const taxRates = pgTable(
  'tax_rates',
  {
    id: id(),
    country: text('country').notNull().default('US'),
    region: text('region').notNull(),
    rateBp: integer('rate_bp').notNull(),
    updatedBy: integer('updated_by').references(() => staffMembers.id, { onDelete: 'set null' }),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('tax_rates_place').on(t.country, t.region), check('tax_rates_rate', sql`${t.rateBp} between 0 and 3000`)],
);

/** One row is one answer of the carrier about rates, kept for ten minutes. */
export const carrierRates = pgTable(
  'carrier_rates',
  {
    requestHash: text('request_hash').primaryKey(),
    carrier: text('carrier').notNull(),
    rates: jsonb('rates').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('carrier_rates_expiry').on(t.expiresAt)],
);

/** One row is one answer of the carrier about an address, found by the address's hash. */
export const addressChecks = pgTable(
  'address_checks',
  {
    addressHash: text('address_hash').primaryKey(),
    carrier: text('carrier').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (t) => [index('address_checks_expiry').on(t.expiresAt)],
);

export const pickupStates = ['asked', 'confirmed', 'cancelled', 'failed'] as const;

/** One row is one visit of the carrier to fetch parcels. */
export const pickups = pgTable(
  'pickups',
  {
    id: id(),
    carrier: text('carrier').notNull(),
    pickupOn: date('pickup_on', { mode: 'string' }).notNull(),
    requestId: text('request_id').notNull().unique(),
    confirmation: text('confirmation'),
    state: text('state', { enum: pickupStates }).notNull().default('asked'),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
  },
  (t) => [
    oneOf('pickups_state', t.state, pickupStates),
    filled('pickups_filled', t.carrier, t.requestId),
    check('pickups_confirmed', sql`${t.state} <> 'confirmed' or ${t.confirmation} is not null`),
    uniqueIndex('pickups_one_a_day').on(t.carrier, t.pickupOn).where(sql`state in ('asked', 'confirmed')`),
  ],
);
