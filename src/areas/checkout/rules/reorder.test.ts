import { expect, test } from 'vitest';
import type { ProductSnapshot } from '#areas/cart/rules/sums.ts';
import { planReorder } from './reorder.ts';

const look = (id: number, available: number, isMadeToOrder = false): ProductSnapshot => ({
  id,
  name: `piece ${id}`,
  path: `/p/${id}`,
  picture: null,
  options: [],
  payableCents: 1000 + id,
  listCents: 2000,
  weightGrams: 100,
  shipsFree: false,
  available,
  isMadeToOrder,
  ready: null,
  readyMade: null,
});
type More = { isGift?: boolean; isConfigured?: boolean; removedQuantity?: number };
const bought = (skuId: number | null, quantity: number, more: More = {}) => ({
  skuId,
  name: `line ${skuId}`,
  quantity,
  removedQuantity: 0,
  isGift: false,
  isConfigured: false,
  ...more,
});

test('what is in stock goes in at today’s price; what is not is named', () => {
  const lines = [bought(1, 2), bought(2, 5), bought(3, 1), bought(4, 1), bought(5, 1500), bought(null, 1)];
  expect(planReorder(lines, [look(1, 9), look(2, 3), look(3, 0), look(5, 0, true)])).toEqual({
    put: [
      { line: { skuId: 1, quantity: 2, seenCents: 1001 }, limit: 9 },
      { line: { skuId: 2, quantity: 3, seenCents: 1002 }, limit: 3 },
      { line: { skuId: 5, quantity: 999, seenCents: 1005 }, limit: 999 },
    ],
    missing: ['line 3', 'line 4', 'line null'],
    fewer: ['line 2'],
  });
});

test('two lines of one SKU add up, a gift is left out, and a composed piece is not sold as its SKU', () => {
  const lines = [bought(1, 2), bought(1, 1), bought(2, 1, { isGift: true }), bought(3, 1, { isConfigured: true })];
  const again = planReorder(lines, [look(1, 9), look(2, 9), look(3, 9)]);
  expect(again.put.map(({ line }) => [line.skuId, line.quantity])).toEqual([[1, 3]]);
  expect(again.missing).toEqual(['line 3']);
});

test('pieces refunded before shipping are not bought again, unless nothing was shipped at all', () => {
  const looks = [look(1, 9), look(2, 9)];
  const counts = (lines: ReturnType<typeof bought>[]) => planReorder(lines, looks).put.map(({ line }) => [line.skuId, line.quantity]);
  expect(counts([bought(1, 3, { removedQuantity: 1 }), bought(2, 1, { removedQuantity: 1 })])).toEqual([[1, 2]]);
  expect(counts([bought(1, 3, { removedQuantity: 3 }), bought(2, 1, { removedQuantity: 1 })])).toEqual([
    [1, 3],
    [2, 1],
  ]);
});
