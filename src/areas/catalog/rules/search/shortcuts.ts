import type { Language } from '#kernel/texts.ts';
import { localizedColumn } from '#kernel/words.ts';
import type { IndexedCategory, IndexedValue } from '../catalog-index.ts';
import { type Label, listPath } from '../filters.ts';
import type { SearchMatches } from './find.ts';
import type { SearchMeaning } from './meaning.ts';
import type { SearchIndex } from './search-index.ts';

/** A category, optionally filtered, that matches a keyword. */
export type Shortcut = { readonly name: string; readonly path: string };
const maxShortcuts = 4;
const maxFilters = 3;

/** "body wave wig" is the category Wigs filtered by Body wave; "body wave" alone is that in the categories with most of it. */
export function shortcutsOf(index: SearchIndex, meaning: SearchMeaning, answer: SearchMatches, language: Language): Shortcut[] {
  const { values, categories } = namedBy(index, meaning);
  if (values.length === 0 && categories.length === 0) return [];
  const places = categories.length > 0 ? categories : busiest(index, answer);
  const made = places.flatMap((category) => shortcutTo(index, category, values, language));
  return made.filter(({ path }, position) => made.findIndex((one) => one.path === path) === position).slice(0, maxShortcuts);
}

function namedBy(index: SearchIndex, { needs }: SearchMeaning) {
  const atoms = needs.flatMap(({ alternatives }) => alternatives.flatMap((alternative) => alternative.atoms));
  // An incomplete word names nothing yet.
  const words = new Set(atoms.flatMap((atom) => (atom.words.length === 1 ? atom.words : [])));
  const valueIds = new Set(atoms.flatMap((atom) => atom.valueIds));
  const isNamed = (names: readonly (readonly number[])[]): boolean => names.some((name) => name.every((word) => words.has(word)));
  const isValueNamed = ({ id }: IndexedValue): boolean => valueIds.has(id) || isNamed(index.values.get(id) ?? []);
  return {
    values: mostSpecific(index, [...index.catalogIndex.values.values()].filter(isValueNamed)),
    categories: index.catalogIndex.categories.filter(({ id }) => isNamed(index.categories.get(id) ?? [])),
  };
}

/** Of "straight" and "yaki straight" the longer name was meant. */
function mostSpecific(index: SearchIndex, values: readonly IndexedValue[]): IndexedValue[] {
  const wordsOf = ({ id }: IndexedValue): readonly number[] => index.values.get(id)?.[0] ?? [];
  const isPart = (short: IndexedValue, long: IndexedValue): boolean =>
    wordsOf(short).length < wordsOf(long).length && wordsOf(short).every((word) => wordsOf(long).includes(word));
  return values.filter((value) => !values.some((other) => isPart(value, other)));
}

/** The categories with most results. */
function busiest({ catalogIndex }: SearchIndex, { worth }: SearchMatches): IndexedCategory[] {
  const counts = new Map<number, number>();
  for (const id of worth.keys()) {
    const category = catalogIndex.groups.get(id)?.categoryId ?? 0;
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return catalogIndex.categories
    .filter(({ id }) => counts.has(id))
    .toSorted((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
    .slice(0, maxFilters);
}

function shortcutTo(
  { catalogIndex, groups }: SearchIndex,
  category: IndexedCategory,
  values: readonly IndexedValue[],
  language: Language,
): Shortcut[] {
  const isHeld = (id: number): boolean => groups.some(({ group, valueIds }) => group.categoryId === category.id && valueIds.includes(id));
  const able = values.filter(({ id, attributeId }) => category.filterIds.includes(attributeId) && isHeld(id)).slice(0, maxFilters);
  if (able.length === 0 && values.length > 0) return [];
  const labels = able.map(({ attributeId, value }): Label => ({ key: catalogIndex.attributes.get(attributeId)?.key ?? '', value }));
  const names = [localizedColumn(category, 'name', language), ...able.map((value) => localizedColumn(value, 'name', language))];
  return [{ name: names.join(' · '), path: listPath(category.slug, { labels }) }];
}
