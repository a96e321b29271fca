import { orderStatus } from '#areas/orders/rules/status.ts';
import { lockOrder, transition } from '#areas/orders/services/transitions.server.ts';
import { type App, transact } from '#platform/app.ts';
import type { TrackedParcel } from '#providers/ports.ts';
import { nextShipmentState } from '../rules/shipment.ts';
import * as store from '../store/shipments.server.ts';

const carrier = 'FedEx';
const batchSize = 30;

type ShipmentInTransit = Awaited<ReturnType<typeof store.selectShipmentsInTransit>>[number];

/** Asks the carrier about parcels, least recently asked first. An order is delivered when all its parcels are. */
export async function followParcels(app: App): Promise<number> {
  const inTransit = (await store.selectShipmentsInTransit(app.db, carrier, batchSize)).filter(({ trackingNumber }) => trackingNumber);
  if (inTransit.length === 0) return 0;
  const answer = await app.ports.carrier.track(inTransit.map(({ trackingNumber }) => trackingNumber ?? ''));
  if (answer.outcome === 'away') {
    app.log.warn({ reason: answer.reason }, 'parcel tracking unavailable');
    return 0;
  }
  const seen = new Map(answer.parcels.map((parcel) => [parcel.trackingNumber, parcel]));
  let count = 0;
  for (const shipment of inTransit) {
    const parcel = seen.get(shipment.trackingNumber ?? '');
    if (await transact(app, (inside) => note(inside, shipment, parcel))) count += 1;
  }
  return count;
}

async function note(inside: App, shipment: ShipmentInTransit, seen: TrackedParcel | undefined): Promise<boolean> {
  const at = inside.now();
  // Unknown tracking numbers also move to the end of the queue.
  if (!seen) {
    await store.updateShipmentTracking(inside.db, shipment.id, { at });
    return false;
  }
  const state = nextShipmentState(shipment.state, seen.state);
  const events = seen.scans.map((scan) => ({ at: scan.at.toISOString(), code: scan.code, place: scan.place }));
  const deliveredAt = state === 'delivered' ? (seen.deliveredAt ?? at) : null;
  await store.updateShipmentTracking(inside.db, shipment.id, { at, state, events, deliveredAt });
  return deliveredAt !== null && arrived(inside, shipment.orderId, deliveredAt);
}

/** Delivered when all parcels are. */
async function arrived(inside: App, orderId: number, deliveredAt: Date): Promise<boolean> {
  const order = await lockOrder(inside, orderId);
  if (order.status !== orderStatus.shipped || (await store.countUndeliveredParcels(inside.db, orderId)) > 0) return false;
  await transition(inside, order, { to: orderStatus.delivered, by: { actor: 'provider' }, changes: { deliveredAt } });
  return true;
}
