import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, lte, min, ne, or, type SQL, sql, sum } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { serviceCases } from '#areas/aftercare/tables/cases.ts';
import { skus } from '#areas/catalog/tables/goods.ts';
import { invoiceGroups } from '#areas/checkout/rules/invoice.ts';
import { invoices } from '#areas/checkout/tables/invoices.ts';
import { customRequests } from '#areas/custom/tables.ts';
import { inquiryQueues } from '#areas/inquiries/rules/statuses.ts';
import { inquiries } from '#areas/inquiries/tables.ts';
import { attentionStates } from '#areas/orders/rules/payment-states.ts';
import { isRefundOpenSql, isShippableSql, refundJoinSql } from '#areas/orders/tables/conditions.ts';
import { orderHistory, orders } from '#areas/orders/tables/orders.ts';
import { pickingTotes } from '#areas/picking/tables.ts';
import { promotionGoods, promotions } from '#areas/promotions/tables/sales.ts';
import { reviews } from '#areas/reviews/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { incomingPurchaseStates } from '#areas/stock/rules/levels.ts';
import { purchaseOrders, stockLevels } from '#areas/stock/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { auditLog } from '#platform/tables.ts';
import { dailyFigures, salesRanks } from '../tables.ts';

/** Counting stops here: a larger exact number helps nobody and is expensive. */
export const maxQueueCount = 1000;

export type QueueCount = { readonly count: number; readonly lateCount: number; readonly oldestAt: Date | null };

const isReal = eq(orders.isTest, false);

/** Orders in one of these states; the age counts from payment, or from creation if unpaid. */
export async function countOrdersIn(db: Database, statuses: readonly number[], lateBefore: Date): Promise<QueueCount> {
  return ordersWhere(db, and(inArray(orders.status, [...statuses]), isReal), lateBefore);
}

/** Counted like the picking list: shippable and in no tote; includes test orders. */
export async function ordersToPick(db: Database, lateBefore: Date): Promise<QueueCount> {
  const isFree = sql`not exists (select 1 from ${pickingTotes} where ${pickingTotes.orderId} = ${orders.id})`;
  return ordersWhere(db, and(isShippableSql, isFree), lateBefore, orders.paymentTime);
}

/** Orders whose money needs attention: disputed, or captured contrary to the order. */
export async function ordersInTrouble(db: Database, lateBefore: Date): Promise<QueueCount> {
  return ordersWhere(db, and(inArray(orders.paymentState, attentionStates), isReal), lateBefore);
}

/** The oldest by the column an index covers. */
async function ordersWhere(
  db: Database,
  condition: SQL | undefined,
  lateBefore: Date,
  by: PgColumn = orders.createdAt,
): Promise<QueueCount> {
  const found = db
    .select({ paidAt: orders.paymentTime, at: orders.createdAt })
    .from(orders)
    .where(condition)
    .orderBy(asc(by))
    .limit(maxQueueCount)
    .as('found');
  const since = sql`coalesce(${found.paidAt}, ${found.at})`;
  const [row] = await db
    .select({
      count: count(),
      lateCount: sql`count(*) filter (where ${since} < ${lateBefore.toISOString()}::timestamptz)`.mapWith(Number),
      oldestAt: sql<Date | null>`min(${since})`.mapWith(orders.createdAt),
    })
    .from(found);
  return row ?? nothing;
}

const nothing: QueueCount = { count: 0, lateCount: 0, oldestAt: null };

/** Unanswered inquiries, and those where the shopper wrote again. */
export const inquiriesToAnswer = (db: Database, lateBefore: Date): Promise<QueueCount> =>
  heapOf(
    db,
    inquiries,
    inquiries.lastMessageAt,
    and(inArray(inquiries.status, inquiryQueues.open), eq(inquiries.isTest, false)),
    lateBefore,
  );

export const requestsToQuote = (db: Database, lateBefore: Date): Promise<QueueCount> =>
  heapOf(db, customRequests, customRequests.createdAt, eq(customRequests.status, 'new'), lateBefore);

export const reviewsToModerate = (db: Database, lateBefore: Date): Promise<QueueCount> =>
  heapOf(db, reviews, reviews.createdAt, eq(reviews.status, 'waiting'), lateBefore);

