import type { Pair } from '#kernel/texts.ts';
import type { Kind, Step } from './configuration.ts';

/** One choice at one step; extras are choices of which several may be taken. */
export type Option = {
  readonly kind: Kind;
  readonly step: Step | 'extras';
  readonly value: string;
  readonly name: Pair;
  readonly leadDays: number;
};

export type Bounds = { readonly min?: number; readonly max?: number };
/** All named steps must fit: one of the words, or a number within bounds. */
export type Condition = { readonly [step in Step | 'extras']?: readonly string[] | Bounds };
export type Exclusion = { readonly kind: Kind; readonly when: Condition; readonly reason: Pair };

export const parts = ['hair', 'density', 'lace', 'processing', 'labour', 'extra', 'margin', 'rounding'] as const;
export type Part = (typeof parts)[number];

/**
 * One row of the rule table. `hair` costs cents for 100 g and says the grams at full share, `density` is a share of those grams,
 * `processing` costs cents for 100 g, `lace`, `labour` and `extra` cost cents a piece, `margin` is a share of all costs, `rounding` is the
 * ending of a price. The key names the choices it is for, such as `size:4x4+lace:hd`; an empty one is for all.
 */
export type Rule = {
  readonly kind: Kind;
  readonly part: Part;
  readonly key: string;
  readonly fromInches: number;
  readonly toInches: number;
  readonly cents: number;
  readonly factorBp: number;
  readonly grams: number;
  readonly leadDays: number;
  readonly name: Pair;
};

/** One version of everything a composed price is made of; small enough to go to the browser. */
export type Rules = {
  readonly version: number;
  /** The day of the newest vendor price inside, or ''. */
  readonly costsOf: string;
  readonly options: readonly Option[];
  readonly exclusions: readonly Exclusion[];
  readonly rules: readonly Rule[];
};
