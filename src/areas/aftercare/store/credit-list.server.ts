import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { skuMatchesWord } from '#areas/catalog/tables/sku-text-match.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { startOfDay } from '#platform/time-zone.server.ts';
import type { CreditState } from '../rules/credit-list.ts';
import { priceCredits, priceDrops } from '../tables/promises.ts';

export type CreditQuery = {
  readonly state?: CreditState | undefined;
  readonly method?: 'store_credit' | 'refund' | undefined;
  readonly isClaimed?: boolean | undefined;
  readonly since?: string | undefined;
  readonly searchText?: string | undefined;
  /** Search matches, computed once for page and count. */
  readonly named?: CreditSearchMatch | undefined;
  readonly id?: number | undefined;
  readonly sort: { readonly by: 'at' | 'amount'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

/**
 * Searches by buyer, product or order. Each is found by its own index and then joined to the credits, because a credit's order line is one
 * of millions. An order matches by its number or the start of it, a guest by the whole email address.
 */
function matchesText(typed: string, { drops, people }: CreditSearchMatch): SQL | undefined {
  const isNumber = /^tl-\d{2,}/i.test(typed);
  const order = isNumber ? sql`o.number like ${`${escaped(typed).toUpperCase()}%`}` : sql`lower(o.email) = ${typed.toLowerCase()}`;
  return or(
    sql`${priceCredits.dropId} = any(${among(drops)})`,
    sql`${priceCredits.userId} = any(${among(people)})`,
    isNumber || typed.includes('@')
      ? sql`${priceCredits.orderLineId} in (select l.id from orders o join order_lines l on l.order_id = o.id where ${order})`
      : undefined,
  );
}
const escaped = (typed: string): string => typed.replace(/[\\%_]/g, '\\$&');
const among = (ids: readonly number[]): SQL => sql`${sql.param(`{${ids.join(',')}}`)}::int[]`;

/** Price drops and people matching the search. */
export type CreditSearchMatch = { readonly drops: readonly number[]; readonly people: readonly number[] };
const nothing: CreditSearchMatch = { drops: [], people: [] };
const maxMatches = 50_000;

/** Any part of name, address or number; two characters only as an address prefix. */
export async function searchPeopleIds(db: Database, typed: string): Promise<number[]> {
  const person =
    typed.length < 3
      ? sql`lower(u.email) like ${`${escaped(typed).toLowerCase()}%`}`
      : sql`(u.email || ' ' || u.first_name || ' ' || u.last_name || ' ' || u.phone_number) ilike ${`%${escaped(typed)}%`}`;
  const { rows } = await db.execute<{ id: number }>(sql`select u.id from users u where ${person} order by u.id limit ${maxMatches}`);
  return rows.map(({ id }) => Number(id));
}

export async function searchPriceDropIds(db: Database, typed: string): Promise<number[]> {
  const wordConditions = typed.split(/\s+/).filter(Boolean).slice(0, 6).map(skuMatchesWord);
  const found = await db
    .select({ id: priceDrops.id })
    .from(priceDrops)
    .innerJoin(skus, eq(skus.id, priceDrops.skuId))
    .where(and(...wordConditions))
    .orderBy(asc(priceDrops.id))
    .limit(maxMatches);
  return found.map(({ id }) => id);
}

const whereOf = ({ state, method, isClaimed, since, searchText, id, named }: CreditQuery): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(priceCredits.id, id),
    state && eq(priceCredits.state, state),
    method && eq(priceCredits.method, method),
    isClaimed === undefined ? undefined : isClaimed ? isNotNull(priceCredits.claimMessage) : isNull(priceCredits.claimMessage),
    since === undefined ? undefined : gte(priceCredits.createdAt, startOfDay(since)),
    searchText ? matchesText(searchText, named ?? nothing) : undefined,
  );

/** Finds the page by narrow rows first and joins afterwards. */
export const creditRows = (db: Database, query: CreditQuery) => {
  const direction = query.sort.down ? desc : asc;
  const order = [direction(query.sort.by === 'at' ? priceCredits.createdAt : priceCredits.amountCents), direction(priceCredits.id)];
  const keys = db
    .select({ id: priceCredits.id })
    .from(priceCredits)
    .where(whereOf(query))
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.offset);
  return db
    .select({
      id: priceCredits.id,
      number: orders.number,
      email: orders.email,
      userId: priceCredits.userId,
      nameEn: orderLines.productName,
      nameZh: orderLines.productNameZh,
      skuCode: orderLines.skuCode,
      paidCents: orderLines.priceCents,
      until: orderLines.protectedUntil,
      fromCents: priceCredits.fromCents,
      toCents: priceCredits.toCents,
      quantity: priceCredits.quantity,
      amountCents: priceCredits.amountCents,
      backCents: priceCredits.backCents,
      takenCents: priceCredits.takenCents,
      recoveredCents: priceCredits.recoveredCents,
      way: priceCredits.method,
      state: priceCredits.state,
      reason: priceCredits.reason,
      claimMessage: priceCredits.claimMessage,
      staff: staffMembers.firstName,
      status: orders.status,
      createdAt: priceCredits.createdAt,
      paidAt: priceCredits.paidAt,
      endedAt: priceCredits.endedAt,
    })
    .from(priceCredits)
    .innerJoin(orderLines, eq(orderLines.id, priceCredits.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .leftJoin(staffMembers, eq(staffMembers.id, priceCredits.staffId))
    .where(inArray(priceCredits.id, keys))
    .orderBy(...order)
    .limit(query.limit);
};

export const countCredits = (db: Database, query: CreditQuery): Promise<number> => countUpTo(db, sql`${priceCredits}`, whereOf(query));

export const selectCreditFigures = (db: Database) =>
  db
    .select({
      state: priceCredits.state,
      count: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${priceCredits.amountCents} - ${priceCredits.takenCents} - ${priceCredits.recoveredCents})`.mapWith(Number),
    })
    .from(priceCredits)
    .groupBy(priceCredits.state)
    .orderBy(asc(priceCredits.state))
    .limit(10);
