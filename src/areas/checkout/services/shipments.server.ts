import { randomUUID } from 'node:crypto';
import { keepFindable } from '#areas/orders/services/found-by.server.ts';
import { linesToMove, lockOrder, take } from '#areas/orders/services/steps.server.ts';
import { sendingParty } from '#areas/shipping/service.server.ts';
import { takePieces } from '#areas/stock/services/holds.server.ts';
import { dayOf } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { type App, transact } from '#platform/app.ts';
import type { Bought, Party, ShipmentWish } from '#providers/ports.ts';
import { mayLeave, serviceFor } from '../rules/parcels.ts';
import * as store from '../store/shipments.server.ts';
import { askForOrderLetter } from './letters.server.ts';

const carrier = 'FedEx';
type Staff = { readonly id: number };
type Wish = { readonly number: string; readonly parcels: readonly { readonly grams: number }[]; readonly service?: string | undefined };
type ByHand = { readonly number: string; readonly carrier: string; readonly code: string; readonly grams?: number | undefined };
type Begun = { readonly id: number; readonly wish: ShipmentWish };
export type BoughtParcel = {
  readonly parcelNumber: number;
  readonly trackingNumber: string;
  readonly service: string;
  readonly label: Uint8Array | null;
};

/**
 * Buys one label for each parcel and hands the order over. Every label is written down before the carrier is asked; a parcel
 * that has one is not bought again, however often and from however many desks this is asked.
 */
export async function buyShipment(app: App, staff: Staff, wish: Wish): Promise<BoughtParcel[]> {
  for (const [index, { grams }] of wish.parcels.entries()) {
    // One after the other: a purchase that was never asked for leaves no trace.
    const begun = await transact(app, (inside) => begin(inside, staff, wish, { grams, parcelNumber: index + 1 }));
    if (begun) await buy(app, begun);
  }
  return transact(app, (inside) => handOver(inside, staff, wish.number));
}

/** The carrier is another one, or could not be asked: staff write the number down themselves. */
export async function sendByHand(app: App, staff: Staff, sent: ByHand): Promise<void> {
  await transact(app, async (inside) => {
    const order = await leavingOrder(inside, sent.number);
    const at = app.now();
    const known = await store.shipmentsOf(inside.db, order.id);
    await store.dropShipments(
      inside.db,
      known.filter(({ state }) => state === 'buying').map(({ id }) => id),
      at,
    );
    const parcelId = await store.parcelOf(inside.db, {
      orderId: order.id,
      parcelNumber: 1,
      weightGrams: sent.grams ?? order.weightGrams,
      packedBy: staff.id,
      at,
    });
    const id = await store.beginShipment(inside.db, {
      ...{ parcelId, carrier: sent.carrier, service: '', requestId: randomUUID(), staffId: staff.id },
      at,
    });
    if (id !== null) await store.endShipment(inside.db, id, { trackingNumber: sent.code, labelKey: null, costCents: 0, at });
    await leave(inside, staff, order, sent);
  });
}

type OneParcel = { readonly grams: number; readonly parcelNumber: number };

/** Null where the parcel has its label. */
async function begin(
  inside: App,
  staff: Staff,
  { number, parcels, service }: Wish,
  { grams, parcelNumber }: OneParcel,
): Promise<Begun | null> {
  const order = await store.orderToSend(inside.db, number);
  if (!order) throw new Refused('orderNotExist');
  const known = await store.shipmentsOf(inside.db, order.id);
  if (known.some(({ state }) => state === 'buying')) throw new Refused('carrierUnsure');
  if (known.some((one) => one.parcelNumber === parcelNumber)) return null;
  if (!mayLeave(order)) throw new Refused('orderNotShippable', { number });
  const [from, to] = [await sendingParty(inside, order.isDiscreet), await receivingParty(inside, order.id)];
  if (!from) throw new Refused('companyNotExist');
  if (!to) throw new Refused('addressNotExist');
  const at = inside.now();
  const parcelId = await store.parcelOf(inside.db, { orderId: order.id, parcelNumber, weightGrams: grams, packedBy: staff.id, at });
  const requestId = randomUUID();
  const asked = serviceFor(service ?? to.service, from.address.country, to.party.address.country);
  const id = await store.beginShipment(inside.db, { parcelId, carrier, service: asked, requestId, staffId: staff.id, at });
  if (id === null) throw new Refused('carrierUnsure');
  const worthCents = cents(Math.ceil(order.totalCents / parcels.length));
  return { id, wish: { requestId, from, to: to.party, grams, service: asked, day: dayOf(at), reference: number, worthCents } };
}

