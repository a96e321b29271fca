import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { type Card, type CardPicture, type CardRow, cardOf } from '../rules/card.ts';
import type { CatalogIndex, IndexedGroup } from '../rules/catalog-index.ts';
import { type Hit, searchFacets } from '../rules/facet-search.ts';
import type { Sort } from '../rules/filters.ts';
import { cardPictures, cardRows } from '../store/cards.server.ts';
import { getCatalogIndex } from './catalog-index.server.ts';

export type CardQuery = {
  /** Category slug. */
  readonly category?: string | undefined;
  readonly exceptId?: number;
  readonly onlyIds?: readonly number[];
  readonly onlyBuyable?: boolean;
  readonly order: Sort;
  /** Products of this texture come first. */
  readonly nearTexture?: string;
  readonly limit: number;
};
const maxCards = 100;

export async function findCards(app: App, language: Language, query: CardQuery): Promise<Card[]> {
  const catalogIndex = await getCatalogIndex(app);
  const { category, exceptId, onlyIds, nearTexture } = query;
  const categoryId = category === undefined ? undefined : (catalogIndex.categories.find(({ slug }) => slug === category)?.id ?? -1);
  const only = onlyIds && new Set(onlyIds);
  const { hits } = searchFacets(
    catalogIndex,
    { categoryId, fits: (_, { id }) => id !== exceptId && (only?.has(id) ?? true) },
    { now: app.now().getTime(), chosen: [], onlyBuyable: query.onlyBuyable ?? false, sort: query.order },
  );
  const near = nearTexture === undefined ? hits : hits.toSorted((a, b) => isLike(b, nearTexture) - isLike(a, nearTexture));
  return cardsOf(app, language, near.slice(0, Math.min(maxCards, query.limit)), { catalogIndex });
}

const isLike = ({ group }: Hit, texture: string): number => Number(group.texture === texture);

type Cards = {
  readonly opensSku?: boolean /** The catalog index the goods were found in, if the caller has it. */;
  readonly catalogIndex?: CatalogIndex;
};

/** Swatch per color code. */
const swatchesOn = ({ values, attributes }: CatalogIndex): ReadonlyMap<string, string> =>
  new Map(
    [...values.values()]
      .filter(({ attributeId }) => attributes.get(attributeId)?.kind === 'colour')
      .map(({ code, pictureKey }) => [code, pictureKey]),
  );

/** In the order of the hits. */
export async function cardsOf(
  app: App,
  language: Language,
  hits: readonly Hit[],
  { opensSku = false, catalogIndex }: Cards = {},
): Promise<Card[]> {
  if (hits.length === 0) return [];
  const now = app.now();
  const swatches = swatchesOn(catalogIndex ?? (await getCatalogIndex(app)));
  const facts = await factsOf(app, hits);
  return facts.map(({ row, pictures }) => cardOf(row, { pictures, swatches, language, now, opensSku }));
}

type Facts = { readonly row: CardRow; readonly pictures: readonly CardPicture[] };
/** Database facts of a SKU stay valid while its group object is in the index; each change replaces the group. */
const factsCache = new WeakMap<IndexedGroup, Map<number, Facts>>();
const maxCachedEach = 8;

async function factsOf({ db }: App, hits: readonly Hit[]): Promise<Facts[]> {
  const missing = hits.filter(({ group, sku }) => !factsCache.get(group)?.has(sku.id)).map(({ sku }) => sku.id);
  const read = missing.length > 0 ? await readFacts(db, missing) : new Map<number, Facts>();
  return hits.flatMap(({ group, sku }) => {
    const known = factsCache.get(group) ?? new Map<number, Facts>();
    const facts = known.get(sku.id) ?? read.get(sku.id);
    if (!facts) return [];
    if (known.size < maxCachedEach) factsCache.set(group, known.set(sku.id, facts));
    return [facts];
  });
}

async function readFacts(db: App['db'], skuIds: readonly number[]): Promise<Map<number, Facts>> {
  const [rows, pictures] = await Promise.all([cardRows(db, skuIds), cardPictures(db, skuIds)]);
  const bySku = Map.groupBy(pictures, ({ skuId }) => skuId);
  return new Map(rows.map((row) => [row.skuId, { row, pictures: bySku.get(row.skuId) ?? [] }]));
}
