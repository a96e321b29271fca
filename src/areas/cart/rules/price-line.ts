import { bestDiscountBp } from '#areas/promotions/rules/quantity-tiers.ts';
import { cents, payable } from '#kernel/money.ts';
import { lineLimit, type PricedSnapshot, priceSnapshotLine } from './sums.ts';

export type LineToPrice = {
  readonly skuId: number;
  readonly quantity: number;
  readonly seenPriceCents: number;
  readonly attributeHash: string;
  readonly isLive: boolean;
  /** Set discount; none outside a set. */
  readonly setOffBp?: number;
  /** Quantity tier discount. */
  readonly stepOffBp?: number;
  readonly goods: Pick<PricedSnapshot, 'payableCents' | 'weightGrams' | 'shipsFree' | 'available' | 'isMadeToOrder'>;
  readonly estimate: {
    readonly number: string;
    readonly quantity: number;
    readonly unitPriceCents: number | null;
    readonly weightGrams: number | null;
    readonly validUntil: Date;
  } | null;
};

/** A built item is priced by its estimate; catalog items have no hash, and set parts one that says so. */
const isComposed = ({ attributeHash }: Pick<LineToPrice, 'attributeHash'>): boolean =>
  attributeHash !== '' && !attributeHash.startsWith(setHashPrefix);
export const setHashPrefix = 'set:';

type Offer = {
  readonly quantity: number;
  readonly goods: Pick<PricedSnapshot, 'payableCents'>;
  readonly estimate: { readonly quantity: number; readonly unitPriceCents: number | null } | null;
};

/** An estimate's price applies from its quantity on; for fewer units the catalog price applies if higher. */
export function lineUnitCents({ quantity, goods, estimate }: Offer): number {
  if (!estimate || estimate.unitPriceCents === null) return goods.payableCents;
  return quantity >= estimate.quantity ? estimate.unitPriceCents : Math.max(estimate.unitPriceCents, goods.payableCents);
}

/** Available quantity and price of a line today, and why not all of it. */
export function priceLine(line: LineToPrice, now: Date) {
  const why = whyGone(line, now);
  const { setOffBp = 0, stepOffBp = 0 } = line;
  const plainCents = cents(lineUnitCents(line));
  const baseCents = payable(plainCents, 10_000 - setOffBp);
  const snapshot = {
    ...line.goods,
    payableCents: payable(plainCents, 10_000 - bestDiscountBp(setOffBp, stepOffBp)),
    weightGrams: line.estimate?.weightGrams ?? line.goods.weightGrams,
    ready: null,
    readyMade: null,
  };
  const seen = { skuId: line.skuId, quantity: line.quantity, seenCents: line.seenPriceCents };
  const found = priceSnapshotLine(seen, why ? null : snapshot);
  return {
    ...found,
    // A tier depends on the quantity: it is no price change.
    wasCents: line.seenPriceCents === baseCents ? null : found.wasCents,
    unitCents: snapshot.payableCents,
    baseCents,
    /** The tier discount, where it was better than the set's. */
    stepOffBp: stepOffBp > setOffBp ? stepOffBp : 0,
    weightGrams: snapshot.weightGrams,
    limit: lineLimit(snapshot),
    why,
  };
}

function whyGone(line: LineToPrice, now: Date): 'goneGoods' | 'goneEstimate' | null {
  if (!line.isLive) return 'goneGoods';
  if (!isComposed(line)) return null;
  return line.estimate && line.estimate.validUntil > now ? null : 'goneEstimate';
}
