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
  const begun = corpus.flatMap(([typed]) => beginnings(typed)).filter((_, place) => place % 3 === 0);
  const look = (round: number) =>
    searchByKeyword(app, 'en', { typed: typos[round % typos.length] ?? '', isExact: false }, unfilteredListQuery);
  const ask = (round: number) => suggestions(app, 'en', begun[round % begun.length] ?? '');
  const firstMs = await timed(() => look(0));
  for (let round = 0; round < warmUps; round += 1) await Promise.all([look(round), ask(round)]);
  const figures = { firstMs, typo: await spread(2 * typos.length, look), suggestion: await spread(begun.length, ask) };
  await writeSearches(app);
  return figures;
}

/** Swaps two neighbors in the longest word; a keyword without words has no typos. */
function misspelt(typed: string, random: Random): string[] {
  const [longest] = typed
    .split(' ')
    .filter((word) => isLatinWord(word) && word.length > 3)
    .sort((a, b) => b.length - a.length);
  if (!longest) return [];
  const at = random.int(1, longest.length - 3);
  const swapped = longest.slice(0, at) + longest.charAt(at + 1) + longest.charAt(at) + longest.slice(at + 2);
  return swapped === longest ? [] : [typed.replace(longest, swapped)];
}

const beginnings = (typed: string): string[] => [...typed].map((_, size) => [...typed].slice(0, size + 1).join(''));
