import { dayOf } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/listing.server.ts';

export type VendorPriceFilter = Omit<store.PriceQuery, 'today'>;

export async function pricesWith(app: App, filter: VendorPriceFilter) {
  const query = { ...filter, today: dayOf(app.now()) };
  const [items, total] = await Promise.all([store.priceRows(app.db, query), store.countPrices(app.db, query)]);
  return { items, total };
}

export async function priceCounts(app: App) {
  const count = (state: 'current' | 'coming' | 'ended') =>
    store.countPrices(app.db, { state, today: dayOf(app.now()), sort: { by: 'day', down: true }, limit: 1, offset: 0 });
  const [current, coming, ended] = await Promise.all([count('current'), count('coming'), count('ended')]);
  return { current, coming, ended };
}
