import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { parcels, shipments } from '#areas/orders/tables/parcels.ts';
import { pickups } from '#areas/shipping/tables.ts';
import type { Database } from '#platform/database/open.server.ts';

/** Labeled parcels not picked up yet, and their total weight. */
export async function parcelsAwaitingPickup(db: Database, carrier: string) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, grams: sql<number>`coalesce(sum(${parcels.weightGrams}), 0)::int` })
    .from(shipments)
    .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
    .where(and(eq(shipments.carrier, carrier), eq(shipments.state, 'bought'), isNull(shipments.pickupId)));
  return row ?? { count: 0, grams: 0 };
}

export async function pickupOn(db: Database, carrier: string, day: string) {
  const [row] = await db
    .select({ id: pickups.id, state: pickups.state, confirmation: pickups.confirmation })
    .from(pickups)
    .where(and(eq(pickups.carrier, carrier), eq(pickups.pickupOn, day), inArray(pickups.state, ['asked', 'confirmed'])));
  return row ?? null;
}

type NewPickup = {
  readonly carrier: string;
  readonly pickupOn: string;
  readonly requestId: string;
  readonly staffId: number;
  readonly createdAt: Date;
};
/** Null when a pickup for that day exists. */
export async function beginPickup(db: Database, row: NewPickup): Promise<number | null> {
  const [written] = await db.insert(pickups).values(row).onConflictDoNothing().returning({ id: pickups.id });
  return written?.id ?? null;
}

export const confirmPickup = (db: Database, id: number, confirmation: string) =>
  db.update(pickups).set({ state: 'confirmed', confirmation }).where(eq(pickups.id, id));

export const failPickup = (db: Database, id: number) => db.update(pickups).set({ state: 'failed' }).where(eq(pickups.id, id));

export const assignPickup = (db: Database, carrier: string, pickupId: number) =>
  db
    .update(shipments)
    .set({ pickupId })
    .where(and(eq(shipments.carrier, carrier), eq(shipments.state, 'bought'), isNull(shipments.pickupId)));
