import { expect, test } from 'vitest';
import { gramsLeftInBracket, shippingFee } from './rules.ts';

test.each([
  [0, 0],
  [1, 26],
  [500, 26],
  [501, 32],
  [1000, 32],
  [1001, 38],
  [15 * 100, 38],
  [10_000, 140],
])('%d g ship for %d dollars', (grams, dollars) => {
  expect(shippingFee(grams)).toBe(dollars * 100);
});

test.each([-1, 0.5, Number.NaN])('%d g is no weight', (grams) => {
  expect(() => shippingFee(grams)).toThrow(RangeError);
});

test.each([
  [0, 0],
  [215, 285],
  [500, 0],
  [501, 499],
])('beside %d g another %d g travel for the same fee', (grams, left) => {
  expect(gramsLeftInBracket(grams)).toBe(left);
});
