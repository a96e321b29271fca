import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { categoryFigures } from '../store/figures.server.ts';

/** Numbers per category: lengths, prices, how long it lasts. */
export async function figuresOf(app: App, language: Language) {
  const rows = await categoryFigures(app.db);
  return rows.map((row) => ({
    slug: row.slug,
    name: localizedColumn(row, 'name', language),
    lengths: pairOf(row.lengthMinInches, row.lengthMaxInches),
    priceCents: pairOf(row.priceMinCents, row.priceMaxCents),
    durability: localizedColumn(row, 'durability', language),
    shipsFree: row.shipsFree,
  }));
}
export type Figures = Awaited<ReturnType<typeof figuresOf>>[number];

const pairOf = (from: number | null, to: number | null): readonly [number, number] | null =>
  from === null || to === null ? null : [from, to];
