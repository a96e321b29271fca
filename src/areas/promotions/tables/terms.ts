import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#areas/shoppers/tables.ts';
import { neverNegative, oneOf, updatedAt } from '#platform/tables.ts';
import { tierAudiences } from './sales.ts';

/** Terms of an approved business; without a row everybody's prices apply. */
export const buyerTerms = pgTable(
  'buyer_terms',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    // Whose quantity tiers apply, beside everybody's.
    priceList: text('price_list', { enum: tierAudiences }).notNull(),
    // Discount from the first unit.
    offBp: integer('off_bp').notNull().default(0),
    minPieces: integer('min_pieces').notNull().default(0),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('buyer_terms_price_list', t.priceList, tierAudiences),
    neverNegative('buyer_terms_minimum', t.minPieces),
    check('buyer_terms_off', sql`${t.offBp} between 0 and 9000`),
  ],
);
