/** Sale price and cost of one SKU; a cost of 0 is unknown. */
export type SalePrice = {
  readonly skuId: number;
  readonly spuId: number;
  readonly code: string;
  readonly saleCents: number;
  readonly costCents: number;
};

/** Greatest loss first. */
export const pricesBelowCost = (prices: readonly SalePrice[]): SalePrice[] =>
  prices
    .filter(({ saleCents, costCents }) => costCents > 0 && saleCents < costCents)
    .toSorted((a, b) => b.costCents - b.saleCents - (a.costCents - a.saleCents) || a.skuId - b.skuId);

/** Prices drop when the sale has started and is announced, whichever is later; never before now. */
export const plannedStart = (startsAt: Date, announcedAt: Date | null, now: Date): Date =>
  new Date(Math.max(startsAt.getTime(), announcedAt?.getTime() ?? 0, now.getTime()));

const toleratedCents = 10_000;
const toleratedShare = 0.1;

/** Orders arrive meanwhile, so slightly more than shown is accepted: $100 or a tenth, whichever is more. */
export const hasCostRisen = (seenCents: number, nowCents: number): boolean =>
  nowCents > seenCents + Math.max(toleratedCents, Math.floor(seenCents * toleratedShare));
