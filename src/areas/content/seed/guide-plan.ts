type Pair = readonly [en: string, zh: string];
export type GuidePlan = {
  readonly slug: string;
  /** Name of the picture shared and shown in lists. */
  readonly picture: string;
  readonly title: Pair;
  readonly summary: Pair;
  readonly keywords: Pair;
  readonly goods: readonly string[];
  readonly bodyEn: string;
  readonly bodyZh: string;
};
