import { isWithin } from '#kernel/within.ts';
import { listOf } from '#site/list.ts';

export const couponStates = ['running', 'coming', 'over', 'usedUp', 'off'] as const;
export type CouponState = (typeof couponStates)[number];
export const couponKinds = ['fixed', 'percent', 'free_shipping'] as const;

export const couponList = listOf({
  page: 'office-coupons',
  filters: { state: couponStates, kind: couponKinds, category: 'number' },
  sorts: ['at', 'code', 'used', 'ends'],
  first: '-at',
  size: 40,
});

type Dated = {
  readonly isActive: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly maxUses: number | null;
  readonly usedCount: number;
};

/** State of a coupon; the list's SQL computes the same. */
export function couponState({ isActive, startsAt, endsAt, maxUses, usedCount }: Dated, now: Date): CouponState {
  if (!isActive) return 'off';
  if (endsAt && endsAt <= now) return 'over';
  if (maxUses !== null && usedCount >= maxUses) return 'usedUp';
  return startsAt > now ? 'coming' : 'running';
}

export type CouponFacts = {
  readonly code: string;
  readonly kind: (typeof couponKinds)[number];
  readonly amountCents: number | null;
  readonly percentBp: number | null;
  readonly maxDiscountCents: number | null;
  readonly minItemsCents: number;
  readonly categoryId: number | null;
  readonly isFirstOrderOnly: boolean;
  readonly isOncePerShopper: boolean;
  readonly maxUses: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly nameEn: string;
  readonly nameZh: string;
};

export const couponLimits = {
  amountCents: [1, 1_000_000],
  percentBp: [1, 10_000],
  maxDiscountCents: [1, 1_000_000],
  minItemsCents: [0, 100_000_000],
  maxUses: [1, 10_000_000],
} as const;

/** Null when everything is valid. */
export function findInvalidCouponField(facts: CouponFacts): keyof CouponFacts | null {
  const fits = (field: keyof typeof couponLimits): boolean => {
    const value = facts[field];
    return value === null || isWithin(value, couponLimits[field]);
  };
  if (!/^[A-Za-z0-9-]{3,24}$/.test(facts.code)) return 'code';
  if ((facts.kind === 'fixed') !== (facts.amountCents !== null) || !fits('amountCents')) return 'amountCents';
  if ((facts.kind === 'percent') !== (facts.percentBp !== null) || !fits('percentBp')) return 'percentBp';
  for (const field of ['maxDiscountCents', 'minItemsCents', 'maxUses'] as const) if (!fits(field)) return field;
  if (facts.endsAt && facts.endsAt <= facts.startsAt) return 'endsAt';
  if (facts.nameEn.trim() === '' || facts.nameEn.length > 120) return 'nameEn';
  return facts.nameZh.trim() === '' || facts.nameZh.length > 120 ? 'nameZh' : null;
}

/** Fixed once used: two buyers must not get different things from one code. */
const settled = [
  'code',
  'kind',
  'amountCents',
  'percentBp',
  'maxDiscountCents',
  'minItemsCents',
  'categoryId',
  'isFirstOrderOnly',
  'isOncePerShopper',
] as const;
export const changesWorth = (before: CouponFacts, after: CouponFacts): boolean => settled.some((field) => before[field] !== after[field]);

/** Characters nobody mistakes for another. */
export const codeSigns = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const buildCouponCode = (prefix: string, picks: readonly number[]): string =>
  `${prefix}${prefix && '-'}${picks.map((pick) => codeSigns[pick % codeSigns.length]).join('')}`;
