import type { SetPriceRule } from '#areas/pricing/rules/sets.ts';
import { bestDiscountBp, calculateTierDiscounts, type QuantityTier } from '#areas/promotions/rules/quantity-tiers.ts';
import { cents, payable } from '#kernel/money.ts';
import { priceSeenLine, type SeenLine } from './batches.ts';
import { calculateSetDiscounts, parseSetKey, partName, type SetLine, wholeSets } from './sets.ts';
import { type PricedLine, type ProductSnapshot, priceSnapshotLine } from './sums.ts';

export type PricedLinePair = { readonly line: SeenLine; readonly checked: PricedLine };

/** What the shop says about a line today: its SKU's look, or that of its estimate with the reason why it can no longer be had. */
export type SnapshotLookup = (line: SeenLine) => (ProductSnapshot & { readonly problem?: string }) | null;

/** Cart pricing: every line at today's price; parts of a whole set have the set's price, and many pieces that of their step. */
export function priceCart(
  cart: readonly SeenLine[],
  lookOf: SnapshotLookup,
  rules: readonly SetPriceRule[],
  steps: readonly QuantityTier[] = [],
): PricedLinePair[] {
  const plain = cart.map((line) => ({ line, checked: checkedAlone(line, lookOf(line)) }));
  const offs = calculateSetDiscounts(plain.map(inSet), rules);
  const stepped = calculateTierDiscounts(plain.map(toTierLine), steps);
  return plain.map((pair, place) => reduced(pair, offs[place] ?? 0, stepped[place] ?? 0));
}

export const toTierLine = ({ line, checked: { look, quantity } }: PricedLinePair) => ({
  counting: line.estimate ? ('ownPrice' as const) : (look?.counting ?? 'none'),
  categoryId: look?.categoryId ?? 0,
  pieces: line.isLater ? 0 : quantity,
});

function checkedAlone(line: SeenLine, look: ReturnType<SnapshotLookup>): PricedLine {
  if (!look || line.estimate === undefined) return priceSeenLine(line, look);
  return look.problem ? { ...priceSnapshotLine(line, null), look } : priceSnapshotLine(line, look);
}

const inSet = ({ line, checked: { look, state } }: PricedLinePair): SetLine => ({
  setKey: line.set ?? '',
  part: partName(line),
  quantity: line.quantity,
  role: look?.role ?? null,
  isLater: line.isLater ?? false,
  isFine: state === 'fine',
  isClearance: look?.isClearance ?? false,
});

function reduced(pair: PricedLinePair, setOffBp: number, stepOffBp: number): PricedLinePair {
  const { look } = pair.checked;
  if (bestDiscountBp(setOffBp, stepOffBp) === 0 || !look) return pair;
  const less = (offBp: number) => payable(cents(look.payableCents), 10_000 - offBp);
  const found = priceSnapshotLine(pair.line, { ...look, payableCents: less(bestDiscountBp(setOffBp, stepOffBp)) });
  // A step follows from how many she takes: it is no change of a price she saw.
  return { ...pair, checked: pair.line.seenCents === less(setOffBp) ? { ...found, wasCents: null } : found };
}

/** What stands as one line in a list: a piece alone, or a whole set with its parts. */
export type CartRow = { readonly key: string; readonly pairs: readonly PricedLinePair[]; readonly sets: number };

export function groupCartRows(pairs: readonly PricedLinePair[], keyOf: (line: SeenLine) => string): CartRow[] {
  const rows: CartRow[] = [];
  const done = new Set<string>();
  for (const pair of pairs) {
    const { set = '' } = pair.line;
    const members = set === '' ? [] : pairs.filter(({ line }) => line.set === set);
    const sets = set === '' ? 0 : wholeSets(set, members.map(inSet));
    if (sets === 0) rows.push({ key: keyOf(pair.line), pairs: [pair], sets: 0 });
    else if (!done.has(set)) rows.push({ key: set, pairs: members, sets });
    if (sets > 0) done.add(set);
  }
  return rows;
}

/** How many pieces of a line are in one set. */
export const countInSet = (line: SeenLine): number => parseSetKey(line.set ?? '')?.find(({ name }) => name === partName(line))?.count ?? 1;
