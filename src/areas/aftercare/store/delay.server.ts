import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { receivedCaptureStates } from '#areas/checkout/rules/payment-attempt-states.ts';
import { delays } from '#areas/content/tables/articles.ts';
import { customRequests } from '#areas/custom/tables.ts';
import { shippedStatuses } from '#areas/orders/rules/status.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { creditEntries } from '#areas/referrals/tables.ts';
import { dayOf } from '#kernel/dates.ts';
import { stateList } from '#kernel/states.ts';
import type { Database } from '#platform/database/open.server.ts';

const paidAt = sql<string>`coalesce((select min(c.captured_at) from captures c where c.order_id = ${orders.id} and c.state in ${sql.raw(stateList(receivedCaptureStates))}), ${orders.paymentTime})`;

/** Members' orders shipped late since a moment and not compensated yet. */
export const leftLate = (db: Database, since: Date, days: number, limit: number) =>
  db
    .select({
      id: orders.id,
      number: orders.number,
      userId: sql<number>`${orders.userId}`.mapWith(Number),
      email: orders.email,
      language: orders.language,
      paidAt: paidAt.mapWith(orders.paymentTime),
      leftAt: sql<string>`${orders.consignTime}`.mapWith(orders.consignTime),
    })
    .from(orders)
    .where(
      and(
        inArray(orders.status, shippedStatuses),
        isNotNull(orders.userId),
        eq(orders.isTest, false),
        gt(orders.consignTime, since),
        // Nobody pays before ordering: most orders shipped in time and need no payment lookup.
        sql`${orders.consignTime} >= ${orders.createdAt} + make_interval(days => ${days})`,
        sql`${orders.consignTime} >= ${paidAt} + make_interval(days => ${days})`,
        sql`not exists (select 1 from credit_entries e where e.kind = 'delay' and e.source_kind = 'order' and e.source_id = ${orders.id}::text)`,
      ),
    )
    .orderBy(asc(orders.consignTime), asc(orders.id))
    .limit(limit);

export const makingOf = (db: Database, orderId: number) =>
  db
    .select({
      isMadeToOrder: orderLines.isMadeToOrder,
      leadDays: sql<number | null>`coalesce(${customRequests.leadDays}, case when ${spus.isMadeToOrder} then ${spus.leadDaysMax} end)`,
    })
    .from(orderLines)
    .leftJoin(customRequests, eq(customRequests.id, orderLines.customRequestId))
    .leftJoin(skus, eq(skus.id, orderLines.skuId))
    .leftJoin(spus, eq(spus.id, skus.spuId))
    .where(and(eq(orderLines.orderId, orderId), lt(orderLines.removedQuantity, orderLines.quantity)))
    .orderBy(asc(orderLines.id))
    .limit(200);

/** The longest production delay published at a moment. */
export async function announcedDays(db: Database, at: Date): Promise<number> {
  const day = dayOf(at);
  const [row] = await db
    .select({ days: sql<number>`coalesce(max(${delays.extraDaysMax}), 0)`.mapWith(Number) })
    .from(delays)
    .where(
      and(
        inArray(delays.kind, ['production', 'holiday']),
        sql`${delays.createdAt} <= ${at.toISOString()}::timestamptz and ${delays.startsOn} <= ${day} and coalesce(${delays.endsOn}, ${day}) >= ${day}`,
      ),
    );
  return row?.days ?? 0;
}

export const delayCredits = (db: Database, userId: number) =>
  db
    .select({ number: orders.number, cents: creditEntries.amountCents, at: creditEntries.createdAt, leftAt: orders.consignTime })
    .from(creditEntries)
    .innerJoin(orders, eq(orders.id, creditEntries.orderId))
    .where(and(eq(creditEntries.userId, userId), eq(creditEntries.kind, 'delay')))
    .orderBy(desc(creditEntries.createdAt))
    .limit(50);
