import { randomUUID } from 'node:crypto';
import { isShippable, shippedQuantity, shippingVersion } from '#areas/orders/rules/shippable.ts';
import { isInFulfillment, orderStatus } from '#areas/orders/rules/status.ts';
import { refreshOrderSearchText } from '#areas/orders/services/search-text.server.ts';
import { fetchStockLines, lockOrder, transition } from '#areas/orders/services/transitions.server.ts';
import { sendingParty } from '#areas/shipping/services/shipping-rates.server.ts';
import { deductItems } from '#areas/stock/services/holds.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { type App, transact } from '#platform/app.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import type { LabelPurchase, Party, ShipmentRequest } from '#providers/ports.ts';
import { chooseCarrierService, isPackingOutdated, shippedGrams, shippedValueCents } from '../rules/parcels.ts';
import * as store from '../store/shipments.server.ts';
import { enqueueOrderEmail } from './emails.server.ts';

const carrier = 'FedEx';
type Staff = { readonly id: number };
/** The units to ship as the page saw them (`shippingVersion`); an order that changed since is not shipped. */
type Seen = { readonly seen?: string | undefined };
type LabelRequest = Seen & {
  readonly number: string;
  readonly parcels: readonly { readonly grams: number }[];
  readonly service?: string | undefined;
};
type ByHand = Seen & { readonly number: string; readonly carrier: string; readonly code: string; readonly grams?: number | undefined };
type Purchase = { readonly id: number; readonly wish: ShipmentRequest };
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
export async function buyShipment(app: App, staff: Staff, request: LabelRequest): Promise<BoughtParcel[]> {
  // The order is handed over with exactly what the first label was bought for: no refund slips in between.
  let { seen } = request;
  for (const [index, { grams }] of request.parcels.entries()) {
    // One after the other: a purchase that was never started leaves no row.
    const begun = await transact(app, (inside) => begin(inside, staff, { ...request, seen }, { grams, parcelNumber: index + 1 }));
    seen = begun.seen;
    if (begun.purchase) await buy(app, begun.purchase);
  }
  const handed = await transact(app, (inside) => handOver(inside, staff, { number: request.number, seen }));
  if (handed.parcels) return handed.parcels;
  for (const trackingNumber of handed.voided) await giveBackLabel(app, request.number, trackingNumber);
  throw new DomainError('orderNotShippable', { number: request.number });
}

/** Another carrier, or the carrier is unreachable: staff enter the tracking number. */
export async function shipManually(app: App, staff: Staff, sent: ByHand): Promise<void> {
  await transact(app, async (inside) => {
    const order = await lockedToSend(inside, sent.number);
    const lines = await store.linesToSend(inside.db, order.id);
    requireShippable(order, lines, sent.seen);
    const at = app.now();
    const known = await store.shipmentsOf(inside.db, order.id);
    await store.dropShipments(
      inside.db,
      known.filter(({ state }) => state === 'buying').map(({ id }) => id),
      at,
    );
    const parcelId = await store.ensureParcel(inside.db, {
      orderId: order.id,
      parcelNumber: 1,
      weightGrams: sent.grams ?? shippedGrams(order, lines),
      packedBy: staff.id,
      at,
    });
    const id = await store.beginShipment(inside.db, {
      ...{ parcelId, carrier: sent.carrier, service: '', requestId: randomUUID(), staffId: staff.id },
      at,
    });
    if (id !== null) await store.endShipment(inside.db, id, { trackingNumber: sent.code, labelKey: null, costCents: 0, at });
    await leave(inside, staff, order, sent);
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'shipments_tracking')) throw new DomainError('trackingNumberUsed', { number: sent.code });
    throw error;
  });
}

type OneParcel = { readonly grams: number; readonly parcelNumber: number };

/** Returns null where the parcel has a label. */
async function begin(
  inside: App,
  staff: Staff,
  { number, parcels, service, seen }: LabelRequest,
  { grams, parcelNumber }: OneParcel,
): Promise<{ readonly seen: string; readonly purchase: Purchase | null }> {
  const order = await lockedToSend(inside, number);
  const lines = await store.linesToSend(inside.db, order.id);
  const version = seen ?? versionOf(lines);
  const known = await store.shipmentsOf(inside.db, order.id);
  if (known.some(({ state }) => state === 'buying')) throw new DomainError('carrierUnsure');
  if (known.some((one) => one.parcelNumber === parcelNumber)) return { seen: version, purchase: null };
  requireShippable(order, lines, seen);
  const [from, to] = [await sendingParty(inside, order.isDiscreet), await receivingParty(inside, order.id)];
  if (!from) throw new DomainError('companyNotExist');
  if (!to) throw new DomainError('addressNotExist');
  const at = inside.now();
  const parcelId = await store.ensureParcel(inside.db, { orderId: order.id, parcelNumber, weightGrams: grams, packedBy: staff.id, at });
  const requestId = randomUUID();
  const chosenService = chooseCarrierService(service ?? to.service, from.address.country, to.party.address.country);
  const id = await store.beginShipment(inside.db, { parcelId, carrier, service: chosenService, requestId, staffId: staff.id, at });
  if (id === null) throw new DomainError('carrierUnsure');
  const worthCents = cents(Math.ceil(shippedValueCents(order, lines) / parcels.length));
  const labelRequest = { requestId, from, to: to.party, grams, service: chosenService, day: dayOf(at), reference: number, worthCents };
  return { seen: version, purchase: { id, wish: labelRequest } };
}

