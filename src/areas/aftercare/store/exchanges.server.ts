import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { isAwaitingPaymentSql } from '#areas/orders/tables/conditions.ts';
import { orders } from '#areas/orders/tables/orders.ts';
import { dayOf } from '#kernel/dates.ts';
import type { Database } from '#platform/database/open.server.ts';
import { serviceCases } from '../tables/cases.ts';

/** Exchange orders not paid in time. */
export const unpaidExchanges = (db: Database, settledBefore: Date, now: Date, limit: number) =>
  db
    .select({ id: orders.id, number: orders.number })
    .from(serviceCases)
    .innerJoin(orders, eq(orders.id, serviceCases.exchangeOrderId))
    .where(
      and(
        eq(serviceCases.settledAs, 'exchange'),
        lte(serviceCases.settledAt, settledBefore),
        isAwaitingPaymentSql('orders'),
        gt(orders.totalCents, 0),
        sql`not exists (select 1 from invoices i where i.order_id = ${orders.id} and i.due_on >= ${dayOf(now)}::date)`,
      ),
    )
    .orderBy(asc(serviceCases.settledAt))
    .limit(limit);

/** Null for every other order. */
export async function caseOfExchange(db: Database, orderId: number): Promise<string | null> {
  const [row] = await db.select({ number: serviceCases.number }).from(serviceCases).where(eq(serviceCases.exchangeOrderId, orderId));
  return row?.number ?? null;
}

/** A cancelled order, or one refunded before shipping, keeps nothing of what paid it. */
const isEnded = sql<boolean>`(${orders.status} = ${orderStatus.cancelled} or (${orders.paymentState} = 'refunded' and ${orders.consignTime} is null))`;
/** A refused refund waits for staff and counts as requested. */
const wentBack = sql`coalesce((select sum(r.amount_cents) from refunds r where r.reason = ${'exchange '} || ${serviceCases.number}), 0)`;
const leftCents = sql<number>`(${serviceCases.backCents} - case when ${isEnded} then 0 else ${orders.discountCents} end - ${wentBack})::integer`;

/** The value is still in the original payment, not in store credit. */
const isInPayment = sql`not exists (select 1 from credit_entries e
  where e.kind = 'return' and e.source_kind in ('service_case', 'exchange_case') and e.source_id = ${serviceCases.id}::text)`;

/** Guest exchanges with value that neither pays new items nor was refunded. */
const worthLeft = (db: Database, which: SQL | undefined, limit: number) =>
  db
    .select({ id: serviceCases.id, exchangeOrderId: orders.id, leftCents, isEnded })
    .from(serviceCases)
    .innerJoin(orders, eq(orders.id, serviceCases.exchangeOrderId))
    .where(and(eq(serviceCases.status, 'settled'), eq(serviceCases.settledAs, 'exchange'), which, isInPayment, sql`${leftCents} > 0`))
    .orderBy(asc(serviceCases.id))
    .limit(limit);

export const exchangesLeftOver = (db: Database, limit: number) => worthLeft(db, undefined, limit);

export async function leftOverOf(db: Database, caseId: number) {
  const [row] = await worthLeft(db, eq(serviceCases.id, caseId), 1);
  return row ?? null;
}

/** False when already recorded. */
export async function becameRefund(db: Database, id: number, refundId: number | null, now: Date): Promise<boolean> {
  const set = await db
    .update(serviceCases)
    .set({ settledAs: 'refund', refundId, updatedAt: now })
    .where(and(eq(serviceCases.id, id), eq(serviceCases.settledAs, 'exchange')))
    .returning({ id: serviceCases.id });
  return set.length === 1;
}

/** An ended exchange whose value returned to store credit; the buyer gets an email. */
export const endedInCredit = (db: Database, now: Date) =>
  db
    .update(serviceCases)
    .set({ settledAs: 'store_credit', updatedAt: now })
    .from(orders)
    .where(and(eq(orders.id, serviceCases.exchangeOrderId), eq(serviceCases.settledAs, 'exchange'), isEnded, sql`not ${isInPayment}`));

/** The order whose payment pays for this exchange; null where there is none. */
export async function exchangedFrom(db: Database, orderId: number): Promise<number | null> {
  const [row] = await db
    .select({ orderId: serviceCases.orderId })
    .from(serviceCases)
    .where(and(eq(serviceCases.exchangeOrderId, orderId), isInPayment));
  return row?.orderId ?? null;
}
