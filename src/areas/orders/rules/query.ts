import { hrefOf } from '#site/links.ts';
import { type OrderStatus, type StatusGroup, statusGroupNames, statusGroups } from './status.ts';

/** What a list of one's own orders may be asked for. There is nothing to sort by: the newest comes first. */
export type OrderQuery = {
  readonly statuses: readonly OrderStatus[] | null;
  /** A piece of the order's number. */
  readonly number: string;
  readonly page: number;
  readonly pageSize: number;
};

/** The same as the address of the page says it. */
export type OrdersPageQuery = { readonly group: StatusGroup | null; readonly q: string; readonly page: number };

export const ordersPageSize = 8;
export const maxOrderNumberLength = 40;
const mostPages = 10_000;

/** Nonsense in the address is passed over, never an error. */
export function parseOrdersPageQuery(search: URLSearchParams): OrdersPageQuery {
  const page = /^\d{1,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return {
    group: statusGroupNames.find((name) => name === search.get('status')) ?? null,
    q: normalizeOrderNumber(search.get('q')),
    page: Math.min(Math.max(1, page), mostPages),
  };
}

/** An order's number as somebody types it: spaces around it and small letters are no fault. */
export const normalizeOrderNumber = (typed: string | null): string => (typed ?? '').trim().toUpperCase().slice(0, maxOrderNumberLength);

export const toOrderQuery = ({ group, q, page }: OrdersPageQuery): OrderQuery => ({
  statuses: group ? statusGroups[group] : null,
  number: q,
  page,
  pageSize: ordersPageSize,
});

export function ordersPath({ group, q, page }: Partial<OrdersPageQuery>): string {
  const search = new URLSearchParams();
  if (group) search.set('status', group);
  if (q) search.set('q', q);
  if (page && page > 1) search.set('page', String(page));
  return hrefOf('orders') + (search.size > 0 ? `?${search}` : '');
}

export const orderPath = (number: string): string => `${hrefOf('orders')}?${new URLSearchParams({ number })}`;

/** Straight to the form that reviews one piece of an order. */
export const reviewPath = (number: string, skuId: number): string =>
  `${hrefOf('orders')}?${new URLSearchParams({ number, review: String(skuId) })}#review-${skuId}`;
