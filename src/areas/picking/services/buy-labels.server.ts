import { randomUUID } from 'node:crypto';
import { isInFulfillment } from '#areas/orders/rules/status.ts';
import { sendingParty } from '#areas/shipping/services/shipping-rates.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { type App, transact } from '#platform/app.ts';
import type { LabelPurchase, Party, ShipmentRequest } from '#providers/ports.ts';
import { chooseCarrierService, shippedValueCents } from '../rules/shipment.ts';
import * as store from '../store/shipments.server.ts';
import { lockOrderToShip, markShipped, requireShippable, shippingVersionOf } from './mark-shipped.server.ts';

const carrier = 'FedEx';
type LabelRequest = {
  readonly number: string;
  readonly parcels: readonly { readonly grams: number }[];
  readonly service?: string | undefined;
  /** The units to ship as the page saw them (`shippingVersion`); an order that changed since is not shipped. */
  readonly seen?: string | undefined;
};
type StartedPurchase = { readonly id: number; readonly request: ShipmentRequest };
export type BoughtParcel = {
  readonly parcelNumber: number;
  readonly trackingNumber: string;
  readonly service: string;
  readonly label: Uint8Array | null;
};

/**
 * Buys one label per parcel and marks the order shipped. Every label is recorded before the carrier is asked, and a parcel never gets two,
 * however often or concurrently this runs.
 */
export async function buyLabels(app: App, staff: { readonly id: number }, order: LabelRequest): Promise<BoughtParcel[]> {
  // The order ships with exactly what the first label was bought for: no refund slips in between.
  let { seen } = order;
  for (const [index, { grams }] of order.parcels.entries()) {
    // One after the other: a purchase that was never started leaves no row.
    const started = await transact(app, (inside) =>
      startPurchase(inside, staff.id, { ...order, seen }, { grams, parcelNumber: index + 1 }),
    );
    seen = started.seen;
    if (started.purchase) await purchaseLabel(app, started.purchase);
  }
  const shipped = await transact(app, (inside) => shipLabelled(inside, staff.id, order.number, seen));
  if (shipped.parcels) return shipped.parcels;
  for (const trackingNumber of shipped.voided) await cancelLabel(app, order.number, trackingNumber);
  throw new DomainError('orderNotShippable', { number: order.number });
}

/** Records that a label is about to be bought; the purchase is null where the parcel has a label. */
async function startPurchase(
  inside: App,
  staffId: number,
  { number, parcels, service, seen }: LabelRequest,
  { grams, parcelNumber }: { readonly grams: number; readonly parcelNumber: number },
): Promise<{ readonly seen: string; readonly purchase: StartedPurchase | null }> {
  const order = await lockOrderToShip(inside, number);
  const lines = await store.selectLinesToShip(inside.db, order.id);
  const version = seen ?? shippingVersionOf(lines);
  const known = await store.selectShipments(inside.db, order.id);
  if (known.some(({ state }) => state === 'buying')) throw new DomainError('carrierUnsure');
  if (known.some((one) => one.parcelNumber === parcelNumber)) return { seen: version, purchase: null };
  requireShippable(order, lines, seen);
  const [from, to] = [await sendingParty(inside, order.isDiscreet), await receivingParty(inside, order.id)];
  if (!from) throw new DomainError('companyNotExist');
  if (!to) throw new DomainError('addressNotExist');
  const at = inside.now();
  const parcelId = await store.ensureParcel(inside.db, { orderId: order.id, parcelNumber, weightGrams: grams, packedBy: staffId, at });
  const requestId = randomUUID();
  const chosenService = chooseCarrierService(service ?? to.service, from.address.country, to.party.address.country);
  const id = await store.insertShipment(inside.db, { parcelId, carrier, service: chosenService, requestId, staffId, at });
  if (id === null) throw new DomainError('carrierUnsure');
  const worthCents = cents(Math.ceil(shippedValueCents(order, lines) / parcels.length));
  const request = { requestId, from, to: to.party, grams, service: chosenService, day: dayOf(at), reference: number, worthCents };
  return { seen: version, purchase: { id, request } };
}

