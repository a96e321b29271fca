import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { parcels } from '#areas/orders/tables/parcels.ts';
import type { Database } from '#platform/database/open.server.ts';

export const selectParcelPhotos = (db: Database, orderId: number) =>
  db
    .select({ parcel: parcels.parcelNumber, uploadId: parcels.photoUploadId, isShared: parcels.isPhotoShared })
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), isNotNull(parcels.photoUploadId)))
    .orderBy(asc(parcels.parcelNumber))
    .limit(20);

/** Null where the parcel has no photo. */
export async function updateParcelPhotoShared(
  db: Database,
  orderId: number,
  parcel: number,
  isPhotoShared: boolean,
): Promise<number | null> {
  const [row] = await db
    .update(parcels)
    .set({ isPhotoShared })
    .where(and(eq(parcels.orderId, orderId), eq(parcels.parcelNumber, parcel), isNotNull(parcels.photoUploadId)))
    .returning({ id: parcels.id });
  return row?.id ?? null;
}
