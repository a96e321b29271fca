import type { Language } from '#kernel/texts.ts';
import { inWords } from '#kernel/words.ts';
import type { IndexedCategory, IndexedValue } from '../catalog-index.ts';
import { type Label, listPath } from '../filters.ts';
import type { SearchMatches } from './find.ts';
import type { SearchMeaning } from './meaning.ts';
import type { SearchIndex } from './search-index.ts';

/** A category, optionally filtered, that matches a keyword. */
export type Shortcut = { readonly name: string; readonly path: string };
const mostShortcuts = 4;
const mostFilters = 3;

/** "body wave wig" is the category Wigs filtered by Body wave; "body wave" alone is that in the categories with most of it. */
export function shortcutsOf(index: SearchIndex, meaning: SearchMeaning, answer: SearchMatches, language: Language): Shortcut[] {
  const { values, categories } = namedBy(index, meaning);
  if (values.length === 0 && categories.length === 0) return [];
  const places = categories.length > 0 ? categories : busiest(index, answer);
  const made = places.flatMap((category) => shortcutTo(index, category, values, language));
  return made.filter(({ path }, place) => made.findIndex((one) => one.path === path) === place).slice(0, mostShortcuts);
}

function namedBy(index: SearchIndex, { needs }: SearchMeaning) {
  const atoms = needs.flatMap(({ ways }) => ways.flatMap((way) => way.atoms));
  // An incomplete word names nothing yet.
  const words = new Set(atoms.flatMap((atom) => (atom.words.length === 1 ? atom.words : [])));
  const valueIds = new Set(atoms.flatMap((atom) => atom.valueIds));
  const isNamed = (names: readonly (readonly number[])[]): boolean => names.some((name) => name.every((word) => words.has(word)));
  const isInWords = ({ id }: IndexedValue): boolean => valueIds.has(id) || isNamed(index.values.get(id) ?? []);
  return {
    values: longestOnly(index, [...index.shelf.values.values()].filter(isInWords)),
    categories: index.shelf.categories.filter(({ id }) => isNamed(index.categories.get(id) ?? [])),
  };
}

/** Of "straight" and "yaki straight" the longer name was meant. */
function longestOnly(index: SearchIndex, values: readonly IndexedValue[]): IndexedValue[] {
  const wordsOf = ({ id }: IndexedValue): readonly number[] => index.values.get(id)?.[0] ?? [];
  const isPart = (short: IndexedValue, long: IndexedValue): boolean =>
    wordsOf(short).length < wordsOf(long).length && wordsOf(short).every((word) => wordsOf(long).includes(word));
  return values.filter((value) => !values.some((other) => isPart(value, other)));
}

/** The categories with most results. */
function busiest({ shelf }: SearchIndex, { worth }: SearchMatches): IndexedCategory[] {
  const counts = new Map<number, number>();
  for (const id of worth.keys()) {
    const category = shelf.groups.get(id)?.categoryId ?? 0;
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return shelf.categories
    .filter(({ id }) => counts.has(id))
    .toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
    .slice(0, mostFilters);
}

function shortcutTo(
  { shelf, groups }: SearchIndex,
  category: IndexedCategory,
  values: readonly IndexedValue[],
  language: Language,
): Shortcut[] {
  const isHeld = (id: number): boolean => groups.some(({ group, valueIds }) => group.categoryId === category.id && valueIds.includes(id));
  const able = values.filter(({ id, attributeId }) => category.filterIds.includes(attributeId) && isHeld(id)).slice(0, mostFilters);
  if (able.length === 0 && values.length > 0) return [];
  const labels = able.map(({ attributeId, value }): Label => ({ key: shelf.attributes.get(attributeId)?.key ?? '', value }));
  const names = [inWords(category, 'name', language), ...able.map((value) => inWords(value, 'name', language))];
  return [{ name: names.join(' · '), path: listPath(category.slug, { labels }) }];
}
