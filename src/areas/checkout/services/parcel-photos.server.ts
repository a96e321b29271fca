import { attachedPictures } from '#areas/content/services/uploads.server.ts';
import { changeOrderAsStaff } from '#areas/orders/services/actions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import * as store from '../store/parcel-photos.server.ts';

/** Photos of packed parcels; buyers see only those staff shared. */
export async function parcelPhotos(app: App, orderId: number, reader: 'staff' | 'shopper') {
  const rows = (await store.selectParcelPhotos(app.db, orderId)).filter(({ isShared }) => reader === 'staff' || isShared);
  const pictures = await attachedPictures(
    app,
    rows.map(({ uploadId }) => uploadId ?? 0),
  );
  return rows.flatMap(({ parcel, uploadId, isShared }) => {
    const picture = pictures.get(uploadId ?? 0);
    return picture ? [{ parcel, isShared, ...picture }] : [];
  });
}

export const shareParcelPhoto = (app: App, caller: Caller, number: string, parcel: number, isShared: boolean): Promise<void> =>
  changeOrderAsStaff(app, caller, number, 'photo', async (inside, order) => {
    const before = await store.updateParcelPhotoShared(inside.db, order.id, parcel, isShared);
    if (before === null) throw new DomainError('fileNotExist');
    return { before: { parcel, is_shared: !isShared }, after: { parcel, is_shared: isShared } };
  });
