import type { App } from '#platform/app.ts';
import { maxCountedRows } from '#site/list.ts';
import type { OrderFilter, OrderListQuery } from '../rules/office.ts';
import * as acts from '../store/actions.server.ts';
import * as store from '../store/office.server.ts';

export type { OrderListRow as ListedRow } from '../store/office.server.ts';

/** One page with count and total. Beyond ten thousand only "more" is reported, and no total. */
export async function queryOfficeOrders(app: App, query: OrderListQuery) {
  const { count, sums } = await store.selectOrderTotals(app.db, query);
  const isMore = count > maxCountedRows;
  const items = await store.selectOrdersPage(app.db, query, !isMore);
  return { items, total: Math.min(count, maxCountedRows), isMore, sums };
}

/** The same rows without counting, for export. */
export const fetchOrderRows = (app: App, query: OrderListQuery) => store.selectOrdersPage(app.db, query);

export const countOrdersByView = (app: App, views: readonly OrderFilter[]): Promise<number[]> =>
  Promise.all(views.map((filter) => store.countFilteredOrders(app.db, filter)));

export const fetchOrderCountries = (app: App) => store.selectOrderCountries(app.db);

export async function fetchSellers(app: App): Promise<{ id: number; name: string }[]> {
  const people = await acts.selectSellers(app.db);
  return people.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }));
}

export const fetchOrderNumbers = (app: App, ids: readonly number[]): Promise<string[]> => store.selectOrderNumbers(app.db, ids);
