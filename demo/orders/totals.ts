import type { BasketLine } from './basket.ts';

export type SeedCoupon = {
  readonly id: number;
  readonly kind: 'fixed' | 'percent' | 'free_shipping';
  readonly amountCents: number | null;
  readonly percentBp: number | null;
  readonly maxDiscountCents: number | null;
  readonly minItemsCents: number;
  readonly isOncePerShopper: boolean;
};

export type Totals = {
  readonly itemsCents: number;
  readonly shippingCents: number;
  readonly discountCents: number;
  readonly couponCents: number;
  readonly totalCents: number;
  readonly weightGrams: number;
  readonly itemCount: number;
  /** Each line's share of the discount. */
  readonly shares: readonly number[];
};

/** From this many units this discount, in basis points. */
const wholesaleSteps: readonly (readonly [number, number])[] = [
  [100, 1500],
  [50, 1200],
  [20, 800],
  [10, 500],
];

/** Weight 0 ships free; up to 500 g costs $26; each started 500 g after that adds $6. */
export const shippingFeeCents = (grams: number): number => (grams === 0 ? 0 : 2600 + 600 * Math.max(0, Math.ceil((grams - 500) / 500)));

export const feeGramsOf = ({ sku, quantity }: BasketLine): number => (sku.isSample ? 0 : sku.weightGrams * quantity);

export function totalsOf(picks: readonly BasketLine[], coupon: SeedCoupon | null): Totals {
  const lineCents = picks.map(({ price, quantity }) => price.unitCents * quantity);
  const itemsCents = sum(lineCents);
  const weightGrams = sum(picks.map(feeGramsOf));
  const pieceCount = sum(picks.map(({ quantity }) => quantity));
  const shippingCents = shippingFeeCents(weightGrams);
  const wholesaleCents = Math.floor((itemsCents * (wholesaleSteps.find(([from]) => pieceCount >= from)?.[1] ?? 0)) / 10_000);
  const couponCents = coupon && itemsCents >= coupon.minItemsCents ? couponWorth(coupon, itemsCents - wholesaleCents, shippingCents) : 0;
  const discountCents = wholesaleCents + couponCents;
  const itemDiscountCents = wholesaleCents + (coupon?.kind === 'free_shipping' ? 0 : couponCents);
  return {
    itemsCents,
    shippingCents,
    discountCents,
    couponCents,
    totalCents: itemsCents + shippingCents - discountCents,
    weightGrams,
    itemCount: pieceCount,
    shares: shared(itemDiscountCents, lineCents),
  };
}

function couponWorth(coupon: SeedCoupon, itemsCents: number, shippingCents: number): number {
  if (coupon.kind === 'free_shipping') return shippingCents;
  const discountCents = coupon.kind === 'fixed' ? (coupon.amountCents ?? 0) : Math.floor((itemsCents * (coupon.percentBp ?? 0)) / 10_000);
  return Math.min(discountCents, coupon.maxDiscountCents ?? discountCents, itemsCents);
}

/** Splits an amount over lines by size; leftover cents go to the largest remainders. */
function shared(amount: number, lineCents: readonly number[]): number[] {
  const whole = sum(lineCents);
  let soFar = 0;
  let given = 0;
  return lineCents.map((cents) => {
    soFar += cents;
    const upToHere = whole === 0 ? 0 : Math.floor((amount * soFar) / whole);
    const share = upToHere - given;
    given = upToHere;
    return share;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
