import type { CatalogIndex, IndexedCategory, IndexedGroup, IndexedValue } from '../catalog-index.ts';
import { isBuyable } from '../options.ts';
import { isHan, isLatinWord, searchWordsIn, stem } from './keyword.ts';
import { type Lexicon, openLexicon } from './lexicon.ts';
import { type KnownWord, lettersOf } from './spelling.ts';

/** What people type, and what it means. */
export type Synonym = { readonly term: string; readonly meaning: string };
export type Synonyms = readonly Synonym[];

/** Names as word numbers; a thing may have several names. */
type Names = readonly (readonly number[])[];
/** Facts of a group; computed once and kept while the group is unchanged. */
export type GroupFacts = {
  readonly group: IndexedGroup;
  readonly names: Names;
  /** Trade terms and the parts of its code. */
  readonly words: readonly number[];
  /** Values of any SKU. */
  readonly valueIds: readonly number[];
  /** Values of all SKUs. */
  readonly sharedIds: readonly number[];
  /** Common prefix of its SKU codes. */
  readonly codeStart: string;
  readonly isSoldOut: boolean;
};
export type SearchIndex = {
  readonly catalogIndex: CatalogIndex;
  readonly synonyms: Synonyms;
  readonly lexicon: Lexicon;
  readonly values: ReadonlyMap<number, Names>;
  readonly categories: ReadonlyMap<number, Names>;
  readonly groups: readonly GroupFacts[];
  /** Stemmed synonym to its meaning. */
  readonly meant: ReadonlyMap<string, readonly string[]>;
  /** Groups found per word. */
  readonly counts: Int32Array;
  /** Candidates for spelling correction. */
  readonly spelt: readonly KnownWord[];
  /** Category name words that only some of its groups contain; there they belong to the groups. */
  readonly shared: ReadonlyMap<number, ReadonlySet<number>>;
  readonly facts: WeakMap<IndexedGroup, GroupFacts>;
};

/** Indexes the catalog's words. Given an earlier index only changed groups are read again. */
export function buildSearchIndex(catalogIndex: CatalogIndex, synonyms: Synonyms, earlier?: SearchIndex): SearchIndex {
  if (earlier?.catalogIndex === catalogIndex && earlier.synonyms === synonyms) return earlier;
  const isSameFrame =
    earlier?.synonyms === synonyms &&
    earlier.catalogIndex.values === catalogIndex.values &&
    earlier.catalogIndex.categories === catalogIndex.categories;
  const frame = isSameFrame ? earlier : frameOf(catalogIndex, synonyms);
  const groups = [...catalogIndex.groups.values()].map((group) => factsOf(group, frame));
  const counts = countsOf(groups, frame);
  // Word frequencies drift slowly: only a new word rebuilds the list.
  const spelt = isSameFrame && earlier.counts.length === counts.length ? earlier.spelt : speltOf(frame.lexicon, counts);
  return { ...frame, catalogIndex, groups, counts, spelt, shared: sharedOf(groups, frame) };
}

type Frame = Pick<SearchIndex, 'synonyms' | 'lexicon' | 'values' | 'categories' | 'meant' | 'facts'>;

function frameOf(catalogIndex: CatalogIndex, synonyms: Synonyms): Frame {
  const lexicon = openLexicon(dictionaryOf(catalogIndex, synonyms));
  const values = new Map([...catalogIndex.values].map(([id, value]) => [id, namesOf(lexicon, valueNames(value, catalogIndex))]));
  const categories = new Map(catalogIndex.categories.map((category) => [category.id, namesOf(lexicon, categoryNames(category))]));
  const meant = new Map<string, string[]>();
  for (const synonym of synonyms) {
    lexicon.learn(synonym.term);
    const key = phraseOf(synonym.term, lexicon).join(' ');
    meant.set(key, [...(meant.get(key) ?? []), synonym.meaning]);
  }
  return { synonyms, lexicon, values, categories, meant, facts: new WeakMap() };
}

/** A phrase as a synonym key: all words, fillers included. */
export const phraseOf = (text: string, { cut }: Pick<Lexicon, 'cut'>): string[] =>
  searchWordsIn(text).flatMap((word) => (isHan(word) ? cut(word) : [stem(word)]));

const maxTradeWordLength = 4;

/** All Chinese words that occur on their own. */
function dictionaryOf(catalogIndex: CatalogIndex, synonyms: Synonyms): ReadonlySet<string> {
  const runs = [
    ...[...catalogIndex.values.values()].map(({ nameZh }) => nameZh),
    ...catalogIndex.categories.flatMap(({ nameZh }) => nameZh.split(/[与和及、]/)),
    ...synonyms.flatMap(({ term, meaning }) => [term, meaning]),
  ].flatMap((text) => searchWordsIn(text).filter(isHan));
  const traded = new Set([...catalogIndex.groups.values()].flatMap(({ words }) => words.split(' ')));
  const short = [...traded].filter((word) => word.length <= maxTradeWordLength && isHan(word));
  return new Set([...runs, ...short].filter((word) => word.length > 1));
}

