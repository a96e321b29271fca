import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { type Card, cardOf } from './rules/card.ts';
import { listPath } from './rules/filters.ts';
import { tilesOf } from './rules/tiles.ts';
import { inWords } from './rules/words.ts';
import { type CardQuery, cardPictures, cardRows, colourRows } from './store/cards.server.ts';
import { categoryTileRows, faqRows } from './store/categories.server.ts';
import { valuesByCategory } from './store/filters.server.ts';

export type { Card } from './rules/card.ts';

type Wish = { readonly category?: string | undefined; readonly count: number };
const mostCards = 100;

/** What is bought most and can be bought now. */
export const bestSellers = (app: App, language: Language, { category, count }: Wish): Promise<Card[]> =>
  cards(app, language, { category, onlyBuyable: true, order: 'best', limit: count });

/** What was offered last and can be bought now. */
export const newest = (app: App, language: Language, { category, count }: Wish): Promise<Card[]> =>
  cards(app, language, { category, onlyBuyable: true, order: 'newest', limit: count });

/** For somebody who came to an address where nothing is. */
export const notFoundCards = (app: App, language: Language): Promise<Card[]> => bestSellers(app, language, { count: 4 });

/** Any list of groups as cards: three looks into the database, however many cards. */
export async function cards(app: App, language: Language, query: Omit<CardQuery, 'now'> & { isFiltered?: boolean }): Promise<Card[]> {
  const now = app.now();
  const rows = await cardRows(app.db, { ...query, now, limit: Math.min(mostCards, query.limit) });
  const [pictures, colours] = await Promise.all([cardPictures(app.db, rows), rows.length ? colourRows(app.db) : []]);
  const swatches = new Map(colours.map((colour) => [colour.code, colour.pictureKey]));
  return rows.map((row) => cardOf(row, { pictures, swatches, language, now, opensSku: query.isFiltered ?? false }));
}

export async function categoryTiles(app: App, language: Language) {
  const rows = await categoryTileRows(app.db, app.now());
  return rows.map((row) => {
    const name = inWords(row, 'name', language);
    return { slug: row.slug, name, base: row.pictureUrl, alt: name, fromCents: row.fromCents ?? 0, count: row.count };
  });
}

export async function textureTiles(app: App, language: Language) {
  return tilesOf(await valuesByCategory(app.db, 'Texture', app.now())).map((tile) => {
    const name = inWords(tile, 'name', language);
    return { value: tile.value, name, base: tile.pictureKey, alt: name, count: tile.count, path: pathOf('Texture', tile) };
  });
}

export async function colourTiles(app: App, language: Language) {
  return tilesOf(await valuesByCategory(app.db, 'Color', app.now())).map((tile) => ({
    value: tile.value,
    code: tile.code,
    name: inWords(tile, 'name', language),
    swatch: tile.pictureKey,
    count: tile.count,
    path: pathOf('Color', tile),
  }));
}

/** The lengths hair can be had in, shortest first. */
export async function lengthsOffered(app: App) {
  return tilesOf(await valuesByCategory(app.db, 'Length', app.now()))
    .flatMap((tile) => (tile.amount === null ? [] : [{ inches: tile.amount, path: pathOf('Length', tile) }]))
    .sort((a, b) => a.inches - b.inches);
}

const pathOf = (key: string, { category, value }: { category: string; value: string }): string =>
  listPath(category, { labels: [{ key, value }] });

/** The questions of the whole shop. */
export async function homeFaq(app: App, language: Language) {
  return faqIn(await faqRows(app.db, null, app.now(), 8), language);
}

type FaqRow = { readonly questionEn: string; readonly questionZh: string; readonly answerEn: string; readonly answerZh: string };
export const faqIn = (rows: readonly FaqRow[], language: Language) =>
  rows.map((row) => ({ question: inWords(row, 'question', language), answer: inWords(row, 'answer', language) }));
