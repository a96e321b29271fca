import { later, minuteMs } from '#kernel/dates.ts';
import { creditsDue, type GivenCredit, type PriceFall, type PriceProtectedLine } from './price-protection.ts';

export const defaultStandMinutes = 30;

/** A price history row that lowered a price, with the highest price of the period in which it had to last. */
export type LedgerDrop = PriceFall & { readonly oldCents: number; readonly peakCents: number };

/** Drops not undone during the confirmation period, each at the level that lasted: a partly raised price counts as raised. */
export const lastingDrops = <D extends LedgerDrop>(drops: readonly D[]): D[] =>
  drops.flatMap((drop) => (drop.peakCents >= drop.oldCents ? [] : [{ ...drop, payableCents: drop.peakCents }]));

/** Drops that lasted long enough to pay: a typo is corrected before that. */
export const confirmedDrops = <D extends LedgerDrop>(drops: readonly D[], confirmedBefore: Date): D[] =>
  lastingDrops(drops).filter(({ at }) => at <= confirmedBefore);

export type PendingDrop = { readonly toCents: number; readonly confirmedAt: Date };
type StandingTerms = { readonly times: number; readonly standMinutes: number; readonly confirmedBefore: Date };

/** The first drop that will pay if its price lasts; null where there is none. Nothing is promised for it. */
export function pendingDropOf(
  line: PriceProtectedLine,
  drops: readonly LedgerDrop[],
  given: readonly GivenCredit[],
  { times, standMinutes, confirmedBefore }: StandingTerms,
): PendingDrop | null {
  const due = creditsDue(line, lastingDrops(drops), given, times).find(({ fall }) => fall.at > confirmedBefore);
  return due ? { toCents: due.toCents, confirmedAt: later(due.fall.at, standMinutes * minuteMs) } : null;
}
