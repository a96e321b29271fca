import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus } from '#areas/catalog/tables/goods.ts';
import { estimates } from '#areas/pricing/tables.ts';
import { coupons } from '#areas/promotions/tables/sales.ts';
import { users } from '#areas/shoppers/tables.ts';
import { createdAt, filled, id, languages, mailbox, moment, neverNegative, updatedAt } from '#platform/tables.ts';
import type { GuestCartLine } from './rules/lines.ts';

/** One shopper's cart; its lines are separate. */
export const carts = pgTable(
  'carts',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    couponId: integer('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    remindedAt: moment('reminded_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [check('carts_user_id', sql`${t.userId} > 0`), index('carts_updated').on(t.updatedAt)],
);

/** One cart line; the same SKU with the same attributes is one line. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    productAttribute: jsonb('product_attribute').$type<Record<string, unknown>>().notNull().default({}),
    // Hash of the sorted attributes, without their price.
    attributeHash: text('attribute_hash').notNull().default(''),
    // A builder's configuration; the server prices it again each time.
    configuration: jsonb('configuration').$type<Record<string, unknown>>(),
    estimateId: integer('estimate_id').references(() => estimates.id, { onDelete: 'set null' }),
    // Lines with the same key belong to one set.
    setKey: text('set_key').notNull().default(''),
    // The price last seen, so that a change can be reported.
    seenPriceCents: integer('seen_price_cents').notNull(),
    isSavedForLater: boolean('is_saved_for_later').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('cart_lines_once').on(t.userId, t.skuId, t.attributeHash),
    check('cart_lines_user_id', sql`${t.userId} > 0`),
    check('cart_lines_quantity', sql`${t.quantity} between 1 and 999`),
    check('cart_lines_attribute_size', sql`length(${t.productAttribute}::text) <= 8192`),
    neverNegative('cart_lines_price', t.seenPriceCents),
    index('cart_lines_user').on(t.userId, t.createdAt),
    index('cart_lines_sku').on(t.skuId),
  ],
);

/** Cart of a guest who opted into emails about it at checkout; deleted after sixty days. */
export const guestCarts = pgTable(
  'guest_carts',
  {
    id: id(),
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull().default('en'),
    items: jsonb('items').$type<readonly GuestCartLine[]>().notNull(),
    touchedAt: moment('touched_at').notNull(),
    remindedAt: moment('reminded_at'),
    createdAt: createdAt(),
  },
  (t) => [
    mailbox('guest_carts_mailbox', t.email),
    uniqueIndex('guest_carts_once').on(sql`lower(email)`),
    check('guest_carts_size', sql`length(${t.items}::text) <= 20000`),
    index('guest_carts_touched').on(t.touchedAt),
  ],
);

/** One stored upload of a local cart; the same batch is stored once. */
export const cartBatches = pgTable(
  'cart_batches',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    batchId: text('batch_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.batchId] }),
    filled('cart_batches_filled', t.batchId),
    index('cart_batches_created').on(t.createdAt),
  ],
);

/** One SKU on a wish list. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id, { onDelete: 'cascade' }),
    // The price last reported to the shopper; a lower one may be emailed.
    knownPriceCents: integer('known_price_cents').notNull(),
    notifiedAt: moment('notified_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('wishlist_items_once').on(t.userId, t.skuId),
    neverNegative('wishlist_items_price', t.knownPriceCents),
    index('wishlist_items_user').on(t.userId, t.createdAt.desc().nullsFirst()),
    index('wishlist_items_sku').on(t.skuId),
  ],
);
