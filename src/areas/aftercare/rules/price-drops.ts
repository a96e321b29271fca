import { later, minuteMs } from '#kernel/dates.ts';
import { creditsDue, type GivenCredit, type PriceFall, type PriceProtectedLine } from './price-protection.ts';

export const defaultStandMinutes = 30;

/** A row of the price ledger that lowered a price, with the highest price of the time in which the lower one had to stand. */
export type LedgerDrop = PriceFall & { readonly oldCents: number; readonly peakCents: number };

/** Drops that were not undone while they had to stand, each at the level that stood: a price raised again in part counts as raised. */
export const standingDrops = <D extends LedgerDrop>(drops: readonly D[]): D[] =>
  drops.flatMap((drop) => (drop.peakCents >= drop.oldCents ? [] : [{ ...drop, payableCents: drop.peakCents }]));

/** Those of them that stood long enough to pay: a typing error is put right before that. */
export const confirmedDrops = <D extends LedgerDrop>(drops: readonly D[], confirmedBefore: Date): D[] =>
  standingDrops(drops).filter(({ at }) => at <= confirmedBefore);

export type PendingDrop = { readonly toCents: number; readonly confirmedAt: Date };
type StandingTerms = { readonly times: number; readonly standMinutes: number; readonly confirmedBefore: Date };

/** The first drop that will pay if its price stays for as long as it has to; null where there is none. Nothing is promised for it. */
export function pendingDropOf(
  line: PriceProtectedLine,
  drops: readonly LedgerDrop[],
  given: readonly GivenCredit[],
  { times, standMinutes, confirmedBefore }: StandingTerms,
): PendingDrop | null {
  const due = creditsDue(line, standingDrops(drops), given, times).find(({ fall }) => fall.at > confirmedBefore);
  return due ? { toCents: due.toCents, confirmedAt: later(due.fall.at, standMinutes * minuteMs) } : null;
}
