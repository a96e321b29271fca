/** What a vendor sells is told apart by these words; an empty word means any. */
export const specFields = ['origin', 'grade', 'texture', 'colour', 'lace'] as const;
export type SpecField = (typeof specFields)[number];

export const units = ['piece', '100g', 'kg'] as const;
export type Unit = (typeof units)[number];
export const isUnit = (word: string): word is Unit => units.some((unit) => unit === word);

/** What is said once for a whole price list. */
export type SpecDefaults = { readonly productKind: string; readonly unit: Unit; readonly minQuantity: number } & Readonly<
  Record<SpecField, string>
>;
export type Spec = SpecDefaults & { readonly lengthInches: number };

/** Two specs of one vendor are the same thing when all of these are. */
export const specKey = (spec: Spec): string =>
  [spec.productKind, ...specFields.map((word) => spec[word]), spec.lengthInches, spec.unit, spec.minQuantity].join('\u0001');

/** What two vendors must share to be compared: everything but the least they sell. */
export const comparedKey = (spec: Spec): string =>
  [spec.productKind, ...specFields.map((word) => spec[word]), spec.lengthInches, spec.unit].join('\u0001');

/** A share of ten thousand by which a price moved; null from nothing. */
export const priceChangeBp = (before: number, after: number): number | null =>
  before === 0 ? null : Math.round(((after - before) * 10_000) / before);

/** Dollars in cents from what was quoted, rounded half up as the column does. */
export const dollarCents = (quotedCents: number, rateMicros: number): number =>
  Number((BigInt(quotedCents) * BigInt(rateMicros) + 500_000n) / 1_000_000n);
