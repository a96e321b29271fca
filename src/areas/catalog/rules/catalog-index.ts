/**
 * The live catalog in each instance's memory: enough to find, filter, count and sort; texts and pictures of the few products shown come
 * from the database.
 */
export type CatalogIndex = {
  readonly groups: ReadonlyMap<number, IndexedGroup>;
  readonly categories: readonly IndexedCategory[];
  readonly attributes: ReadonlyMap<number, IndexedAttribute>;
  readonly values: ReadonlyMap<number, IndexedValue>;
};

export type IndexedCategory = {
  readonly id: number;
  readonly slug: string;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly pictureUrl: string;
  /** Attributes used as filters, in order. */
  readonly filterIds: readonly number[];
};
export type FacetKind = 'choice' | 'colour' | 'length' | 'number';
export type IndexedAttribute = {
  readonly id: number;
  readonly key: string;
  readonly kind: FacetKind;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly position: number;
};
export type IndexedValue = {
  readonly id: number;
  readonly attributeId: number;
  readonly value: string;
  readonly code: string;
  readonly nameEn: string;
  readonly nameZh: string;
  /** As a number: inches of a length, percent of a density. */
  readonly amount: number | null;
  readonly pictureKey: string;
  readonly position: number;
};
export type IndexedGroup = {
  readonly id: number;
  readonly slug: string;
  readonly categoryId: number;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly texture: string;
  /** Additional search terms in both languages. */
  readonly words: string;
  /** Milliseconds; a group may be indexed before its publication. */
  readonly publishedAt: number;
  /** Position among the groups of its category. */
  readonly place: number;
  readonly soldCount: number;
  readonly ratingSum: number;
  readonly reviewCount: number;
  readonly skus: readonly IndexedSku[];
};
export type IndexedSku = {
  readonly id: number;
  readonly code: string;
  readonly payableCents: number;
  readonly listCents: number;
  readonly available: number;
  readonly isMadeToOrder: boolean;
  readonly isClearance: boolean;
  readonly lengthInches: number | null;
  /** Belongs to the color the group's pictures show first. */
  readonly isFirstColour: boolean;
  readonly position: number;
  readonly soldCount: number;
  readonly valueIds: readonly number[];
};

export const emptyCatalogIndex: CatalogIndex = { groups: new Map(), categories: [], attributes: new Map(), values: new Map() };

/** What lists show: stock matters only when it reaches or leaves zero, and sold counts may lag. */
const onLists = ({ skus, soldCount: _, ...group }: IndexedGroup): string =>
  JSON.stringify([group, skus.map((sku) => ({ ...sku, available: sku.available > 0, soldCount: 0 }))]);

export const isSameGroup = (before: IndexedGroup | undefined, after: IndexedGroup | undefined): boolean =>
  before === after || (before !== undefined && after !== undefined && onLists(before) === onLists(after));

/** The index with some groups replaced; missing ones are removed. */
export function withGroups(catalogIndex: CatalogIndex, ids: readonly number[], found: readonly IndexedGroup[]): CatalogIndex {
  const groups = new Map(catalogIndex.groups);
  for (const id of ids) groups.delete(id);
  for (const group of found) groups.set(group.id, group);
  return { ...catalogIndex, groups };
}
