import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { parcelLines, parcels, shipments } from '#areas/orders/tables/parcels.ts';
import type { Database } from '#platform/database/open.server.ts';

/** The packed contents equal what is to be shipped: nothing was refunded or changed since. */
const isCurrent = sql`not exists (select 1 from order_lines l where l.order_id = parcels.order_id
  and l.quantity - l.removed_quantity <> coalesce((select sum(p.quantity) from parcel_lines p where p.order_line_id = l.id), 0))`;
const hasLabel = sql`exists (select 1 from shipments s where s.parcel_id = parcels.id and s.state <> 'void')`;

type PackedParcel = {
  readonly orderId: number;
  readonly parcelNumber: number;
  readonly weightGrams: number;
  readonly packedBy: number;
  readonly at: Date;
  readonly photoUploadId: number | null;
  readonly isPhotoShared: boolean;
};

/** With weight and photo; a parcel with a label keeps both. */
export async function writeParcel(db: Database, { at, ...row }: PackedParcel): Promise<number> {
  const { weightGrams, packedBy, photoUploadId, isPhotoShared } = row;
  const photo = photoUploadId === null ? {} : { photoUploadId, isPhotoShared };
  const [written] = await db
    .insert(parcels)
    .values({ ...row, packedAt: at, createdAt: at })
    .onConflictDoUpdate({
      target: [parcels.orderId, parcels.parcelNumber],
      set: { weightGrams, packedBy, packedAt: at, ...photo },
      setWhere: sql`not ${hasLabel}`,
    })
    .returning({ id: parcels.id });
  if (written) return written.id;
  const [labelled] = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.orderId, row.orderId), eq(parcels.parcelNumber, row.parcelNumber)));
  if (!labelled) throw new Error(`parcel ${row.parcelNumber} of order ${row.orderId} was not written`);
  return labelled.id;
}

/** Voids labels of parcels no longer needed; returns their tracking numbers. */
export async function voidLabelsFrom(db: Database, orderId: number, from: number, at: Date): Promise<string[]> {
  const surplus = db
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), gte(parcels.parcelNumber, from)));
  const voided = await db
    .update(shipments)
    .set({ state: 'void', updatedAt: at })
    .where(and(inArray(shipments.parcelId, surplus), eq(shipments.state, 'bought')))
    .returning({ trackingNumber: shipments.trackingNumber });
  return voided.flatMap(({ trackingNumber }) => trackingNumber ?? []);
}

export async function writeContents(
  db: Database,
  parcelId: number,
  lines: readonly { readonly lineId: number; readonly quantity: number }[],
): Promise<void> {
  await db.delete(parcelLines).where(eq(parcelLines.parcelId, parcelId));
  await db.insert(parcelLines).values(lines.map(({ lineId, quantity }) => ({ parcelId, orderLineId: lineId, quantity })));
}

/** Parcels with a label stay. */
export async function unpackParcels(db: Database, orderId: number, from: number): Promise<void> {
  const open = db
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), gte(parcels.parcelNumber, from), sql`not ${hasLabel}`));
  await db.delete(parcelLines).where(inArray(parcelLines.parcelId, open));
  await db
    .delete(parcels)
    .where(
      and(
        eq(parcels.orderId, orderId),
        gte(parcels.parcelNumber, from),
        sql`not exists (select 1 from shipments s where s.parcel_id = parcels.id)`,
      ),
    );
}

/** Orders changed since packing must be packed again. */
export const selectPackedParcels = (db: Database, orderIds: readonly number[]) =>
  db
    .select({
      id: parcels.id,
      orderId: parcels.orderId,
      parcelNumber: parcels.parcelNumber,
      grams: parcels.weightGrams,
      photoUploadId: parcels.photoUploadId,
      isPhotoShared: parcels.isPhotoShared,
      hasLabel: sql<boolean>`${hasLabel}`,
    })
    .from(parcels)
    .where(
      and(inArray(parcels.orderId, [...orderIds]), sql`exists (select 1 from parcel_lines l where l.parcel_id = parcels.id)`, isCurrent),
    )
    .orderBy(asc(parcels.orderId), asc(parcels.parcelNumber))
    .limit(300);
