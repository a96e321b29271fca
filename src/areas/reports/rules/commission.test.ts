import { expect, test } from 'vitest';
import { commissionOf, medianOf } from './commission.ts';

const tiers = [
  { fromCents: 0, shareBp: 100 },
  { fromCents: 1_000_000, shareBp: 150 },
  { fromCents: 3_000_000, shareBp: 200 },
];

test.each([
  [-5000, 0],
  [0, 0],
  [99_999, 999],
  [999_999, 9999],
  [1_000_000, 15_000],
  [3_000_000, 60_000],
])('%d cents earn %d', (net, earned) => expect(commissionOf(net, tiers)).toBe(earned));

test('without tiers nobody earns', () => expect(commissionOf(5_000_000, [])).toBe(0));

test.each([
  [[], null],
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 2], 3],
])('the middle of %j is %s', (numbers, middle) => expect(medianOf(numbers)).toBe(middle));
