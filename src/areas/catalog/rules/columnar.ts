import type { IndexedGroup, IndexedSku } from './catalog-index.ts';
import { isBuyable } from './options.ts';

/** A group laid out for counting: its SKUs in the order in which a card would speak of them, their numbers side by side. */
export type ColumnarGroup = {
  readonly skus: readonly IndexedSku[];
  readonly payableCents: Int32Array;
  readonly isInStock: Uint8Array;
  /** The values of the SKU at `at` lie from starts[at] up to starts[at + 1]. */
  readonly starts: Int32Array;
  readonly valueIds: Int32Array;
  /** All of it at once, for a look that leaves nothing of the group out. */
  readonly whole: {
    readonly valueIds: Int32Array;
    readonly fromCents: number;
    readonly toCents: number;
    readonly isInStock: boolean;
  };
};

/** A group never changes, it is only replaced: packed once, it stays packed. */
const packs = new WeakMap<IndexedGroup, ColumnarGroup>();

export function columnarGroupOf(group: IndexedGroup): ColumnarGroup {
  const known = packs.get(group);
  if (known) return known;
  const skus = group.skus.toSorted(byOffer);
  const starts = new Int32Array(skus.length + 1);
  for (const [at, sku] of skus.entries()) starts[at + 1] = (starts[at] ?? 0) + sku.valueIds.length;
  const payableCents = Int32Array.from(skus, (sku) => sku.payableCents);
  const valueIds = Int32Array.from(skus.flatMap((sku) => sku.valueIds));
  const pack: ColumnarGroup = {
    skus,
    payableCents,
    isInStock: Uint8Array.from(skus, (sku) => Number(sku.available > 0)),
    starts,
    valueIds,
    whole: {
      valueIds: Int32Array.from(new Set(valueIds)),
      fromCents: Math.min(...payableCents),
      toCents: Math.max(...payableCents),
      isInStock: skus.some((sku) => sku.available > 0),
    },
  };
  packs.set(group, pack);
  return pack;
}

/**
 * The SKU a card speaks of: one that can be had before one that cannot, in the colour of the picture before another, then the cheapest.
 * The picture shows the same colour, so one tap adds what is seen. rules/options says it again for the product page.
 */
const byOffer = (a: IndexedSku, b: IndexedSku): number =>
  Number(isBuyable(b)) - Number(isBuyable(a)) ||
  Number(b.isFirstColour) - Number(a.isFirstColour) ||
  a.payableCents - b.payableCents ||
  a.position - b.position ||
  a.id - b.id;
