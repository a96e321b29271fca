import { describe, expect, test } from 'vitest';
import { cents, payable } from '#kernel/money.ts';
import { randomFrom } from '#kernel/random.ts';
import {
  bestDiscountBp,
  calculateTierDiscounts,
  calculateTierProgress,
  listCategoryTiers,
  type QuantityTier,
  type TierCounting,
  tierCountingOf,
} from './quantity-tiers.ts';

const published: readonly QuantityTier[] = [
  [10, 500],
  [20, 800],
  [50, 1200],
  [100, 1500],
].map(([minPieces = 0, offBp = 0]) => ({ categoryId: null, minPieces, offBp }));
const wigs = (pieces: number) => ({ counting: 'full' as TierCounting, categoryId: 1, pieces });

test.each([
  ['wig', '', false, false, 'full'],
  ['bundle', 'Single Bundle', false, false, 'full'],
  ['bundle', 'Three Bundles', false, false, 'ownPrice'],
  ['other-channel', 'Wholesale Pack', false, false, 'ownPrice'],
  ['start-business', '', false, false, 'ownPrice'],
  ['wig', '', true, false, 'ownPrice'],
  ['wig', '', false, true, 'ownPrice'],
  ['hair-sample', '', false, false, 'none'],
  ['accessories', '', true, false, 'none'],
] as const)('a piece of %s (%s, clearance %s, composed %s) is %s', (category, style, isClearance, isComposed, counting) => {
  expect(tierCountingOf({ category, style, isClearance, isComposed })).toBe(counting);
});

test.each([
  [9, 0],
  [10, 500],
  [19, 500],
  [20, 800],
  [49, 800],
  [50, 1200],
  [99, 1200],
  [100, 1500],
  [999, 1500],
])('%d pieces bring %d off', (pieces, off) => {
  expect(calculateTierDiscounts([wigs(pieces)], published)).toEqual([off]);
});

test('pieces of all kinds count together; samples do not, and packs count at their own price', () => {
  const lines = [wigs(6), { ...wigs(3), categoryId: 2 }, { counting: 'ownPrice' as const, categoryId: 3, pieces: 1 }];
  expect(calculateTierDiscounts(lines, published)).toEqual([500, 500, 0]);
  expect(calculateTierDiscounts([wigs(9), { counting: 'none', categoryId: 9, pieces: 50 }], published)).toEqual([0, 0]);
});

test('a step of one category counts only its own goods, and the best of several is taken', () => {
  const steps = [...published, { categoryId: 2, minPieces: 5, offBp: 900 }];
  expect(calculateTierDiscounts([wigs(6), { ...wigs(5), categoryId: 2 }], steps)).toEqual([500, 900]);
  expect(calculateTierDiscounts([wigs(9), { ...wigs(4), categoryId: 2 }], steps)).toEqual([500, 500]);
});

test('a set and a step do not add up: the better one counts', () => {
  expect([bestDiscountBp(500, 800), bestDiscountBp(800, 500), bestDiscountBp(0, 0)]).toEqual([800, 800, 0]);
});

test('a page shows each step that is better than the one before, and how far the next one is', () => {
  const worse = { categoryId: null, minPieces: 30, offBp: 700 };
  expect(listCategoryTiers([...published, worse], 1).map(({ minPieces }) => minPieces)).toEqual([10, 20, 50, 100]);
  expect(calculateTierProgress([wigs(12)], published)).toEqual({ counted: 12, offBp: 500, next: { more: 8, offBp: 800 } });
  expect(calculateTierProgress([wigs(120)], published)).toEqual({ counted: 120, offBp: 1500, next: null });
});

describe('whatever the steps are', () => {
  const random = randomFrom('steps');
  const priceOf = (unitCents: number, pieces: number, steps: readonly QuantityTier[]): number =>
    payable(cents(unitCents), 10_000 - (calculateTierDiscounts([wigs(pieces)], steps)[0] ?? 0));

  test.each(Array.from({ length: 60 }, (_, round) => round))('a piece never gets dearer by taking more of it (%d)', () => {
    const steps: QuantityTier[] = Array.from({ length: random.int(0, 6) }, () => ({
      categoryId: random.isHit(0.3) ? random.int(1, 2) : null,
      minPieces: random.int(1, 120),
      offBp: random.int(1, 9000),
    }));
    const unitCents = random.int(1, 90_000);
    let [each, total] = [Number.POSITIVE_INFINITY, 0];
    for (let pieces = 1; pieces <= 130; pieces += 1) {
      const now = priceOf(unitCents, pieces, steps);
      expect(now).toBeLessThanOrEqual(each);
      expect(now).toBeGreaterThanOrEqual(0);
      // Within one tier more units never cost less; a new tier may lower the total.
      if (now === each) expect(now * pieces).toBeGreaterThanOrEqual(total);
      [each, total] = [now, now * pieces];
    }
  });
});
