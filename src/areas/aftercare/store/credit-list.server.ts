import { and, asc, desc, eq, gte, ilike, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { ProtectionState } from '../rules/credit-list.ts';
import { priceCredits } from '../tables/promises.ts';

export type CreditQuery = {
  readonly state?: ProtectionState | undefined;
  readonly way?: 'store_credit' | 'refund' | undefined;
  readonly isClaimed?: boolean | undefined;
  readonly since?: string | undefined;
  readonly words?: string | undefined;
  readonly id?: number | undefined;
  readonly sort: { readonly by: 'at' | 'amount'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const asked = ({ state, way, isClaimed, since, words, id }: CreditQuery): SQL | undefined => {
  const like = words && `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    id === undefined ? undefined : eq(priceCredits.id, id),
    state && eq(priceCredits.state, state),
    way && eq(priceCredits.way, way),
    isClaimed === undefined ? undefined : isClaimed ? isNotNull(priceCredits.claimMessage) : isNull(priceCredits.claimMessage),
    since === undefined ? undefined : gte(priceCredits.createdAt, new Date(`${since}T00:00:00+08:00`)),
    like
      ? or(ilike(orders.number, like), ilike(orders.email, like), ilike(orderLines.productName, like), ilike(orderLines.skuCode, like))
      : undefined,
  );
};

const joined = sql`${priceCredits} join ${orderLines} on ${orderLines.id} = ${priceCredits.orderLineId} join ${orders} on ${orders.id} = ${orderLines.orderId}`;

/** The page is found by narrow rows first; what is shown of them is joined after. */
export const creditRows = (db: Database, query: CreditQuery) => {
  const turn = query.sort.down ? desc : asc;
  const order = [turn(query.sort.by === 'at' ? priceCredits.createdAt : priceCredits.amountCents), turn(priceCredits.id)];
  const narrow = db.select({ id: priceCredits.id }).from(priceCredits).$dynamic();
  const found = query.words
    ? narrow.innerJoin(orderLines, eq(orderLines.id, priceCredits.orderLineId)).innerJoin(orders, eq(orders.id, orderLines.orderId))
    : narrow;
  const keys = found
    .where(asked(query))
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
      way: priceCredits.way,
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

export const countCredits = (db: Database, query: CreditQuery): Promise<number> =>
  countUpTo(db, query.words ? joined : sql`${priceCredits}`, asked(query));

/** How many there are in each state, and what they come to. */
export const creditFigures = (db: Database) =>
  db
    .select({
      state: priceCredits.state,
      count: sql<number>`count(*)::int`,
      cents: sql<number>`sum(${priceCredits.amountCents} - ${priceCredits.takenCents})`.mapWith(Number),
    })
    .from(priceCredits)
    .groupBy(priceCredits.state)
    .orderBy(asc(priceCredits.state))
    .limit(10);
