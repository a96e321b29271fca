export type Coupon = {
  readonly kind: 'fixed' | 'percent' | 'free_shipping';
  readonly amountCents: number | null;
  readonly percentBp: number | null;
  readonly maxDiscountCents: number | null;
  readonly minItemsCents: number;
  readonly categoryId: number | null;
  readonly isFirstOrderOnly: boolean;
  readonly isOncePerShopper: boolean;
  readonly maxUses: number | null;
  readonly usedCount: number;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly isActive: boolean;
};

export type CouponLine = { readonly categoryId: number; readonly totalCents: number; readonly isClearance: boolean };
/** Facts about the buyer; null for an anonymous visitor. */
export type CouponBuyer = { readonly hasOrdered: boolean; readonly hasUsed: boolean } | null;

export type CouponProblem =
  | { readonly why: 'unknown' | 'notYet' | 'over' | 'usedUp' | 'signIn' | 'firstOnly' | 'usedBefore' | 'otherGoods' | 'tooMany' }
  | { readonly why: 'minimum'; readonly missingCents: number };
export type CouponWorth = { readonly goodsCents: number; readonly shippingCents: number };
type Case = { readonly lines: readonly CouponLine[]; readonly feeCents: number; readonly buyer: CouponBuyer; readonly now: Date };

/** A coupon limited by buyer needs a known buyer. */
export const needsKnownBuyer = (coupon: Coupon): boolean => coupon.isFirstOrderOnly || coupon.isOncePerShopper;

/** The discount, or why there is none: first the coupon itself, then the buyer, then the items. */
export function evaluateCoupon(coupon: Coupon, { lines, feeCents, buyer, now }: Case): CouponWorth | CouponProblem {
  const problem = ofItself(coupon, now) ?? ofBuyer(coupon, buyer);
  if (problem) return { why: problem };
  const counted = lines.filter((line) => !line.isClearance && (coupon.categoryId === null || line.categoryId === coupon.categoryId));
  const countedCents = counted.reduce((sum, line) => sum + line.totalCents, 0);
  if (countedCents === 0) return { why: 'otherGoods' };
  if (countedCents < coupon.minItemsCents) return { why: 'minimum', missingCents: coupon.minItemsCents - countedCents };
  if (coupon.kind === 'free_shipping') return feeCents > 0 ? { goodsCents: 0, shippingCents: feeCents } : { why: 'otherGoods' };
  // A fraction of a cent stays with the shop.
  const discountCents = coupon.kind === 'fixed' ? (coupon.amountCents ?? 0) : Math.floor((countedCents * (coupon.percentBp ?? 0)) / 10_000);
  return { goodsCents: Math.min(discountCents, coupon.maxDiscountCents ?? discountCents, countedCents), shippingCents: 0 };
}

/** A deactivated coupon is answered like an unknown one. */
function ofItself({ isActive, startsAt, endsAt, maxUses, usedCount }: Coupon, now: Date) {
  if (!isActive) return 'unknown';
  if (now < startsAt) return 'notYet';
  if (endsAt && now >= endsAt) return 'over';
  return maxUses !== null && usedCount >= maxUses ? 'usedUp' : null;
}

function ofBuyer(coupon: Coupon, buyer: CouponBuyer) {
  if (!buyer) return needsKnownBuyer(coupon) ? 'signIn' : null;
  if (coupon.isFirstOrderOnly && buyer.hasOrdered) return 'firstOnly';
  return coupon.isOncePerShopper && buyer.hasUsed ? 'usedBefore' : null;
}
