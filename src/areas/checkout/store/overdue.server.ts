import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { isAwaitingPaymentSql, isCancelledWithMoneySql, isShippableSql } from '#areas/orders/tables/conditions.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { stockReservations } from '#areas/stock/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { refundableCaptureStates } from '../rules/payment-attempt-states.ts';
import { captures, payments } from '../tables/payments.ts';

export const selectOrdersWithExpiredHolds = (db: Database, now: Date, limit: number) =>
  db
    .selectDistinct({ id: orderLines.orderId })
    .from(stockReservations)
    .innerJoin(
      orderLines,
      sql`${orderLines.id} = case when ${stockReservations.holderKind} = 'order_line' then ${stockReservations.holderId}::integer end`,
    )
    .where(and(eq(stockReservations.state, 'held'), lte(stockReservations.expiresAt, now)))
    .limit(limit);

/** Unpaid orders of this checkout past their time; manual orders and free ones wait for staff. */
export const selectUnpaidOrdersBefore = (db: Database, before: Date, limit: number) =>
  db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(
      and(
        isAwaitingPaymentSql('orders'),
        eq(orders.source, 'shop'),
        sql`${orders.totalCents} > 0`,
        lte(orders.createdAt, before),
        sql`exists (select 1 from ${payments} where ${payments.orderId} = ${orders.id} and starts_with(${payments.requestId}, 'create:'))`,
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(limit);

export const refundableStates = ['paid', 'part_paid', 'part_refunded'] as const;

/** Cancelled orders that hold money nobody requested back; orders flagged for staff are left out. */
export const selectCancelledWithMoney = (db: Database, limit: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isCancelledWithMoneySql,
        inArray(orders.paymentState, [...refundableStates]),
        sql`exists (select 1 from ${captures} where ${captures.orderId} = ${orders.id} and ${inArray(captures.state, refundableCaptureStates)}
          and ${captures.refundedCents} + ${captures.creditedCents} < ${captures.amountCents})`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);

/** Orders to ship that still contain refunded units; the index of orders to ship narrows it to few rows. */
export const refundedNotRemoved = (db: Database, limit: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isShippableSql,
        eq(orders.paymentState, 'part_refunded'),
        sql`exists (select 1 from order_lines l where l.order_id = ${orders.id} and l.refunded_quantity > l.removed_quantity)`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit);
