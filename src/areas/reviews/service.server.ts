import type { Language } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import type { App } from '#platform/app.ts';
import { hrefOf } from '#site/links.ts';
import * as store from './store.server.ts';

/** So many are looked at to find a few that fit. */
const lookedAt = 60;

/** A few short voices of buyers, each about another piece, and how many reviews there are in all. */
export async function fetchTestimonials(app: App, language: Language, count: number) {
  const [rows, total] = await Promise.all([store.selectTestimonials(app.db, language, lookedAt), store.countPublished(app.db)]);
  const voices = oneEach(rows, count).map((row) => ({
    id: row.id,
    stars: row.stars,
    text: row.text,
    language: row.language,
    by: signature(row.shownName, row.city ?? ''),
    piece: inWords(row, 'name', language),
    lengthInches: row.lengthInches,
    base: row.base,
    path: hrefOf('spu', { category: row.categorySlug, spu: row.slug }),
  }));
  return { voices, total };
}
export type Testimonial = Awaited<ReturnType<typeof fetchTestimonials>>['voices'][number];

type Said = { readonly spuId: number; readonly shownName: string; readonly text: string };

/** A voice that stands in a row of three has room for about four lines. */
const longest = 220;
const shortest = 24;

/** The first voices that fit, at most one about each piece and one by each name. */
function oneEach<T extends Said>(rows: readonly T[], count: number): T[] {
  const seen = new Set<number | string>();
  return rows
    .filter(({ spuId, shownName, text }) => {
      if (seen.has(spuId) || seen.has(shownName) || text.length > longest || [...text].length < (isWide(text) ? shortest / 3 : shortest))
        return false;
      seen.add(spuId).add(shownName);
      return true;
    })
    .slice(0, count);
}

/** Chinese says in eight signs what English says in twenty-four. */
const isWide = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** "Danielle R., Atlanta": the name as she agreed to be shown, and the city of the parcel. */
const signature = (shownName: string, city: string): string => [shownName.trim(), city.trim()].filter(Boolean).join(', ');
