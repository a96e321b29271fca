import { schedulePickup } from '#areas/checkout/services/pickups.server.ts';
import { type BoughtParcel, buyShipment, shipManually } from '#areas/checkout/services/shipments.server.ts';
import { shippingVersion } from '#areas/orders/rules/shippable.ts';
import { orderByNumber } from '#areas/orders/services/transitions.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { leftToPick, maxTotes } from '../rules/packing.ts';
import * as store from '../store/picking.server.ts';
import { fetchPackedParcels, type PackOrderInput, packOrder } from './packing.server.ts';

export type ShipOrderInput = PackOrderInput & {
  readonly service?: string | undefined;
  /** Another carrier: staff enter the tracking number. */
  readonly byHand?: { readonly carrier: string; readonly code: string } | undefined;
};
const staffOf = ({ staff }: Caller) => {
  if (!staff) throw new DomainError('forbidden');
  return staff;
};

/** Packs and ships a picked order. Repeated after a failure, it continues where it stopped and buys nothing twice. */
export async function shipOrder(app: App, caller: Caller, { service, byHand, ...packing }: ShipOrderInput): Promise<BoughtParcel[]> {
  await mayNotWait(app, packing.number);
  const grams = packing.parcels.reduce((sum, parcel) => sum + parcel.grams, 0);
  // A manual tracking number stands for one parcel.
  const one = byHand && packing.parcels.length > 1 ? [{ ...packing.parcels[0], grams, lines: [] }] : packing.parcels;
  const shares = await packOrder(app, caller, { ...packing, parcels: one });
  const { number, seen } = packing;
  if (!byHand) return leave(app, caller, { number, parcels: shares, service, seen });
  await shipManually(app, staffOf(caller), { number, ...byHand, grams, seen });
  await parted(app, caller, packing.number, [byHand.code]);
  return [];
}

/** Nothing ships while a cancellation request is open. */
async function mayNotWait(app: App, number: string): Promise<void> {
  const { id } = await orderByNumber(app, number);
  if (await store.isCancelRequested(app.db, id)) throw new DomainError('cancelAsked', { number });
}

type Leaving = {
  readonly number: string;
  readonly parcels: readonly { readonly grams: number }[];
  readonly service?: string | undefined;
  readonly seen?: string | undefined;
};

/** Checkout buys the labels, marks the order shipped and sends the email. */
async function leave(app: App, caller: Caller, { number, parcels, service, seen }: Leaving): Promise<BoughtParcel[]> {
  const bought = await buyShipment(app, staffOf(caller), { number, parcels: parcels.map(({ grams }) => ({ grams })), service, seen });
  await parted(
    app,
    caller,
    number,
    bought.map(({ trackingNumber }) => trackingNumber),
  );
  return bought;
}

async function parted(app: App, caller: Caller, number: string, tracking: readonly string[]): Promise<void> {
  const { id } = await orderByNumber(app, number);
  await transact(app, async (inside) => {
    await store.freeTote(inside.db, id);
    await audit(inside, caller, { action: 'picking.ship', subject: ['order', number], before: { tracking: [] }, after: { tracking } });
  });
  app.live.publish('orders', 'stock');
}

type BatchAnswer =
  | { readonly number: string; readonly bought: readonly BoughtParcel[]; readonly refused: null }
  | { readonly number: string; readonly bought: null; readonly refused: DomainError };
/** Concurrent carrier requests. */
const lanes = 4;

/**
 * Buys the labels of many packed orders in one go. Each answers for itself: what fails stays packed, with its reason. An order that is not
 * as the page saw it (`shippingVersion` by number) is not shipped.
 */
export async function buyLabels(
  app: App,
  caller: Caller,
  numbers: readonly string[],
  seen: ReadonlyMap<string, string> = new Map(),
): Promise<BatchAnswer[]> {
  const waiting = [...new Set(numbers)].slice(0, maxTotes);
  const answers = new Map<string, BatchAnswer>();
  const work = async (): Promise<void> => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift())
      answers.set(number, await buyOne(app, caller, number, seen.get(number)));
  };
  const requested = [...waiting];
  await Promise.all(Array.from({ length: lanes }, work));
  return requested.flatMap((number) => answers.get(number) ?? []);
}

async function buyOne(app: App, caller: Caller, number: string, seen: string | undefined): Promise<BatchAnswer> {
  try {
    await mayNotWait(app, number);
    const { id } = await orderByNumber(app, number);
    if ((await store.toteOf(app.db, id)) === null) throw new DomainError('notInTote', { number });
    const lines = await store.selectPickLines(app.db, [id]);
    if (seen !== undefined && seen !== shippingVersion(lines)) throw new DomainError('orderChanged');
    const left = leftToPick(lines);
    if (left > 0) throw new DomainError('notAllPicked', { number, left });
    const parcels = await fetchPackedParcels(app, [id]);
    if (parcels.length === 0) throw new DomainError('notPacked', { number });
    return { number, bought: await leave(app, caller, { number, parcels, seen }), refused: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { number, bought: null, refused: error };
  }
}

/** Labels of the last day, for reprinting. */
export const labelsOfToday = (app: App) => store.labelsSince(app.db, earlier(app.now(), dayMs), 50);

export const requestPickup = async (app: App, caller: Caller, day: string): Promise<string> => {
  const confirmation = await schedulePickup(app, staffOf(caller), { day, readyAt: '11:00:00', closesAt: '17:00:00' });
  await audit(app, caller, { action: 'picking.pickup', subject: ['pickup', day], after: { confirmation } });
  return confirmation;
};

export async function labelFile(app: App, number: string, parcelNumber: number): Promise<Uint8Array | null> {
  const key = await store.labelKeyOf(app.db, number, parcelNumber);
  return key === null ? null : app.ports.storage.read(key);
}
