import { cents, payable } from '#kernel/money.ts';

/** Discount from this many bundles on; with a closure or frontal a different rule applies. The largest applicable one is used. */
export type SetPriceRule = { readonly minBundles: number; readonly withClosure: boolean; readonly offBp: number };

export type PricedSetPart = { readonly role: 'bundle' | 'lace'; readonly priceCents: number; readonly grams: number };

const wholeBp = 10_000;

export function setOffBp(rules: readonly SetPriceRule[], parts: readonly Pick<PricedSetPart, 'role'>[]): number {
  const bundles = parts.filter(({ role }) => role === 'bundle').length;
  const hasLace = parts.length > bundles;
  const fitting = rules.filter(({ minBundles, withClosure }) => bundles >= minBundles && (hasLace || !withClosure));
  return Math.max(0, ...fitting.map(({ offBp }) => offBp));
}

/** Each part is rounded by itself, so that one can be returned at an exact amount. */
export function setPrice(rules: readonly SetPriceRule[], parts: readonly PricedSetPart[]) {
  const offBp = setOffBp(rules, parts);
  const reduced = parts.map(({ priceCents }) => payable(cents(priceCents), wholeBp - offBp));
  const fullCents = parts.reduce((sum, { priceCents }) => sum + priceCents, 0);
  const priceCents = reduced.reduce((sum, part) => sum + part, 0);
  return {
    offBp,
    fullCents,
    priceCents,
    savedCents: fullCents - priceCents,
    grams: parts.reduce((sum, { grams }) => sum + grams, 0),
    partCents: reduced as readonly number[],
  };
}

/** Bundles for a full head: 3 usually, 4 from 20 in, 5 from 28 in; the longest decides. */
export function bundlesAdvised(longestInches: number): 3 | 4 | 5 {
  if (longestInches >= 28) return 5;
  return longestInches >= 20 ? 4 : 3;
}

export type BundleAdvice = { readonly recommended: 3 | 4 | 5; readonly has: number; readonly isEnough: boolean };
export function bundleAdviceOf(lengths: readonly number[]): BundleAdvice | null {
  if (lengths.length === 0) return null;
  const wanted = bundlesAdvised(Math.max(...lengths));
  return { recommended: wanted, has: lengths.length, isEnough: lengths.length >= wanted };
}

/** Popular mixes by longest length: two inches apart, the last length twice where four or five are needed. */
export const popularMixes = [14, 18, 22, 26, 30] as const;
export function mixFrom(longestInches: number): number[] {
  const count = bundlesAdvised(longestInches);
  const steps = [0, 2, 4, 6, 6];
  return steps.slice(0, count).map((less) => longestInches - less);
}

export type ClosureFit = 'good' | 'long' | 'short';
/** A closure should be two to four inches shorter than the longest bundle. */
export function closureFit(closureInches: number, longestInches: number): ClosureFit {
  const shorter = longestInches - closureInches;
  if (shorter < 2) return 'long';
  return shorter > 4 ? 'short' : 'good';
}
