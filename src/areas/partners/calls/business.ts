import { z } from 'zod';
import { call } from '#api/call.ts';

const mostSkus = 400;
const price = z.object({ pieces: z.number().int(), off: z.number(), price: z.number() });

export const myPrices = call({
  name: 'business.myPrices',
  method: 'POST',
  path: '/business/my_prices',
  who: 'shopper',
  summary: 'What SKUs cost the caller by the number of pieces in one order, and the fewest pieces her account orders',
  input: z.object({ sku_ids: z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(mostSkus) }),
  output: z.object({
    account: z.enum(['wholesale', 'dropship']).nullable(),
    least_pieces: z.number().int(),
    items: z.array(z.object({ sku_id: z.number().int(), prices: z.array(price) })),
  }),
});
