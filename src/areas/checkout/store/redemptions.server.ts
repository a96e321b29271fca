import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { coupons } from '#areas/promotions/tables/sales.ts';
import type { Database } from '#platform/database/open.server.ts';
import { couponRedemptions } from '../tables/payments.ts';

/** Takes one use while there is one left, in one conditional update. */
export async function claimCouponUse(db: Database, couponId: number, now: Date): Promise<boolean> {
  const taken = await db
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1`, updatedAt: now })
    .where(
      and(
        eq(coupons.id, couponId),
        eq(coupons.isActive, true),
        sql`(${coupons.maxUses} is null or ${coupons.usedCount} < ${coupons.maxUses})`,
      ),
    )
    .returning({ id: coupons.id });
  return taken.length === 1;
}

/** False when this buyer used it before: the unique index allows one use. */
export async function insertRedemption(db: Database, row: typeof couponRedemptions.$inferInsert): Promise<boolean> {
  const made = await db.insert(couponRedemptions).values(row).onConflictDoNothing().returning({ id: couponRedemptions.id });
  return made.length === 1;
}

/** Idempotent. */
export async function releaseCouponUse(db: Database, orderId: number, now: Date): Promise<void> {
  const [ended] = await db
    .update(couponRedemptions)
    .set({ state: 'released', updatedAt: now })
    .where(and(eq(couponRedemptions.orderId, orderId), ne(couponRedemptions.state, 'released')))
    .returning({ couponId: couponRedemptions.couponId });
  if (ended)
    await db
      .update(coupons)
      .set({ usedCount: sql`${coupons.usedCount} - 1`, updatedAt: now })
      .where(eq(coupons.id, ended.couponId));
}

export const markCouponUsed = (db: Database, orderId: number, now: Date) =>
  db
    .update(couponRedemptions)
    .set({ state: 'used', updatedAt: now })
    .where(and(eq(couponRedemptions.orderId, orderId), inArray(couponRedemptions.state, ['held'])));
