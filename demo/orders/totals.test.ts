import { expect, test } from 'vitest';
import type { BasketLine } from './basket.ts';
import { type SeedCoupon, shippingFeeCents, totalsOf } from './totals.ts';

test.each([
  [0, 0],
  [1, 2600],
  [500, 2600],
  [501, 3200],
  [1000, 3200],
  [1001, 3800],
  [1500, 3800],
])('%d g ship for %d cents', (grams, cents) => {
  expect(shippingFeeCents(grams)).toBe(cents);
});

const pick = (unitCents: number, quantity: number, weightGrams = 100, isSample = false): BasketLine =>
  ({ place: 0, quantity, price: { listCents: unitCents, discountBp: 10_000, unitCents }, sku: { weightGrams, isSample } }) as BasketLine;
const tenPercent: SeedCoupon = {
  id: 1,
  kind: 'percent',
  amountCents: null,
  percentBp: 1000,
  maxDiscountCents: null,
  minItemsCents: 0,
  isOncePerShopper: true,
};

test('the total is goods and shipping less discount, and the shares of the lines are the discount on goods', () => {
  const totals = totalsOf([pick(3333, 1), pick(3333, 1), pick(3334, 1)], tenPercent);
  expect(totals).toMatchObject({ itemsCents: 10_000, shippingCents: 2600, discountCents: 1000, totalCents: 11_600 });
  expect(totals.shares.reduce((sum, share) => sum + share, 0)).toBe(1000);
});

test('samples weigh nothing for the fee', () => {
  expect(totalsOf([pick(900, 3, 20, true)], null)).toMatchObject({ weightGrams: 0, shippingCents: 0 });
});

test.each([
  [9, 0],
  [10, 500],
  [19, 500],
  [20, 800],
  [50, 1200],
  [100, 1500],
])('%d pieces of a dollar earn %d basis points', (quantity, offBp) => {
  expect(totalsOf([pick(100, quantity)], null).discountCents).toBe(Math.floor((quantity * 100 * offBp) / 10_000));
});

test('free shipping takes off the fee and nothing from the lines', () => {
  const totals = totalsOf([pick(5000, 1)], { ...tenPercent, kind: 'free_shipping', percentBp: null });
  expect(totals).toMatchObject({ couponCents: 2600, totalCents: 5000, shares: [0] });
});
