import { expect, test } from 'vitest';
import { findEarnedGifts, nextGift } from './gifts.ts';

const rule = (id: number, minItemsCents: number, more: object = {}) => ({
  id,
  skuId: id,
  quantity: 1,
  minItemsCents,
  available: 3,
  ...more,
});
const states = (rules: ReturnType<typeof rule>[], cents: number, wanted: { skuId: number; quantity: number }[] = []) =>
  findEarnedGifts(rules, cents, wanted).map((gift) => `${gift.rule.id} ${gift.state}`);

test.each([
  [9_999, []],
  [10_000, ['1 given']],
  [50_000, ['1 given', '2 given']],
])('goods for %d cents bring %j', (cents, given) => {
  expect(states([rule(1, 10_000), rule(2, 20_000)], cents)).toEqual(given);
});

test('a gift that is not on the shelf is said to be short', () => {
  expect(states([rule(1, 100, { available: 0 })], 100)).toEqual(['1 short']);
});

test('pieces she buys herself, or another gift takes, are not given too', () => {
  expect(states([rule(1, 100, { available: 2 })], 100, [{ skuId: 1, quantity: 2 }])).toEqual(['1 short']);
  expect(states([rule(1, 100, { skuId: 9, available: 1 }), rule(2, 100, { skuId: 9, available: 1 })], 100)).toEqual(['1 given', '2 short']);
});

test('an empty cart brings nothing, even where a gift has no minimum', () => {
  expect(states([rule(1, 0)], 0)).toEqual([]);
});

test('the next gift is the one with the least missing', () => {
  expect(nextGift([rule(1, 300), rule(2, 200), rule(3, 150, { available: 0 })], 120)).toMatchObject({ rule: { id: 2 }, missingCents: 80 });
  expect(nextGift([rule(1, 100)], 120)).toBeNull();
});