/** Returns that wait for staff, not for the buyer or the carrier. */
export const casesToSettle = (db: Database, lateBefore: Date): Promise<QueueCount> =>
  heapOf(db, serviceCases, serviceCases.createdAt, inArray(serviceCases.status, ['asked', 'received']), lateBefore);

async function heapOf(db: Database, table: PgTable, since: PgColumn, condition: SQL | undefined, lateBefore: Date): Promise<QueueCount> {
  const found = db.select({ at: since }).from(table).where(condition).orderBy(asc(since)).limit(maxQueueCount).as('found');
  const [row] = await db
    .select({
      count: count(),
      lateCount: late(lt(found.at, lateBefore)),
      oldestAt: sql<Date | null>`min(${found.at})`.mapWith(orders.createdAt),
    })
    .from(found);
  return row ?? nothing;
}

const late = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** SKUs at or below their low-stock mark, except made to order. The late ones are sold out. */
export async function skusRunningLow(db: Database): Promise<QueueCount> {
  const found = db
    .select({ available: stockLevels.available })
    .from(stockLevels)
    .innerJoin(skus, eq(skus.id, stockLevels.skuId))
    // The same expression as the partial index, so that only low levels are read.
    .where(and(sql`on_hand - reserved <= low_mark`, isNull(skus.deletedAt), eq(skus.isHidden, false), eq(skus.isMadeToOrder, false)))
    .limit(maxQueueCount)
    .as('found');
  const [row] = await db.select({ count: count(), lateCount: late(lte(found.available, 0)) }).from(found);
  return row ? { ...row, oldestAt: null } : nothing;
}

/** Purchase orders due by the given day; the late ones were due before today. */
export async function purchasesDue(db: Database, today: string, until: string): Promise<QueueCount> {
  const [row] = await db
    .select({ count: count(), lateCount: late(lt(purchaseOrders.expectedOn, today)), oldestOn: min(purchaseOrders.expectedOn) })
    .from(purchaseOrders)
    .where(and(inArray(purchaseOrders.status, incomingPurchaseStates), lte(purchaseOrders.expectedOn, until)));
  return row ? { count: row.count, lateCount: row.lateCount, oldestAt: row.oldestOn ? new Date(row.oldestOn) : null } : nothing;
}

/** Overdue invoices with their open amounts. */
export async function invoicesOverdue(db: Database, today: string): Promise<QueueCount & { readonly openCents: number }> {
  const [row] = await db
    .select({
      count: count(),
      oldestOn: min(invoices.dueOn),
      openCents: sum(sql`${invoices.totalCents} - ${invoices.paidCents}`).mapWith(Number),
    })
    .from(invoices)
    .where(or(and(inArray(invoices.status, invoiceGroups.open), lt(invoices.dueOn, today)), eq(invoices.status, 'overdue')));
  if (!row) return { ...nothing, openCents: 0 };
  return { count: row.count, lateCount: row.count, oldestAt: row.oldestOn ? new Date(row.oldestOn) : null, openCents: row.openCents ?? 0 };
}

/** Running sales in which something did not begin, since it would sell below cost. */
export async function salesHeld(db: Database, now: Date, lateBefore: Date): Promise<QueueCount> {
  const found = db
    .select({ at: min(promotionGoods.heldAt).as('at') })
    .from(promotionGoods)
    .innerJoin(promotions, eq(promotions.id, promotionGoods.promotionId))
    .where(
      and(isNotNull(promotionGoods.heldAt), lte(promotions.publishedAt, now), lte(promotions.startsAt, now), gt(promotions.endsAt, now)),
    )
    .groupBy(promotionGoods.promotionId)
    .limit(maxQueueCount)
    .as('found');
  const [row] = await db
    .select({
      count: count(),
      lateCount: late(lt(found.at, lateBefore)),
      oldestAt: sql<Date | null>`min(${found.at})`.mapWith(orders.createdAt),
    })
    .from(found);
  return row ?? nothing;
}

type OpenRefunds = QueueCount & { readonly openCents: number };

