import type { Language } from '#kernel/texts.ts';
import type { App } from '#platform/app.ts';
import { type Card, cardOf } from '../rules/card.ts';
import type { Sort } from '../rules/filters.ts';
import type { Shelf } from '../rules/shelf.ts';
import { type Hit, tally } from '../rules/tally.ts';
import { cardPictures, cardRows } from '../store/cards.server.ts';
import { shelfOf } from './shelf.server.ts';

export type CardQuery = {
  /** Slug of the only category looked at. */
  readonly category?: string | undefined;
  readonly exceptId?: number;
  readonly onlyIds?: readonly number[];
  readonly onlyBuyable?: boolean;
  readonly order: Sort;
  /** Goods of this texture come before others. */
  readonly nearTexture?: string;
  readonly limit: number;
};
const mostCards = 100;

/** A few groups as cards. */
export async function cards(app: App, language: Language, query: CardQuery): Promise<Card[]> {
  const shelf = await shelfOf(app);
  const { category, exceptId, onlyIds, nearTexture } = query;
  const categoryId = category === undefined ? undefined : (shelf.categories.find(({ slug }) => slug === category)?.id ?? -1);
  const only = onlyIds && new Set(onlyIds);
  const { hits } = tally(
    shelf,
    { categoryId, fits: (_, { id }) => id !== exceptId && (only?.has(id) ?? true) },
    { now: app.now().getTime(), chosen: [], onlyBuyable: query.onlyBuyable ?? false, sort: query.order },
  );
  const near = nearTexture === undefined ? hits : hits.toSorted((a, b) => isLike(b, nearTexture) - isLike(a, nearTexture));
  return cardsOf(app, language, near.slice(0, Math.min(mostCards, query.limit)), { shelf });
}

const isLike = ({ group }: Hit, texture: string): number => Number(group.texture === texture);

type Cards = { readonly opensSku?: boolean /** The shelf the goods were found on, where it is at hand. */; readonly shelf?: Shelf };

/** The swatch of each colour by its code. */
const swatchesOn = ({ values, attributes }: Shelf): ReadonlyMap<string, string> =>
  new Map(
    [...values.values()]
      .filter(({ attributeId }) => attributes.get(attributeId)?.kind === 'colour')
      .map(({ code, pictureKey }) => [code, pictureKey]),
  );

/** What was found on the shelf, with its words and pictures, in the same order. */
export async function cardsOf(
  app: App,
  language: Language,
  hits: readonly Hit[],
  { opensSku = false, shelf }: Cards = {},
): Promise<Card[]> {
  if (hits.length === 0) return [];
  const now = app.now();
  const swatches = swatchesOn(shelf ?? (await shelfOf(app)));
  const rows = await cardRows(
    app.db,
    hits.map(({ sku }) => sku.id),
  );
  const pictures = await cardPictures(app.db, rows);
  const bySku = new Map(rows.map((row) => [row.skuId, cardOf(row, { pictures, swatches, language, now, opensSku })]));
  return hits.flatMap(({ sku }) => bySku.get(sku.id) ?? []);
}
