import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import type { Card } from '../rules/card.ts';
import type { CatalogIndex, IndexedValue } from '../rules/catalog-index.ts';
import { type FacetSearchResult, type FacetSelection, type Scope, searchFacets } from '../rules/facet-search.ts';
import { type Facet, facetsOf } from '../rules/facets.ts';
import { defaultSort, type Extra, type GoodsListQuery, type Label, labelText, listSearch, pageSize, pagesOf } from '../rules/filters.ts';
import { type ListRanges, listMeta, type MetaFilter } from '../rules/list-meta.ts';
import { categoryBySlug, faqRows } from '../store/categories.server.ts';
import { cardsOf } from './cards.server.ts';
import { getCatalogIndex } from './catalog-index.server.ts';
import { localizeFaqs } from './home-cards.server.ts';

export type GoodsList = GoodsListQuery & {
  /** Path without query. */
  readonly base: string;
  readonly extra: Extra;
  readonly chosen: readonly { readonly key: string; readonly value: string; readonly name: string }[];
  /** Lowest and highest price; null when empty. */
  readonly prices: { readonly fromCents: number; readonly toCents: number } | null;
  /** Shortest and longest length; null where there is none. */
  readonly inches: ListRanges['inches'];
  readonly inStockCount: number;
  readonly total: number;
  readonly pages: number;
  readonly cards: readonly Card[];
  readonly facets: readonly Facet[];
};
export type GoodsListSpec = {
  readonly base: string;
  readonly extra?: Extra;
  readonly scope: Scope;
  /** Leaves out groups that are sold out. */
  readonly onlyBuyable?: boolean;
  /** A list of single SKUs links to them even without filters. */
  readonly opensSku?: boolean;
};

/** One page of any list with filters and counts; two small queries, the rest comes from the index. */
export const goodsList = async (app: App, language: Language, listed: GoodsListSpec, query: GoodsListQuery): Promise<GoodsList> =>
  goodsListFrom(await getCatalogIndex(app), app, language, listed, query);

export async function goodsListFrom(
  catalogIndex: CatalogIndex,
  app: App,
  language: Language,
  listed: GoodsListSpec,
  query: GoodsListQuery,
): Promise<GoodsList> {
  const known = knownLabels(catalogIndex, query.labels);
  const labels = known.map(({ key, value }): Label => ({ key, value: value.value }));
  const chosen = [
    ...facetSelectionOf(known.filter(({ value }) => !isLength(catalogIndex, value))),
    ...lengthsIn(catalogIndex, known, query),
  ];
  const found = searchFacets(catalogIndex, listed.scope, { ...query, ...listed, chosen, now: app.now().getTime() });
  const total = found.hits.length;
  const page = Math.min(query.page, pagesOf(total));
  const isNarrowed = listSearch({ ...query, labels, sort: defaultSort, page: 1 }) !== '';
  return {
    ...query,
    labels,
    page,
    base: listed.base,
    extra: listed.extra ?? {},
    chosen: known.map(({ key, value }) => ({ key, value: value.value, name: localizedColumn(value, 'name', language) })),
    prices: found.prices,
    inches: inchesIn(catalogIndex, found),
    inStockCount: found.inStockCount,
    total,
    pages: pagesOf(total),
    cards: await cardsOf(app, language, found.hits.slice((page - 1) * pageSize, page * pageSize), {
      opensSku: isNarrowed || listed.opensSku === true,
      catalogIndex,
    }),
    facets: facetsOf({ catalogIndex, counts: found.counts, chosen: labels }, filterIdsOf(catalogIndex, listed.scope), language),
  };
}

export async function categoryListOf(app: App, language: Language, slug: string, query: GoodsListQuery) {
  const [category, catalogIndex] = await Promise.all([categoryBySlug(app.db, slug), getCatalogIndex(app)]);
  if (!category) throw new DomainError('productNotExist');
  const listed: GoodsListSpec = { base: hrefOf('category', { category: slug }), scope: { categoryId: category.id } };
  const [list, faq] = await Promise.all([
    goodsListFrom(catalogIndex, app, language, listed, query),
    faqRows(app.db, category.id, app.now(), 12),
  ]);
  const filters = metaFiltersOf(knownLabels(catalogIndex, list.labels));
  const meta = listMeta(category, filters, language, { page: list.page, ranges: list });
  return {
    ...list,
    slug,
    name: localizedColumn(category, 'name', language),
    description: localizedColumn(category, 'description', language),
    picture: category.pictureUrl,
    faq: localizeFaqs(faq, language),
    meta: { ...meta, hidden: meta.hidden || (filters.length > 0 && list.total === 0) },
  };
}

