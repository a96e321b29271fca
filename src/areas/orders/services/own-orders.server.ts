import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { describeLineAttributes } from '../rules/line-attributes.ts';
import type { OrderQuery } from '../rules/query.ts';
import { type StatusGroup, statusGroupNames, statusGroupOf } from '../rules/status.ts';
import * as store from '../store/own.server.ts';

export type OwnOrder = NonNullable<Awaited<ReturnType<typeof store.selectOwnOrder>>>;

/** One page of own orders, newest first, with counts per group. A page beyond the end shows the last. */
export async function listOwnOrders(app: App, shopperId: number | null, query: OrderQuery) {
  const userId = known(shopperId);
  const counted = await store.countsByStatus(app.db, userId, query.number);
  const total = sum(counted.filter(({ status }) => !query.statuses || query.statuses.some((one) => one === status)));
  const pages = Math.max(1, Math.ceil(total / query.pageSize));
  const page = Math.min(query.page, pages);
  const items = total === 0 ? [] : await store.selectOwnOrders(app.db, userId, { ...query, page });
  return { items, total, page, pages, pageSize: query.pageSize, counts: countsOf(counted) };
}

/** Another shopper's order is answered like one that does not exist. */
export async function fetchOwnOrder(app: App, shopperId: number | null, number: string): Promise<OwnOrder> {
  const order = await store.selectOwnOrder(app.db, known(shopperId), number);
  if (!order) throw new DomainError('orderNotExist');
  return order;
}

/** An order with its ownership data; callers must check it before showing anything. */
export const fetchOrderWithOwner = (app: App, number: string) => store.selectOrderWithOwner(app.db, number);

/** Lines as bought, in the reader's language, by order. */
export async function fetchLinesByOrder(app: App, language: Language, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map<number, OwnOrderLine[]>();
  const rows = await store.selectLinesOfOrders(app.db, orderIds);
  const labels = await fetchAttributeLabels(
    app,
    rows.map(({ attributes }) => attributes),
  );
  const lines = rows.map(({ nameEn, nameZh, attributes, ...row }) => ({
    ...row,
    name: localizedColumn({ nameEn, nameZh }, 'name', language),
    bought: attributes,
    attributes: describeLineAttributes(attributes, labels, language),
  }));
  return Map.groupBy(lines, ({ orderId }) => orderId);
}

export async function fetchAttributeLabels(app: App, bought: readonly Readonly<Record<string, unknown>>[]) {
  const values = [...new Set(bought.flatMap((attributes) => Object.values(attributes)).filter((value) => typeof value === 'string'))];
  return values.length === 0 ? [] : store.selectAttributeLabels(app.db, values);
}
type Row = Awaited<ReturnType<typeof store.selectLinesOfOrders>>[number];
export type OwnOrderLine = Omit<Row, 'nameEn' | 'nameZh' | 'attributes'> & {
  readonly name: string;
  readonly bought: Row['attributes'];
  readonly attributes: ReturnType<typeof describeLineAttributes>;
};

/** By order. */
export async function fetchShippingAndHistory(app: App, orderIds: readonly number[]) {
  if (orderIds.length === 0) return { shippings: new Map<number, Shipping>(), histories: new Map<number, HistoryRow[]>() };
  const [shippings, steps] = await Promise.all([
    store.selectShippingsOfOrders(app.db, orderIds),
    store.selectOrderHistory(app.db, orderIds),
  ]);
  return {
    shippings: new Map(shippings.map((shipping) => [shipping.orderId, shipping])),
    histories: Map.groupBy(steps, ({ orderId }) => orderId),
  };
}
type Shipping = Awaited<ReturnType<typeof store.selectShippingsOfOrders>>[number];
type HistoryRow = Awaited<ReturnType<typeof store.selectOrderHistory>>[number];

export const fetchBuyerMessages = (app: App, orderId: number) => store.selectBuyerMessages(app.db, orderId);
export const fetchOrderParcels = (app: App, orderId: number) => store.selectOrderParcels(app.db, orderId);

const known = (shopperId: number | null): number => {
  if (shopperId === null) throw new DomainError('userNotLogin');
  return shopperId;
};

type Counted = readonly { readonly status: number; readonly count: number }[];
const sum = (counted: Counted): number => counted.reduce((total, { count }) => total + count, 0);

const countsOf = (counted: Counted): Readonly<Record<StatusGroup | 'all', number>> => {
  const of = (name: StatusGroup): number => sum(counted.filter(({ status }) => statusGroupOf(status) === name));
  const [toPay = 0, making = 0, onTheWay = 0, delivered = 0, closed = 0] = statusGroupNames.map(of);
  return { all: sum(counted), toPay, making, onTheWay, delivered, closed };
};
