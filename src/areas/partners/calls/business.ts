import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, maxListItems } from '#api/fields.ts';
import { maxOrderNumberLength } from '#areas/orders/rules/query.ts';

const price = z.object({ pieces: z.number().int(), off: z.number(), price: z.number() });

export const myPrices = call({
  name: 'business.myPrices',
  method: 'POST',
  path: '/business/my_prices',
  who: 'shopper',
  summary: 'Prices of SKUs for the caller by quantity in one order, and the minimum quantity of the account',
  input: z.object({ sku_ids: z.array(id).min(1).max(maxListItems) }),
  output: z.object({
    account: z.enum(['wholesale', 'dropship']).nullable(),
    least_pieces: z.number().int(),
    items: z.array(z.object({ sku_id: z.number().int(), prices: z.array(price) })),
  }),
});

export const noteReference = call({
  name: 'business.noteReference',
  method: 'POST',
  path: '/business/note_reference',
  who: 'shopper',
  summary: 'Sets the caller’s own reference number on an order for one of the caller’s customers',
  input: z.object({
    number: z.string().trim().min(1).max(maxOrderNumberLength),
    reference: z
      .string()
      .trim()
      .max(40)
      .regex(/^\P{Cc}*$/u),
  }),
  output: z.object({}),
});
