import type { PriceSheetLine, PriceSheetProblem } from './price-sheet.ts';
import { priceChangeBp, type Spec, specKey } from './spec.ts';

/** Current price of one spec, in the vendor's currency and in dollars. */
export type CurrentVendorPrice = Spec & { readonly quotedCents: number; readonly currency: string; readonly priceCents: number };

export type CheckedPriceLine =
  | { readonly row: number; readonly column: number; readonly state: 'wrong'; readonly typed: string; readonly problem: PriceSheetProblem }
  | {
      readonly row: number;
      readonly column: number;
      readonly state: 'new' | 'same' | 'change' | 'rise' | 'odd';
      readonly spec: Spec;
      readonly quotedCents: number;
      /** Null for something new. */
      readonly beforeCents: number | null;
      readonly moveBp: number | null;
      /** The probable price where it looks mistyped. */
      readonly likelyCents: number | null;
    };
export type ValidPriceLine = Exclude<CheckedPriceLine, { state: 'wrong' }>;

/** Each line against the current price: new, same, changed, risen above the limit, or probably mistyped. */
export function checkPriceLines(
  lines: readonly PriceSheetLine[],
  now: readonly CurrentVendorPrice[],
  currency: string,
  riseBp: number,
): readonly CheckedPriceLine[] {
  const current = new Map(now.filter((one) => one.currency === currency).map((one) => [specKey(one), one]));
  return lines.map((line): CheckedPriceLine => {
    if (line.problem !== null) return { row: line.row, column: line.column, state: 'wrong', typed: line.typed, problem: line.problem };
    const { row, column, spec, quotedCents } = line;
    const before = current.get(specKey(spec))?.quotedCents ?? null;
    const move = before === null ? null : priceChangeBp(before, quotedCents);
    const state = stateOf(move, riseBp);
    return {
      ...{ row, column, state, spec, quotedCents, beforeCents: before, moveBp: move },
      likelyCents: state === 'odd' && before !== null ? likely(before, quotedCents) : null,
    };
  });
}

function stateOf(move: number | null, riseBp: number): ValidPriceLine['state'] {
  if (move === null) return 'new';
  if (move === 0) return 'same';
  if (move <= -5000 || move >= 10_000) return 'odd';
  return move > riseBp ? 'rise' : 'change';
}

/** A misplaced decimal point is the usual mistake: 4.78 for 47.80. */
function likely(before: number, typed: number): number | null {
  const tried = [typed * 10, Math.round(typed / 10), typed * 100, Math.round(typed / 100)];
  return tried.find((cents) => cents > 0 && Math.abs(priceChangeBp(before, cents) ?? 10_000) <= 2000) ?? null;
}

export const isValidPriceLine = (one: CheckedPriceLine): one is ValidPriceLine => one.state !== 'wrong';

export function countLineStates(lines: readonly CheckedPriceLine[]): Readonly<Record<CheckedPriceLine['state'], number>> {
  const counts = { wrong: 0, new: 0, same: 0, change: 0, rise: 0, odd: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}
