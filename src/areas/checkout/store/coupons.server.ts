import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { orders } from '#areas/orders/tables/orders.ts';
import { users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { couponRedemptions } from '../tables/payments.ts';

/** What a coupon asks about a shopper, in one look: an order she paid, and a use of this coupon, by her account or by her mailbox. */
export async function buyerFacts(db: Database, userId: number, couponId: number) {
  const paid = db
    .select({ one: sql`1` })
    .from(orders)
    .where(and(isNotNull(orders.paymentTime), sql`(${orders.userId} = ${users.id} or lower(${orders.email}) = lower(${users.email}))`));
  const used = db
    .select({ one: sql`1` })
    .from(couponRedemptions)
    .where(
      and(
        eq(couponRedemptions.couponId, couponId),
        ne(couponRedemptions.state, 'released'),
        sql`(${couponRedemptions.userId} = ${users.id} or lower(${couponRedemptions.email}) = lower(${users.email}))`,
      ),
    );
  const [row] = await db
    .select({ hasOrdered: sql<boolean>`exists ${paid}`, hasUsed: sql<boolean>`exists ${used}` })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}