const namesOf = (lexicon: Lexicon, names: readonly string[]): Names =>
  [...new Map(names.map((name) => lexicon.learn(name)).map((ids) => [ids.join(), ids])).values()].filter((ids) => ids.length > 0);

function valueNames({ value, code, nameEn, nameZh, attributeId }: IndexedValue, { attributes }: CatalogIndex): string[] {
  const isColour = attributes.get(attributeId)?.kind === 'colour';
  // P4/27 is also searched as 4/27 and by its code.
  const bare = isColour
    ? [
        code,
        code.replace(/^[pt](?=\d)/, ''),
        value
          .toLowerCase()
          .replace(/^[pt](?=\d)/, '')
          .split(' ')[0] ?? '',
      ]
    : [];
  return [value, nameEn, nameZh, ...bare];
}

const categoryNames = ({ nameEn, nameZh, slug }: IndexedCategory): string[] => [nameEn, nameZh.replace(/[与和及、]/g, ' '), slug];

function factsOf(group: IndexedGroup, { lexicon, facts }: Frame): GroupFacts {
  const known = facts.get(group);
  if (known) return known;
  const codes = group.skus.map((sku) => sku.code.toLowerCase());
  const codeStart = codes.reduce((start, code) => commonStart(start, code), codes[0] ?? '');
  const [, ...codeParts] = codeStart.split('-').slice(0, codes.length > 1 ? -1 : 2);
  const made: GroupFacts = {
    group,
    names: namesOf(lexicon, [group.nameEn, group.nameZh]),
    words: lexicon.learn(`${group.words} ${codeParts.join(' ')}`),
    ...valuesIn(group),
    codeStart,
    isSoldOut: !group.skus.some(isBuyable),
  };
  facts.set(group, made);
  return made;
}

function valuesIn({ skus }: IndexedGroup): Pick<GroupFacts, 'valueIds' | 'sharedIds'> {
  const times = new Map<number, number>();
  for (const sku of skus) for (const id of sku.valueIds) times.set(id, (times.get(id) ?? 0) + 1);
  return { valueIds: [...times.keys()], sharedIds: [...times].filter(([, count]) => count === skus.length).map(([id]) => id) };
}

function commonStart(a: string, b: string): string {
  let size = Math.min(a.length, b.length);
  while (size > 0 && !a.startsWith(b.slice(0, size))) size -= 1;
  return a.slice(0, size);
}

/** The more SKUs a word finds, the more likely it was meant. */
function countsOf(groups: readonly GroupFacts[], { lexicon, values, categories }: Frame): Int32Array {
  const counts = new Int32Array(lexicon.words.length);
  const ofValues = new Int32Array(Math.max(0, ...values.keys()) + 1);
  const ofCategories = new Map<number, number>();
  for (const { group, names, words, valueIds } of groups) {
    for (const name of names) for (const id of name) counts[id] = (counts[id] ?? 0) + 1;
    for (const id of words) counts[id] = (counts[id] ?? 0) + 1;
    for (const id of valueIds) ofValues[id] = (ofValues[id] ?? 0) + 1;
    ofCategories.set(group.categoryId, (ofCategories.get(group.categoryId) ?? 0) + 1);
  }
  const count = (names: Names | undefined, times: number) => {
    for (const name of names ?? []) for (const id of name) counts[id] = (counts[id] ?? 0) + times;
  };
  for (const id of values.keys()) count(values.get(id), ofValues[id] ?? 0);
  for (const [id, times] of ofCategories) count(categories.get(id), times);
  return counts;
}

function speltOf({ words, shown, compounds }: Lexicon, counts: Int32Array): KnownWord[] {
  const known = words.flatMap((word, number) => {
    const count = counts[number] ?? 0;
    // Typos occur in plurals too.
    const forms = new Set([word, shown[number] ?? word, ...(count > 0 ? [`${word}s`] : [])]);
    return [...forms].map((form) => ({ word: form, count }));
  });
  const joined = [...compounds.keys()].map((word) => ({ word, count: 0 }));
  return [...known, ...joined].filter(({ word }) => isLatinWord(word)).map((one) => ({ ...one, letters: lettersOf(one.word) }));
}

/** "Closures and frontals" are not all closures: where some groups of a category contain a word of its name, the others do not match it. */
function sharedOf(groups: readonly GroupFacts[], { values, categories }: Frame): Map<number, ReadonlySet<number>> {
  const several = [...categories].filter(([, names]) => names.some((name) => name.length > 1));
  const members = Map.groupBy(groups, ({ group }) => group.categoryId);
  return new Map(
    several.map(([id, names]) => {
      const nameWords = new Set(names.flat());
      const held = new Set((members.get(id) ?? []).flatMap((facts) => facts.valueIds));
      const ofValues = [...held].flatMap((value) => values.get(value)?.flat() ?? []);
      const ofNames = (members.get(id) ?? []).flatMap((facts) => facts.names.flat());
      return [id, new Set([...ofValues, ...ofNames].filter((word) => nameWords.has(word)))];
    }),
  );
}
