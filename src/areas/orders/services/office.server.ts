import type { App } from '#platform/app.ts';
import { mostCounted } from '#site/list.ts';
import type { OrderFilter, OrderListQuery } from '../rules/office.ts';
import * as acts from '../store/acts.server.ts';
import * as store from '../store/office.server.ts';

export type { ListedRow } from '../store/office.server.ts';

/** One page of all orders, how many there are and what they come to. Past ten thousand only "more" is said, and no sum. */
export async function officeOrders(app: App, query: OrderListQuery) {
  const { count, sums } = await store.sumsWith(app.db, query);
  const isMore = count > mostCounted;
  const items = await store.ordersWith(app.db, query, !isMore);
  return { items, total: Math.min(count, mostCounted), isMore, sums };
}

/** The same rows without counting, for a file. */
export const orderRows = (app: App, query: OrderListQuery) => store.ordersWith(app.db, query);

/** How many each view of the list holds. */
export const countsOf = (app: App, views: readonly OrderFilter[]): Promise<number[]> =>
  Promise.all(views.map((filter) => store.countWith(app.db, filter)));

export const countriesOf = (app: App) => store.countriesOf(app.db);

export async function sellersOf(app: App): Promise<{ id: number; name: string }[]> {
  const people = await acts.sellers(app.db);
  return people.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }));
}

/** The numbers of these rows. */
export const numbersBehind = (app: App, ids: readonly number[]): Promise<string[]> => store.numbersBehind(app.db, ids);