async function receivingParty(inside: App, orderId: number): Promise<{ party: Party; service: string } | null> {
  const to = await store.receiverOf(inside.db, orderId);
  if (!to) return null;
  const { receiverName: name, receiverPhone: phone, street, city, region, postCode, country, service } = to;
  return { party: { name, phone, company: '', address: { street, city, region, postCode, country } }, service };
}

/** Only an answer that is known ends a purchase: one that was lost keeps it open until a person has looked. */
async function buy(app: App, { id, wish }: Begun): Promise<void> {
  const bought = await app.ports.carrier.ship(wish);
  if (bought.outcome === 'bought') return keep(app, id, wish.requestId, bought);
  app.log.warn({ reason: bought.reason, requestId: wish.requestId }, `a label was not bought: ${bought.outcome}`);
  if (bought.outcome === 'unsure') throw new Refused('carrierUnsure');
  await store.dropShipments(app.db, [id], app.now());
  if (bought.outcome === 'away') throw new Refused('carrierAway');
  throw new Refused('carrierRefused', { reason: bought.reason });
}

async function keep(app: App, id: number, requestId: string, bought: Extract<Bought, { outcome: 'bought' }>): Promise<void> {
  const { trackingNumber, costCents, label } = bought;
  const labelKey = `private/label-${requestId}`;
  // The number first: a label can be printed again at the carrier's, a number that was lost cannot be found.
  await store.endShipment(app.db, id, { trackingNumber, labelKey, costCents, at: app.now() });
  await app.ports.storage.put(labelKey, label.bytes, label.contentType);
}

async function handOver(inside: App, staff: Staff, number: string): Promise<BoughtParcel[]> {
  const order = await store.orderToSend(inside.db, number);
  if (!order) throw new Refused('orderNotExist');
  const bought = await store.shipmentsOf(inside.db, order.id);
  const [first] = bought;
  if (!first?.trackingNumber || bought.some(({ state }) => state === 'buying')) throw new Refused('carrierUnsure');
  if (mayLeave(order)) await leave(inside, staff, order, { carrier: first.carrier, code: first.trackingNumber });
  return Promise.all(
    bought.map(async ({ parcelNumber, trackingNumber, service, labelKey }) => ({
      parcelNumber,
      trackingNumber: trackingNumber ?? '',
      service,
      label: labelKey && (await inside.ports.storage.read(labelKey)),
    })),
  ).then((all) => all.map(({ label, ...one }) => ({ ...one, label: label || null })));
}

async function leavingOrder(inside: App, number: string): Promise<store.OrderToSend> {
  const order = await store.orderToSend(inside.db, number);
  if (!order) throw new Refused('orderNotExist');
  if (!mayLeave(order)) throw new Refused('orderNotShippable', { number });
  return order;
}

/** Its pieces were taken with the money; what an older order still holds leaves the shelf now. */
async function leave(inside: App, staff: Staff, order: store.OrderToSend, by: { carrier: string; code: string }): Promise<void> {
  const { carrier: shippingName, code: shippingCode } = by;
  const lines = await linesToMove(inside, order.id);
  await takePieces(
    inside,
    lines.map(({ id }) => id),
    order.id,
    staff.id,
  );
  await take(inside, await lockOrder(inside, order.id), {
    to: 4,
    details: { carrier: shippingName, tracking: shippingCode },
    by: { actor: 'staff', staffId: staff.id },
    changes: { shippingName, shippingCode },
  });
  await keepFindable(inside, order.id);
  await askForOrderLetter(inside, order.id, 'shipped');
}
