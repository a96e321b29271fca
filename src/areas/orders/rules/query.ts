import { hrefOf } from '#site/links.ts';
import { type OrderStatus, type StatusGroup, statusGroupNames, statusGroups } from './status.ts';

/** Filters of the shopper's own orders; always newest first. */
export type OrderQuery = {
  readonly statuses: readonly OrderStatus[] | null;
  /** Part of the order number. */
  readonly number: string;
  readonly page: number;
  readonly pageSize: number;
};

/** The same, as in the page's address. */
export type OrdersPageQuery = { readonly group: StatusGroup | null; readonly q: string; readonly page: number };

export const ordersPageSize = 8;
export const maxOrderNumberLength = 40;
const maxPages = 10_000;

/** Invalid values are ignored, never an error. */
export function parseOrdersPageQuery(search: URLSearchParams): OrdersPageQuery {
  const page = /^\d{1,5}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return {
    group: statusGroupNames.find((name) => name === search.get('status')) ?? null,
    q: normalizeOrderNumber(search.get('q')),
    page: Math.min(Math.max(1, page), maxPages),
  };
}

/** Trims and upper-cases a typed order number. */
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

/** Opens the review form for one item of an order. */
export const reviewPath = (number: string, skuId: number): string =>
  `${hrefOf('orders')}?${new URLSearchParams({ number, review: String(skuId) })}#review-${skuId}`;
