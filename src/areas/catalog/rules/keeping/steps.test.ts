import { expect, test } from 'vitest';
import { hasSame, stepped } from './steps.ts';

test.each([
  [2, -1, [2, 1, 3]],
  [2, 1, [1, 3, 2]],
  [1, -1, [1, 2, 3]],
  [3, 1, [1, 2, 3]],
  [9, 1, [1, 2, 3]],
] as const)('%d goes %d among three', (id, by, order) => {
  expect(stepped([1, 2, 3], id, by)).toEqual(order);
});

test('an order is one only with the same rows, each once', () => {
  expect(hasSame([1, 2], [2, 1])).toBe(true);
  expect(hasSame([1, 2], [1, 1])).toBe(false);
  expect(hasSame([1, 2], [1, 2, 3])).toBe(false);
});
