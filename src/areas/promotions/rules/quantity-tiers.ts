/** A quantity tier: from this many units this discount; for one category or for all. */
export type QuantityTier = { readonly categoryId: number | null; readonly minPieces: number; readonly offBp: number };

/** Counts and is discounted; counts, but has its own price; neither. */
export type TierCounting = 'full' | 'ownPrice' | 'none';

type Described = {
  readonly category: string;
  readonly style: string;
  readonly isClearance: boolean;
  /** Priced by an estimate, which already considers the quantity. */
  readonly isComposed: boolean;
};

const never = new Set(['hair-sample', 'accessories']);
const packed = new Set(['other-channel', 'start-business']);

/** Samples and accessories are excluded. Packs, kits, clearance and built items count as one unit each, at their own price. */
export function tierCountingOf({ category, style, isClearance, isComposed }: Described): TierCounting {
  if (never.has(category)) return 'none';
  const isPack = packed.has(category) || (category === 'bundle' && style !== '' && style !== 'Single Bundle');
  return isPack || isClearance || isComposed ? 'ownPrice' : 'full';
}

export type TierLine = { readonly counting: TierCounting; readonly categoryId: number; readonly pieces: number };

export const countTierItems = (lines: readonly Pick<TierLine, 'counting' | 'pieces'>[]): number =>
  lines.reduce((sum, { counting, pieces }) => sum + (counting === 'none' ? 0 : pieces), 0);

/**
 * The tier discount of each line, in the order of the lines. Units count over the whole order; a tier of one category counts only its
 * products. The tier that is reached applies to every unit, and the best of several is used. `besides` are units of other parcels that
 * count towards the same order.
 */
export function calculateTierDiscounts(lines: readonly TierLine[], steps: readonly QuantityTier[], besides = 0): number[] {
  const counts = new Map<number | null, number>([[null, countTierItems(lines) + besides]]);
  for (const { categoryId } of steps)
    if (!counts.has(categoryId)) counts.set(categoryId, countTierItems(lines.filter((line) => line.categoryId === categoryId)));
  return lines.map((line) => (line.counting === 'full' ? offOf(line.categoryId, steps, counts) : 0));
}

const offOf = (category: number, steps: readonly QuantityTier[], counts: ReadonlyMap<number | null, number>): number =>
  steps.reduce((best, { categoryId, minPieces, offBp }) => {
    const isMeant = categoryId === null || categoryId === category;
    return isMeant && (counts.get(categoryId) ?? 0) >= minPieces ? Math.max(best, offBp) : best;
  }, 0);

/** Set or tier discount, whichever is more, never both. A coupon comes after it, store credit last. */
export const bestDiscountBp = (setOffBp: number, stepOffBp: number): number => Math.max(setOffBp, stepOffBp);

/** Progress on the general tiers: units counted, current discount, and what the next tier needs. */
export function calculateTierProgress(lines: readonly TierLine[], steps: readonly QuantityTier[]) {
  const counted = countTierItems(lines);
  const ladder = listCategoryTiers(steps, 0);
  const reached = ladder.findLast(({ minPieces }) => counted >= minPieces);
  const next = ladder.find(({ minPieces }) => counted < minPieces);
  return { counted, offBp: reached?.offBp ?? 0, next: next ? { more: next.minPieces - counted, offBp: next.offBp } : null };
}

/** Tiers of one category as shown: each better than the one before. */
export function listCategoryTiers(
  steps: readonly QuantityTier[],
  categoryId: number,
): { readonly minPieces: number; readonly offBp: number }[] {
  const meant = steps.filter((step) => step.categoryId === null || step.categoryId === categoryId);
  const ladder: { minPieces: number; offBp: number }[] = [];
  for (const { minPieces, offBp } of [...meant].sort((a, b) => a.minPieces - b.minPieces || b.offBp - a.offBp))
    if (offBp > (ladder.at(-1)?.offBp ?? 0)) ladder.push({ minPieces, offBp });
  return ladder;
}
