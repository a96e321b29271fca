import { expect, test } from 'vitest';
import { hasSameIds, moveIdBy } from './reorder.ts';

test.each([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('%d goes %d among three', (id, by, order) => {
  expect(moveIdBy([1, 2, 3], id, by)).toEqual(order);
});

test('an order is one only with the same rows, each once', () => {
  expect(hasSameIds([1, 2], [2, 1])).toBe(true);
  expect(hasSameIds([1, 2], [1, 1])).toBe(false);
  expect(hasSameIds([1, 2], [1, 2, 3])).toBe(false);
});
