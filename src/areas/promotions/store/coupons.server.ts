import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { coupons } from '../tables/sales.ts';

export type CouponRow = NonNullable<Awaited<ReturnType<typeof couponBy>>>;

/** By code in any spelling, or by id. */
export async function couponBy(db: Database, which: { readonly code: string } | { readonly id: number }) {
  const [row] = await db
    .select({
      id: coupons.id,
      code: coupons.code,
      nameEn: coupons.nameEn,
      nameZh: coupons.nameZh,
      kind: coupons.kind,
      amountCents: coupons.amountCents,
      percentBp: coupons.percentBp,
      maxDiscountCents: coupons.maxDiscountCents,
      minItemsCents: coupons.minItemsCents,
      categoryId: coupons.categoryId,
      isFirstOrderOnly: coupons.isFirstOrderOnly,
      isOncePerShopper: coupons.isOncePerShopper,
      maxUses: coupons.maxUses,
      usedCount: coupons.usedCount,
      startsAt: coupons.startsAt,
      endsAt: coupons.endsAt,
      isActive: coupons.isActive,
    })
    .from(coupons)
    .where('code' in which ? eq(sql`upper(${coupons.code})`, which.code.toUpperCase()) : eq(coupons.id, which.id))
    .limit(1);
  return row ?? null;
}
