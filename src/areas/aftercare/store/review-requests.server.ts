import { and, asc, eq, gt, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { deliveredStatuses } from '#areas/orders/rules/status.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { stateList } from '#kernel/states.ts';
import type { Database } from '#platform/database/open.server.ts';
import { openCaseStates } from '../rules/case-states.ts';

export type ReviewRequestSpan = { readonly after: Date; readonly until: Date; readonly quietSince: Date; readonly kind: string };

/** A line with a shipped and kept unit and no review yet. */
const isUnreviewedLine = sql`l.order_id = ${orders.id} and l.sku_id is not null and not l.is_gift and l.returned_quantity + l.removed_quantity < l.quantity
  and not exists (select 1 from reviews r where r.order_line_id = l.id)`;

/**
 * Members' delivered orders in a range of days with something to review: no dispute, no earlier request, and no recent email to the same
 * address.
 */
export const selectOrdersToReview = (db: Database, { after, until, quietSince, kind }: ReviewRequestSpan, limit: number) =>
  db
    .select({ id: orders.id, number: orders.number, email: orders.email, language: orders.language })
    .from(orders)
    .where(
      and(
        inArray(orders.status, deliveredStatuses),
        isNotNull(orders.userId),
        eq(orders.isTest, false),
        ne(orders.paymentState, 'refunded'),
        gt(orders.deliveredAt, after),
        lte(orders.deliveredAt, until),
        sql`exists (select 1 from order_lines l where ${isUnreviewedLine})`,
        sql`not exists (select 1 from service_cases c where c.order_id = ${orders.id} and c.status in ${sql.raw(stateList(openCaseStates))})`,
        sql`not exists (select 1 from mails m where m.subject_kind = 'order' and m.subject_id = ${orders.number} and m.kind = ${kind})`,
        sql`not exists (select 1 from mails m where lower(m.to_email) = lower(${orders.email}) and m.kind = ${kind} and m.created_at > ${quietSince.toISOString()}::timestamptz)`,
        sql`not exists (select 1 from subscribers s where lower(s.email) = lower(${orders.email}) and s.stopped_at is not null)`,
      ),
    )
    .orderBy(asc(orders.deliveredAt), asc(orders.id))
    .limit(limit);

export const itemsToReview = (db: Database, orderId: number) =>
  db
    .select({ skuId: sql<number>`${orderLines.skuId}`.mapWith(Number), nameEn: orderLines.productName, nameZh: orderLines.productNameZh })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.orderId, orderId),
        isNotNull(orderLines.skuId),
        eq(orderLines.isGift, false),
        sql`${orderLines.returnedQuantity} + ${orderLines.removedQuantity} < ${orderLines.quantity}`,
        sql`not exists (select 1 from reviews r where r.order_line_id = ${orderLines.id})`,
      ),
    )
    .orderBy(asc(orderLines.position), asc(orderLines.id))
    .limit(5);
