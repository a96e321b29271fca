import { expect, test } from 'vitest';
import { cellOf, cellsByGroup, type PricedSku, parsePriceListSearch, priceListColumns, priceListSearch } from './price-list.ts';

const sku = (skuId: number, payableCents: number, more: Partial<PricedSku> = {}): PricedSku => ({
  ...{ skuId, spuId: 1, slug: `s-${skuId}`, code: `S-${skuId}`, lengthInches: 20, payableCents, priceCents: payableCents },
  ...{ available: 3, isMadeToOrder: false, ...more },
});

test('a cell shows the cheapest that can be had, and says "from" when others cost more', () => {
  const sold = sku(1, 5000, { available: 0 });
  expect(cellOf([sold, sku(2, 9000), sku(3, 8000)])).toMatchObject({ skuId: 3, payableCents: 8000, isFrom: true, isOut: false });
  expect(cellOf([sku(2, 8000), sku(3, 8000)])).toMatchObject({ skuId: 2, isFrom: false });
  expect(cellOf([sold, sku(2, 9000, { available: 0, isMadeToOrder: true })])).toMatchObject({ skuId: 2, isFrom: false, isOut: false });
});

test('where nothing can be had the cheapest stands with a dot; where nothing is made there is no cell', () => {
  expect(cellOf([sku(1, 9000, { available: 0 }), sku(2, 7000, { available: 0 })])).toMatchObject({ skuId: 2, isOut: true });
  expect(cellOf([])).toBeNull();
});

test('groups have a cell for each length, shortest first, what has no length last', () => {
  const cells = cellsByGroup([
    sku(1, 9000),
    sku(2, 7000, { lengthInches: 8 }),
    sku(3, 1000, { lengthInches: null }),
    sku(4, 500, { spuId: 2 }),
  ]);
  expect(cells.get(1)?.map(({ inches }) => inches)).toEqual([8, 20, null]);
  expect(priceListColumns([{ cells: cells.get(1) ?? [] }, { cells: cells.get(2) ?? [] }])).toEqual([8, 20, null]);
});

test.each([
  [null, ''],
  ['  Body\u0000  wave\n', 'Body wave'],
  ['ＨＤ', 'HD'],
  ['a b c d e f g h', 'a b c d e f'],
  ['x'.repeat(100), 'x'.repeat(60)],
])('the words %j are read as %j', (typed, words) => expect(parsePriceListSearch(typed)).toBe(words));

test('every sheet has one address', () => {
  expect(priceListSearch({})).toBe('');
  expect(priceListSearch({ category: 'wig', words: 'hd lace', page: 2 })).toBe('?category=wig&q=hd+lace&page=2');
});
