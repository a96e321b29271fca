import { minuteMs } from '#kernel/dates.ts';
import type { Language } from '#kernel/texts.ts';
import { type Hit, searchFacets } from '../facet-search.ts';
import { defaultSort } from '../filters.ts';
import { completionsOf } from './completions.ts';
import { searchCatalog } from './find.ts';
import { searchMeaningOf } from './meaning.ts';
import type { SearchIndex } from './search-index.ts';
import { type Shortcut, shortcutsOf } from './shortcuts.ts';

type Suggestion = {
  readonly hits: readonly Hit[];
  readonly isNarrow: boolean;
  readonly filters: Shortcut[];
  readonly words: string[];
};
type Around = { readonly popular: readonly string[]; readonly language: Language; readonly now: number };
type CachedSuggestion = { readonly suggestion: Suggestion; readonly at: number };

const maxSuggestedGoods = 5;
const maxCached = 5000;
const freshMs = minuteMs;
/** Most searches begin with the same few letters: results are kept until the index changes, at most a minute. */
const cache = new WeakMap<SearchIndex, Map<string, CachedSuggestion>>();

export function suggestionOf(index: SearchIndex, typed: string, around: Around): Suggestion {
  const found = cache.get(index) ?? new Map<string, CachedSuggestion>();
  cache.set(index, found);
  const key = `${around.language} ${typed}`;
  const known = found.get(key);
  if (known && around.now - known.at < freshMs) return known.suggestion;
  const suggestion = suggestionNow(index, typed, around);
  if (found.size >= maxCached) found.clear();
  found.set(key, { suggestion, at: around.now });
  return suggestion;
}

function suggestionNow(index: SearchIndex, typed: string, { popular, language, now }: Around): Suggestion {
  const meaning = searchMeaningOf(index, typed, { isTyping: true });
  const answer = searchCatalog(index, meaning);
  const worth = bestOf(answer.worth, (id) => (index.catalogIndex.groups.get(id)?.publishedAt ?? now + 1) <= now);
  const scope = { among: worth, fits: answer.fits, worth: ({ id }: { id: number }): number => worth.get(id) ?? 0 };
  return {
    hits: searchFacets(index.catalogIndex, scope, { chosen: [], sort: defaultSort, now }).hits,
    isNarrow: answer.isNarrow,
    filters: shortcutsOf(index, meaning, answer, language),
    words: completionsOf(index, typed, answer, popular, language),
  };
}

/** The best few without sorting thousands. */
function bestOf(worth: ReadonlyMap<number, number>, isOut: (id: number) => boolean): Map<number, number> {
  const best: (readonly [number, number])[] = [];
  for (const one of worth) {
    if (best.length === maxSuggestedGoods && one[1] <= (best.at(-1)?.[1] ?? 0)) continue;
    if (!isOut(one[0])) continue;
    best.push(one);
    best.sort((a, b) => b[1] - a[1]).splice(maxSuggestedGoods);
  }
  return new Map(best);
}
