import type { Configuration } from '#areas/pricing/rules/configuration.ts';
import { optionsOf, reasonAgainst } from '#areas/pricing/rules/exclusions.ts';
import { priceConfiguration } from '#areas/pricing/rules/price-configuration.ts';
import type { PriceRuleSet } from '#areas/pricing/rules/rule-data.ts';
import { type SetPriceRule, setPrice } from '#areas/pricing/rules/sets.ts';
import type { LocalizedText } from '#kernel/texts.ts';
import { bundleFor, type StockedBundle, type StockedLace } from './set-goods.ts';

export const maxBundles = 10;

/** Bundles per length, and optionally a lace piece. */
export type BundleSet = {
  readonly texture: string;
  readonly origin: string;
  readonly colour: string;
  readonly counts: ReadonlyMap<number, number>;
  readonly laceId: number | null;
};

export const bundlesIn = ({ counts }: Pick<BundleSet, 'counts'>): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Longest first. */
export const lengthsIn = ({ counts }: Pick<BundleSet, 'counts'>): number[] =>
  [...counts].sort(([a], [b]) => b - a).flatMap(([inches, count]) => Array.from({ length: count }, () => inches));

/** The address of a set: n18=2 means two bundles of 18 in. */
export function setQuery({ texture, origin, colour, counts, laceId }: BundleSet): string {
  const query = new URLSearchParams({ texture, origin, colour });
  for (const [inches, count] of [...counts].sort(([a], [b]) => a - b)) if (count > 0) query.set(`n${inches}`, String(count));
  if (laceId !== null) query.set('lace', String(laceId));
  return query.toString();
}

/** Parses the query; options not offered fall back to the first one, bundles beyond ten are dropped. */
export function setIn(search: URLSearchParams, rules: PriceRuleSet, laces: readonly StockedLace[], first: BundleSet): BundleSet {
  const choice = (step: 'texture' | 'origin' | 'colour'): string => {
    const values = optionsOf(rules, 'bundle', step).map(({ value }) => value);
    const requested = search.get(step);
    return requested !== null && values.includes(requested) ? requested : values.includes(first[step]) ? first[step] : (values[0] ?? '');
  };
  const set = { texture: choice('texture'), origin: choice('origin'), colour: choice('colour') };
  const hasCounts = [...search.keys()].some((key) => /^n\d+$/.test(key));
  const counts = new Map<number, number>();
  let remaining = maxBundles;
  for (const inches of offeredBundleLengths(rules)) {
    const requestedCount = hasCounts ? Number(search.get(`n${inches}`) ?? 0) : (first.counts.get(inches) ?? 0);
    const count = Number.isInteger(requestedCount) ? Math.min(Math.max(0, requestedCount), remaining) : 0;
    if (count === 0 || reasonFor(rules, set, inches)) continue;
    counts.set(inches, count);
    remaining -= count;
  }
  const lace = laces.find(
    ({ id, texture, colour }) => String(id) === search.get('lace') && texture === set.texture && colour === set.colour,
  );
  return { ...set, counts, laceId: lace?.id ?? null };
}

export const offeredBundleLengths = (rules: PriceRuleSet): number[] =>
  optionsOf(rules, 'bundle', 'length').map(({ value }) => Number(value));

type Hair = Pick<BundleSet, 'texture' | 'origin' | 'colour'>;
export const bundleOf = ({ texture, origin, colour }: Hair, inches: number): Configuration => ({
  kind: 'bundle',
  texture,
  origin,
  length: String(inches),
  colour,
  extras: [],
});

/** Why a length is not available for this hair; the color is chosen after the length, so both are checked. */
export function reasonFor(rules: PriceRuleSet, hair: Hair, inches: number): LocalizedText | null {
  const bundle = bundleOf(hair, inches);
  return reasonAgainst(rules, bundle, 'length', String(inches)) ?? reasonAgainst(rules, bundle, 'colour', hair.colour);
}

/** One length in the grid: price, weight and stock of a bundle. */
export type BundleGridRow = {
  readonly inches: number;
  readonly reason: LocalizedText | null;
  readonly cents: number | null;
  readonly grams: number;
  /** Null for made to order. */
  readonly skuId: number | null;
  readonly available: number;
  readonly leadDays: number;
};

export function gridOf(rules: PriceRuleSet, bundles: readonly StockedBundle[], hair: Hair): BundleGridRow[] {
  return offeredBundleLengths(rules).map((inches) => {
    const reason = reasonFor(rules, hair, inches);
    const found = bundleFor(bundles, { ...hair, inches });
    const outcome = priceConfiguration(rules, bundleOf(hair, inches));
    const made = outcome.state === 'priced' ? outcome : null;
    const isAvailable = found !== null && (found.available > 0 || found.isMade);
    return {
      inches,
      reason: found ? null : reason,
      cents: found?.cents ?? made?.priceCents ?? null,
      grams: found?.grams ?? made?.grams ?? 0,
      skuId: isAvailable ? found.id : null,
      available: found?.available ?? 0,
      leadDays: made?.leadDays ?? 15,
    };
  });
}

/** Made-to-order rows are limited only by the set's maximum. */
export const maxBundlesOfRow = (row: BundleGridRow): number =>
  row.cents === null || row.reason ? 0 : row.skuId !== null && row.available > 0 ? Math.min(maxBundles, row.available) : maxBundles;

export type SetLinePart = {
  readonly role: 'bundle' | 'lace';
  readonly inches: number;
  readonly count: number;
  readonly skuId: number | null;
  readonly fullCents: number;
  readonly unitCents: number;
  readonly grams: number;
};

/** Price of the set by part and in total. */
export function sumOfSet(
  set: BundleSet,
  grid: readonly BundleGridRow[],
  lace: Pick<StockedLace, 'id' | 'inches' | 'cents' | 'grams'> | null,
  setRules: readonly SetPriceRule[],
) {
  const rows = grid.filter(({ inches, cents }) => cents !== null && (set.counts.get(inches) ?? 0) > 0);
  const bundles = rows.map((row) => ({ role: 'bundle' as const, row, count: set.counts.get(row.inches) ?? 0 }));
  const each = [
    ...bundles.flatMap(({ row, count }) =>
      Array.from({ length: count }, () => ({ role: 'bundle' as const, priceCents: row.cents ?? 0, grams: row.grams })),
    ),
    ...(lace ? [{ role: 'lace' as const, priceCents: lace.cents, grams: lace.grams }] : []),
  ];
  const whole = setPrice(setRules, each);
  let unitIndex = 0;
  const parts: SetLinePart[] = bundles.map(({ row, count }) => {
    const unitCents = whole.partCents[unitIndex] ?? 0;
    unitIndex += count;
    return { role: 'bundle', inches: row.inches, count, skuId: row.skuId, fullCents: row.cents ?? 0, unitCents, grams: row.grams };
  });
  if (lace) {
    const unitCents = whole.partCents[unitIndex] ?? 0;
    parts.push({ role: 'lace', inches: lace.inches, count: 1, skuId: lace.id, fullCents: lace.cents, unitCents, grams: lace.grams });
  }
  const isMade = rows.some((row) => row.skuId === null || row.available === 0);
  return {
    ...whole,
    parts,
    isMade,
    leadDays: Math.max(0, ...rows.map((row) => (row.skuId === null || row.available === 0 ? row.leadDays : 0))),
  };
}
