import { expect, test } from 'vitest';
import { arrangeRank, movementOf, parseRankPeriod, rankSearch } from './rank.ts';

test.each([
  [null, '30'],
  ['7', '7'],
  ['all', 'all'],
  ['8', '30'],
  ['__proto__', '30'],
])('the span %s is read as %s', (typed, period) => expect(parseRankPeriod(typed)).toBe(period));

test.each([
  ['', '30', ''],
  ['wig', '30', '?category=wig'],
  ['', '7', '?period=7'],
  ['wig', 'all', '?category=wig&period=all'],
] as const)('the list of "%s" over %s stands at "%s"', (category, period, search) => expect(rankSearch(category, period)).toBe(search));

test.each([
  [3, 5, 'up', 2],
  [5, 3, 'down', 2],
  [4, 4, 'same', 0],
  [1, null, 'new', 0],
] as const)('place %d after %s is %s by %d', (place, before, kind, by) => expect(movementOf(place, before)).toEqual({ kind, by }));

const rows = [1, 2, 3, 4].map((place) => ({ skuId: place * 10, place }));
const shownAs = (pins: { skuId: number; pinnedAt: number | null; isHidden: boolean }[]) =>
  arrangeRank(rows, pins).map(({ row, earned, isFeatured }) => [row.skuId, earned?.place ?? null, isFeatured]);

test('a pinned piece is labelled, stands where it was put and keeps the place it earned', () => {
  expect(shownAs([{ skuId: 40, pinnedAt: 1, isHidden: false }])).toEqual([
    [40, 4, true],
    [10, 1, false],
    [20, 2, false],
    [30, 3, false],
  ]);
});

test('a pinned piece that earned no place has none, and one pinned beyond the end stands at the end', () => {
  expect(shownAs([{ skuId: 99, pinnedAt: 50, isHidden: false }]).at(-1)).toEqual([99, null, true]);
});

test('a hidden piece is left out and nobody moves up for it', () => {
  expect(shownAs([{ skuId: 20, pinnedAt: null, isHidden: true }]).map(([, place]) => place)).toEqual([1, 3, 4]);
});
