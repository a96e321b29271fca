import { dayMs } from '#kernel/dates.ts';
import { cents, savingPercent } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import { hrefOf } from '#site/links.ts';
import { isBuyable } from './options.ts';

export type Card = {
  readonly spuId: number;
  /** The SKU one tap adds: the cheapest available one; null when none is. */
  readonly skuId: number | null;
  readonly name: string;
  /** Path of the group, or of the SKU a filter found. */
  readonly path: string;
  readonly categorySlug: string;
  readonly payableCents: number;
  readonly listCents: number;
  readonly savingPercent: number;
  readonly lengths: { readonly from: number; readonly to: number } | null;
  /** Base addresses of the first color swatches, as many as a card shows. */
  readonly swatches: readonly string[];
  readonly colourCount: number;
  readonly rating: number | null;
  readonly reviewCount: number;
  readonly pictures: readonly { readonly base: string; readonly alt: string }[];
  readonly isNew: boolean;
  readonly isMadeToOrder: boolean;
  readonly isAvailable: boolean;
};

export type CardRow = {
  readonly spuId: number;
  readonly nameEn: string;
  readonly nameZh: string;
  readonly categorySlug: string;
  readonly slug: string;
  readonly publishedAt: Date | null;
  readonly ratingSum: number;
  readonly reviewCount: number;
  readonly minLengthInches: number | null;
  readonly maxLengthInches: number | null;
  readonly colourCodes: readonly string[];
  readonly skuId: number;
  readonly skuSlug: string;
  readonly payableCents: number;
  readonly priceCents: number;
  readonly available: number;
  readonly isMadeToOrder: boolean;
};
export type CardPicture = { readonly base: string; readonly altEn: string; readonly altZh: string };
type Around = {
  readonly pictures: readonly CardPicture[];
  /** Base address of a color's swatch by its code. */
  readonly swatches: ReadonlyMap<string, string>;
  readonly language: Language;
  readonly now: Date;
  /** A filter found one SKU of the group: the card links to it. */
  readonly opensSku: boolean;
};

const maxSwatches = 5;

const newForMs = 30 * dayMs;
export const isNew = (publishedAt: Date | null, now: Date): boolean =>
  publishedAt !== null && now.getTime() - publishedAt.getTime() <= newForMs;

/** One decimal, as shown; null without reviews. */
export const ratingOf = (sum: number, count: number): number | null => (count > 0 ? Math.round((sum * 10) / count) / 10 : null);

export function cardOf(row: CardRow, { pictures, swatches, language, now, opensSku }: Around): Card {
  const isAvailable = isBuyable(row);
  const address = { category: row.categorySlug, spu: row.slug };
  const known = row.colourCodes.flatMap((code) => swatches.get(code) ?? []);
  return {
    spuId: row.spuId,
    skuId: isAvailable ? row.skuId : null,
    name: localizedColumn(row, 'name', language),
    path: opensSku ? hrefOf('sku', { ...address, sku: row.skuSlug }) : hrefOf('spu', address),
    categorySlug: row.categorySlug,
    payableCents: row.payableCents,
    listCents: row.priceCents,
    savingPercent: savingPercent(cents(row.priceCents), cents(row.payableCents)),
    lengths: row.minLengthInches === null || row.maxLengthInches === null ? null : { from: row.minLengthInches, to: row.maxLengthInches },
    swatches: known.slice(0, maxSwatches),
    colourCount: known.length,
    rating: ratingOf(row.ratingSum, row.reviewCount),
    reviewCount: row.reviewCount,
    pictures: pictures.map((picture) => ({ base: picture.base, alt: localizedColumn(picture, 'alt', language) })),
    isNew: isNew(row.publishedAt, now),
    isMadeToOrder: row.isMadeToOrder,
    isAvailable,
  };
}

/** Phones show one picture: there is no hover. */
export const cardForPhone = (card: Card): Card => ({ ...card, pictures: card.pictures.slice(0, 1), swatches: card.swatches.slice(0, 3) });
