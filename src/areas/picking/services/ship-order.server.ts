import { shippingVersion } from '#areas/orders/rules/shippable.ts';
import { orderByNumber } from '#areas/orders/services/transitions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { leftToPick, maxTotes } from '../rules/packing.ts';
import * as store from '../store/picking.server.ts';
import { type BoughtParcel, buyLabels } from './buy-labels.server.ts';
import { fetchPackedParcels, type PackOrderInput, packOrder } from './packing.server.ts';
import { requireStaff } from './require-staff.server.ts';
import { shipManually } from './ship-manually.server.ts';

export type ShipOrderInput = PackOrderInput & {
  readonly service?: string | undefined;
  /** Another carrier: staff enter the tracking number. */
  readonly manual?: { readonly carrier: string; readonly trackingNumber: string } | undefined;
};

/** Packs and ships a picked order. Repeated after a failure, it continues where it stopped and buys nothing twice. */
export async function shipOrder(app: App, caller: Caller, { service, manual, ...packing }: ShipOrderInput): Promise<BoughtParcel[]> {
  await requireNoCancelRequest(app, packing.number);
  const grams = packing.parcels.reduce((sum, parcel) => sum + parcel.grams, 0);
  // A manual tracking number stands for one parcel.
  const one = manual && packing.parcels.length > 1 ? [{ ...packing.parcels[0], grams, lines: [] }] : packing.parcels;
  const parcels = await packOrder(app, caller, { ...packing, parcels: one });
  const { number, seen } = packing;
  if (!manual) return buyLabelsAndFreeTote(app, caller, { number, parcels, service, seen });
  await shipManually(app, requireStaff(caller), { number, ...manual, grams, seen });
  await freeTote(app, caller, packing.number, [manual.trackingNumber]);
  return [];
}

/** Nothing ships while a cancellation request is open. */
async function requireNoCancelRequest(app: App, number: string): Promise<void> {
  const { id } = await orderByNumber(app, number);
  if (await store.isCancelRequested(app.db, id)) throw new DomainError('cancelAsked', { number });
}

type PackedOrder = {
  readonly number: string;
  readonly parcels: readonly { readonly grams: number }[];
  readonly service?: string | undefined;
  readonly seen?: string | undefined;
};

async function buyLabelsAndFreeTote(app: App, caller: Caller, { number, parcels, service, seen }: PackedOrder): Promise<BoughtParcel[]> {
  const bought = await buyLabels(app, requireStaff(caller), { number, parcels: parcels.map(({ grams }) => ({ grams })), service, seen });
  await freeTote(
    app,
    caller,
    number,
    bought.map(({ trackingNumber }) => trackingNumber),
  );
  return bought;
}

async function freeTote(app: App, caller: Caller, number: string, tracking: readonly string[]): Promise<void> {
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
const concurrentPurchases = 4;

/**
 * Buys the labels of many packed orders at once. Each succeeds or fails on its own: what fails stays packed, with its reason. An order
 * that changed since the page was shown (`shippingVersion` by number) is not shipped.
 */
export async function buyLabelsInBatch(
  app: App,
  caller: Caller,
  numbers: readonly string[],
  seen: ReadonlyMap<string, string> = new Map(),
): Promise<BatchAnswer[]> {
  const waiting = [...new Set(numbers)].slice(0, maxTotes);
  const answers = new Map<string, BatchAnswer>();
  const work = async (): Promise<void> => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift())
      answers.set(number, await buyPackedOrder(app, caller, number, seen.get(number)));
  };
  const requested = [...waiting];
  await Promise.all(Array.from({ length: concurrentPurchases }, work));
  return requested.flatMap((number) => answers.get(number) ?? []);
}

async function buyPackedOrder(app: App, caller: Caller, number: string, seen: string | undefined): Promise<BatchAnswer> {
  try {
    await requireNoCancelRequest(app, number);
    const { id } = await orderByNumber(app, number);
    if ((await store.toteOf(app.db, id)) === null) throw new DomainError('notInTote', { number });
    const lines = await store.selectPickLines(app.db, [id]);
    if (seen !== undefined && seen !== shippingVersion(lines)) throw new DomainError('orderChanged');
    const left = leftToPick(lines);
    if (left > 0) throw new DomainError('notAllPicked', { number, left });
    const parcels = await fetchPackedParcels(app, [id]);
    if (parcels.length === 0) throw new DomainError('notPacked', { number });
    return { number, bought: await buyLabelsAndFreeTote(app, caller, { number, parcels, seen }), refused: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { number, bought: null, refused: error };
  }
}
