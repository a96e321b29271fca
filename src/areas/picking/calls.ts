import { z } from 'zod';
import { call } from '#api/call.ts';
import { maxOrderNumberLength } from '#areas/orders/rules/query.ts';
import type { Role } from '#site/page.ts';
import { maxParcels, maxTotes } from './rules/packing.ts';

export const pickingRoles: readonly Role[] = ['owner', 'manager', 'stock'];

const number = z.string().trim().min(1).max(maxOrderNumberLength);
const Id = z
  .number()
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const textField = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .refine((text) => !text.includes('\u0000'));

export const pickQueue = call({
  name: 'admin.stock.onlineOrderQuery',
  method: 'POST',
  path: '/admin/stock/online_order_query',
  who: pickingRoles,
  summary: 'Orders ready to ship, orders in totes, and the pick list by bin; items refunded before shipping are not counted',
  input: z.object({}),
  output: z.object({
    waiting: z.array(
      z.object({ number: z.string(), pieces: z.number().int(), payment_time: z.string().nullable(), aside: z.string().nullable() }),
    ),
    totes: z.array(
      z.object({ tote: z.number().int(), number: z.string(), pieces: z.number().int(), picked: z.number().int(), seen: z.string() }),
    ),
    lines: z.array(
      z.object({
        line_id: z.number().int(),
        tote: z.number().int(),
        code: z.string(),
        name: z.string(),
        shelf: z.string(),
        quantity: z.number().int(),
        picked: z.number().int(),
      }),
    ),
  }),
});

export const pickStart = call({
  name: 'admin.stock.onlineOrderStart',
  method: 'POST',
  path: '/admin/stock/online_order_start',
  who: pickingRoles,
  summary: 'Puts paid orders into totes; from then on the customer cannot cancel them directly',
  input: z.object({ numbers: z.array(number).min(1).max(maxTotes) }),
  output: z.object({ totes: z.array(z.object({ number: z.string(), tote: z.number().int() })) }),
});

export const pickLine = call({
  name: 'admin.stock.onlineOrderPick',
  method: 'POST',
  path: '/admin/stock/online_order_pick',
  who: pickingRoles,
  summary:
    'Marks an item as picked or not; or, with a code, assigns one scanned item to the tote that needs it and rejects one that no tote needs',
  input: z.object({ line_id: Id.optional(), picked: z.boolean().default(true), code: textField(60).min(1).optional() }),
  output: z.object({ line_id: z.number().int(), tote: z.number().int().nullable(), left: z.number().int().nullable() }),
});

export const pickAside = call({
  name: 'admin.stock.onlineOrderAside',
  method: 'POST',
  path: '/admin/stock/online_order_aside',
  who: pickingRoles,
  summary: 'Reports a missing item: sets the order aside and frees its tote',
  input: z.object({ number, reason: textField(200).default('') }),
  output: z.object({}),
});

export const pickShip = call({
  name: 'admin.stock.onlineOrderShip',
  method: 'POST',
  path: '/admin/stock/online_order_ship',
  who: pickingRoles,
  summary:
    'Buys the labels of a picked order and marks it shipped; with several packages, `lines` assigns the items; with `seen` of the tote, an order that has changed since then is rejected',
  input: z.object({
    number,
    parcels: z
      .array(
        z.object({
          grams: z.number().int().min(1).max(68_000),
          lines: z.array(z.object({ line_id: Id, quantity: z.number().int().min(1).max(99_999) })).default([]),
        }),
      )
      .min(1)
      .max(maxParcels),
    service: z
      .string()
      .regex(/^[A-Z][A-Z0-9_]{3,59}$/)
      .optional(),
    seen: z
      .string()
      .regex(/^[\dx.]*$/)
      .max(4000)
      .optional(),
  }),
  output: z.object({ tracking_numbers: z.array(z.string()) }),
});
