import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { SearchMatches } from './find.ts';
import { isHan, normalizeKeyword } from './keyword.ts';
import type { SearchIndex } from './search-index.ts';

const maxCompletions = 5;
/** This many results are enough to see what there is. */
const enough = 200;
/** Values fewer results have do not fit the words before: a set of all textures gives no "body deep wave". */
const rare = 0.25;

/** Completions of a keyword: past searches first, then names of what it finds. */
export function completionsOf(
  index: SearchIndex,
  typed: string,
  answer: SearchMatches,
  popular: readonly string[],
  language: Language,
): string[] {
  const keyword = normalizeKeyword(typed);
  if (!keyword) return [];
  const known = popular.filter((term) => term.startsWith(keyword) && term !== keyword);
  return [...new Set([...known, ...byNames(index, keyword, answer, language)])].slice(0, maxCompletions);
}

function byNames(index: SearchIndex, keyword: string, answer: SearchMatches, language: Language): string[] {
  const head = keyword.slice(0, keyword.length - lastPart(keyword).length);
  const part = lastPart(keyword);
  if (!part) return [];
  return namesFound(index, answer, language, head ? rare : 0)
    .filter((name) => isHan(name) === isHan(part) && begins(name, part))
    .map((name) => joined(head, name))
    .filter((whole) => whole !== keyword)
    .slice(0, maxCompletions);
}

const lastPart = (keyword: string): string => keyword.match(/\S*$/u)?.[0] ?? '';
const begins = (name: string, part: string): boolean =>
  name.startsWith(part) || name.split(/[\s/-]+/).some((word) => word.startsWith(part));

/** "body wav" completes to "body wave", not "body body wave". */
const joined = (head: string, name: string): string => {
  const words = new Set(name.split(' '));
  return [...head.split(' ').filter((word) => word && !words.has(word)), name].join(' ');
};

/** Names of values and categories of the results, most common first. */
function namesFound({ catalogIndex, facts }: SearchIndex, { worth }: SearchMatches, language: Language, share: number): string[] {
  const counts = new Map<string, number>();
  const count = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const categories = new Map(
    catalogIndex.categories.map((category) => [category.id, localizedColumn(category, 'name', language).toLowerCase()]),
  );
  const values = new Map(
    [...catalogIndex.values.values()].map((value) => [value.id, localizedColumn(value, 'name', language).toLowerCase().replace(/^#/, '')]),
  );
  const sampled = [...worth.keys()].slice(0, enough);
  for (const id of sampled) {
    const group = catalogIndex.groups.get(id);
    if (!group) continue;
    count(categories.get(group.categoryId) ?? '');
    for (const value of facts.get(group)?.valueIds ?? []) count(values.get(value) ?? '');
  }
  return [...counts]
    .filter(([, times]) => times >= share * sampled.length)
    .sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
    .map(([name]) => name);
}