const versionOf = (lines: readonly store.LineToSend[]): string =>
  shippingVersion(lines.map((line) => ({ lineId: line.id, quantity: shippedQuantity(line) })));

/** Checked under the order's lock: what ships is what was seen and packed. */
function requireShippable(order: store.OrderToSend, lines: readonly store.LineToSend[], seen: string | undefined): void {
  if (!isShippable(order)) throw new DomainError('orderNotShippable', { number: order.number });
  if ((seen !== undefined && seen !== versionOf(lines)) || isPackingOutdated(lines)) throw new DomainError('orderChanged');
}

async function receivingParty(inside: App, orderId: number): Promise<{ party: Party; service: string } | null> {
  const to = await store.selectOrderReceiver(inside.db, orderId);
  if (!to) return null;
  const { receiverName: name, receiverPhone: phone, street, city, region, postCode, country, service } = to;
  return { party: { name, phone, company: '', address: { street, city, region, postCode, country } }, service };
}

/** Only a definite answer ends a purchase; a lost one keeps it open until staff have looked. */
async function buy(app: App, { id, wish }: Purchase): Promise<void> {
  const bought = await app.ports.carrier.ship(wish);
  if (bought.outcome === 'bought') return storeLabel(app, id, wish.requestId, bought);
  app.log.warn({ outcome: bought.outcome, reason: bought.reason, carrierRequestId: wish.requestId }, 'label not bought');
  if (bought.outcome === 'unsure') throw new DomainError('carrierUnsure');
  await store.dropShipments(app.db, [id], app.now());
  if (bought.outcome === 'away') throw new DomainError('carrierAway');
  throw new DomainError('carrierRefused', { reason: bought.reason });
}

async function storeLabel(app: App, id: number, requestId: string, bought: Extract<LabelPurchase, { outcome: 'bought' }>): Promise<void> {
  const { trackingNumber, costCents, label } = bought;
  const labelKey = `private/label-${requestId}`;
  // The number first: a label can be printed again at the carrier, a lost number cannot be found.
  await store.endShipment(app.db, id, { trackingNumber, labelKey, costCents, at: app.now() });
  await app.ports.storage.put(labelKey, label.bytes, label.contentType);
}

type HandedOver =
  | { readonly parcels: BoughtParcel[]; readonly voided?: never }
  | { readonly parcels: null; readonly voided: readonly string[] };

/**
 * All parcels have labels: the order ships unless it changed meanwhile. A cancelled or fully refunded order voids its labels; one on hold
 * or repacked keeps them for the next try.
 */
async function handOver(inside: App, staff: Staff, { number, seen }: Seen & { readonly number: string }): Promise<HandedOver> {
  const order = await lockedToSend(inside, number);
  const bought = await store.shipmentsOf(inside.db, order.id);
  const [first] = bought;
  if (!first?.trackingNumber || bought.some(({ state }) => state === 'buying')) throw new DomainError('carrierUnsure');
  if (order.consignTime === null) {
    if (isNeverShipped(order)) {
      const labels = bought.filter(({ state }) => state === 'bought');
      await store.voidLabels(
        inside.db,
        labels.map(({ id }) => id),
        inside.now(),
      );
      return { parcels: null, voided: labels.flatMap(({ trackingNumber }) => trackingNumber ?? []) };
    }
    requireShippable(order, await store.linesToSend(inside.db, order.id), seen);
    await leave(inside, staff, order, { carrier: first.carrier, code: first.trackingNumber });
  }
  return { parcels: await labelsOf(inside, bought) };
}

const isNeverShipped = ({ status, pieceCount, removedCount }: store.OrderToSend): boolean =>
  !isInFulfillment(status) || removedCount >= pieceCount;

/** The carrier need not answer: an unused label costs nothing, and our row is already void. */
async function giveBackLabel(app: App, number: string, trackingNumber: string): Promise<void> {
  const { outcome, reason } = await app.ports.carrier.cancelLabel(trackingNumber);
  app.log.warn({ orderNumber: number, trackingNumber, outcome, reason }, 'label void: order no longer shipped');
}

const labelsOf = (inside: App, bought: Awaited<ReturnType<typeof store.shipmentsOf>>): Promise<BoughtParcel[]> =>
  Promise.all(
    bought.map(async ({ parcelNumber, trackingNumber, service, labelKey }) => ({
      parcelNumber,
      trackingNumber: trackingNumber ?? '',
      service,
      label: labelKey && (await inside.ports.storage.read(labelKey)),
    })),
  ).then((all) => all.map(({ label, ...one }) => ({ ...one, label: label || null })));

async function lockedToSend(inside: App, number: string): Promise<store.OrderToSend> {
  const order = await store.orderToSend(inside.db, number);
  if (!order) throw new DomainError('orderNotExist');
  return order;
}

/** Stock was taken with the payment; what an older order still holds is taken now. */
async function leave(inside: App, staff: Staff, order: store.OrderToSend, by: { carrier: string; code: string }): Promise<void> {
  const { carrier: shippingName, code: shippingCode } = by;
  const lines = await fetchStockLines(inside, order.id);
  await deductItems(
    inside,
    lines.map(({ id }) => id),
    order.id,
    staff.id,
  );
  await transition(inside, await lockOrder(inside, order.id), {
    to: orderStatus.shipped,
    details: { carrier: shippingName, tracking: shippingCode },
    by: { actor: 'staff', staffId: staff.id },
    changes: { shippingName, shippingCode },
  });
  await refreshOrderSearchText(inside, order.id);
  await enqueueOrderEmail(inside, order.id, 'shipped');
}
