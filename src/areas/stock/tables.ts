import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, date, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { skus } from '#areas/catalog/tables/goods.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { vendorHairPrices, vendors } from '#areas/vendor-prices/tables.ts';
import { bigId, createdAt, filled, id, moment, neverNegative, oneOf, updatedAt, uploads } from '#platform/tables.ts';

/** Stock of one SKU; its movements add up to onHand. */
export const stockLevels = pgTable(
  'stock_levels',
  {
    skuId: integer('sku_id')
      .primaryKey()
      .references(() => skus.id),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    available: integer('available').notNull().generatedAlwaysAs(sql`on_hand - reserved`),
    // At or below this number the SKU counts as low.
    lowMark: integer('low_mark').notNull().default(5),
    // Units in paid orders of the last 30 days, recounted by a scheduled task.
    sold30: integer('sold_30').notNull().default(0),
    // Days the available units last at that rate; null when none were sold.
    coverDays: integer('cover_days').generatedAlwaysAs(
      sql`case when sold_30 > 0 then ((on_hand - reserved)::bigint * 30 / sold_30)::integer end`,
    ),
    updatedAt: updatedAt(),
  },
  (t) => [
    neverNegative('stock_levels_on_hand', t.onHand, t.lowMark, t.sold30),
    check('stock_levels_reserved', sql`${t.reserved} between 0 and ${t.onHand}`),
    index('stock_levels_low').on(t.available).where(sql`on_hand - reserved <= low_mark`),
    index('stock_levels_on_hand_order').on(t.onHand, t.skuId),
    index('stock_levels_available_order').on(t.available, t.skuId),
    index('stock_levels_cover').on(t.coverDays, t.skuId),
    index('stock_levels_cover_down').on(t.coverDays.desc().nullsLast(), t.skuId.desc().nullsFirst()),
    index('stock_levels_sold').on(t.sold30, t.skuId),
    index('stock_levels_idle').on(t.coverDays, t.skuId).where(sql`sold_30 = 0 and on_hand > 0`),
  ],
);

export const movementReasons = [
  'opening',
  'purchase',
  'production',
  'return',
  'found',
  'sale',
  'sample',
  'gift',
  'damage',
  'loss',
  'count',
  'correction',
] as const;

/** One movement in or out; rows never change, only reversed. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: bigId(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    // Positive in, negative out.
    quantity: integer('quantity').notNull(),
    before: integer('before').notNull(),
    after: integer('after').notNull(),
    reason: text('reason', { enum: movementReasons }).notNull(),
    // Causes belong to later areas, so they are named by kind and id.
    causeKind: text('cause_kind').notNull().default(''),
    causeId: text('cause_id').notNull().default(''),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    reversesId: bigint('reverses_id', { mode: 'number' })
      .unique()
      .references((): AnyPgColumn => stockMovements.id),
    unitCostCents: integer('unit_cost_cents'),
    note: text('note').notNull().default(''),
    staffId: integer('staff_id').references(() => staffMembers.id),
    createdAt: createdAt(),
  },
  (t) => [
    check('stock_movements_adds_up', sql`${t.after} = ${t.before} + ${t.quantity}`),
    check('stock_movements_moves', sql`${t.quantity} <> 0`),
    neverNegative('stock_movements_levels', t.before, t.after, t.unitCostCents),
    oneOf('stock_movements_reason', t.reason, movementReasons),
    index('stock_movements_sku').on(t.skuId, t.createdAt.desc().nullsFirst()),
    index('stock_movements_created').on(t.createdAt.desc().nullsFirst()),
    index('stock_movements_reason_created').on(t.reason, t.createdAt.desc().nullsFirst()),
    index('stock_movements_cause').on(t.causeKind, t.causeId),
  ],
);

export const reservationStates = ['held', 'taken', 'released'] as const;

/** Units reserved until taken, released or expired. */
export const stockReservations = pgTable(
  'stock_reservations',
  {
    id: id(),
    skuId: integer('sku_id')
      .notNull()
      .references(() => skus.id),
    quantity: integer('quantity').notNull(),
    // Holders belong to later areas, so they are named by kind and id.
    holderKind: text('holder_kind').notNull(),
    holderId: text('holder_id').notNull(),
    state: text('state', { enum: reservationStates }).notNull().default('held'),
    // Null never expires, as while the provider reviews a payment.
    expiresAt: moment('expires_at'),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    check('stock_reservations_quantity', sql`${t.quantity} between 1 and 999`),
    oneOf('stock_reservations_state', t.state, reservationStates),
    check('stock_reservations_ended', sql`(${t.state} = 'held') = (${t.endedAt} is null)`),
    uniqueIndex('stock_reservations_held').on(t.holderKind, t.holderId).where(sql`state = 'held'`),
    uniqueIndex('stock_reservations_taken').on(t.holderKind, t.holderId).where(sql`state = 'taken'`),
    index('stock_reservations_holder').on(t.holderKind, t.holderId),
    index('stock_reservations_sku').on(t.skuId).where(sql`state = 'held'`),
    index('stock_reservations_expiry').on(t.expiresAt).where(sql`state = 'held'`),
  ],
);

