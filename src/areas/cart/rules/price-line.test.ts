import { expect, test } from 'vitest';
import { type LineToPrice, lineUnitCents, priceLine } from './price-line.ts';

const now = new Date('2026-11-12T10:00:00Z');
const goods = { payableCents: 18_000, weightGrams: 200, shipsFree: false, available: 5, isMadeToOrder: false };
const estimate = { number: 'E-1', quantity: 3, unitPriceCents: 15_000, weightGrams: 240, validUntil: new Date('2026-11-13T00:00:00Z') };
const plain: LineToPrice = { skuId: 1, quantity: 2, seenPriceCents: 18_000, attributeHash: '', isLive: true, goods, estimate: null };
const composed: LineToPrice = { ...plain, quantity: 3, attributeHash: 'made', estimate };

test.each([
  ['plain goods', plain, 'fine', 18_000, 36_000, null],
  ['more than there are', { ...plain, quantity: 6 }, 'fewer', 18_000, 90_000, null],
  ['sold out', { ...plain, goods: { ...goods, available: 0 } }, 'soldOut', 18_000, 0, null],
  ['no longer available', { ...plain, isLive: false }, 'gone', 18_000, 0, 'goneGoods'],
  ['a composed piece', composed, 'fine', 15_000, 45_000, null],
  ['one whose estimate ran out', { ...composed, estimate: { ...estimate, validUntil: now } }, 'gone', 15_000, 0, 'goneEstimate'],
  ['one whose estimate is no more', { ...composed, estimate: null }, 'gone', 18_000, 0, 'goneEstimate'],
] as const)('%s', (_, line, state, unitCents, totalCents, why) => {
  expect(priceLine(line, now)).toMatchObject({ state, unitCents, totalCents, why });
});

test.each([
  [3, 15_000, 15_000],
  [4, 15_000, 15_000],
  [2, 15_000, 18_000],
  [2, 21_000, 21_000],
])('%d pieces of an estimate for three at %d cost %d each', (quantity, unitPriceCents, unit) => {
  expect(lineUnitCents({ quantity, goods, estimate: { quantity: 3, unitPriceCents } })).toBe(unit);
});

test('a composed piece weighs what its estimate says', () => {
  expect(priceLine(composed, now).weightGrams).toBe(240);
});
