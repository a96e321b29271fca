import { type Cents, cents } from '#kernel/money.ts';

/** One line of a paid order, as far as price protection looks at it. */
export type ProtectedLine = {
  readonly priceCents: number;
  /** Pieces she still has. */
  readonly pieces: number;
  readonly paidAt: Date;
  readonly until: Date;
  /** What was given back for it already. */
  readonly creditedCents: number;
};
export type PriceChange = { readonly payableCents: number; readonly isFinalSale: boolean; readonly at: Date };
export type Fall = {
  readonly lowCents: Cents;
  readonly at: Date;
  readonly differenceCents: Cents;
  /** So many times the difference for every piece, less what was given back; never more than was paid. */
  readonly backCents: Cents;
};

/**
 * The deepest fall of our own price between payment and the end of protection, or null where it never fell below what was paid.
 * Several falls count by the lowest price only. A final clearance price is no fall.
 */
export function fallOf(line: ProtectedLine, changes: readonly PriceChange[], times: number): Fall | null {
  const counted = changes.filter(({ at, isFinalSale }) => !isFinalSale && at > line.paidAt && at <= line.until);
  const lowest = counted.reduce<PriceChange | null>((low, change) => (low && low.payableCents <= change.payableCents ? low : change), null);
  if (!lowest || lowest.payableCents >= line.priceCents || line.pieces < 1) return null;
  const difference = line.priceCents - lowest.payableCents;
  const paid = line.priceCents * line.pieces;
  return {
    lowCents: cents(lowest.payableCents),
    at: lowest.at,
    differenceCents: cents(difference),
    backCents: cents(Math.max(0, Math.min(times * difference * line.pieces, paid) - line.creditedCents)),
  };
}
