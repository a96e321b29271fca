import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { pickups } from '#areas/shipping/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { columnIn, createdAt, filled, id, moment, neverNegative, oneOf, updatedAt, uploads } from '#platform/tables.ts';

/** One packed and weighed parcel of an order. */
export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    parcelNumber: integer('parcel_number').notNull().default(1),
    weightGrams: integer('weight_grams').notNull(),
    photoUploadId: integer('photo_upload_id').references(() => uploads.id),
    // Staff decide whether the buyer sees the photo.
    isPhotoShared: boolean('is_photo_shared').notNull().default(false),
    packedBy: integer('packed_by').references(() => staffMembers.id),
    packedAt: moment('packed_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('parcels_number').on(t.orderId, t.parcelNumber),
    check('parcels_from_one', sql`${t.parcelNumber} >= 1`),
    neverNegative('parcels_weight', t.weightGrams),
  ],
);

/** How many units of a line are in a parcel. */
export const parcelLines = pgTable(
  'parcel_lines',
  {
    parcelId: integer('parcel_id')
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    orderLineId: integer('order_line_id')
      .notNull()
      .references(() => orderLines.id),
    quantity: integer('quantity').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parcelId, t.orderLineId] }),
    check('parcel_lines_quantity', sql`${t.quantity} >= 1`),
    index('parcel_lines_line').on(t.orderLineId),
  ],
);

export const shipmentStates = ['buying', 'bought', 'in_transit', 'delivered', 'lost', 'void'] as const;
/** Has a label and has not arrived: the carrier is asked where it is. */
export const trackedShipmentStates = ['bought', 'in_transit'] as const satisfies readonly (typeof shipmentStates)[number][];

/** One label bought from a carrier; a parcel has at most one that is not void. */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    parcelId: integer('parcel_id')
      .notNull()
      .references(() => parcels.id),
    carrier: text('carrier').notNull(),
    service: text('service').notNull().default(''),
    // Stored before the carrier is asked, so that a repeated request buys nothing twice.
    requestId: text('request_id').notNull().unique(),
    trackingNumber: text('tracking_number'),
    labelKey: text('label_key'),
    costCents: integer('cost_cents').notNull().default(0),
    state: text('state', { enum: shipmentStates }).notNull().default('buying'),
    pickupId: integer('pickup_id').references(() => pickups.id),
    events: jsonb('events').$type<{ at: string; code: string; place: string }[]>().notNull().default([]),
    staffId: integer('staff_id').references(() => staffMembers.id),
    boughtAt: moment('bought_at'),
    deliveredAt: moment('delivered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('shipments_one_per_parcel').on(t.parcelId).where(sql`state <> 'void'`),
    unique('shipments_tracking').on(t.carrier, t.trackingNumber),
    oneOf('shipments_state', t.state, shipmentStates),
    filled('shipments_filled', t.carrier, t.requestId),
    neverNegative('shipments_cost', t.costCents),
    check('shipments_tracked', sql`${t.state} in ('buying', 'void') or ${t.trackingNumber} is not null`),
    index('shipments_state_created').on(t.state, t.createdAt.desc().nullsFirst()),
    index('shipments_created').on(t.createdAt, t.id),
    index('shipments_pickup').on(t.pickupId),
    index('shipments_under_way').on(t.updatedAt, t.id).where(columnIn('state', trackedShipmentStates)),
  ],
);
