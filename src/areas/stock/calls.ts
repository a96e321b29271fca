import { z } from 'zod';
import { call } from '#api/call.ts';
import { listed, maxListItems, paged, twoDecimals } from '#api/fields.ts';
import type { Role } from '#site/page.ts';
import { levelList, stockViews } from './rules/levels.ts';
import { manualReasons, maxStockQuantity } from './rules/reasons.ts';

export const warehouseRoles: readonly Role[] = ['owner', 'manager', 'stock'];
/** Sales staff may read stock levels too. */
export const levelRoles: readonly Role[] = ['owner', 'manager', 'stock', 'sales'];

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
const Moved = z.object({ id: z.number().int(), sku_id: z.number().int(), before: z.number().int(), after: z.number().int() });

export const queryStock = call({
  name: 'admin.stock.query',
  method: 'POST',
  path: '/admin/stock/query',
  who: levelRoles,
  summary:
    'Stock levels: on hand, reserved, available, incoming, sold in 30 days and days of supply; with sku_id also its movements, newest first',
  input: z.object({
    sku_id: Id.optional(),
    heap: z.enum(stockViews).optional(),
    words: textField(100).optional(),
    sort: z.enum(levelList.sorts).default('cover'),
    descending: z.boolean().default(false),
    ...paged,
  }),
  output: z.object({
    items: z.array(
      z.object({
        sku_id: z.number().int(),
        code: z.string(),
        name: z.string(),
        shelf: z.string(),
        on_hand: z.number().int(),
        reserved: z.number().int(),
        available: z.number().int(),
        low_mark: z.number().int(),
        coming: z.number().int(),
        sold_30: z.number().int(),
        cover_days: z.number().int().nullable(),
      }),
    ),
    movements: z.array(
      z.object({
        id: z.number().int(),
        quantity: z.number().int(),
        before: z.number().int(),
        after: z.number().int(),
        reason: z.string(),
        cause: z.string(),
        note: z.string(),
        staff: z.string(),
        counters: z.number().int().nullable(),
        time: z.string(),
      }),
    ),
    ...listed,
  }),
});

const booking = z.object({
  reason: z.enum(manualReasons),
  note: textField(300).default(''),
  /** Idempotency key: a repeated request changes nothing and returns the first answer. */
  key: z.string().regex(/^[\w-]{8,60}$/),
  lines: z
    .array(
      z.object({
        code: textField(60).min(1),
        quantity: z.number().int().min(1).max(maxStockQuantity),
        unit_cost: twoDecimals(0, 1_000_000).optional(),
        shelf: textField(20).optional(),
      }),
    )
    .min(1)
    .max(maxListItems),
  dry_run: z.boolean().default(false),
});
const Booked = z.object({
  moved: z.array(Moved),
  is_repeat: z.boolean(),
  lines: z.array(z.object({ code: z.string(), before: z.number().int(), after: z.number().int(), problem: z.string().nullable() })),
});

export const stockIn = call({
  name: 'admin.stock.in',
  method: 'POST',
  path: '/admin/stock/in',
  who: warehouseRoles,
  summary: 'Adds stock, all lines or none; a preview changes nothing',
  input: booking,
  output: Booked,
});

export const stockOut = call({
  name: 'admin.stock.out',
  method: 'POST',
  path: '/admin/stock/out',
  who: warehouseRoles,
  summary: 'Removes stock, all lines or none; never below zero and never what is reserved for orders',
  input: booking,
  output: Booked,
});

export const reverseStockMovement = call({
  name: 'admin.stock.counter',
  method: 'POST',
  path: '/admin/stock/counter',
  who: warehouseRoles,
  summary: 'Reverses a stock movement; movements are never changed',
  input: z.object({ id: z.number().int().min(1), note: textField(300).default('') }),
  output: Moved,
});
