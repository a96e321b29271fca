/** What one SKU would be paid in a sale and what it costs us; a cost of 0 is not known. */
export type SalePrice = {
  readonly skuId: number;
  readonly spuId: number;
  readonly code: string;
  readonly saleCents: number;
  readonly costCents: number;
};

/** What would sell below its cost, the greatest loss first. */
export const pricesBelowCost = (prices: readonly SalePrice[]): SalePrice[] =>
  prices
    .filter(({ saleCents, costCents }) => costCents > 0 && saleCents < costCents)
    .toSorted((a, b) => b.costCents - b.saleCents - (a.costCents - a.saleCents) || a.skuId - b.skuId);

/** Prices fall when the sale has begun and is announced, whichever is later; never before now. */
export const plannedStart = (startsAt: Date, announcedAt: Date | null, now: Date): Date =>
  new Date(Math.max(startsAt.getTime(), announcedAt?.getTime() ?? 0, now.getTime()));

const toleratedCents = 10_000;
const toleratedShare = 0.1;

/** Orders come in while somebody decides, so a little more than was shown is let through: 100 dollars or a tenth, whichever is more. */
export const hasCostRisen = (seenCents: number, nowCents: number): boolean =>
  nowCents > seenCents + Math.max(toleratedCents, Math.floor(seenCents * toleratedShare));
