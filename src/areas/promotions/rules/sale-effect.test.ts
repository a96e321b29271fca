import { expect, test } from 'vitest';
import { hasCostRisen, plannedStart, pricesBelowCost } from './sale-effect.ts';

test.each([
  [0, 0, false],
  [0, 10_000, false],
  [0, 10_001, true],
  [50_000, 60_000, false],
  [50_000, 60_001, true],
  [100_000, 110_000, false],
  [1_000_000, 1_100_000, false],
  [1_000_000, 1_100_001, true],
  [1_000_000, 200, false],
])('shown %d cents, now %d cents: risen is %s', (seen, now, risen) => expect(hasCostRisen(seen, now)).toBe(risen));

test('below cost is what has a known cost above its price, the greatest loss first', () => {
  const price = (skuId: number, saleCents: number, costCents: number) => ({
    goodsId: 1,
    spuId: 1,
    code: `B-${skuId}`,
    skuId,
    saleCents,
    costCents,
  });
  const found = pricesBelowCost([price(1, 900, 1000), price(2, 1000, 1000), price(3, 100, 0), price(4, 500, 1000), price(5, 900, 1000)]);
  expect(found.map(({ skuId }) => skuId)).toEqual([4, 1, 5]);
});

test.each([
  ['2026-11-20', null, '2026-11-12', '2026-11-20'],
  ['2026-11-20', '2026-11-25', '2026-11-12', '2026-11-25'],
  ['2026-11-01', null, '2026-11-12', '2026-11-12'],
])('begins %s, announced %s, now %s: prices fall on %s', (starts, announced, now, falls) =>
  expect(plannedStart(new Date(starts), announced === null ? null : new Date(announced), new Date(now))).toEqual(new Date(falls)),
);
