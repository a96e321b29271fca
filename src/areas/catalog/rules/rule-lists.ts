import { type Label, labelText } from './filters.ts';
import type { Shelf, ShelfGroup, ShelfSku } from './shelf.ts';
import type { Scope } from './tally.ts';

/** What makes a SKU belong to a list; whatever is not said does not matter. */
export type Definition = {
  readonly category?: string;
  /** One of these is enough. */
  readonly labels?: readonly Label[];
  readonly isClearance?: true;
  /** Lies on the shelf; what is made to order does not. */
  readonly isInStock?: true;
  readonly fromInches?: number;
  readonly fromCents?: number;
  /** Strictly below: what costs exactly this much is not in. */
  readonly belowCents?: number;
};

const of = (key: string, ...values: readonly string[]): Label[] => values.map((value) => ({ key, value }));

/** Every list that is made by a rule, by the name of its page. */
export const ruleLists = {
  'clearance-sale': { isClearance: true },
  under10: { isInStock: true, belowCents: 1000 },
  under30: { isInStock: true, belowCents: 3000 },
  under50: { isInStock: true, belowCents: 5000 },
  under100: { isInStock: true, belowCents: 10_000 },
  'long-hair': { fromInches: 40 },
  'boho-braids': { labels: of('Style', 'Boho Bulk') },
  // Held by an elastic, combs or a band: nothing is glued to the skin.
  'glueless-wig': { category: 'wig', labels: of('Cap', 'Closure', 'U Part', 'V Part', 'Headband', 'Machine Made') },
} as const satisfies Record<string, Definition>;
export type RuleListName = keyof typeof ruleLists;

/** The bargain halls, cheapest first. */
export const halls = ['under10', 'under30', 'under50', 'under100'] as const;
export type Hall = (typeof halls)[number];

export const isRuleList = (name: string): name is RuleListName => Object.hasOwn(ruleLists, name);
export const hallOf = (name: RuleListName): Hall | null => halls.find((hall) => hall === name) ?? null;
export const nextHall = (hall: Hall): Hall | null => halls[halls.indexOf(hall) + 1] ?? null;

/** With "only this band" a hall begins where the cheaper one ends, so that a SKU stands in one hall only. */
export function definitionOf(name: RuleListName, isBandOnly: boolean): Definition {
  const hall = hallOf(name);
  const cheaper = hall && halls[halls.indexOf(hall) - 1];
  return isBandOnly && cheaper ? { ...ruleLists[name], fromCents: ruleLists[cheaper].belowCents } : ruleLists[name];
}

type Facts = Pick<ShelfSku, 'payableCents' | 'available' | 'isClearance' | 'lengthInches'>;

/** The rule itself. Whether the SKU is of the category and has one of the labels is told by whoever knows. */
export const belongs = (rule: Definition, sku: Facts, hasLabel: boolean, isOfCategory: boolean): boolean =>
  (rule.category === undefined || isOfCategory) &&
  (rule.labels === undefined || hasLabel) &&
  (!rule.isClearance || sku.isClearance) &&
  (!rule.isInStock || sku.available > 0) &&
  (rule.fromInches === undefined || (sku.lengthInches !== null && sku.lengthInches >= rule.fromInches)) &&
  (rule.fromCents === undefined || sku.payableCents >= rule.fromCents) &&
  (rule.belowCents === undefined || sku.payableCents < rule.belowCents);

/** The same on the shelf, with labels and category looked up once. */
export function scopeOf(rule: Definition, shelf: Shelf): Scope {
  const wanted = new Set(rule.labels?.map(labelText));
  const valueIds = new Set(
    [...shelf.values.values()]
      .filter(({ attributeId, value }) => wanted.has(labelText({ key: shelf.attributes.get(attributeId)?.key ?? '', value })))
      .map(({ id }) => id),
  );
  const categoryId = rule.category === undefined ? undefined : (shelf.categories.find(({ slug }) => slug === rule.category)?.id ?? -1);
  return {
    ...(categoryId !== undefined && { categoryId }),
    fits: (sku: ShelfSku, group: ShelfGroup) =>
      belongs(
        rule,
        sku,
        sku.valueIds.some((id) => valueIds.has(id)),
        group.categoryId === categoryId,
      ),
  };
}
