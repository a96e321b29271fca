import { maxLinePieces } from '#areas/cart/rules/lines.ts';
import type { ProductSnapshot } from '#areas/cart/rules/sums.ts';
import type { CartLine } from '#site/storage.ts';

/** What the shop said about goods, and which ones it was asked about. */
type Said = {
  readonly asked: readonly number[];
  readonly looks: readonly ProductSnapshot[];
  readonly numbers: readonly string[];
  readonly composed: readonly (ProductSnapshot & { readonly estimate: string })[];
};

const mostKept = 60;

/** The newest answer beside what earlier ones said of other goods: in a tunnel all of it counts. */
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

/** As heavy as a wig: nearly everything travels for what half a kilo costs. */
const usualGrams = 250;

/** A piece put into the cart in a tunnel of which nothing is known but the price she saw; the server has the last word. */
export const placeholderSnapshot = ({ skuId, seenCents }: CartLine, name: string): ProductSnapshot => ({
  ...{ id: skuId, name, path: '/shop-cart', picture: null, options: [] },
  ...{ payableCents: seenCents, listCents: seenCents, weightGrams: usualGrams, shipsFree: false },
  ...{ available: maxLinePieces, isMadeToOrder: false, ready: null, readyMade: null },
});
