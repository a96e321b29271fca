import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '#areas/shoppers/tables.ts';
import { neverNegative, oneOf, updatedAt } from '#platform/tables.ts';
import { tierAudiences } from './sales.ts';

/** One row is what an approved business buys on; where there is none, everybody's prices count. */
export const buyerTerms = pgTable(
  'buyer_terms',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    // Whose steps of the quantity prices she has, beside those of everybody.
    priceList: text('price_list', { enum: tierAudiences }).notNull(),
    // What comes off from the first piece on.
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
