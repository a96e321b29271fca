/** Fields of a spec; an empty one means any. */
export const specFields = ['origin', 'grade', 'texture', 'colour', 'lace'] as const;
export type SpecField = (typeof specFields)[number];

export const units = ['piece', '100g', 'kg'] as const;
export type Unit = (typeof units)[number];
export const isUnit = (text: string): text is Unit => units.some((unit) => unit === text);

/** Defaults of a whole price list. */
export type SpecDefaults = { readonly productKind: string; readonly unit: Unit; readonly minQuantity: number } & Readonly<
  Record<SpecField, string>
>;
export type Spec = SpecDefaults & { readonly lengthInches: number };

/** Identity of a spec within a vendor. */
export const specKey = (spec: Spec): string =>
  [spec.productKind, ...specFields.map((field) => spec[field]), spec.lengthInches, spec.unit, spec.minQuantity].join('\u0001');

/** What two vendors must share to be compared: everything but the minimum quantity. */
export const comparedKey = (spec: Spec): string =>
  [spec.productKind, ...specFields.map((field) => spec[field]), spec.lengthInches, spec.unit].join('\u0001');

/** Price change in basis points; null from zero. */
export const priceChangeBp = (before: number, after: number): number | null =>
  before === 0 ? null : Math.round(((after - before) * 10_000) / before);

/** Cents from the quoted price, rounded half up like the generated column. */
export const dollarCents = (quotedCents: number, rateMicros: number): number =>
  Number((BigInt(quotedCents) * BigInt(rateMicros) + 500_000n) / 1_000_000n);
