import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { orders } from '#areas/orders/tables/orders.ts';
import { users } from '#areas/shoppers/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { couponRedemptions } from '../tables/payments.ts';

/** Facts a coupon depends on in one query: a paid order, and a use of this coupon, by account or email address. */
export async function buyerFacts(db: Database, userId: number, couponId: number) {
  const { paid, used } = usageQueries(db, couponId);
  const [byAccount, byMailbox] = [eq(orders.userId, users.id), sql`lower(${orders.email}) = lower(${users.email})`];
  const [useByAccount, useByMailbox] = [
    eq(couponRedemptions.userId, users.id),
    sql`lower(${couponRedemptions.email}) = lower(${users.email})`,
  ];
  // Two subqueries each, so that each uses its index.
  const [row] = await db
    .select({
      hasOrdered: sql<boolean>`exists ${paid(byAccount)} or exists ${paid(byMailbox)}`,
      hasUsed: sql<boolean>`exists ${used(useByAccount)} or exists ${used(useByMailbox)}`,
    })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

/** The same for a guest, by email address. */
export async function guestFacts(db: Database, email: string, couponId: number) {
  const { paid, used } = usageQueries(db, couponId);
  const [byMailbox, useByMailbox] = [
    sql`lower(${orders.email}) = lower(${email})`,
    sql`lower(${couponRedemptions.email}) = lower(${email})`,
  ];
  const { rows } = await db.execute<{ has_ordered: boolean; has_used: boolean }>(
    sql`select exists ${paid(byMailbox)} as has_ordered, exists ${used(useByMailbox)} as has_used`,
  );
  return { hasOrdered: rows[0]?.has_ordered === true, hasUsed: rows[0]?.has_used === true };
}

function usageQueries(db: Database, couponId: number) {
  const one = { one: sql`1` };
  const paid = (isBuyer: SQL) =>
    db
      .select(one)
      .from(orders)
      .where(and(isNotNull(orders.paymentTime), isBuyer));
  const used = (isBuyer: SQL) =>
    db
      .select(one)
      .from(couponRedemptions)
      .where(and(eq(couponRedemptions.couponId, couponId), ne(couponRedemptions.state, 'released'), isBuyer));
  return { paid, used };
}
