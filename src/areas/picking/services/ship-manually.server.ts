import { randomUUID } from 'node:crypto';
import { DomainError } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { shippedGrams } from '../rules/shipment.ts';
import * as store from '../store/shipments.server.ts';
import { lockOrderToShip, markShipped, requireShippable } from './mark-shipped.server.ts';

type ManualShipment = {
  readonly number: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly grams?: number | undefined;
  /** The units to ship as the page saw them (`shippingVersion`); an order that changed since is not shipped. */
  readonly seen?: string | undefined;
};

/** Another carrier, or the carrier is unreachable: staff enter the tracking number. */
export async function shipManually(app: App, staff: { readonly id: number }, shipment: ManualShipment): Promise<void> {
  await transact(app, async (inside) => {
    const order = await lockOrderToShip(inside, shipment.number);
    const lines = await store.selectLinesToShip(inside.db, order.id);
    requireShippable(order, lines, shipment.seen);
    const at = app.now();
    const known = await store.selectShipments(inside.db, order.id);
    await store.voidUnboughtShipments(
      inside.db,
      known.filter(({ state }) => state === 'buying').map(({ id }) => id),
      at,
    );
    const parcelId = await store.ensureParcel(inside.db, {
      orderId: order.id,
      parcelNumber: 1,
      weightGrams: shipment.grams ?? shippedGrams(order, lines),
      packedBy: staff.id,
      at,
    });
    const { carrier, trackingNumber } = shipment;
    const id = await store.insertShipment(inside.db, { parcelId, carrier, service: '', requestId: randomUUID(), staffId: staff.id, at });
    if (id !== null) await store.recordBoughtShipment(inside.db, id, { trackingNumber, labelKey: null, costCents: 0, at });
    await markShipped(inside, staff.id, order.id, { carrier, trackingNumber });
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'shipments_tracking')) throw new DomainError('trackingNumberUsed', { number: shipment.trackingNumber });
    throw error;
  });
}
