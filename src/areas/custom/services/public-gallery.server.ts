import { asDollarNumber, cents } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { countImages, imageRows } from '../store/public-gallery.server.ts';

type GalleryQuery = {
  readonly style?: string | undefined;
  readonly color?: string | undefined;
  readonly page: number;
  readonly page_size: number;
};

export async function listPublicImages({ db }: App, language: Language, { style, color, page, page_size }: GalleryQuery) {
  const query = { style, colour: color };
  const [rows, total] = await Promise.all([
    imageRows(db, query, { limit: page_size, offset: (page - 1) * page_size }),
    countImages(db, query),
  ]);
  const items = rows.map((row) => ({
    id: row.id,
    title: localizedColumn(row, 'title', language),
    url: `${row.base}-${row.widths.at(-1) ?? 900}.webp`,
    width: row.width,
    height: row.height,
    alt: localizedColumn(row, 'alt', language),
    style: row.style,
    color: row.colourCode,
    attributes: row.attributes,
    price_from: row.priceFromCents === null ? null : asDollarNumber(cents(row.priceFromCents)),
  }));
  return { items, total, page, page_size };
}
