import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import * as store from '../store/testimonials.server.ts';

/** This many are read to find a few that fit. */
const candidateCount = 60;

/** A few short reviews, each of another product, and the total count. */
export async function fetchTestimonials(app: App, language: Language, count: number) {
  const [rows, total] = await Promise.all([store.selectTestimonials(app.db, language, candidateCount), store.countPublished(app.db)]);
  const voices = oneEach(rows, count).map((row) => ({
    id: row.id,
    stars: row.stars,
    text: row.text,
    language: row.language,
    by: signature(row.shownName, row.city ?? ''),
    piece: localizedColumn(row, 'name', language),
    lengthInches: row.lengthInches,
    base: row.base,
    path: hrefOf('spu', { category: row.categorySlug, spu: row.slug }),
  }));
  return { voices, total };
}
export type Testimonial = Awaited<ReturnType<typeof fetchTestimonials>>['voices'][number];

type QuotedReview = { readonly spuId: number; readonly shownName: string; readonly text: string };

/** Fits about four lines in a row of three. */
const maxLength = 220;
const minLength = 24;

/** The first that fit, at most one per product and per name. */
function oneEach<T extends QuotedReview>(rows: readonly T[], count: number): T[] {
  const seen = new Set<number | string>();
  return rows
    .filter(({ spuId, shownName, text }) => {
      if (
        seen.has(spuId) ||
        seen.has(shownName) ||
        text.length > maxLength ||
        [...text].length < (isWide(text) ? minLength / 3 : minLength)
      )
        return false;
      seen.add(spuId).add(shownName);
      return true;
    })
    .slice(0, count);
}

/** Chinese needs a third of the characters. */
const isWide = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** "Danielle R., Atlanta": the display name and the shipping city. */
const signature = (shownName: string, city: string): string => [shownName.trim(), city.trim()].filter(Boolean).join(', ');