/** Ranges of a category's products with these labels; undefined without labels. */
export function rangesOfLabels(
  catalogIndex: CatalogIndex,
  known: readonly KnownLabel[],
  { categoryId, now }: { categoryId: number; now: number },
): ListRanges | undefined {
  if (known.length === 0) return;
  const found = searchFacets(catalogIndex, { categoryId }, { chosen: facetSelectionOf(known), sort: defaultSort, now });
  return { inches: inchesIn(catalogIndex, found), prices: found.prices };
}

/** From the counts of the lengths: every length that products of the list have. */
function inchesIn({ attributes, values }: CatalogIndex, { counts }: FacetSearchResult): ListRanges['inches'] {
  const lengths = [...counts].flatMap(([id, count]) => {
    const value = count > 0 ? values.get(id) : undefined;
    return value && value.amount !== null && attributes.get(value.attributeId)?.kind === 'length' ? value.amount : [];
  });
  return lengths.length === 0 ? null : { from: Math.min(...lengths), to: Math.max(...lengths) };
}
export type CategoryList = Awaited<ReturnType<typeof categoryListOf>>;

export type KnownLabel = { readonly key: string; readonly value: IndexedValue };
export const metaFiltersOf = (known: readonly KnownLabel[]): MetaFilter[] => known.map(({ key, value }) => ({ ...value, key }));

/** Values of known labels in the shop's order; unknown ones are ignored. */
export function knownLabels(catalogIndex: CatalogIndex, labels: readonly Label[]): KnownLabel[] {
  if (labels.length === 0) return [];
  const labelTexts = new Set(labels.map(labelText));
  return [...catalogIndex.attributes.values()].flatMap(({ id, key }) =>
    [...catalogIndex.values.values()]
      .filter((value) => value.attributeId === id && labelTexts.has(labelText({ key, value: value.value })))
      .map((value) => ({ key, value })),
  );
}

export function facetSelectionOf(known: readonly KnownLabel[]): FacetSelection {
  const byAttribute = Map.groupBy(known, ({ value }) => value.attributeId);
  return [...byAttribute].map(([attributeId, members]) => ({ attributeId, valueIds: members.map(({ value }) => value.id) }));
}

const isLength = (catalogIndex: CatalogIndex, { attributeId }: IndexedValue): boolean =>
  catalogIndex.attributes.get(attributeId)?.kind === 'length';

/** A length range means every length in it, plus those chosen by name. */
function lengthsIn(catalogIndex: CatalogIndex, known: readonly KnownLabel[], { fromInches, toInches }: GoodsListQuery): FacetSelection {
  const named = facetSelectionOf(known.filter(({ value }) => isLength(catalogIndex, value)));
  const attribute = [...catalogIndex.attributes.values()].find(({ kind }) => kind === 'length');
  if (!attribute || (fromInches === null && toInches === null)) return named;
  const isOnIt = ({ attributeId, amount }: IndexedValue): boolean =>
    attributeId === attribute.id && amount !== null && amount >= (fromInches ?? 0) && amount <= (toInches ?? Number.POSITIVE_INFINITY);
  const inRange = [...catalogIndex.values.values()].filter(isOnIt).map(({ id }) => id);
  return [{ attributeId: attribute.id, valueIds: [...inRange, ...named.flatMap(({ valueIds }) => valueIds)] }];
}

/** Filters of one category, or of all for cross-category lists. */
function filterIdsOf(catalogIndex: CatalogIndex, { categoryId }: Scope): readonly number[] {
  const found = catalogIndex.categories.find((category) => category.id === categoryId);
  if (found) return found.filterIds;
  const used = new Set(catalogIndex.categories.flatMap((category) => category.filterIds));
  return [...catalogIndex.attributes.keys()].filter((id) => used.has(id));
}
