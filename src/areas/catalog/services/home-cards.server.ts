import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import type { Card } from '../rules/card.ts';
import { searchFacets } from '../rules/facet-search.ts';
import { defaultSort, listPath } from '../rules/filters.ts';
import { tilesOf } from '../rules/tiles.ts';
import { faqRows } from '../store/categories.server.ts';
import { findCards } from './cards.server.ts';
import { getCatalogIndex } from './catalog-index.server.ts';

export type { Card } from '../rules/card.ts';
export { findCards as cards } from './cards.server.ts';

type CardQuery = { readonly category?: string | undefined; readonly count: number };

export const bestSellerCards = (app: App, language: Language, { category, count }: CardQuery): Promise<Card[]> =>
  findCards(app, language, { category, onlyBuyable: true, order: 'best', limit: count });

export const newestCards = (app: App, language: Language, { category, count }: CardQuery): Promise<Card[]> =>
  findCards(app, language, { category, onlyBuyable: true, order: 'newest', limit: count });

export const notFoundCards = (app: App, language: Language): Promise<Card[]> => bestSellerCards(app, language, { count: 4 });

/** Non-empty categories with their count and lowest price. */
export async function categoryTiles(app: App, language: Language) {
  const catalogIndex = await getCatalogIndex(app);
  return catalogIndex.categories.flatMap((category) => {
    const { hits, prices } = searchFacets(catalogIndex, { categoryId: category.id }, { ...plain, now: app.now().getTime() });
    if (!prices) return [];
    const name = localizedColumn(category, 'name', language);
    return [{ slug: category.slug, name, base: category.pictureUrl, alt: name, fromCents: prices.fromCents, count: hits.length }];
  });
}

export async function textureTiles(app: App, language: Language) {
  return (await tilesFor(app, 'Texture')).map((tile) => {
    const name = localizedColumn(tile, 'name', language);
    return { value: tile.value, name, base: tile.pictureKey, alt: name, count: tile.count, path: pathOf('Texture', tile) };
  });
}

export async function colourTiles(app: App, language: Language) {
  return (await tilesFor(app, 'Color')).map((tile) => ({
    value: tile.value,
    code: tile.code,
    name: localizedColumn(tile, 'name', language),
    swatch: tile.pictureKey,
    count: tile.count,
    path: pathOf('Color', tile),
  }));
}

/** Shortest first. */
export async function offeredLengths(app: App) {
  return (await tilesFor(app, 'Length'))
    .flatMap((tile) => (tile.amount === null ? [] : [{ inches: tile.amount, path: pathOf('Length', tile) }]))
    .sort((a, b) => a.inches - b.inches);
}

async function tilesFor(app: App, key: string) {
  const catalogIndex = await getCatalogIndex(app);
  const values = [...catalogIndex.values.values()].filter((value) => catalogIndex.attributes.get(value.attributeId)?.key === key);
  const rows = catalogIndex.categories.flatMap(({ id, slug }) => {
    const { counts } = searchFacets(catalogIndex, { categoryId: id }, { ...plain, now: app.now().getTime() });
    return values.flatMap((value) => ({ ...value, category: slug, count: counts.get(value.id) ?? 0 }));
  });
  return tilesOf(rows.filter(({ count }) => count > 0)).sort((a, b) => a.position - b.position || a.id - b.id);
}

const plain = { chosen: [], sort: defaultSort };

const pathOf = (key: string, { category, value }: { category: string; value: string }): string =>
  listPath(category, { labels: [{ key, value }] });

export async function homeFaq(app: App, language: Language) {
  return localizeFaqs(await faqRows(app.db, null, app.now(), 8), language);
}

type FaqRow = { readonly questionEn: string; readonly questionZh: string; readonly answerEn: string; readonly answerZh: string };
export const localizeFaqs = (rows: readonly FaqRow[], language: Language) =>
  rows.map((row) => ({ question: localizedColumn(row, 'question', language), answer: localizedColumn(row, 'answer', language) }));
