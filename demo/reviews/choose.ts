import type { Random } from '#kernel/random.ts';
import type { DemoReview, ReviewedKind } from './data.ts';

/** What a reviewer bought, and what the words of a review may depend on. */
export type Purchase = {
  readonly kind: ReviewedKind;
  readonly group: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly texture: string;
  readonly color: string;
  readonly lengthInches: number | null;
  readonly quantity: number;
  readonly state: string;
  readonly language: 'en' | 'zh';
  /** From the order to the delivery. */
  readonly days: number;
  /** From the delivery to today. */
  readonly daysSince: number;
  readonly isBusiness: boolean;
  readonly isMan: boolean;
  readonly isRepeat: boolean;
  readonly isReturned: boolean;
};

/** More than a few are for a salon or for resale. */
const ownUse: readonly [number, number] = [1, 4];
const anyNumber: readonly [number, number] = [1, 999];
/** A review about long wear is written within these days after it. */
export const wornSpreadDays = 7;

/** Whether every word of the review is true of the purchase. */
export function isTrueOf({ kind, language, writer, fits }: DemoReview, purchase: Purchase): boolean {
  const quantity = fits.quantity ?? (fits.isBusiness ? anyNumber : ownUse);
  return (
    kind === purchase.kind &&
    language === purchase.language &&
    (fits.groups?.includes(purchase.group) ?? true) &&
    Object.entries(fits.attributes ?? {}).every(([key, values]) => values.includes(purchase.attributes[key] ?? '')) &&
    (fits.textures?.includes(purchase.texture) ?? true) &&
    (fits.colors?.includes(purchase.color) ?? true) &&
    isWithin(fits.inches, purchase.lengthInches) &&
    isWithin(quantity, purchase.quantity) &&
    isWithin(fits.days, purchase.days) &&
    (fits.wornDays === undefined || fits.wornDays + wornSpreadDays <= purchase.daysSince) &&
    (fits.states?.includes(purchase.state) ?? true) &&
    (fits.isBusiness ? purchase.isBusiness : writer === undefined || !purchase.isBusiness) &&
    (fits.isMan ?? (fits.isBusiness ? purchase.isMan : false)) === purchase.isMan &&
    (fits.isRepeat ?? purchase.isRepeat) === purchase.isRepeat &&
    (fits.isReturned ?? false) === purchase.isReturned
  );
}

const isWithin = (range: readonly [number, number] | undefined, value: number | null): boolean =>
  range === undefined || (value !== null && range[0] <= value && value <= range[1]);

/** A product with at most so many reviews of its own is rarely sold. */
const fewReviews = 8;

/** The reviews not yet used. */
export function openReviewPool(reviews: readonly DemoReview[]) {
  const unused = new Set(reviews);
  const countOf = new Map<string, number>();
  for (const group of reviews.flatMap(({ fits }) => fits.groups ?? [])) countOf.set(group, (countOf.get(group) ?? 0) + 1);
  const isRare = ({ fits: { groups = [] } }: DemoReview): boolean =>
    groups.length > 0 && groups.every((group) => (countOf.get(group) ?? 0) <= fewReviews);
  const unusedRare = new Set(reviews.filter(isRare));
  return {
    usedCount: () => reviews.length - unused.size,
    /** One that is true of the purchase, of its writer and of what the writer said before; none when all are used. */
    take: (random: Random, purchase: Purchase, { writer, isOnlyRare }: { writer: string | undefined; isOnlyRare: boolean }) => {
      const fitting = [...(isOnlyRare ? unusedRare : unused)].filter(
        (review) => isTrueOf(review, purchase) && (review.writer === undefined || writer === undefined || review.writer === writer),
      );
      // What fits few purchases goes first; what fits any can wait.
      const narrowest = Math.max(...fitting.map(narrowness));
      const best = fitting.filter((review) => narrowness(review) === narrowest);
      if (best.length === 0) return null;
      const chosen = random.pick(best);
      unused.delete(chosen);
      unusedRare.delete(chosen);
      return chosen;
    },
  };
}

const narrowness = ({ writer, fits: { groups, attributes, ...others } }: DemoReview): number =>
  (groups ? 2 : 0) + Object.keys(attributes ?? {}).length + Object.keys(others).length + (writer ? 0.5 : 0);
