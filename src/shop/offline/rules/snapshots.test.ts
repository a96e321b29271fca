import { expect, test } from 'vitest';
import { calculateCartSums, priceSnapshotLine } from '#areas/cart/rules/sums.ts';
import { mergeSnapshots, placeholderSnapshot } from './snapshots.ts';

const snapshot = (id: number, payableCents: number) =>
  placeholderSnapshot({ skuId: id, quantity: 1, seenCents: payableCents }, `piece ${id}`);
const response = (requestedIds: readonly number[], ...snapshots: ReturnType<typeof snapshot>[]) => ({
  requestedIds,
  snapshots,
  numbers: [],
  composed: [],
});

test('what was said of other goods stays beside the newest answer, which wins where both speak', () => {
  const joined = mergeSnapshots(response([1, 2], snapshot(1, 100), snapshot(2, 200)), response([2, 3], snapshot(2, 250), snapshot(3, 300)));
  expect(joined.requestedIds).toEqual([2, 3, 1]);
  expect(joined.snapshots.map(({ id, payableCents }) => [id, payableCents])).toEqual([
    [2, 250],
    [3, 300],
    [1, 100],
  ]);
});

test('a piece that is gone by the newest answer does not come back from an earlier one', () => {
  const joined = mergeSnapshots(response([1], snapshot(1, 100)), response([1]));
  expect(joined).toMatchObject({ requestedIds: [1], snapshots: [] });
});

test('a piece nobody knows counts at the price she saw, for as many as she wants', () => {
  const line = { skuId: 7, quantity: 3, seenCents: 4300 };
  const seen = priceSnapshotLine(line, placeholderSnapshot(line, 'A piece'));
  expect(seen).toMatchObject({ state: 'fine', quantity: 3, totalCents: 12_900, wasCents: null });
  expect(calculateCartSums([seen]).itemsCents).toBe(12_900);
});
