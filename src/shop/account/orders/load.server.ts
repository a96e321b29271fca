import { data } from 'react-router';
import { loadOwnOrder } from '#areas/documents/services/order-detail.server.ts';
import { normalizeOrderNumber, parseOrdersPageQuery, toOrderQuery } from '#areas/orders/rules/query.ts';
import { fetchLinesByOrder, listOwnOrders } from '#areas/orders/services/own-orders.server.ts';
import type { App, Caller } from '#platform/app.ts';
import { load } from '#platform/load.server.ts';
import { formatDay } from '#site/days.ts';

/** The list, or one order by number. */
export const loader = load(async ({ app, caller, url }) => {
  const number = url.searchParams.get('number');
  if (number === null) return { list: await listOf(app, caller, url.searchParams), order: null };
  const order = await loadOwnOrder(app, caller, normalizeOrderNumber(number));
  return order ? { list: null, order } : data({ list: null, order: null }, { status: 404 });
});

const maxPictures = 4;

async function listOf(app: App, { shopperId, language }: Caller, search: URLSearchParams) {
  const address = parseOrdersPageQuery(search);
  const { items, total, page, pages, counts } = await listOwnOrders(app, shopperId, toOrderQuery(address));
  const lines = await fetchLinesByOrder(
    app,
    language,
    items.map(({ id }) => id),
  );
  const orders = items.map((order) => {
    const bought = lines.get(order.id) ?? [];
    return {
      number: order.number,
      status: order.status,
      paymentState: order.paymentState,
      isMadeToOrder: order.isMadeToOrder,
      day: formatDay(language, order.createdAt),
      pieceCount: order.pieceCount,
      totalCents: order.totalCents,
      name: bought[0]?.name ?? '',
      kindCount: bought.length,
      images: bought.slice(0, maxPictures).map(({ id, image }) => ({ id, image })),
      moreCount: Math.max(0, bought.length - maxPictures),
    };
  });
  return { address: { ...address, page }, orders, total, pages, counts };
}
export type OrderList = Awaited<ReturnType<typeof listOf>>;
export type ListedOrder = OrderList['orders'][number];
