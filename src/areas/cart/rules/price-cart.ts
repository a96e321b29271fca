import type { SetPriceRule } from '#areas/pricing/rules/sets.ts';
import { bestDiscountBp, calculateTierDiscounts, type QuantityTier } from '#areas/promotions/rules/quantity-tiers.ts';
import { cents, payable } from '#kernel/money.ts';
import type { CartLine } from '#site/storage.ts';
import { priceCartLine } from './batches.ts';
import { calculateSetDiscounts, parseSetKey, partName, type SetLine, wholeSets } from './sets.ts';
import { type PricedLine, type ProductSnapshot, priceSnapshotLine } from './sums.ts';

/** Today's data of a line: its SKU's or its estimate's, with the reason why it is unavailable. */
export type SnapshotLookup = (line: CartLine) => (ProductSnapshot & { readonly problem?: string }) | null;

/** Cart pricing: every line at today's price; parts of a complete set get the set price, and quantities their tier price. */
export function priceCart(
  cart: readonly CartLine[],
  snapshotOf: SnapshotLookup,
  rules: readonly SetPriceRule[],
  steps: readonly QuantityTier[] = [],
): PricedLine[] {
  const plain = cart.map((line) => pricedAlone(line, snapshotOf(line)));
  const offs = calculateSetDiscounts(plain.map(inSet), rules);
  const stepped = calculateTierDiscounts(plain.map(toTierLine), steps);
  return plain.map((priced, index) => reduced(priced, offs[index] ?? 0, stepped[index] ?? 0));
}

export const toTierLine = ({ line, snapshot, quantity }: PricedLine) => ({
  counting: line.estimate ? ('ownPrice' as const) : (snapshot?.counting ?? 'none'),
  categoryId: snapshot?.categoryId ?? 0,
  pieces: line.isLater ? 0 : quantity,
});

function pricedAlone(line: CartLine, snapshot: ReturnType<SnapshotLookup>): PricedLine {
  if (!snapshot || line.estimate === undefined) return priceCartLine(line, snapshot);
  return snapshot.problem ? { ...priceSnapshotLine(line, null), snapshot } : priceSnapshotLine(line, snapshot);
}

const inSet = ({ line, snapshot, state }: PricedLine): SetLine => ({
  setKey: line.set ?? '',
  part: partName(line),
  quantity: line.quantity,
  role: snapshot?.role ?? null,
  isLater: line.isLater ?? false,
  isFine: state === 'fine',
  isClearance: snapshot?.isClearance ?? false,
});

function reduced(priced: PricedLine, setOffBp: number, stepOffBp: number): PricedLine {
  const { line, snapshot } = priced;
  if (bestDiscountBp(setOffBp, stepOffBp) === 0 || !snapshot) return priced;
  const less = (offBp: number) => payable(cents(snapshot.payableCents), 10_000 - offBp);
  const found = priceSnapshotLine(line, { ...snapshot, payableCents: less(bestDiscountBp(setOffBp, stepOffBp)) });
  // A tier depends on the quantity: it is no price change.
  return line.seenCents === less(setOffBp) ? { ...found, wasCents: null } : found;
}

/** One row of the list: a single item, or a whole set with its parts. */
export type CartRow = { readonly key: string; readonly lines: readonly PricedLine[]; readonly sets: number };

export function groupCartRows(lines: readonly PricedLine[], keyOf: (line: CartLine) => string): CartRow[] {
  const rows: CartRow[] = [];
  const done = new Set<string>();
  for (const priced of lines) {
    const { set = '' } = priced.line;
    const members = set === '' ? [] : lines.filter(({ line }) => line.set === set);
    const sets = set === '' ? 0 : wholeSets(set, members.map(inSet));
    if (sets === 0) rows.push({ key: keyOf(priced.line), lines: [priced], sets: 0 });
    else if (!done.has(set)) rows.push({ key: set, lines: members, sets });
    if (sets > 0) done.add(set);
  }
  return rows;
}

export const countInSet = (line: CartLine): number => parseSetKey(line.set ?? '')?.find(({ name }) => name === partName(line))?.count ?? 1;
