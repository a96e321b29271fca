import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { orders } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';
import { payments } from '../tables/payments.ts';

export const selectPayers = (db: Database, userIds: readonly number[]) =>
  db
    .selectDistinct({ userId: orders.userId, payerId: payments.payerId, payerEmail: payments.payerEmail })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(inArray(orders.userId, [...userIds]), isNotNull(payments.payerId)));
