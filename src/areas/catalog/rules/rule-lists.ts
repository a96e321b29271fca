import type { CatalogIndex, IndexedGroup, IndexedSku } from './catalog-index.ts';
import type { Scope } from './facet-search.ts';
import { type Label, labelText } from './filters.ts';

/** Conditions of a rule-based list; missing ones do not matter. */
export type RuleListDefinition = {
  readonly category?: string;
  /** Any of these. */
  readonly labels?: readonly Label[];
  readonly isClearance?: true;
  /** In stock; made to order does not count. */
  readonly isInStock?: true;
  readonly fromInches?: number;
  readonly fromCents?: number;
  /** Exclusive: a product at exactly this price is not included. */
  readonly belowCents?: number;
};

const of = (key: string, ...values: readonly string[]): Label[] => values.map((value) => ({ key, value }));

/** Rule-based lists by page name. */
export const ruleLists = {
  'clearance-sale': { isClearance: true },
  under10: { isInStock: true, belowCents: 1000 },
  under30: { isInStock: true, belowCents: 3000 },
  under50: { isInStock: true, belowCents: 5000 },
  under100: { isInStock: true, belowCents: 10_000 },
  'long-hair': { fromInches: 40 },
  'boho-braids': { labels: of('Style', 'Boho Bulk') },
  // Held by an elastic, combs or a band: no glue on the skin.
  'glueless-wig': { category: 'wig', labels: of('Cap', 'Closure', 'U Part', 'V Part', 'Headband', 'Machine Made') },
} as const satisfies Record<string, RuleListDefinition>;
export type RuleListName = keyof typeof ruleLists;

/** Price band lists, cheapest first. */
export const priceBandLists = ['under10', 'under30', 'under50', 'under100'] as const;
export type PriceBandList = (typeof priceBandLists)[number];

export const isRuleList = (name: string): name is RuleListName => Object.hasOwn(ruleLists, name);
export const priceBandListOf = (name: RuleListName): PriceBandList | null => priceBandLists.find((hall) => hall === name) ?? null;
export const nextPriceBandList = (hall: PriceBandList): PriceBandList | null => priceBandLists[priceBandLists.indexOf(hall) + 1] ?? null;

/** With "only this band" a list starts where the cheaper one ends, so that a SKU is in one list only. */
export function ruleListDefinitionOf(name: RuleListName, isBandOnly: boolean): RuleListDefinition {
  const hall = priceBandListOf(name);
  const cheaper = hall && priceBandLists[priceBandLists.indexOf(hall) - 1];
  return isBandOnly && cheaper ? { ...ruleLists[name], fromCents: ruleLists[cheaper].belowCents } : ruleLists[name];
}

type Facts = Pick<IndexedSku, 'payableCents' | 'available' | 'isClearance' | 'lengthInches'>;

/** The rule itself. Category and labels are resolved by the caller. */
export const matchesRuleList = (rule: RuleListDefinition, sku: Facts, hasLabel: boolean, isOfCategory: boolean): boolean =>
  (rule.category === undefined || isOfCategory) &&
  (rule.labels === undefined || hasLabel) &&
  (!rule.isClearance || sku.isClearance) &&
  (!rule.isInStock || sku.available > 0) &&
  (rule.fromInches === undefined || (sku.lengthInches !== null && sku.lengthInches >= rule.fromInches)) &&
  (rule.fromCents === undefined || sku.payableCents >= rule.fromCents) &&
  (rule.belowCents === undefined || sku.payableCents < rule.belowCents);

/** The same on the index, with labels and category resolved once. */
export function scopeOf(rule: RuleListDefinition, catalogIndex: CatalogIndex): Scope {
  const requiredLabels = new Set(rule.labels?.map(labelText));
  const valueIds = new Set(
    [...catalogIndex.values.values()]
      .filter(({ attributeId, value }) =>
        requiredLabels.has(labelText({ key: catalogIndex.attributes.get(attributeId)?.key ?? '', value })),
      )
      .map(({ id }) => id),
  );
  const categoryId =
    rule.category === undefined ? undefined : (catalogIndex.categories.find(({ slug }) => slug === rule.category)?.id ?? -1);
  return {
    ...(categoryId !== undefined && { categoryId }),
    fits: (sku: IndexedSku, group: IndexedGroup) =>
      matchesRuleList(
        rule,
        sku,
        sku.valueIds.some((id) => valueIds.has(id)),
        group.categoryId === categoryId,
      ),
  };
}
