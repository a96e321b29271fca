import type { IndexedGroup, IndexedSku } from './catalog-index.ts';
import { isBuyable } from './options.ts';

/** A group laid out for counting: its SKUs in offer order, their values in typed arrays. */
export type ColumnarGroup = {
  readonly skus: readonly IndexedSku[];
  readonly payableCents: Int32Array;
  readonly isInStock: Uint8Array;
  /** The values of the SKU at `at` are from starts[at] up to starts[at + 1]. */
  readonly starts: Int32Array;
  readonly valueIds: Int32Array;
  /** Everything at once, for queries that exclude nothing of the group. */
  readonly whole: {
    readonly valueIds: Int32Array;
    readonly fromCents: number;
    readonly toCents: number;
    readonly isInStock: boolean;
  };
};

/** Groups are immutable and only replaced, so a packed one stays valid. */
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
 * Order of the SKUs for a card: available first, then the picture's color, then the cheapest. The picture shows the same color, so one tap
 * adds what is seen. rules/options has the same order for the product page.
 */
const byOffer = (a: IndexedSku, b: IndexedSku): number =>
  Number(isBuyable(b)) - Number(isBuyable(a)) ||
  Number(b.isFirstColour) - Number(a.isFirstColour) ||
  a.payableCents - b.payableCents ||
  a.position - b.position ||
  a.id - b.id;
