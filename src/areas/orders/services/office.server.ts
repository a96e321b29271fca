import type { App } from '#platform/app.ts';
import { maxCountedRows } from '#site/list.ts';
import type { OrderFilter, OrderListQuery } from '../rules/office.ts';
import * as acts from '../store/actions.server.ts';
import * as store from '../store/office.server.ts';

export type { OrderListRow as ListedRow } from '../store/office.server.ts';

/** One page of all orders, how many there are and what they come to. Past ten thousand only "more" is said, and no sum. */
export async function queryOfficeOrders(app: App, query: OrderListQuery) {
  const { count, sums } = await store.selectOrderTotals(app.db, query);
  const isMore = count > maxCountedRows;
  const items = await store.selectOrdersPage(app.db, query, !isMore);
  return { items, total: Math.min(count, maxCountedRows), isMore, sums };
}

/** The same rows without counting, for a file. */
export const fetchOrderRows = (app: App, query: OrderListQuery) => store.selectOrdersPage(app.db, query);

/** How many each view of the list holds. */
export const countOrdersByView = (app: App, views: readonly OrderFilter[]): Promise<number[]> =>
  Promise.all(views.map((filter) => store.countFilteredOrders(app.db, filter)));

export const fetchOrderCountries = (app: App) => store.selectOrderCountries(app.db);

export async function fetchSellers(app: App): Promise<{ id: number; name: string }[]> {
  const people = await acts.selectSellers(app.db);
  return people.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }));
}

/** The numbers of these rows. */
export const fetchOrderNumbers = (app: App, ids: readonly number[]): Promise<string[]> => store.selectOrderNumbers(app.db, ids);
