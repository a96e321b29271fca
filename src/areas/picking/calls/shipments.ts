import { z } from 'zod';
import { call } from '#api/call.ts';
import { day } from '#api/fields.ts';
import { maxOrderNumberLength } from '#areas/orders/rules/query.ts';
import { pickingRoles } from '../calls.ts';

const number = z.string().trim().min(1).max(maxOrderNumberLength);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const createShipment = call({
  name: 'carrier.createShipment',
  method: 'POST',
  path: '/carrier/create_shipment',
  who: pickingRoles,
  summary: 'Buys one shipping label per package of a paid order and marks it shipped; a package never gets a second label',
  input: z.object({
    number,
    parcels: z
      .array(z.object({ grams: z.number().int().min(1).max(68_000) }))
      .min(1)
      .max(20),
    service: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{3,59}$/)
      .optional(),
  }),
  output: z.object({
    tracking_number: z.string(),
    parcels: z.array(
      z.object({ parcel: z.number().int(), service: z.string(), tracking_number: z.string(), label: z.string().nullable() }),
    ),
  }),
});

export const pickupParcels = call({
  name: 'carrier.schedulePickup',
  method: 'POST',
  path: '/carrier/schedule_pickup',
  who: pickingRoles,
  summary: 'Schedules a carrier pickup of the packed packages, once per day',
  input: z.object({ date: day, ready_at: clock.default('11:00'), closes_at: clock.default('17:00') }),
  output: z.object({ confirmation: z.string() }),
});

export const sendOrder = call({
  name: 'admin.order.ship',
  method: 'POST',
  path: '/admin/order/ship',
  who: pickingRoles,
  summary: 'Marks a paid order shipped with a carrier and tracking number entered by staff',
  input: z.object({
    number,
    shipping_name: z.string().trim().min(2).max(60),
    shipping_code: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9-]{6,40}$/),
  }),
  output: z.object({}),
});
