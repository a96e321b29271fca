import type { SeedCoupon } from '#demo/orders/totals.ts';
import type { Random } from '#kernel/random.ts';

export type TimedCoupon = SeedCoupon & { readonly startsAt: number; readonly endsAt: number };
export type CouponPicker = (random: Random, at: number, email: string) => SeedCoupon | null;

const share = 0.14;

/** Now and then a coupon is used; most are valid once per email address. */
export function createCouponPicker(coupons: readonly TimedCoupon[]): CouponPicker {
  const used = new Set<string>();
  return (random, at, email) => {
    if (coupons.length === 0 || !random.isHit(share)) return null;
    const valid = coupons.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt);
    if (valid.length === 0) return null;
    const coupon = random.pick(valid);
    const key = `${coupon.id} ${email.toLowerCase()}`;
    if (coupon.isOncePerShopper && used.has(key)) return null;
    used.add(key);
    return coupon;
  };
}
