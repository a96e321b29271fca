import { ownUploads } from '#areas/content/services/uploads.server.ts';
import { isShippable, shippingVersion } from '#areas/orders/rules/shippable.ts';
import { lockOrder, orderByNumber } from '#areas/orders/services/transitions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { assignLinesToParcels, leftToPick, maxParcelGrams, maxParcels, type ParcelContents } from '../rules/packing.ts';
import * as parcels from '../store/parcels.server.ts';
import * as store from '../store/picking.server.ts';

export type PackOrderInput = {
  readonly number: string;
  readonly parcels: readonly ParcelContents[];
  /** The buyer may see the parcel photos. */
  readonly isPhotoShared?: boolean | undefined;
  /** The units to ship as the page saw them (`shippingVersion`); an order that changed since is not packed. */
  readonly seen?: string | undefined;
};

/**
 * Records what is in which parcel, its weight and its photo. Nothing is bought yet; packing again replaces the record, but a parcel that
 * has its label keeps its weight and photo.
 */
export async function packOrder(app: App, caller: Caller, packing: PackOrderInput): Promise<ParcelContents[]> {
  const { number, parcels: parcelInputs, isPhotoShared = false, seen } = packing;
  const { id } = await orderByNumber(app, number);
  if (parcelInputs.length < 1 || parcelInputs.length > maxParcels || parcelInputs.some(({ grams }) => grams < 1 || grams > maxParcelGrams))
    throw new DomainError('badValue', { field: 'grams' });
  const shares = await transact(app, async (inside) => {
    const order = await lockOrder(inside, id);
    if ((await store.toteOf(inside.db, id)) === null) throw new DomainError('notInTote', { number });
    const isShipped = order.consignTime !== null;
    if (!isShipped && !isShippable(order)) throw new DomainError('orderNotShippable', { number });
    const lines = await store.selectPickLines(inside.db, [id]);
    if (!isShipped && seen !== undefined && seen !== shippingVersion(lines)) throw new DomainError('orderChanged');
    const left = leftToPick(lines);
    if (left > 0) throw new DomainError('notAllPicked', { number, left });
    const even = assignLinesToParcels(parcelInputs, lines);
    if (!even) throw new DomainError('parcelsUneven');
    // Requested again after shipping: the recorded parcels stay.
    if (isShipped) return even;
    const before = { parcels: (await parcels.selectPackedParcels(inside.db, [id])).map(({ grams }) => ({ grams })) };
    for (const [at, parcel] of even.entries()) await pack(inside, caller, { orderId: id, parcelNumber: at + 1, isPhotoShared }, parcel);
    const voided = await parcels.voidLabelsFrom(inside.db, id, even.length + 1, inside.now());
    if (voided.length > 0) app.log.warn({ orderNumber: number, trackingNumbers: voided }, 'labels void: order packed into fewer parcels');
    await parcels.unpackParcels(inside.db, id, even.length + 1);
    await audit(inside, caller, {
      action: 'picking.pack',
      subject: ['order', number],
      before,
      after: { parcels: even.map(({ grams, lines: inIt, photo }) => ({ grams, lines: inIt, photo: Boolean(photo) })), isPhotoShared },
    });
    return even;
  });
  app.live.publish('orders');
  return shares;
}

type ParcelPosition = { readonly orderId: number; readonly parcelNumber: number; readonly isPhotoShared: boolean };

async function pack(inside: App, caller: Caller, position: ParcelPosition, { grams, lines, photo }: ParcelContents): Promise<void> {
  if (!caller.staff) throw new DomainError('forbidden');
  const [photoUploadId = null] = photo ? await ownUploads(inside, caller, [photo]) : [];
  const packed = { ...position, weightGrams: grams, packedBy: caller.staff.id, photoUploadId, at: inside.now() };
  const parcelId = await parcels.writeParcel(inside.db, packed);
  await parcels.writeContents(inside.db, parcelId, lines);
}

export type PackedParcel = Awaited<ReturnType<typeof fetchPackedParcels>>[number];
/** Packed orders in totes that wait for a label. */
export const fetchPackedParcels = (app: App, orderIds: readonly number[]) =>
  orderIds.length === 0 ? Promise.resolve([]) : parcels.selectPackedParcels(app.db, orderIds);
