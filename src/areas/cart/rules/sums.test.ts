import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateCartSums, type PricedLine, type ProductSnapshot, priceSnapshotLine, shippingFeeScale } from './sums.ts';

const shelf = { min: 1, max: 2, isWorking: false };
const made = { min: 7, max: 15, isWorking: true };
const wig: ProductSnapshot = {
  id: 1,
  name: 'Body wave wig',
  path: '/collections/wig/body-wave/1b-20-inch',
  picture: null,
  options: [],
  payableCents: 18_900,
  listCents: 21_000,
  weightGrams: 215,
  shipsFree: false,
  available: 4,
  isMadeToOrder: false,
  ready: shelf,
  readyMade: null,
};
const wanted = (quantity: number, seenCents = wig.payableCents) => ({ skuId: 1, quantity, seenCents });

test.each([
  ['in stock', wig, 2, 'fine', 2, 37_800, shelf],
  ['the last ones', wig, 4, 'fine', 4, 75_600, shelf],
  ['more than there are', wig, 5, 'fewer', 4, 75_600, shelf],
  ['sold out', { ...wig, available: 0, ready: null }, 2, 'soldOut', 0, 0, null],
  ['no longer available', null, 2, 'gone', 0, 0, null],
  ['made to order', { ...wig, available: 0, isMadeToOrder: true, ready: made, readyMade: made }, 9, 'fine', 9, 170_100, made],
  ['more than lie there, the rest made', { ...wig, isMadeToOrder: true, readyMade: made }, 5, 'fine', 5, 94_500, made],
] as const)('a line %s', (_, look, asked, state, quantity, totalCents, ready) => {
  expect(priceSnapshotLine(wanted(asked), look)).toMatchObject({ state, quantity, totalCents, ready });
});

test('a price that is another one now is told, the same price is not', () => {
  expect(priceSnapshotLine(wanted(1, 19_500), wig).wasCents).toBe(19_500);
  expect(priceSnapshotLine(wanted(1), wig).wasCents).toBeNull();
});

test('the sums count what can be had; samples weigh nothing for the fee', () => {
  const lines = [
    priceSnapshotLine(wanted(2), wig),
    priceSnapshotLine(wanted(3), { ...wig, weightGrams: 5, payableCents: 300, shipsFree: true }),
    priceSnapshotLine(wanted(7), null),
    priceSnapshotLine(wanted(7), { ...wig, available: 0, ready: null }),
  ];
  expect(calculateCartSums(lines)).toEqual({
    pieces: 5,
    itemsCents: 38_700,
    grams: 445,
    freeGrams: 15,
    feeCents: 2600,
    gramsLeft: 70,
    handlingCents: 0,
    taxCents: 0,
    discountCents: 0,
    totalCents: 41_300,
    ready: shelf,
  });
});

test('nothing costs and weighs nothing', () => {
  expect(calculateCartSums([])).toMatchObject({ pieces: 0, feeCents: 0, totalCents: 0, gramsLeft: 0, ready: null });
});

test.each([
  ['a part of the goods', { goodsCents: 1000, shippingCents: 0 }, 1000, 39_400],
  ['more than the goods', { goodsCents: 99_999, shippingCents: 0 }, 37_800, 2600],
  ['the whole fee', { goodsCents: 0, shippingCents: 2600 }, 2600, 37_800],
  ['more than all of it', { goodsCents: 99_999, shippingCents: 99_999 }, 40_400, 0],
  ['less than nothing', { goodsCents: -5, shippingCents: -5 }, 0, 40_400],
])('a discount of %s', (_, discount, discountCents, totalCents) => {
  expect(calculateCartSums([priceSnapshotLine(wanted(2), wig)], discount)).toMatchObject({
    itemsCents: 37_800,
    feeCents: 2600,
    discountCents,
    totalCents,
  });
});

test('the slowest piece says when all of it leaves', () => {
  const slow = { min: 10, max: 20, isWorking: true };
  const long = { min: 30, max: 40, isWorking: false };
  const lines = [shelf, made, slow, long].map((ready) => priceSnapshotLine(wanted(1), { ...wig, ready }));
  expect(calculateCartSums(lines).ready).toEqual(slow);
  expect(calculateCartSums(lines.toReversed()).ready).toEqual(slow);
});

test.each([
  [1, [500, 1000, 1500], 0],
  [500, [500, 1000, 1500], 0],
  [501, [500, 1000, 1500], 1],
  [600, [500, 1000, 1500], 1],
  [1001, [1000, 1500, 2000], 1],
  [10_000, [9500, 10_000, 10_500], 1],
])('%d g stand on the tape among %j', (grams, ends, now) => {
  const { steps, from, to } = shippingFeeScale(grams);
  expect(steps.map((step) => step.toGrams)).toEqual(ends);
  expect(steps.findIndex((step) => step.isNow)).toBe(now);
  expect([to - from, grams > from && grams <= to]).toEqual([1500, true]);
});

const anyChecked = fc
  .record({
    quantity: fc.integer({ min: 1, max: 999 }),
    payableCents: fc.integer({ min: 0, max: 100_000 }),
    weightGrams: fc.integer({ min: 0, max: 3000 }),
    available: fc.integer({ min: 0, max: 1200 }),
    isMadeToOrder: fc.boolean(),
    shipsFree: fc.boolean(),
    isGone: fc.boolean(),
  })
  .map(({ quantity, isGone, ...look }) => priceSnapshotLine(wanted(quantity), isGone ? null : { ...wig, ...look }));

test('the total equals a sum done by hand, in whole cents, for any cart', () => {
  fc.assert(
    fc.property(fc.array(anyChecked, { maxLength: 100 }), (lines: PricedLine[]) => {
      let [items, grams] = [0n, 0n];
      for (const { line, snapshot } of lines) {
        if (!snapshot) continue;
        const most = snapshot.isMadeToOrder ? 999 : snapshot.available;
        const count = BigInt(Math.min(line.quantity, most));
        items += count * BigInt(snapshot.payableCents);
        if (!snapshot.shipsFree) grams += count * BigInt(snapshot.weightGrams);
      }
      const fee = grams === 0n ? 0n : 2600n + ((grams + 499n) / 500n - 1n) * 600n;
      const sums = calculateCartSums(lines);
      expect([BigInt(sums.itemsCents), BigInt(sums.feeCents), BigInt(sums.totalCents)]).toEqual([items, fee, items + fee]);
      expect(BigInt(sums.grams - sums.freeGrams)).toBe(grams);
      expect((sums.grams - sums.freeGrams + sums.gramsLeft) % 500).toBe(0);
    }),
  );
});
