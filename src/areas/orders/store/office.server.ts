import { and, asc, desc, eq, gte, inArray, isNull, like, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { staffMembers } from '#areas/staff/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { endOfDay, startOfDay } from '#platform/time-zone.server.ts';
import { maxCountedRows } from '#site/list.ts';
import type { OrderFilter, OrderListQuery } from '../rules/office.ts';
import { attentionStates, type PaymentState } from '../rules/payment-states.ts';
import { splitOrderSearchTerms } from '../rules/search.ts';
import { isRefundOpenSql, isShippableSql, refundJoinSql } from '../tables/conditions.ts';
import { orderLines, orderShippings, orders } from '../tables/orders.ts';

/** Terms too short for the index search only the newest orders. */
const newestForShort = 10_000;

const containsTerm = (term: string): SQL => like(orders.searchText, `%${term.replace(/[\\%_]/g, '\\$&')}%`);

function searchCondition(typed: string): SQL | undefined {
  const { long, short } = splitOrderSearchTerms(typed);
  const newest = long.length === 0 && short.length > 0 ? sql`${orders.id} > (select max(id) - ${newestForShort} from orders)` : undefined;
  return and(newest, ...long.map(containsTerm), ...short.map(containsTerm));
}

function shippingCondition(how: string): SQL | undefined {
  if (how === 'waiting') return isShippableSql;
  if (how === 'sent') return sql`${orders.consignTime} is not null`;
  return sql`exists (select 1 from order_shippings s where s.order_id = ${orders.id} and s.service = ${how})`;
}

function refundCondition(refund: NonNullable<OrderFilter['refund']>): SQL {
  const isOpen = isRefundOpenSql(refund === 'hand' ? 'hand' : 'provider');
  const isOld = refund === 'hand' ? sql`` : sql`and r.created_at < ${refund.before.toISOString()}::timestamptz`;
  return sql`${orders.id} in (select r.order_id from ${refundJoinSql} where ${isOpen} ${isOld})`;
}

/** The condition of a filter; every one is covered by an index (see the store's tests and the bench). */
export function orderFilterCondition(filter: OrderFilter): SQL | undefined {
  const { statuses, paymentStates, ownerId, searchText, sku, shipping } = filter;
  return and(
    statuses && statuses.length > 0 ? inArray(orders.status, [...statuses]) : undefined,
    paymentStates && paymentStates.length > 0 ? inArray(orders.paymentState, paymentStates as PaymentState[]) : undefined,
    filter.attention ? inArray(orders.paymentState, attentionStates) : undefined,
    filter.refund ? refundCondition(filter.refund) : undefined,
    filter.from ? gte(orders.createdAt, startOfDay(filter.from)) : undefined,
    filter.to ? lte(orders.createdAt, endOfDay(filter.to)) : undefined,
    filter.before ? lte(orders.createdAt, filter.before) : undefined,
    filter.paidFrom ? gte(orders.paymentTime, startOfDay(filter.paidFrom)) : undefined,
    filter.paidTo ? lte(orders.paymentTime, endOfDay(filter.paidTo)) : undefined,
    filter.country ? eq(orders.country, filter.country) : undefined,
    shipping ? shippingCondition(shipping) : undefined,
    filter.amountFrom === undefined ? undefined : gte(orders.totalCents, filter.amountFrom),
    filter.amountTo === undefined ? undefined : lte(orders.totalCents, filter.amountTo),
    filter.userId === undefined ? undefined : eq(orders.userId, filter.userId),
    filter.email ? sql`lower(${orders.email}) = lower(${filter.email})` : undefined,
    sku ? sql`${orders.id} in (select l.order_id from order_lines l join skus k on k.id = l.sku_id where k.code = ${sku})` : undefined,
    filter.source ? eq(orders.source, filter.source as 'shop') : undefined,
    ownerId === undefined ? undefined : ownerId === null ? isNull(orders.ownerStaffId) : eq(orders.ownerStaffId, ownerId),
    filter.madeToOrder ? sql`${orders.isMadeToOrder}` : undefined,
    searchText ? searchCondition(searchText) : undefined,
  );
}

const columns = {
  id: orders.id,
  number: orders.number,
  status: orders.status,
  paymentState: orders.paymentState,
  attentionReason: orders.attentionReason,
  userId: orders.userId,
  email: orders.email,
  buyerNickName: orders.buyerNickName,
  buyerMessage: orders.buyerMessage,
  country: orders.country,
  itemsCents: orders.itemsCents,
  shippingCents: orders.shippingCents,
  discountCents: orders.discountCents,
  totalCents: orders.totalCents,
  paymentCents: orders.paymentCents,
  pieceCount: orders.pieceCount,
  weightGrams: orders.weightGrams,
  source: orders.source,
  isMadeToOrder: orders.isMadeToOrder,
  shippingName: orders.shippingName,
  shippingCode: orders.shippingCode,
  staffNote: orders.staffNote,
  ownerStaffId: orders.ownerStaffId,
  createdAt: orders.createdAt,
  paymentTime: orders.paymentTime,
  consignTime: orders.consignTime,
};

/** Collect few rows first and sort afterwards: an index in that order would scan a million others. */
function orderByForFew({ sort, down }: Pick<OrderListQuery, 'sort' | 'down'>): SQL[] {
  const direction = down ? desc : asc;
  if (sort === 'total') return [direction(sql`${orders.totalCents} + 0`), direction(orders.id)];
  const moment = sort === 'paid' ? orders.paymentTime : orders.createdAt;
  return [sql`(${moment} at time zone 'UTC') ${sql.raw(down ? 'desc nulls last' : 'asc nulls first')}`, direction(orders.id)];
}

function orderByOf({ sort, down }: Pick<OrderListQuery, 'sort' | 'down'>): SQL[] {
  const direction = down ? desc : asc;
  if (sort === 'total') return [direction(orders.totalCents), direction(orders.id)];
  // The one index of paid orders, read from either end; unpaid ones are last, or first.
  if (sort === 'paid')
    return down
      ? [sql`${orders.paymentTime} desc nulls last`, desc(orders.id)]
      : [sql`${orders.paymentTime} asc nulls first`, asc(orders.id)];
  return [direction(orders.createdAt), direction(orders.id)];
}

/** Nothing is paid before it is created, so newer orders can be skipped. */
const writtenBy = ({ paidTo, sort }: OrderListQuery): SQL | undefined =>
  paidTo && sort === 'created' ? lte(orders.createdAt, endOfDay(paidTo)) : undefined;

export type OrderListRow = Awaited<ReturnType<typeof selectOrdersPage>>[number];

/** Finds the page by narrow rows first and joins the rest afterwards. */
export async function selectOrdersPage(db: Database, query: OrderListQuery, areFew = false) {
  const order = areFew ? orderByForFew(query) : orderByOf(query);
  const keys = db
    .select({ id: orders.id })
    .from(orders)
    .where(query.ids ? inArray(orders.id, [...query.ids]) : and(orderFilterCondition(query), writtenBy(query)))
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  const rows = await db
    .select(columns)
    .from(orders)
    .where(inArray(orders.id, keys))
    .orderBy(...order)
    .limit(query.limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [places, goods, owners] = await Promise.all([
    placesOf(db, ids),
    firstLinesOf(db, ids),
    ownersOf(
      db,
      rows.flatMap(({ ownerStaffId }) => ownerStaffId ?? []),
    ),
  ]);
  return rows.map((row) => ({
    ...row,
    place: places.get(row.id) ?? null,
    goods: goods.get(row.id) ?? null,
    owner: row.ownerStaffId === null ? null : (owners.get(row.ownerStaffId) ?? null),
  }));
}

async function placesOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({
      orderId: orderShippings.orderId,
      receiverName: orderShippings.receiverName,
      receiverPhone: orderShippings.receiverPhone,
      city: orderShippings.city,
      region: orderShippings.region,
      country: orderShippings.country,
      service: orderShippings.service,
    })
    .from(orderShippings)
    .where(inArray(orderShippings.orderId, [...ids]))
    .limit(ids.length);
  return new Map(rows.map(({ orderId, ...place }) => [orderId, place]));
}

/** The first line of each, and how many follow. */
async function firstLinesOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select({
      orderId: orderLines.orderId,
      nameEn: sql<string>`(array_agg(${orderLines.productName} order by ${orderLines.position}, ${orderLines.id}))[1]`,
      nameZh: sql<string>`(array_agg(${orderLines.productNameZh} order by ${orderLines.position}, ${orderLines.id}))[1]`,
      lines: sql<number>`count(*)::integer`,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...ids]))
    .groupBy(orderLines.orderId)
    .limit(ids.length);
  return new Map(rows.map(({ orderId, ...first }) => [orderId, first]));
}

