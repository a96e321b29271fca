import { expect, test } from 'vitest';
import { applyPriceChange, checkChanges, maxPriceChanges, type PriceChange } from './prices.ts';

const reason = 'autumn';

test.each<[string, PriceChange[]]>([
  ['half a cent', [{ skuId: 1, priceCents: 100.5 }]],
  ['a price below zero', [{ skuId: 1, priceCents: -1 }]],
  ['a price beyond all', [{ skuId: 1, priceCents: 100_000_001 }]],
  ['no number', [{ skuId: 1, priceCents: Number.NaN }]],
  ['a price of nothing', [{ skuId: 1, priceCents: 0 }]],
  ['a discount to nothing', [{ skuId: 1, discountBp: 0 }]],
  ['a discount that adds', [{ skuId: 1, discountBp: 10_001 }]],
  ['half a basis point', [{ skuId: 1, discountBp: 9000.5 }]],
  ['no SKU', [{ skuId: 0 }]],
  [
    'the same SKU twice',
    [
      { skuId: 1, priceCents: 1 },
      { skuId: 1, priceCents: 2 },
    ],
  ],
  ['nothing', []],
  ['too many at once', Array.from({ length: maxPriceChanges + 1 }, (_, at) => ({ skuId: at + 1, priceCents: 1 }))],
])('%s is no change of prices', (_, changes) => {
  expect(() => checkChanges(changes, reason)).toThrow(expect.objectContaining({ why: 'badValue' }));
});

test('a change of prices needs a reason', () => {
  expect(() => checkChanges([{ skuId: 1, priceCents: 1 }], '  ')).toThrow(expect.objectContaining({ why: 'lackParameter' }));
  expect(() => checkChanges([{ skuId: 1, priceCents: 1, discountBp: 1 }], reason)).not.toThrow();
});

test('what is not named stays, and what is the same is no change', () => {
  const now = { priceCents: 20000, discountBp: 9000, isClearance: false };
  expect(applyPriceChange(now, { skuId: 1, priceCents: 19000 })).toEqual({ ...now, priceCents: 19000 });
  expect(applyPriceChange(now, { skuId: 1, isClearance: true })).toEqual({ ...now, isClearance: true });
  expect(applyPriceChange(now, { skuId: 1, priceCents: 20000, discountBp: 9000 })).toBeNull();
  expect(applyPriceChange(now, { skuId: 1 })).toBeNull();
});
