import { desc, eq, sql } from 'drizzle-orm';
import { orders } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';
import { couponRedemptions } from '../tables/payments.ts';

export const selectCouponUses = (db: Database, couponId: number, limit: number) =>
  db
    .select({
      id: couponRedemptions.id,
      email: couponRedemptions.email,
      number: orders.number,
      amountCents: couponRedemptions.amountCents,
      state: couponRedemptions.state,
      createdAt: couponRedemptions.createdAt,
    })
    .from(couponRedemptions)
    .innerJoin(orders, eq(orders.id, couponRedemptions.orderId))
    .where(eq(couponRedemptions.couponId, couponId))
    .orderBy(desc(couponRedemptions.createdAt), desc(couponRedemptions.id))
    .limit(limit);

/** Uses given back do not count. */
export async function sumCouponUses(db: Database, couponId: number) {
  const [sum] = await db
    .select({ count: sql<number>`count(*)::int`, cents: sql<number>`coalesce(sum(${couponRedemptions.amountCents}), 0)::int` })
    .from(couponRedemptions)
    .where(sql`${couponRedemptions.couponId} = ${couponId} and ${couponRedemptions.state} <> 'released'`);
  return sum ?? { count: 0, cents: 0 };
}
