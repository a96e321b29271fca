import { and, asc, desc, eq, gte, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { orderLines, orderShippings, orders } from '#areas/orders/tables/orders.ts';
import { parcels, shipments, trackedShipmentStates } from '#areas/orders/tables/parcels.ts';
import { pickups } from '#areas/shipping/tables.ts';
import type { Database } from '#platform/database/open.server.ts';

/** Locked until the transaction ends. */
export async function selectOrderToShip(db: Database, number: string) {
  const [row] = await db
    .select({
      id: orders.id,
      number: orders.number,
      status: orders.status,
      paymentState: orders.paymentState,
      pieceCount: orders.pieceCount,
      removedCount: orders.removedCount,
      consignTime: orders.consignTime,
      isDiscreet: orders.isDiscreet,
      totalCents: orders.totalCents,
      taxCents: orders.taxCents,
      weightGrams: orders.weightGrams,
    })
    .from(orders)
    .where(eq(orders.number, number))
    .for('update');
  return row ?? null;
}
export type OrderToShip = NonNullable<Awaited<ReturnType<typeof selectOrderToShip>>>;

/** Order lines to ship, and how many of their units are packed. */
export const selectLinesToShip = (db: Database, orderId: number) =>
  db
    .select({
      id: orderLines.id,
      quantity: orderLines.quantity,
      removedQuantity: orderLines.removedQuantity,
      priceTotalCents: orderLines.priceTotalCents,
      discountShareCents: orderLines.discountShareCents,
      weightGrams: orderLines.weightGrams,
      packedQuantity: sql<number>`coalesce((select sum(p.quantity) from parcel_lines p where p.order_line_id = order_lines.id), 0)::integer`,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id))
    .limit(200);
export type LineToShip = Awaited<ReturnType<typeof selectLinesToShip>>[number];

export async function selectOrderReceiver(db: Database, orderId: number) {
  const [row] = await db.select().from(orderShippings).where(eq(orderShippings.orderId, orderId));
  return row ?? null;
}

/** Returns the packed parcel or creates it with its weight. */
export async function ensureParcel(
  db: Database,
  parcel: { orderId: number; parcelNumber: number; weightGrams: number; packedBy: number; at: Date },
) {
  const { at, ...row } = parcel;
  const [written] = await db
    .insert(parcels)
    .values({ ...row, packedAt: at, createdAt: at })
    .onConflictDoUpdate({ target: [parcels.orderId, parcels.parcelNumber], set: { weightGrams: parcel.weightGrams } })
    .returning({ id: parcels.id });
  if (!written) throw new Error(`parcel ${parcel.parcelNumber} of order ${parcel.orderId} was not written`);
  return written.id;
}

const shown = {
  id: shipments.id,
  parcelId: shipments.parcelId,
  parcelNumber: parcels.parcelNumber,
  weightGrams: parcels.weightGrams,
  carrier: shipments.carrier,
  service: shipments.service,
  requestId: shipments.requestId,
  trackingNumber: shipments.trackingNumber,
  labelKey: shipments.labelKey,
  state: shipments.state,
};

/** Valid labels of an order. */
export const selectShipments = (db: Database, orderId: number) =>
  db
    .select(shown)
    .from(shipments)
    .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
    .where(and(eq(parcels.orderId, orderId), ne(shipments.state, 'void')))
    .orderBy(asc(parcels.parcelNumber))
    .limit(100);

type NewShipment = Pick<typeof shipments.$inferInsert, 'parcelId' | 'carrier' | 'service' | 'requestId' | 'staffId'> & { at: Date };

/**
 * Records that a label is about to be bought. Null when the parcel has one or a purchase is under way: the unique index lets one through.
 */
export async function insertShipment(db: Database, { at, ...row }: NewShipment): Promise<number | null> {
  const [written] = await db
    .insert(shipments)
    .values({ ...row, createdAt: at, updatedAt: at })
    .onConflictDoNothing()
    .returning({ id: shipments.id });
  return written?.id ?? null;
}

type Done = { readonly trackingNumber: string; readonly labelKey: string | null; readonly costCents: number; readonly at: Date };
export const recordBoughtShipment = (db: Database, id: number, { at, ...done }: Done) =>
  db
    .update(shipments)
    .set({ ...done, state: 'bought', boughtAt: at, updatedAt: at })
    .where(and(eq(shipments.id, id), eq(shipments.state, 'buying')));

export const voidLabels = (db: Database, ids: readonly number[], at: Date) =>
  db
    .update(shipments)
    .set({ state: 'void', updatedAt: at })
    .where(and(inArray(shipments.id, [...ids]), eq(shipments.state, 'bought')));

/** Nothing was bought: the parcel may be tried again. */
export const voidUnboughtShipments = (db: Database, ids: readonly number[], at: Date) =>
  db
    .update(shipments)
    .set({ state: 'void', updatedAt: at })
    .where(and(inArray(shipments.id, [...ids]), eq(shipments.state, 'buying')));

/** Labels in transit, least recently checked first. */
export const selectShipmentsInTransit = (db: Database, carrier: string, count: number) =>
  db
    .select({ id: shipments.id, orderId: parcels.orderId, trackingNumber: shipments.trackingNumber, state: shipments.state })
    .from(shipments)
    .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
    .where(and(inArray(shipments.state, trackedShipmentStates), sql`lower(${shipments.carrier}) = lower(${carrier})`))
    .orderBy(asc(shipments.updatedAt), asc(shipments.id))
    .limit(count);

type Seen = Partial<Pick<typeof shipments.$inferInsert, 'state' | 'events' | 'deliveredAt'>> & { readonly at: Date };
export const updateShipmentTracking = (db: Database, id: number, { at, ...seen }: Seen) =>
  db
    .update(shipments)
    .set({ ...seen, updatedAt: at })
    .where(and(eq(shipments.id, id), inArray(shipments.state, trackedShipmentStates)));

export async function countUndeliveredParcels(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(shipments)
    .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
    .where(and(eq(parcels.orderId, orderId), inArray(shipments.state, ['buying', 'bought', 'in_transit', 'lost'])));
  return row?.count ?? 0;
}

/** Newest first. */
export const selectLabelsSince = (db: Database, since: Date, count: number) =>
  db
    .select({
      number: orders.number,
      receiverName: orderShippings.receiverName,
      parcelNumber: parcels.parcelNumber,
      weightGrams: parcels.weightGrams,
      carrier: shipments.carrier,
      service: shipments.service,
      trackingNumber: shipments.trackingNumber,
      hasLabel: sql<boolean>`${shipments.labelKey} is not null`,
      confirmation: pickups.confirmation,
      at: shipments.boughtAt,
    })
    .from(shipments)
    .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .leftJoin(orderShippings, eq(orderShippings.orderId, orders.id))
    .leftJoin(pickups, eq(pickups.id, shipments.pickupId))
    .where(and(ne(shipments.state, 'void'), isNotNull(shipments.trackingNumber), gte(shipments.createdAt, since)))
    .orderBy(desc(shipments.createdAt), desc(shipments.id))
    .limit(count);

export async function selectLabelKey(db: Database, number: string, parcelNumber: number): Promise<string | null> {
  const [row] = await db
    .select({ key: shipments.labelKey })
    .from(shipments)
    .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(orders.number, number), eq(parcels.parcelNumber, parcelNumber), ne(shipments.state, 'void')));
  return row?.key ?? null;
}
