import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { carts } from '../tables.ts';

export async function couponIdOf(db: Database, userId: number): Promise<number | null> {
  const [row] = await db.select({ couponId: carts.couponId }).from(carts).where(eq(carts.userId, userId));
  return row?.couponId ?? null;
}

export async function setCouponId(db: Database, userId: number, couponId: number | null): Promise<void> {
  await db.update(carts).set({ couponId }).where(eq(carts.userId, userId));
}
