import { describe, expect, test } from 'vitest';
import { type Hit, searchFacets } from '#areas/catalog/rules/facet-search.ts';
import { defaultSort } from '#areas/catalog/rules/filters.ts';
import { searchCatalog } from '#areas/catalog/rules/search/find.ts';
import { isLatinWord, searchWordsIn } from '#areas/catalog/rules/search/keyword.ts';
import { searchMeaningOf } from '#areas/catalog/rules/search/meaning.ts';
import { buildSearchIndex } from '#areas/catalog/rules/search/search-index.ts';
import { type Random, randomFrom } from '#kernel/random.ts';
import { corpus } from './data-corpus.ts';
import { demoNow, demoShelf } from './demo-shelf.ts';

const { shelf, synonyms } = demoShelf();
const index = buildSearchIndex(shelf, synonyms);

function hitsFor(typed: string): readonly Hit[] {
  const { fits, worth } = searchCatalog(index, searchMeaningOf(index, typed));
  const scope = { among: worth, fits, worth: ({ id }: { id: number }): number => worth.get(id) ?? 0 };
  return searchFacets(shelf, scope, { chosen: [], sort: defaultSort, now: demoNow.getTime() }).hits;
}

test('of everything people type, at least 95 % bring what they hope for among the first three', () => {
  const missed = corpus.filter(
    ([typed, wanted, code]) =>
      !hitsFor(typed)
        .slice(0, 3)
        .some(({ group, sku }) => wanted.test(group.slug) && (code?.test(sku.code) ?? true)),
  );
  expect(corpus.length).toBeGreaterThanOrEqual(150);
  expect({ share: 1 - missed.length / corpus.length, missed: missed.map(([typed]) => typed) }).toMatchObject({
    share: expect.toSatisfy((share: number) => share >= 0.95),
  });
});

describe('a slip of the finger', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const slips: readonly ((word: string, at: number, random: Random) => string)[] = [
    (word, at, random) => word.slice(0, at) + random.pick([...letters]) + word.slice(at),
    (word, at) => word.slice(0, at) + word.slice(at + 1),
    (word, at, random) => word.slice(0, at) + random.pick([...letters]) + word.slice(at + 1),
    (word, at) => word.slice(0, at) + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2),
  ];
  /** Words of three letters or more in names of products, categories and values; numbers and codes are not words. */
  const words = [
    ...new Set(
      [...shelf.groups.values(), ...shelf.categories, ...shelf.values.values()]
        .flatMap(({ nameEn }) => searchWordsIn(nameEn))
        .filter((word) => isLatinWord(word) && word.length >= 3 && hitsFor(word).length > 0),
    ),
  ];

  test('in one word of the catalogue, 1,000 times: at least 90 % bring what the right word brings', () => {
    const random = randomFrom('a thousand slips');
    const missed: string[] = [];
    for (let count = 0; count < 1000; ) {
      const word = random.pick(words);
      const typed = random.pick(slips)(word, random.int(0, word.length - 1), random);
      if (typed === word) continue;
      count += 1;
      // The top result of the correct word must be among the first three.
      const [right] = hitsFor(word);
      const isThere = hitsFor(typed)
        .slice(0, 3)
        .some(({ group }) => group === right?.group);
      if (!isThere) missed.push(`${word} > ${typed}`);
    }
    expect({ missed: missed.length, of: missed }).toMatchObject({ missed: expect.toSatisfy((count: number) => count <= 100) });
  });
});

test('an index brought forward knows the same as one made anew', () => {
  const [first] = shelf.groups.values();
  if (!first) throw new Error('an empty shelf');
  const renamed = { ...shelf, groups: new Map([...shelf.groups, [first.id, { ...first, nameEn: 'Moonlight wig' }]]) };
  const forward = buildSearchIndex(renamed, synonyms, index);
  const anew = buildSearchIndex(renamed, synonyms);
  for (const typed of ['moonlight', 'moonlite wig', 'body wave', 'clousure', '20 inch'])
    expect([...searchCatalog(forward, searchMeaningOf(forward, typed)).worth]).toEqual([
      ...searchCatalog(anew, searchMeaningOf(anew, typed)).worth,
    ]);
});

test.each([
  'hair',
  'human hair',
  'a',
  'x',
  '1',
  '🦄',
  '%',
  '__proto__',
  'constructor',
  'tostring',
  'the the the',
  'a'.repeat(64),
  '1 2 3 4 5 6 7 8 9',
])('%j is answered, and never with everything', (typed) => {
  expect(hitsFor(typed).length).toBeLessThan(shelf.groups.size);
});
