import { expect, test } from 'vitest';
import { distinctSuffixes } from './distinct-suffix.ts';

test.each([
  [
    ['Body wave wig, 16 in, 150%, #1B natural black', 'Body wave wig, 18 in, 150%, #2 dark brown'],
    ['16 in, 150%, #1B natural black', '18 in, 150%, #2 dark brown'],
  ],
  [
    ['大波浪假发 13x4 16 英寸 150% 密度', '大波浪假发 13x4 16 英寸 180% 密度'],
    ['150% 密度', '180% 密度'],
  ],
  [
    ['Bob', 'Bob'],
    ['Bob', 'Bob'],
  ],
  [
    ['Bob', 'Bob cut'],
    ['Bob', 'Bob cut'],
  ],
  [['Only one, 16 in'], ['Only one, 16 in']],
  [[], []],
])('%j are told apart by %j', (names, told) => {
  expect(distinctSuffixes(names)).toEqual(told);
});
