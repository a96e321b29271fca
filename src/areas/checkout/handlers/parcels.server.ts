import { on } from '#api/handle.server.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { DomainError } from '#kernel/errors.ts';
import type { Caller } from '#platform/app.ts';
import * as calls from '../calls/parcels.ts';
import { schedulePickup } from '../services/pickups.server.ts';
import { buyShipment, shipManually } from '../services/shipments.server.ts';

const staffOf = ({ staff }: Caller) => {
  if (!staff) throw new DomainError('forbidden');
  return staff;
};

export const parcelHandlers = [
  on(calls.createShipment, async ({ number, parcels, service }, app, caller) => {
    const bought = await buyShipment(app, staffOf(caller), { number: normalizeOrderNumber(number), parcels, service });
    return {
      tracking_number: bought[0]?.trackingNumber ?? '',
      parcels: bought.map((one) => ({
        parcel: one.parcelNumber,
        service: one.service,
        tracking_number: one.trackingNumber,
        label: one.label && Buffer.from(one.label).toString('base64'),
      })),
    };
  }),
  on(calls.pickupParcels, async ({ date, ready_at, closes_at }, app, caller) => ({
    confirmation: await schedulePickup(app, staffOf(caller), { day: date, readyAt: `${ready_at}:00`, closesAt: `${closes_at}:00` }),
  })),
  on(calls.sendOrder, async ({ number, shipping_name, shipping_code }, app, caller) => {
    await shipManually(app, staffOf(caller), { number: normalizeOrderNumber(number), carrier: shipping_name, code: shipping_code });
    return {};
  }),
];
