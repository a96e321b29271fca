import { maxLinePieces } from '#areas/cart/rules/lines.ts';
import type { ProductSnapshot } from '#areas/cart/rules/sums.ts';
import type { CartLine } from '#site/storage.ts';

/** Product data, and the SKUs it was requested for. */
type Said = {
  readonly asked: readonly number[];
  readonly looks: readonly ProductSnapshot[];
  readonly numbers: readonly string[];
  readonly composed: readonly (ProductSnapshot & { readonly estimate: string })[];
};

const mostKept = 60;

/** Merges the newest answer into earlier ones: offline all of it counts. */
export function mergeSnapshots<Answer extends Said>(before: Said | null, told: Answer): Answer {
  if (!before) return told;
  const looks = [...told.looks, ...before.looks.filter(({ id }) => !told.asked.includes(id))].slice(0, mostKept);
  const composed = [...told.composed, ...before.composed.filter(({ estimate }) => !told.numbers.includes(estimate))].slice(0, mostKept);
  return {
    ...told,
    looks,
    composed,
    asked: [...new Set([...told.asked, ...looks.map(({ id }) => id)])],
    numbers: [...new Set([...told.numbers, ...composed.map(({ estimate }) => estimate)])],
  };
}

/** The weight of a wig: nearly everything ships for the half-kilo fee. */
const usualGrams = 250;

/** An item added offline of which only the price shown is known; the server decides. */
export const placeholderSnapshot = ({ skuId, seenCents }: CartLine, name: string): ProductSnapshot => ({
  ...{ id: skuId, name, path: '/shop-cart', picture: null, options: [] },
  ...{ payableCents: seenCents, listCents: seenCents, weightGrams: usualGrams, shipsFree: false },
  ...{ available: maxLinePieces, isMadeToOrder: false, ready: null, readyMade: null },
});
