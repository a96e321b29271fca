import { describe, expect, test } from 'vitest';
import { configurationOf } from '#areas/pricing/rules/configuration.ts';
import { priceConfiguration } from '#areas/pricing/rules/price-configuration.ts';
import type { PriceRuleSet } from '#areas/pricing/rules/rule-data.ts';
import { buildQuery } from '../rules/builds.ts';
import { type BundleSet, gridOf, lengthsIn, setIn, setQuery, sumOfSet } from '../rules/bundle-set.ts';
import { wholeBuild } from './builder.server.ts';

const pair = (word: string) => ({ en: word, zh: word });
const option = (kind: 'wig' | 'bundle', step: PriceRuleSet['options'][number]['step'], value: string) => ({
  kind,
  step,
  value,
  name: pair(value),
  leadDays: 0,
});
const rule = (kind: 'wig' | 'bundle', part: PriceRuleSet['rules'][number]['part'], more: Partial<PriceRuleSet['rules'][number]>) => ({
  kind,
  part,
  key: '',
  fromInches: 0,
  toInches: 60,
  cents: 0,
  factorBp: 10_000,
  grams: 0,
  leadDays: 0,
  name: pair(part),
  ...more,
});
const rules: PriceRuleSet = {
  version: 1,
  costsOf: '',
  options: [
    ...['13x4', '360'].map((value) => option('wig', 'cap', value)),
    ...['transparent', 'hd'].map((value) => option('wig', 'lace', value)),
    option('wig', 'texture', 'body-wave'),
    ...['16', '24'].map((value) => option('wig', 'length', value)),
    option('wig', 'density', '180'),
    option('wig', 'colour', '1b'),
    option('wig', 'capSize', 'M'),
    option('wig', 'extras', 'bangs'),
    option('bundle', 'texture', 'body-wave'),
    option('bundle', 'origin', 'india'),
    option('bundle', 'colour', '1b'),
    ...['18', '20', '22', '32'].map((value) => option('bundle', 'length', value)),
  ],
  exclusions: [
    { kind: 'wig', when: { cap: ['360'], lace: ['hd'] }, reason: pair('HD lace isn’t available in 360') },
    { kind: 'bundle', when: { length: { min: 31 } }, reason: pair('Gathered up to 30 in') },
  ],
  rules: [
    rule('wig', 'hair', { cents: 4000, grams: 200 }),
    rule('wig', 'margin', { factorBp: 15_000 }),
    rule('bundle', 'hair', { key: 'origin:india', cents: 3000, grams: 100 }),
    rule('bundle', 'margin', { factorBp: 15_000 }),
  ],
};

test.each([
  ['6', '16'],
  ['21', '24'],
  ['24', '24'],
])('a length that is not made gives way to the nearest: %s in to %s in', (asked, made) => {
  expect(wholeBuild(rules, 'wig', new URLSearchParams({ length: asked })).length).toBe(made);
});

describe('the address of a build', () => {
  test.each([
    'cap=13x4&lace=hd&texture=body-wave&length=16&density=180&colour=1b&capSize=M&extras=bangs',
    'cap=360&lace=transparent&texture=body-wave&length=24&density=180&colour=1b&capSize=M',
  ])('%s shows exactly that build', (query) => {
    expect(buildQuery(wholeBuild(rules, 'wig', new URLSearchParams(query)))).toBe(query);
  });

  test.each([
    ['nothing', ''],
    ['what is not made', 'cap=360&lace=hd'],
    ['words nobody knows', 'cap=9x9&lace=silk&length=999&extras=wings.bangs&price=1'],
    ['no words at all', 'cap=%00&length[]=1&__proto__=x'],
  ])('with %s becomes a build that has a price', (_, query) => {
    const build = wholeBuild(rules, 'wig', new URLSearchParams(query));
    expect(priceConfiguration(rules, build)).toMatchObject({ state: 'priced', priceCents: 12_000, grams: 200 });
    expect(configurationOf(new URLSearchParams(`kind=wig&${buildQuery(build)}`))).toEqual(build);
  });
});

describe('the address of a set', () => {
  const none: BundleSet = { texture: 'body-wave', origin: 'india', colour: '1b', counts: new Map(), laceId: null };
  const read = (query: string) => setIn(new URLSearchParams(query), rules, [], none);

  test('says how many of each length', () => {
    const query = 'texture=body-wave&origin=india&colour=1b&n18=1&n22=2';
    expect(setQuery(read(query))).toBe(query);
    expect(lengthsIn(read(query))).toEqual([22, 22, 18]);
  });

  test('holds ten bundles, and none of a length that is not made', () => {
    expect(lengthsIn(read('n18=7&n20=7&n32=3'))).toHaveLength(10);
    expect(lengthsIn(read('n32=3&n18=-2&n20=1.5&n22=x'))).toEqual([]);
  });

  test('the shelf’s price wins over the composed one, and three or more cost less', () => {
    const shelf = [
      { id: 7, texture: 'body-wave', origin: 'india', colour: '1b', inches: 18, cents: 5001, grams: 95, available: 4, isMade: false },
    ];
    const set = read('n18=2&n20=1');
    const grid = gridOf(rules, shelf, set);
    expect(grid.map(({ cents, skuId }) => [cents, skuId])).toEqual([
      [5001, 7],
      [4500, null],
      [4500, null],
      [null, null],
    ]);
    const sum = sumOfSet(set, grid, null, [{ minBundles: 3, withClosure: false, offBp: 500 }]);
    expect(sum).toMatchObject({ offBp: 500, priceCents: 2 * 4751 + 4275, fullCents: 14_502, grams: 290, isMade: true });
  });
});
