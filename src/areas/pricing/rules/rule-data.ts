import type { LocalizedText } from '#kernel/texts.ts';
import type { BuilderKind, BuilderStep } from './configuration.ts';

/** One option of a step; several extras may be chosen. */
export type BuilderOption = {
  readonly kind: BuilderKind;
  readonly step: BuilderStep | 'extras';
  readonly value: string;
  readonly name: LocalizedText;
  readonly leadDays: number;
};

export type Bounds = { readonly min?: number; readonly max?: number };
/** All listed steps must match: one of the values, or a number within bounds. */
export type Condition = { readonly [step in BuilderStep | 'extras']?: readonly string[] | Bounds };
export type Exclusion = { readonly kind: BuilderKind; readonly when: Condition; readonly reason: LocalizedText };

export const priceParts = ['hair', 'density', 'lace', 'processing', 'labour', 'extra', 'margin', 'rounding'] as const;
export type PricePart = (typeof priceParts)[number];

/**
 * One row of the rule table. `hair` costs cents for 100 g and holds the grams at full share, `density` is a share of those grams,
 * `processing` costs cents for 100 g, `lace`, `labour` and `extra` cost cents a piece, `margin` is a share of all costs, `rounding` is the
 * ending of a price. The key names the choices it is for, such as `size:4x4+lace:hd`; an empty one is for all.
 */
export type PriceRule = {
  readonly kind: BuilderKind;
  readonly part: PricePart;
  readonly key: string;
  readonly fromInches: number;
  readonly toInches: number;
  readonly cents: number;
  readonly factorBp: number;
  readonly grams: number;
  readonly leadDays: number;
  readonly name: LocalizedText;
};

/** One version of all price rules; small enough to send to the browser. */
export type PriceRuleSet = {
  readonly version: number;
  /** Day of the newest vendor price used, or ''. */
  readonly costsOf: string;
  readonly options: readonly BuilderOption[];
  readonly exclusions: readonly Exclusion[];
  readonly rules: readonly PriceRule[];
};
