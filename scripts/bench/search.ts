import { everything } from '#areas/catalog/rules/filters.ts';
import { isSpelt } from '#areas/catalog/rules/search/typed.ts';
import { found, suggested } from '#areas/catalog/services/search.server.ts';
import { writeSearches } from '#areas/catalog/services/search-count.server.ts';
import { type Random, randomFrom } from '#kernel/random.ts';
import type { App } from '#platform/app.ts';
import { corpus } from '../../tests/unit/search/data-corpus.ts';

export type Figure = { readonly name: string; readonly count: number; readonly p50: number; readonly p95: number };

/** How long the whole data of a search page with a misspelt word takes, and of a suggestion at each letter typed. */
export async function searchFigures(app: App): Promise<{ readonly typo: Figure; readonly suggestion: Figure }> {
  const random = randomFrom('a bench of slips');
  const typos = corpus.flatMap(([typed]) => misspelt(typed.toLowerCase(), random));
  const begun = corpus
    .flatMap(([typed]) => [...typed].map((_, size) => [...typed].slice(0, size + 1).join('')))
    .filter((_, place) => place % 3 === 0);
  const look = (typed: string) => found(app, 'en', { typed, isExact: false }, everything);
  const ask = (typed: string) => suggested(app, 'en', typed);
  const typo = await measured('search with a typo', typos, look);
  const suggestion = await measured('suggestion', begun, ask);
  await writeSearches(app);
  return { typo, suggestion };
}

/** Two neighbours swapped in the longest word; what has no word cannot be misspelt. */
function misspelt(typed: string, random: Random): string[] {
  const [longest] = typed
    .split(' ')
    .filter((word) => isSpelt(word) && word.length > 3)
    .sort((a, b) => b.length - a.length);
  if (!longest) return [];
  const at = random.int(1, longest.length - 3);
  const swapped = longest.slice(0, at) + longest.charAt(at + 1) + longest.charAt(at) + longest.slice(at + 2);
  return swapped === longest ? [] : [typed.replace(longest, swapped)];
}

async function measured(name: string, queries: readonly string[], run: (typed: string) => Promise<unknown>): Promise<Figure> {
  for (const query of queries.slice(0, 60)) await run(query);
  const times: number[] = [];
  for (const query of queries) {
    const started = performance.now();
    await run(query);
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { name, count: queries.length, p50: at(0.5), p95: at(0.95) };
}
