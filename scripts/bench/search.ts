import { unfilteredListQuery } from '#areas/catalog/rules/filters.ts';
import { isLatinWord } from '#areas/catalog/rules/search/keyword.ts';
import { searchByKeyword } from '#areas/catalog/services/search.server.ts';
import { writeSearches } from '#areas/catalog/services/search-count.server.ts';
import { suggestions } from '#areas/editorial/services/search.server.ts';
import { type Random, randomFrom } from '#kernel/random.ts';
import type { App } from '#platform/app.ts';
import { corpus } from '../../tests/unit/search/data-corpus.ts';
import { spread, timed } from './browse.ts';
import type { Spread } from './ranks.ts';

export type SearchFigures = {
  /** First build of the search index. */
  readonly firstMs: number;
  /** All data of a search page for a keyword with a typo: products, filters, counts and cards. */
  readonly typo: Spread;
  /** Suggestions letter by letter. */
  readonly suggestion: Spread;
};
const warmUps = 60;

export async function measureSearch(app: App): Promise<SearchFigures> {
  const random = randomFrom('a bench of slips');
  const typos = corpus.flatMap(([typed]) => misspelt(typed.toLowerCase(), random));
  const begun = corpus.flatMap(([typed]) => beginnings(typed)).filter((_, index) => index % 3 === 0);
  const searchTypo = (round: number) =>
    searchByKeyword(app, 'en', { typed: typos[round % typos.length] ?? '', isExact: false }, unfilteredListQuery);
  const suggest = (round: number) => suggestions(app, 'en', begun[round % begun.length] ?? '');
  const firstMs = await timed(() => searchTypo(0));
  for (let round = 0; round < warmUps; round += 1) await Promise.all([searchTypo(round), suggest(round)]);
  const figures = { firstMs, typo: await spread(2 * typos.length, searchTypo), suggestion: await spread(begun.length, suggest) };
  await writeSearches(app);
  return figures;
}

/** Swaps two neighbors in the longest word; a keyword without words has no typos. */
function misspelt(typed: string, random: Random): string[] {
  const [longestWord] = typed
    .split(' ')
    .filter((word) => isLatinWord(word) && word.length > 3)
    .sort((a, b) => b.length - a.length);
  if (!longestWord) return [];
  const at = random.int(1, longestWord.length - 3);
  const swapped = longestWord.slice(0, at) + longestWord.charAt(at + 1) + longestWord.charAt(at) + longestWord.slice(at + 2);
  return swapped === longestWord ? [] : [typed.replace(longestWord, swapped)];
}

const beginnings = (typed: string): string[] => [...typed].map((_, size) => [...typed].slice(0, size + 1).join(''));
