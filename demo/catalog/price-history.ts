import type { priceLedger } from '#areas/catalog/tables/prices-and-search.ts';
import { dayMs, earlier, hourMs, later } from '#kernel/dates.ts';
import { cents, payable } from '#kernel/money.ts';
import type { Random } from '#kernel/random.ts';
import type { SkuDraft } from './drafts.ts';
import { priceRangeCents } from './forms.ts';
import type { GroupPlan } from './plan.ts';

type LedgerRow = typeof priceLedger.$inferInsert;

/** How the prices of a group came about: all its lengths move together, so longer is never cheaper. */
export type PriceHistory = {
  discountOf(draft: SkuDraft): number;
  readonly costShare: number;
  /** The last change of a price. */
  readonly changedAt: Date;
  readonly firstShare: number;
  readonly reviewedAt: Date | null;
  readonly pastSale: { readonly from: Date; readonly to: Date; readonly discountBp: number } | null;
  readonly discountedAt: Date | null;
  readonly isClearance: boolean;
};

export const payableOf = (priceCents: number, discountBp: number): number => payable(cents(priceCents), discountBp);

const full = 10000;
const discounts = [8500, 8800, 9000, 9000, 9200, 9500] as const;
/** The group on the home page's first card is on offer from the start. */
const alwaysOnOffer = new Map([['body-wave-lace-front-wig-13x4-hd', 9000]]);

export function makePriceHistory(plan: GroupPlan, drafts: readonly SkuDraft[], publishedAt: Date, now: Date, random: Random): PriceHistory {
  const age = (now.getTime() - publishedAt.getTime()) / dayMs;
  const isClearance = plan.clearanceBp !== undefined;
  const [groupBp, oneColour] = discountFor(plan, drafts, random);
  const isDiscounted = groupBp < full;
  const discountedDays = isDiscounted ? Math.min(random.int(4, 40), age * 0.6) : 0;
  const isReviewed = age > 200 && random.isHit(0.55);
  const reviewedAt = isReviewed ? earlier(now, random.int(60, Math.floor(age) - 60) * dayMs) : null;
  const saleEnd = random.int(6, 24);
  const hadSale = !isDiscounted && age > 80 && random.isHit(0.1);
  const pastSale = hadSale ? { from: earlier(now, (saleEnd + 10) * dayMs), to: earlier(now, saleEnd * dayMs), discountBp: 9200 } : null;
  const discountedAt = isDiscounted ? earlier(now, Math.round(discountedDays * 24) * hourMs) : null;
  const moments = [publishedAt, reviewedAt, pastSale?.to, discountedAt].filter((at) => at !== null && at !== undefined);
  return {
    discountOf: (draft) => (isDiscounted && (oneColour === null || draft.colourCode === oneColour) ? groupBp : full),
    costShare: isClearance ? 0.43 : (random.int(43, 54) + random.int(0, 9) / 10) / 100,
    changedAt: new Date(Math.max(...moments.map((at) => at.getTime()))),
    firstShare: random.pick([0.94, 0.96, 0.97, 1.02, 1.04]),
    reviewedAt,
    pastSale,
    discountedAt,
    isClearance,
  };
}

/** The discount of a group, and the one colour it is for; null means all. */
function discountFor(plan: GroupPlan, drafts: readonly SkuDraft[], random: Random): [discountBp: number, colour: string | null] {
  if (plan.clearanceBp !== undefined) return [plan.clearanceBp, null];
  const always = alwaysOnOffer.get(plan.slug);
  const scope = random.weighted<'all' | 'colour' | 'none'>([
    ['all', 14],
    ['colour', 14],
    ['none', 72],
  ]);
  const discountBp = always ?? random.pick(discounts);
  const lowest = Math.min(...drafts.map((draft) => payableOf(draft.priceCents, discountBp)));
  const floor = priceRangeCents[plan.category]?.[0] ?? 0;
  // Edge prices of exactly 10 and 30 dollars must stay what they are.
  const isEdge = drafts.some((draft) => draft.priceCents === 1000 || draft.priceCents === 3000);
  if (lowest < floor || isEdge) return [full, null];
  if (always) return [always, null];
  if (scope === 'none' || plan.category === 'hair-sample' || plan.category === 'start-business') return [full, null];
  const colours = [...new Set(drafts.map((draft) => draft.colourCode).filter(Boolean))];
  return [discountBp, scope === 'colour' && colours.length > 1 ? random.pick(colours) : null];
}

/** The ledger of one SKU, oldest first; the last row is its price today. */
export function* ledgerOf(
  sku: { id: number; priceCents: number; discountBp: number; createdAt: Date },
  history: PriceHistory,
  firstId: number,
): Generator<LedgerRow> {
  const isOwnDiscount = sku.discountBp < full;
  const listed = history.reviewedAt ? Math.round((sku.priceCents * history.firstShare) / 100) * 100 : sku.priceCents;
  const steps: [at: Date, priceCents: number, discountBp: number, reason: string][] = [[sku.createdAt, listed, full, 'first price']];
  if (history.reviewedAt && listed !== sku.priceCents) steps.push([history.reviewedAt, sku.priceCents, full, 'yearly price review']);
  if (history.pastSale)
    steps.push(
      [history.pastSale.from, sku.priceCents, history.pastSale.discountBp, 'ten-day offer'],
      [history.pastSale.to, sku.priceCents, full, 'offer ended'],
    );
  if (isOwnDiscount)
    steps.push([
      history.discountedAt ?? later(history.changedAt, dayMs),
      sku.priceCents,
      sku.discountBp,
      history.isClearance ? 'clearance' : 'seasonal offer',
    ]);
  let id = firstId;
  let before: (typeof steps)[number] | null = null;
  for (const step of steps) {
    const [createdAt, priceCents, discountBp, reason] = step;
    yield {
      id: id++,
      skuId: sku.id,
      oldPriceCents: before ? before[1] : null,
      oldDiscountBp: before ? before[2] : null,
      oldPayableCents: before ? payableOf(before[1], before[2]) : null,
      priceCents,
      discountBp,
      isFinalSale: reason === 'clearance',
      reason,
      createdAt,
    };
    before = step;
  }
}
