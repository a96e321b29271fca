import { expect, test } from 'vitest';
import { parseId } from './ids.ts';

test.each([
  ['7', 7],
  ['999999999', 999_999_999],
  ['0', 0],
  ['07', 0],
  ['-7', 0],
  ['7.5', 0],
  [' 7', 0],
  ['9999999999', 0],
  ['', 0],
  [null, 0],
  [7, 0],
])('%j is the id %d', (given, id) => {
  expect(parseId(given)).toBe(id);
});
