import type { Configuration } from '#areas/pricing/rules/configuration.ts';
import type { PriceRuleSet } from '#areas/pricing/rules/rule-data.ts';
import type { HairShade } from './hair-light.ts';
import type { Still } from './stills.ts';

export type ShadeFile = HairShade & { readonly swatch: string };

/** An existing SKU equal to the build; its price takes precedence. */
export type MatchingSku = {
  readonly id: number;
  readonly path: string;
  readonly cents: number;
  readonly grams: number;
  readonly available: number;
  readonly isMadeToOrder: boolean;
};

/** Data of a builder page. Includes the price rules, so that a choice needs no request. */
export type BuildData = {
  readonly rules: PriceRuleSet;
  readonly shades: Readonly<Record<string, ShadeFile>>;
  readonly closeUps: Readonly<Record<string, string>>;
  readonly configuration: Configuration;
  readonly quantity: number;
  readonly still: Still;
  /** Query of the build the match belongs to. */
  readonly matchOf: string;
  readonly match: MatchingSku | null;
};
