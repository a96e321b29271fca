import { z } from 'zod';
import { call } from '#api/call.ts';
import { day, dollarsToCents, listed, paged } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { maxPurchaseLines, purchaseStates } from './rules/states.ts';

/** Who buys; warehouse staff receive. */
export const buyingRoles: readonly Role[] = ['owner', 'manager', 'stock'];

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
const amount = dollarsToCents(0.01, 1_000_000);

export const purchaseDraft = z.object({
  vendor_id: Id,
  expected_on: day.nullable().default(null),
  note: textField(500).default(''),
  lines: z
    .array(
      z.object({
        code: textField(60).default(''),
        raw_lot: textField(200).default(''),
        quantity: z.number().int().min(1).max(100_000),
        unit_cost: amount,
      }),
    )
    .min(1)
    .max(maxPurchaseLines),
});

const Purchase = z.object({
  id: z.number().int(),
  number: z.string(),
  status: z.enum(purchaseStates),
  vendor: z.string(),
  expected_on: z.string().nullable(),
  ordered: z.number().int(),
  received: z.number().int(),
  total: z.number(),
  create_time: z.string(),
});
const PurchaseLine = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  quantity: z.number().int(),
  received: z.number().int(),
  unit_cost: z.number(),
});

export const queryPurchases = call({
  name: 'admin.stock.orderGetWithQuery',
  method: 'POST',
  path: '/admin/stock/order_get_with_query',
  who: buyingRoles,
  summary: 'Purchase orders, newest first; with an id, one of them with its lines',
  input: z.object({ id: Id.optional(), status: z.enum(purchaseStates).optional(), words: textField(100).optional(), ...paged }),
  output: z.object({ items: z.array(Purchase.extend({ lines: z.array(PurchaseLine).optional() })), ...listed }),
});

export const addPurchase = call({
  name: 'admin.stock.orderAdd',
  method: 'POST',
  path: '/admin/stock/order_add',
  who: buyingRoles,
  summary: 'Creates a draft purchase order',
  input: purchaseDraft,
  output: z.object({ id: z.number().int(), number: z.string() }),
});

export const updatePurchase = call({
  name: 'admin.stock.orderUpdate',
  method: 'POST',
  path: '/admin/stock/order_update',
  who: buyingRoles,
  summary: 'Replaces a draft purchase order; one that was sent cannot be changed',
  input: purchaseDraft.extend({ id: Id }),
  output: z.object({}),
});

export const purchaseTransition = call({
  name: 'admin.stock.orderStep',
  method: 'POST',
  path: '/admin/stock/order_step',
  who: buyingRoles,
  summary: 'Sends a purchase order by email to its vendor, cancels it, or closes it',
  input: z.object({ id: Id, step: z.enum(['send', 'cancel', 'close']) }),
  output: z.object({}),
});

export const receivePurchase = call({
  name: 'admin.stock.orderReceive',
  method: 'POST',
  path: '/admin/stock/order_receive',
  who: buyingRoles,
  summary: 'Records a delivery: stock and expense together; the same idempotency key is applied once',
  input: z.object({
    id: Id,
    key: z.string().regex(/^[\w-]{8,60}$/),
    note: textField(300).default(''),
    lines: z
      .array(z.object({ line_id: Id, quantity: z.number().int().min(0).max(100_000) }))
      .min(1)
      .max(maxPurchaseLines),
  }),
  output: z.object({ receipt_id: z.number().int(), cost: z.number(), is_repeat: z.boolean() }),
});

export const proposePurchase = call({
  name: 'admin.stock.orderPropose',
  method: 'POST',
  path: '/admin/stock/order_propose',
  who: buyingRoles,
  summary: 'Purchase suggestion: what to buy so that all selling products have a number of days of supply',
  input: z.object({ days: z.number().int().min(1).max(365).default(30), vendor_id: Id.optional() }),
  output: z.object({
    items: z.array(
      z.object({
        sku_id: z.number().int(),
        code: z.string(),
        free: z.number().int(),
        coming: z.number().int(),
        sold_30: z.number().int(),
        cover_days: z.number().int().nullable(),
        pieces: z.number().int(),
        unit_cost: z.number(),
        vendor_id: z.number().int().nullable(),
      }),
    ),
  }),
});