async function ownersOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await db
    .select({ id: staffMembers.id, firstName: staffMembers.firstName, lastName: staffMembers.lastName })
    .from(staffMembers)
    .where(inArray(staffMembers.id, [...new Set(ids)]))
    .limit(ids.length);
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
}

/** Count and total up to the limit: beyond it only "more" is known. */
export async function selectOrderTotals(db: Database, filter: OrderFilter) {
  // Newest first uses an index; a table scan would begin at the oldest.
  const newest = filter.paidFrom || filter.paidTo ? sql`${orders.paymentTime} desc nulls last` : desc(orders.createdAt);
  const few = sql`(select 1 from ${orders} where ${orderFilterCondition(filter) ?? sql`true`} order by ${newest} limit ${maxCountedRows + 1}) few`;
  const [counted] = await db.select({ count: sql<number>`count(*)::integer` }).from(few);
  const count = counted?.count ?? 0;
  if (count > maxCountedRows) return { count, sums: null };
  const sumOf = (column: SQLWrapper) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [sums] = await db
    .select({ totalCents: sumOf(orders.totalCents), pieces: sumOf(orders.pieceCount), grams: sumOf(orders.weightGrams) })
    .from(orders)
    .where(orderFilterCondition(filter));
  return { count, sums: sums ?? { totalCents: 0, pieces: 0, grams: 0 } };
}

export const countFilteredOrders = (db: Database, filter: OrderFilter): Promise<number> =>
  countUpTo(db, sql`${orders}`, orderFilterCondition(filter));

/** Loose index scan: one step per country. */
export async function selectOrderCountries(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ country: string }>(sql`with recursive seen as (
      (select country from orders order by country limit 1)
      union all
      select (select o.country from orders o where o.country > s.country order by o.country limit 1) from seen s where s.country is not null
    ) select country from seen where country <> '' limit 250`);
  return rows.map(({ country }) => country);
}

export async function selectOrderNumbers(db: Database, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .limit(ids.length);
  return rows.map(({ number }) => number);
}
