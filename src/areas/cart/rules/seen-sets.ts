import type { SetRule } from '#areas/pricing/rules/sets.ts';
import { cents, payable } from '#kernel/money.ts';
import { checkedSeen, type SeenLine } from './batches.ts';
import { type InSet, offsOf, partName, setPartsIn, wholeSets } from './sets.ts';
import { type Checked, checked, type Look } from './sums.ts';

export type Pair = { readonly line: SeenLine; readonly checked: Checked };

/** What the shop says about a line today: its SKU's look, or that of its estimate with the reason why it can no longer be had. */
export type LookOf = (line: SeenLine) => (Look & { readonly problem?: string }) | null;

/** A whole cart beside today's truth; parts of a whole set have the set's price. */
export function pairsOf(cart: readonly SeenLine[], lookOf: LookOf, rules: readonly SetRule[]): Pair[] {
  const plain = cart.map((line) => ({ line, checked: checkedAlone(line, lookOf(line)) }));
  const offs = offsOf(plain.map(inSet), rules);
  return plain.map((pair, place) => reduced(pair, offs[place] ?? 0));
}

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

function reduced(pair: Pair, offBp: number): Pair {
  const { look } = pair.checked;
  if (offBp === 0 || !look) return pair;
  return { ...pair, checked: checked(pair.line, { ...look, payableCents: payable(cents(look.payableCents), 10_000 - offBp) }) };
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
