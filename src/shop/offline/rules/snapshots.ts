import { maxLineQuantity } from '#areas/cart/rules/lines.ts';
import type { ProductSnapshot } from '#areas/cart/rules/sums.ts';
import type { CartLine } from '#site/storage.ts';

/** Product data, and the SKUs it was requested for. */
type SnapshotSet = {
  readonly requestedIds: readonly number[];
  readonly snapshots: readonly ProductSnapshot[];
  readonly numbers: readonly string[];
  readonly composed: readonly (ProductSnapshot & { readonly estimate: string })[];
};

const maxSnapshots = 60;

/** Merges the newest answer into earlier ones: offline all of it counts. */
export function mergeSnapshots<Answer extends SnapshotSet>(before: SnapshotSet | null, latest: Answer): Answer {
  if (!before) return latest;
  const snapshots = [...latest.snapshots, ...before.snapshots.filter(({ id }) => !latest.requestedIds.includes(id))].slice(0, maxSnapshots);
  const composed = [...latest.composed, ...before.composed.filter(({ estimate }) => !latest.numbers.includes(estimate))].slice(
    0,
    maxSnapshots,
  );
  return {
    ...latest,
    snapshots,
    composed,
    requestedIds: [...new Set([...latest.requestedIds, ...snapshots.map(({ id }) => id)])],
    numbers: [...new Set([...latest.numbers, ...composed.map(({ estimate }) => estimate)])],
  };
}

/** The weight of a wig: nearly everything ships for the half-kilo fee. */
const usualGrams = 250;

/** An item added offline of which only the price shown is known; the server decides. */
export const placeholderSnapshot = ({ skuId, seenCents }: CartLine, name: string): ProductSnapshot => ({
  ...{ id: skuId, name, path: '/shop-cart', picture: null, options: [] },
  ...{ payableCents: seenCents, listCents: seenCents, weightGrams: usualGrams, shipsFree: false },
  ...{ available: maxLineQuantity, isMadeToOrder: false, ready: null, readyMade: null },
});
