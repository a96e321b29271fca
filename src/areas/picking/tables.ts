import { sql } from 'drizzle-orm';
import { check, integer, pgTable } from 'drizzle-orm/pg-core';
import { orders } from '#areas/orders/tables/orders.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt } from '#platform/tables.ts';

/** One tote and the order picked into it; deleted when the order ships or the tote is emptied. */
export const pickingTotes = pgTable(
  'picking_totes',
  {
    // The number on the tote.
    tote: integer('tote').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
  },
  (t) => [check('picking_totes_number', sql`${t.tote} between 1 and 99`)],
);
