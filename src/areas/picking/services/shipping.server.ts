import { schedulePickup } from '#areas/checkout/services/pickups.server.ts';
import { type BoughtParcel, buyShipment, sendByHand } from '#areas/checkout/services/shipments.server.ts';
import { orderByNumber } from '#areas/orders/services/steps.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { leftToPick, mostParcels, type Parcel, sharesOf } from '../rules/packing.ts';
import * as store from '../store/picking.server.ts';

export type Sending = {
  readonly number: string;
  readonly parcels: readonly Parcel[];
  readonly service?: string | undefined;
  /** Another carrier: staff write its number down themselves. */
  readonly byHand?: { readonly carrier: string; readonly code: string } | undefined;
};
const staffOf = ({ staff }: Caller) => {
  if (!staff) throw new Refused('forbidden');
  return staff;
};

/**
 * Sends a picked order: labels are bought, the order is marked sent, its letter asked for (all by the checkout's own service),
 * and what lies in which parcel is written down. Asked again after a fault, it goes on where it stopped and buys nothing twice.
 */
export async function shipOrder(app: App, caller: Caller, { number, parcels, service, byHand }: Sending): Promise<BoughtParcel[]> {
  const { id } = await orderByNumber(app, number);
  if ((await store.toteOf(app.db, id)) === null) throw new Refused('notInTote', { number });
  const lines = await store.linesOf(app.db, [id]);
  const left = leftToPick(lines);
  if (left > 0) throw new Refused('notAllPicked', { number, left });
  if (parcels.length < 1 || parcels.length > mostParcels || parcels.some(({ grams }) => grams < 1 || grams > 68_000))
    throw new Refused('badValue', { field: 'grams' });
  const shares = sharesOf(parcels, lines);
  if (!shares) throw new Refused('parcelsUneven');
  const bought = byHand
    ? await sendByHand(app, staffOf(caller), { number, ...byHand }).then(() => [])
    : await buyShipment(app, staffOf(caller), { number, parcels: shares.map(({ grams }) => ({ grams })), service });
  await transact(app, async (inside) => {
    const idOf = new Map((await store.parcelIds(inside.db, id)).map((row) => [row.parcelNumber, row.id]));
    const rows = shares.flatMap((parcel, at) =>
      parcel.lines.map(({ lineId, quantity }) => ({ parcelId: idOf.get(byHand ? 1 : at + 1) ?? 0, orderLineId: lineId, quantity })),
    );
    await store.writeContents(
      inside.db,
      rows.filter(({ parcelId }) => parcelId > 0),
    );
    await store.freeTote(inside.db, id);
    await audit(inside, caller, {
      action: 'picking.ship',
      subject: ['order', number],
      before: { parcels: [], tracking: [] },
      after: { parcels: shares, tracking: byHand ? [byHand.code] : bought.map(({ trackingNumber }) => trackingNumber) },
    });
  });
  app.live.tell('orders', 'stock');
  return bought;
}

/** The labels of the last day, for whoever must print one again. */
export const labelsOfToday = (app: App) => store.labelsSince(app.db, earlier(app.now(), dayMs), 50);

export const fetchParcels = async (app: App, caller: Caller, day: string): Promise<string> => {
  const confirmation = await schedulePickup(app, staffOf(caller), { day, readyAt: '11:00:00', closesAt: '17:00:00' });
  await audit(app, caller, { action: 'picking.pickup', subject: ['pickup', day], after: { confirmation } });
  return confirmation;
};

/** A label as the carrier gave it, for whoever packs. */
export async function labelFile(app: App, number: string, parcelNumber: number): Promise<Uint8Array | null> {
  const key = await store.labelKeyOf(app.db, number, parcelNumber);
  return key === null ? null : app.ports.storage.read(key);
}