async function receivingParty(inside: App, orderId: number): Promise<{ party: Party; service: string } | null> {
  const to = await store.selectOrderReceiver(inside.db, orderId);
  if (!to) return null;
  const { receiverName: name, receiverPhone: phone, street, city, region, postCode, country, service } = to;
  return { party: { name, phone, company: '', address: { street, city, region, postCode, country } }, service };
}

/** Only a definite answer ends a purchase; a lost one keeps it open until staff have looked. */
async function purchaseLabel(app: App, { id, request }: StartedPurchase): Promise<void> {
  const bought = await app.ports.carrier.ship(request);
  if (bought.outcome === 'bought') return storeLabel(app, id, request.requestId, bought);
  app.log.warn({ outcome: bought.outcome, reason: bought.reason, carrierRequestId: request.requestId }, 'label not bought');
  if (bought.outcome === 'unsure') throw new DomainError('carrierUnsure');
  await store.voidUnboughtShipments(app.db, [id], app.now());
  if (bought.outcome === 'away') throw new DomainError('carrierAway');
  throw new DomainError('carrierRefused', { reason: bought.reason });
}

async function storeLabel(app: App, id: number, requestId: string, bought: Extract<LabelPurchase, { outcome: 'bought' }>): Promise<void> {
  const { trackingNumber, costCents, label } = bought;
  const labelKey = `private/label-${requestId}`;
  // The number first: a label can be printed again at the carrier, a lost number cannot be found.
  await store.recordBoughtShipment(app.db, id, { trackingNumber, labelKey, costCents, at: app.now() });
  await app.ports.storage.put(labelKey, label.bytes, label.contentType);
}

type Shipped =
  | { readonly parcels: BoughtParcel[]; readonly voided?: never }
  | { readonly parcels: null; readonly voided: readonly string[] };

/**
 * All parcels have labels: the order ships unless it changed meanwhile. A cancelled or fully refunded order voids its labels; one on hold
 * or repacked keeps them for the next try.
 */
async function shipLabelled(inside: App, staffId: number, number: string, seen: string | undefined): Promise<Shipped> {
  const order = await lockOrderToShip(inside, number);
  const bought = await store.selectShipments(inside.db, order.id);
  const [first] = bought;
  if (!first?.trackingNumber || bought.some(({ state }) => state === 'buying')) throw new DomainError('carrierUnsure');
  if (order.consignTime === null) {
    if (willNeverShip(order)) {
      const labels = bought.filter(({ state }) => state === 'bought');
      await store.voidLabels(
        inside.db,
        labels.map(({ id }) => id),
        inside.now(),
      );
      return { parcels: null, voided: labels.flatMap(({ trackingNumber }) => trackingNumber ?? []) };
    }
    requireShippable(order, await store.selectLinesToShip(inside.db, order.id), seen);
    await markShipped(inside, staffId, order.id, { carrier: first.carrier, trackingNumber: first.trackingNumber });
  }
  return { parcels: await readLabels(inside, bought) };
}

const willNeverShip = ({ status, pieceCount, removedCount }: store.OrderToShip): boolean =>
  !isInFulfillment(status) || removedCount >= pieceCount;

/** The carrier need not answer: an unused label costs nothing, and our row is already void. */
async function cancelLabel(app: App, number: string, trackingNumber: string): Promise<void> {
  const { outcome, reason } = await app.ports.carrier.cancelLabel(trackingNumber);
  app.log.warn({ orderNumber: number, trackingNumber, outcome, reason }, 'label void: order no longer shipped');
}

const readLabels = (inside: App, bought: Awaited<ReturnType<typeof store.selectShipments>>): Promise<BoughtParcel[]> =>
  Promise.all(
    bought.map(async ({ parcelNumber, trackingNumber, service, labelKey }) => ({
      parcelNumber,
      trackingNumber: trackingNumber ?? '',
      service,
      label: labelKey && (await inside.ports.storage.read(labelKey)),
    })),
  ).then((all) => all.map(({ label, ...one }) => ({ ...one, label: label || null })));
