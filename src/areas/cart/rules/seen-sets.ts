import type { SetRule } from '#areas/pricing/rules/sets.ts';
import { bestOff, type Step, stepOffs } from '#areas/promotions/rules/steps.ts';
import { cents, payable } from '#kernel/money.ts';
import { checkedSeen, type SeenLine } from './batches.ts';
import { type InSet, offsOf, partName, setPartsIn, wholeSets } from './sets.ts';
import { type Checked, checked, type Look } from './sums.ts';

export type Pair = { readonly line: SeenLine; readonly checked: Checked };

/** What the shop says about a line today: its SKU's look, or that of its estimate with the reason why it can no longer be had. */
export type LookOf = (line: SeenLine) => (Look & { readonly problem?: string }) | null;

/** A whole cart beside today's truth; parts of a whole set have the set's price, and many pieces that of their step. */
export function pairsOf(cart: readonly SeenLine[], lookOf: LookOf, rules: readonly SetRule[], steps: readonly Step[] = []): Pair[] {
  const plain = cart.map((line) => ({ line, checked: checkedAlone(line, lookOf(line)) }));
  const offs = offsOf(plain.map(inSet), rules);
  const stepped = stepOffs(plain.map(inSteps), steps);
  return plain.map((pair, place) => reduced(pair, offs[place] ?? 0, stepped[place] ?? 0));
}

export const inSteps = ({ line, checked: { look, quantity } }: Pair) => ({
  counting: line.estimate ? ('ownPrice' as const) : (look?.counting ?? 'none'),
  categoryId: look?.categoryId ?? 0,
  pieces: line.isLater ? 0 : quantity,
});

function checkedAlone(line: SeenLine, look: ReturnType<LookOf>): Checked {
  if (!look || line.estimate === undefined) return checkedSeen(line, look);
  return look.problem ? { ...checked(line, null), look } : checked(line, look);
}

const inSet = ({ line, checked: { look, state } }: Pair): InSet => ({
  setKey: line.set ?? '',
  part: partName(line),
  quantity: line.quantity,
  role: look?.role ?? null,
  isLater: line.isLater ?? false,
  isFine: state === 'fine',
  isClearance: look?.isClearance ?? false,
});

function reduced(pair: Pair, setOffBp: number, stepOffBp: number): Pair {
  const { look } = pair.checked;
  if (bestOff(setOffBp, stepOffBp) === 0 || !look) return pair;
  const less = (offBp: number) => payable(cents(look.payableCents), 10_000 - offBp);
  const found = checked(pair.line, { ...look, payableCents: less(bestOff(setOffBp, stepOffBp)) });
  // A step follows from how many she takes: it is no change of a price she saw.
  return { ...pair, checked: pair.line.seenCents === less(setOffBp) ? { ...found, wasCents: null } : found };
}

/** What stands as one line in a list: a piece alone, or a whole set with its parts. */
export type Row = { readonly key: string; readonly pairs: readonly Pair[]; readonly sets: number };

export function rowsOf(pairs: readonly Pair[], keyOf: (line: SeenLine) => string): Row[] {
  const rows: Row[] = [];
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
export const countInSet = (line: SeenLine): number => setPartsIn(line.set ?? '')?.find(({ name }) => name === partName(line))?.count ?? 1;
