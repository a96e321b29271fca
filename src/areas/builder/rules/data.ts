import type { Configuration } from '#areas/pricing/rules/configuration.ts';
import type { PriceRuleSet } from '#areas/pricing/rules/rule-data.ts';
import type { HairShade } from './hair-light.ts';
import type { Still } from './stills.ts';

export type ShadeFile = HairShade & { readonly swatch: string };

/** The finished piece a build is, where there is one: its price wins. */
export type MatchingSku = {
  readonly id: number;
  readonly path: string;
  readonly cents: number;
  readonly grams: number;
  readonly available: number;
  readonly isMadeToOrder: boolean;
};

/** What a builder's page is given. The rules travel with it, so that a choice asks nobody. */
export type BuildData = {
  readonly rules: PriceRuleSet;
  readonly shades: Readonly<Record<string, ShadeFile>>;
  readonly closeUps: Readonly<Record<string, string>>;
  readonly configuration: Configuration;
  readonly quantity: number;
  readonly still: Still;
  /** Which build the match is of, as its address says it. */
  readonly matchOf: string;
  readonly match: MatchingSku | null;
};
