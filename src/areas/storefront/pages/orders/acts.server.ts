import type { Asked } from '#areas/checkout/services/seen-order.server.ts';
import { numberIn } from '#areas/orders/rules/query.ts';
import { act } from '#platform/load.server.ts';
import { askByForm } from './ask.server.ts';
import { reviewByForm } from './review.server.ts';

const longestKey = 100;

/** Which order an address speaks of; a guest's address carries her key. */
export const askedIn = (url: URL): Asked => ({
  number: numberIn(url.searchParams.get('number')),
  key: url.searchParams.get('key')?.slice(0, longestKey) ?? null,
});

/** Everything a buyer can do with an order, by form: it works without script. */
export const action = act(async ({ app, caller, url, form }) => {
  const asked = askedIn(url);
  const intent = String(form.get('intent') ?? '');
  if (intent.startsWith('review ')) return reviewByForm(app, caller, asked.number, form);
  return askByForm(app, caller, asked, form);
});