/** Refunds that have not ended and were requested before a moment; the late ones before another. */
export async function refundsOpen(db: Database, by: 'provider' | 'hand', before: Date, lateBefore: Date): Promise<OpenRefunds> {
  const { rows } = await db.execute<{ count: number; late: number; oldest: string | null; cents: string }>(sql`
    select count(*)::integer as count, count(*) filter (where created_at < ${lateBefore.toISOString()}::timestamptz)::integer as late,
      min(created_at) as oldest, coalesce(sum(amount_cents), 0) as cents
    from (select r.created_at, r.amount_cents from ${refundJoinSql} join ${orders} on ${orders.id} = r.order_id
      where ${isRefundOpenSql(by)} and ${isReal} and r.created_at <= ${before.toISOString()}::timestamptz order by r.created_at limit ${maxQueueCount}) found`);
  const [row] = rows;
  if (!row) return { ...nothing, openCents: 0 };
  return {
    count: row.count,
    lateCount: row.late,
    oldestAt: row.oldest === null ? null : new Date(row.oldest),
    openCents: Number(row.cents),
  };
}

export type DayOfFigures = {
  readonly day: string;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly paidCount: number;
};

/** Money and paid orders per UTC day, from the daily sums; empty days are not listed. */
export const figuresSince = (db: Database, day: string): Promise<DayOfFigures[]> =>
  db
    .select({
      day: dailyFigures.day,
      capturedCents: dailyFigures.capturedCents,
      refundedCents: dailyFigures.refundedCents,
      paidCount: dailyFigures.paidCount,
    })
    .from(dailyFigures)
    .where(and(eq(dailyFigures.dimension, 'all'), gte(dailyFigures.day, day)))
    .orderBy(asc(dailyFigures.day))
    .limit(100);

/** Best sellers of seven days as last ranked: units paid and neither refunded nor returned. */
export const weeklyBestSellerRows = (db: Database, limit: number) =>
  db
    .select({
      skuId: salesRanks.skuId,
      code: skus.code,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      pieces: salesRanks.pieceCount,
      paidCents: salesRanks.revenueCents,
    })
    .from(salesRanks)
    .innerJoin(skus, eq(skus.id, salesRanks.skuId))
    .where(and(eq(salesRanks.period, '7'), eq(salesRanks.categoryId, 0)))
    .orderBy(asc(salesRanks.place))
    .limit(limit);

/** Staff actions outside orders, newest first, of one person if given; order history covers orders. */
export async function latestAudit(db: Database, staffId: number | null, since: Date, limit: number) {
  const latest = db
    .select({ id: auditLog.id, at: auditLog.createdAt, action: auditLog.action, actorId: auditLog.actorId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorKind, 'staff'),
        ne(auditLog.subjectKind, 'order'),
        gte(auditLog.createdAt, since),
        staffId === null ? undefined : eq(auditLog.actorId, String(staffId)),
      ),
    )
    .orderBy(desc(auditLog.createdAt))
    .limit(limit)
    .as('latest');
  return db
    .select({ id: latest.id, at: latest.at, action: latest.action, ...staffNames })
    .from(latest)
    .leftJoin(staffMembers, sql`${staffMembers.id}::text = ${latest.actorId}`)
    .orderBy(desc(latest.at), desc(latest.id));
}

/** Staff actions on orders, newest first, of one person if given. Few rows are picked first, then joined. */
export async function latestOrderTransitions(db: Database, staffId: number | null, since: Date, limit: number) {
  const { id, createdAt: at, event, toStatus, orderId, staffId: by } = orderHistory;
  const latest = db
    .select({ id, at, event, toStatus, orderId, by })
    .from(orderHistory)
    .where(and(eq(orderHistory.actor, 'staff'), gte(at, since), staffId === null ? undefined : eq(by, staffId)))
    .orderBy(desc(at))
    .limit(limit)
    .as('latest');
  return db
    .select({ id: latest.id, at: latest.at, event: latest.event, toStatus: latest.toStatus, number: orders.number, ...staffNames })
    .from(latest)
    .innerJoin(orders, eq(orders.id, latest.orderId))
    .innerJoin(staffMembers, eq(staffMembers.id, latest.by))
    .orderBy(desc(latest.at), desc(latest.id));
}

const staffNames = { firstName: staffMembers.firstName, lastName: staffMembers.lastName, nickname: staffMembers.nickname };
