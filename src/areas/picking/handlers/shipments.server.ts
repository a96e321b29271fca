import { on } from '#api/handle.server.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import * as calls from '../calls/shipments.ts';
import { buyLabels } from '../services/buy-labels.server.ts';
import { schedulePickup } from '../services/pickups.server.ts';
import { requireStaff } from '../services/require-staff.server.ts';
import { shipManually } from '../services/ship-manually.server.ts';

export const shipmentHandlers = [
  on(calls.createShipment, async ({ number, parcels, service }, app, caller) => {
    const bought = await buyLabels(app, requireStaff(caller), { number: normalizeOrderNumber(number), parcels, service });
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
    confirmation: await schedulePickup(app, requireStaff(caller), { day: date, readyAt: `${ready_at}:00`, closesAt: `${closes_at}:00` }),
  })),
  on(calls.sendOrder, async ({ number, shipping_name, shipping_code }, app, caller) => {
    await shipManually(app, requireStaff(caller), {
      number: normalizeOrderNumber(number),
      carrier: shipping_name,
      trackingNumber: shipping_code,
    });
    return {};
  }),
];
