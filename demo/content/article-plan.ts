type Pair = readonly [en: string, zh: string];
export type ArticlePlan = {
  readonly kind?: 'article' | 'guide' | 'policy' | 'business' | 'page';
  /** Key of the author; the house itself where it is left out. */
  readonly author?: string;
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