export const purchaseStatuses = ['draft', 'sent', 'part_received', 'received', 'closed', 'cancelled'] as const;

/** One purchase order to a vendor. */
export const purchaseOrders = pgTable(
  'purchase_orders',
  {
    id: id(),
    number: text('number').notNull().unique(),
    vendorId: integer('vendor_id')
      .notNull()
      .references(() => vendors.id),
    status: text('status', { enum: purchaseStatuses }).notNull().default('draft'),
    expectedOn: date('expected_on', { mode: 'string' }),
    totalCents: integer('total_cents').notNull().default(0),
    note: text('note').notNull().default(''),
    staffId: integer('staff_id').references(() => staffMembers.id),
    sentAt: moment('sent_at'),
    receivedAt: moment('received_at'),
    closedAt: moment('closed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    oneOf('purchase_orders_status', t.status, purchaseStatuses),
    neverNegative('purchase_orders_total', t.totalCents),
    check('purchase_orders_sent', sql`${t.status} in ('draft', 'cancelled') or ${t.sentAt} is not null`),
    index('purchase_orders_status_created').on(t.status, t.createdAt.desc().nullsFirst()),
    index('purchase_orders_created').on(t.createdAt, t.id),
    index('purchase_orders_vendor').on(t.vendorId, t.createdAt.desc().nullsFirst()),
  ],
);

/** One line of a purchase order: a SKU, or a raw material in words. */
export const purchaseOrderLines = pgTable(
  'purchase_order_lines',
  {
    id: id(),
    purchaseOrderId: integer('purchase_order_id')
      .notNull()
      .references(() => purchaseOrders.id, { onDelete: 'cascade' }),
    skuId: integer('sku_id').references(() => skus.id),
    rawLot: text('raw_lot').notNull().default(''),
    quantity: integer('quantity').notNull(),
    // Over-delivery is allowed, with a warning.
    receivedQuantity: integer('received_quantity').notNull().default(0),
    unitCostCents: integer('unit_cost_cents').notNull(),
    vendorPriceId: integer('vendor_price_id').references(() => vendorHairPrices.id),
    position: integer('position').notNull().default(0),
  },
  (t) => [
    check('purchase_order_lines_thing', sql`(${t.skuId} is not null) <> (${t.rawLot} <> '')`),
    check('purchase_order_lines_quantity', sql`${t.quantity} > 0`),
    neverNegative('purchase_order_lines_amounts', t.receivedQuantity, t.unitCostCents),
    index('purchase_order_lines_order').on(t.purchaseOrderId, t.position),
    index('purchase_order_lines_newest').on(t.skuId, t.id),
    index('purchase_order_lines_open').on(t.skuId).where(sql`received_quantity < quantity`),
  ],
);

/** One delivery of a vendor; the key refuses the same form twice. */
export const purchaseReceipts = pgTable(
  'purchase_receipts',
  {
    id: id(),
    purchaseOrderId: integer('purchase_order_id')
      .notNull()
      .references(() => purchaseOrders.id),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    costCents: integer('cost_cents').notNull(),
    note: text('note').notNull().default(''),
    uploadId: integer('upload_id').references(() => uploads.id),
    staffId: integer('staff_id').references(() => staffMembers.id),
    receivedAt: moment('received_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    neverNegative('purchase_receipts_cost', t.costCents),
    filled('purchase_receipts_key', t.idempotencyKey),
    index('purchase_receipts_order').on(t.purchaseOrderId, t.receivedAt.desc().nullsFirst()),
  ],
);

/** What one line received in one delivery; SKUs have a movement. */
export const purchaseReceiptLines = pgTable(
  'purchase_receipt_lines',
  {
    id: id(),
    receiptId: integer('receipt_id')
      .notNull()
      .references(() => purchaseReceipts.id, { onDelete: 'cascade' }),
    purchaseOrderLineId: integer('purchase_order_line_id').notNull(),
    quantity: integer('quantity').notNull(),
    movementId: bigint('movement_id', { mode: 'number' })
      .unique()
      .references(() => stockMovements.id),
  },
  (t) => [
    foreignKey({ name: 'purchase_receipt_lines_order_line', columns: [t.purchaseOrderLineId], foreignColumns: [purchaseOrderLines.id] }),
    unique('purchase_receipt_lines_once').on(t.receiptId, t.purchaseOrderLineId),
    check('purchase_receipt_lines_quantity', sql`${t.quantity} > 0`),
    index('purchase_receipt_lines_line').on(t.purchaseOrderLineId),
  ],
);
