import { expect, test } from 'vitest';
import { formatTick, niceTicks } from './ticks.ts';

test.each([
  [0, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [46, [0, 10, 20, 30, 40, 50]],
  [10341, [0, 2500, 5000, 7500, 10000, 12500]],
  [0.3, [0, 0.1, 0.2, 0.3]],
])('a highest value of %d is read on ticks that start at zero and reach it', (highest, ticks) => {
  expect(niceTicks(highest)).toEqual(ticks);
});

test.each([
  [0, '0'],
  [800, '800'],
  [7500, '7.5k'],
  [40_000, '40k'],
  [2_500_000, '2.5M'],
  [100_000_000, '100M'],
])('%d is short beside its tick', (value, expected) => {
  expect(formatTick(value)).toBe(expected);
});
