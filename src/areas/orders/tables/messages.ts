import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { staffMembers } from '#areas/staff/tables.ts';
import { createdAt, filled, id, moment, oneOf } from '#platform/tables.ts';
import { orderActors, orders } from './orders.ts';

/** One message between buyer and staff about an order. */
export const orderMessages = pgTable(
  'order_messages',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    author: text('author', { enum: orderActors }).notNull(),
    staffId: integer('staff_id').references(() => staffMembers.id),
    message: text('message').notNull(),
    isNote: boolean('is_note').notNull().default(false),
    createdAt: createdAt(),
    readAt: moment('read_at'),
  },
  (t) => [
    oneOf('order_messages_author', t.author, orderActors),
    check('order_messages_staff', sql`(${t.author} = 'staff') = (${t.staffId} is not null)`),
    filled('order_messages_filled', t.message),
    index('order_messages_order').on(t.orderId, t.createdAt),
  ],
);
