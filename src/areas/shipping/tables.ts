import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, oneOf, updatedAt } from '#platform/tables.ts';

/** Tax rate of one state; a state without a row has none. */
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

export const pickupStates = ['asked', 'confirmed', 'cancelled', 'failed'] as const;

/** One carrier pickup. */
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
