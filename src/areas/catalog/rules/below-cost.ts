import { cents, payable } from '#kernel/money.ts';

/** What a buyer pays before and after a change, and the known cost; a cost of 0 is unknown, a new SKU has no price before. */
export type PriceAgainstCost = {
  readonly code: string;
  readonly fromCents: number | null;
  readonly toCents: number;
  readonly costCents: number;
};
type ListPrice = { readonly priceCents: number; readonly discountBp: number };

/** A price that stays or rises is accepted even below cost, since that is how one is corrected. */
export const isLoweredBelowCost = ({ fromCents, toCents, costCents }: Omit<PriceAgainstCost, 'code'>): boolean =>
  costCents > 0 && toCents < costCents && (fromCents === null || toCents < fromCents);

/** Greatest loss first. */
export const loweredBelowCost = <Price extends PriceAgainstCost>(prices: readonly Price[]): Price[] =>
  prices.filter(isLoweredBelowCost).toSorted((a, b) => b.costCents - b.toCents - (a.costCents - a.toCents) || (a.code < b.code ? -1 : 1));

export const payableOf = ({ priceCents, discountBp }: ListPrice): number => payable(cents(priceCents), discountBp);

/** A loss per unit is covered by one that was accepted before: a cost that rose since, or a price that fell further, is not. */
export const isLossAccepted = (
  { toCents, costCents }: { readonly toCents: number; readonly costCents: number },
  acceptedCents: number | null,
) => acceptedCents !== null && costCents - toCents <= acceptedCents;
