import { DomainError } from '#kernel/errors.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import type { CatalogIndex, IndexedAttribute, IndexedCategory, IndexedValue } from '../rules/catalog-index.ts';
import { candidatesOf, colorFamilies, colorFamilyOf, type TilePictureCandidate } from '../rules/explore.ts';
import { type FacetQuery, findMatchingSkus, searchFacets } from '../rules/facet-search.ts';
import { defaultSort, type Label, listPath } from '../rules/filters.ts';
import { firstPictures, shadeMeasurementRows } from '../store/explore.server.ts';
import { getCatalogIndex } from './catalog-index.server.ts';

export type Tile = {
  readonly value: string;
  readonly name: string;
  readonly count: number;
  /** The list it links to. */
  readonly path: string;
  readonly picture: { readonly base: string; readonly alt: string } | null;
  /** Close-up or swatch; empty when there is none. */
  readonly sample: string;
};
type ExploreScope = {
  readonly catalogIndex: CatalogIndex;
  readonly category: IndexedCategory;
  readonly language: Language;
  readonly query: FacetQuery;
};

/** Browse a category by texture, then color and length. A texture narrows what follows. */
export async function exploreOf(app: App, language: Language, slug: string, texture: string | null) {
  const catalogIndex = await getCatalogIndex(app);
  const category = catalogIndex.categories.find((one) => one.slug === slug);
  if (!category) throw new DomainError('productNotExist');
  const query: FacetQuery = { now: app.now().getTime(), chosen: [], sort: defaultSort };
  const all: ExploreScope = { catalogIndex, category, language, query };
  const lead = attributeIn(all, ({ key }) => key === 'Texture') ?? attributeIn(all, ({ kind }) => kind === 'choice');
  const isTexture = lead?.key === 'Texture';
  const tiles = lead ? await tilesOf(app, all, lead, []) : [];
  const chosen = isTexture ? (tiles.find(({ value }) => value === texture) ?? null) : null;
  const narrow = lead && chosen ? { ...all, query: { ...query, chosen: [{ attributeId: lead.id, valueIds: [chosen.id] }] } } : all;
  const labels = lead && chosen ? [{ key: lead.key, value: chosen.value }] : [];
  return {
    slug,
    base: hrefOf('explore', { category: slug }),
    name: localizedColumn(category, 'name', language),
    picture: category.pictureUrl,
    total: searchFacets(catalogIndex, { categoryId: category.id }, query).hits.length,
    lead: lead && { name: localizedColumn(lead, 'name', language), isTexture, tiles },
    chosen,
    families: await coloursOf(app, narrow, labels),
    lengths: lengthsOf(narrow, labels),
    others: catalogIndex.categories
      .filter((one) => one.slug !== slug)
      .map((one) => ({ slug: one.slug, name: localizedColumn(one, 'name', language) })),
  };
}
export type Explore = Awaited<ReturnType<typeof exploreOf>>;

const attributeIn = (
  { catalogIndex, category }: ExploreScope,
  fits: (attribute: IndexedAttribute) => boolean,
): IndexedAttribute | undefined => category.filterIds.flatMap((id) => catalogIndex.attributes.get(id) ?? []).find(fits);

/** Values with results, in the shop's order, with the number of groups each would leave. */
function countedValues(
  { catalogIndex, category, query }: ExploreScope,
  attribute: IndexedAttribute,
): { value: IndexedValue; count: number }[] {
  const { counts } = searchFacets(catalogIndex, { categoryId: category.id }, query);
  return [...catalogIndex.values.values()]
    .filter((value) => value.attributeId === attribute.id)
    .map((value) => ({ value, count: counts.get(value.id) ?? 0 }))
    .filter(({ count }) => count > 0);
}

async function tilesOf(
  app: App,
  scope: ExploreScope,
  attribute: IndexedAttribute,
  labels: readonly Label[],
): Promise<(Tile & { id: number })[]> {
  const { catalogIndex, category, language, query } = scope;
  const skus = (onlyBuyable: boolean) => findMatchingSkus(catalogIndex, { categoryId: category.id }, { ...query, onlyBuyable });
  // What is sold out lends its picture only to a value that would have none.
  const candidates = candidatesOf(catalogIndex, [...skus(true), ...skus(false)], attribute.id);
  const pictures = await picturesFor(app, [...candidates.values()].flat(), language);
  return countedValues(scope, attribute).map(({ value, count }) => ({
    id: value.id,
    value: value.value,
    name: localizedColumn(value, 'name', language),
    count,
    path: listPath(category.slug, { labels: [...labels, { key: attribute.key, value: value.value }] }),
    picture: pictures(candidates.get(value.id) ?? [], attribute.kind === 'colour'),
    sample: value.pictureKey,
  }));
}

/** Pictures in exactly that color; where only the shape matters, any picture of the first group. */
async function picturesFor(app: App, allCandidates: readonly TilePictureCandidate[], language: Language) {
  const rows = await firstPictures(app.db, allCandidates);
  const inColour = new Map(rows.map((row) => [`${row.spuId} ${row.colourCode}`, row]));
  const firstOf = new Map(rows.toSorted((a, b) => b.position - a.position).map((row) => [row.spuId, row]));
  return (candidates: readonly TilePictureCandidate[], mustMatch: boolean): Tile['picture'] => {
    const [first] = candidates;
    const row =
      candidates.map(({ spuId, colourCode }) => inColour.get(`${spuId} ${colourCode}`)).find(Boolean) ??
      (mustMatch || !first ? undefined : firstOf.get(first.spuId));
    return row ? { base: row.base, alt: localizedColumn(row, 'alt', language) } : null;
  };
}

async function coloursOf(app: App, scope: ExploreScope, labels: readonly Label[]) {
  const colour = attributeIn(scope, ({ kind }) => kind === 'colour');
  if (!colour) return [];
  const [tiles, shades] = await Promise.all([tilesOf(app, scope, colour, labels), shadeMeasurementRows(app.db)]);
  const familyById = new Map(shades.map((shade) => [shade.id, colorFamilyOf(shade)]));
  return colorFamilies
    .map((family) => ({ family, tiles: tiles.filter(({ id }) => familyById.get(id) === family) }))
    .filter((one) => one.tiles.length > 0);
}

function lengthsOf(scope: ExploreScope, labels: readonly Label[]) {
  const length = attributeIn(scope, ({ kind }) => kind === 'length');
  if (!length) return [];
  return countedValues(scope, length)
    .flatMap(({ value: { amount, value }, count }) =>
      amount === null
        ? []
        : [{ inches: amount, count, path: listPath(scope.category.slug, { labels: [...labels, { key: length.key, value }] }) }],
    )
    .sort((a, b) => a.inches - b.inches);
}
