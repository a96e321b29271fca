import { z } from 'zod';
import { call } from '#api/call.ts';
import { maxKeywordLength } from '#areas/catalog/rules/search/keyword.ts';

const shortcut = z.object({ name: z.string(), path: z.string() });

export const suggest = call({
  name: 'storefront.suggest',
  method: 'GET',
  who: 'anyone',
  path: '/api/suggest',
  summary: 'Search suggestions while typing: products, lists, guides and completions',
  input: z.object({ keyword: z.string().trim().min(1).max(maxKeywordLength) }),
  output: z.object({
    goods: z.array(z.object({ name: z.string(), path: z.string(), price: z.number(), picture: z.string() })),
    filters: z.array(shortcut),
    guides: z.array(z.object({ title: z.string(), path: z.string() })),
    words: z.array(z.string()),
  }),
});
