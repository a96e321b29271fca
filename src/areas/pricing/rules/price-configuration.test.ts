import { describe, expect, test } from 'vitest';
import { demoRules } from '../../../../tests/kit/demo-rules.ts';
import { type Configuration, configurationIn, configurationOf, textOf } from './configuration.ts';
import { chooseOption, reasonAgainst } from './exclusions.ts';
import { priceConfiguration } from './price-configuration.ts';

const rules = demoRules();
const wig: Configuration = {
  kind: 'wig',
  cap: '13x4',
  lace: 'hd',
  texture: 'body-wave',
  length: '24',
  density: '180',
  colour: '1b',
  capSize: 'M',
  extras: [],
};
const priceOf = (configuration: Configuration) => {
  const outcome = priceConfiguration(rules, configuration);
  if (outcome.state !== 'priced') throw new Error(JSON.stringify(outcome));
  return outcome;
};

describe('a composed wig', () => {
  test('has a price that ends in .99, a weight, days and the version that made it', () => {
    const price = priceOf(wig);
    expect(price.priceCents % 100).toBe(99);
    expect(price).toMatchObject({ grams: 215, leadDays: 7, version: 2 });
    expect(price.priceCents).toBeGreaterThan(15_000);
    expect(price.priceCents).toBeLessThan(30_000);
    expect(price.why.reduce((sum, { cents }) => sum + cents, 0)).toBe(price.priceCents);
    expect(price.why.map(({ part }) => part)).toContain('margin');
  });

  test('says in both languages what each line is for', () => {
    const { why } = priceOf({ ...wig, colour: '613', extras: ['bangs', 'bleached-knots'], capSize: 'measured' });
    expect(why.map(({ name }) => name.en)).toEqual(
      expect.arrayContaining(['Hair', '13x4 lace, HD', '#613 blonde', 'Cut-in bangs', 'Our margin']),
    );
    expect(why.every(({ name }) => name.en !== '' && /[\u4e00-\u9fff]/.test(name.zh))).toBe(true);
  });

  test.each([
    [{ cap: '360' }, 'HD lace isn’t available in 360'],
    [{ length: '34', density: '150' }, 'Lengths over 32 in need 180% density or more'],
    [{ cap: 'u-part' }, 'This cap has no lace'],
  ])('%o is not made, and the reason is said', (change, reason) => {
    const outcome = priceConfiguration(rules, { ...wig, ...change });
    expect(outcome.state === 'impossible' && outcome.reasons.map(({ en }) => en)).toContain(reason);
  });

  test.each([
    [{ length: '44' }, ['length']],
    [{ length: '23' }, ['length']],
    [{ density: '300', colour: 'moss' }, ['density', 'colour']],
    [{ extras: ['glitter'] }, ['extras']],
  ])('%o is outside what we know, so a person looks', (change, unknown) => {
    expect(priceConfiguration(rules, { ...wig, ...change })).toEqual({ state: 'person', unknown });
  });

  test('without an answer to every question has no price yet', () => {
    const { lace: _, ...rest } = wig;
    expect(priceConfiguration(rules, rest)).toEqual({ state: 'open', missing: ['lace'] });
  });
});

test('a lace piece and a bundle have prices near those of the shelf', () => {
  const closure: Configuration = {
    kind: 'closure-frontal',
    size: '4x4',
    lace: 'transparent',
    texture: 'straight',
    length: '16',
    density: '150',
    colour: '1b',
    part: 'free',
    extras: [],
  };
  expect(priceOf(closure).priceCents).toBeGreaterThan(3500);
  expect(priceOf(closure).priceCents).toBeLessThan(7000);
  expect(priceOf({ ...closure, size: '13x4', length: '18' }).priceCents).toBeGreaterThan(7000);
  const bundle: Configuration = { kind: 'bundle', texture: 'body-wave', origin: 'india', length: '20', colour: '1b', extras: [] };
  expect(priceOf(bundle)).toMatchObject({ grams: 100 });
  expect(priceOf(bundle).priceCents).toBeGreaterThan(4000);
  expect(priceOf(bundle).priceCents).toBeLessThan(7500);
});

describe('choosing', () => {
  test('an earlier answer moves later ones that are not made with it, and says why', () => {
    const { configuration, moved } = chooseOption(rules, { ...wig, extras: ['pre-cut', 'styled'] }, 'cap', 'headband');
    expect(configuration).toMatchObject({ cap: 'headband', lace: 'none', extras: ['styled'] });
    expect(moved.map(({ step, to }) => [step, to])).toEqual([
      ['lace', 'none'],
      ['extras', null],
    ]);
    expect(chooseOption(rules, { ...wig, density: '130' }, 'length', '36').configuration).toMatchObject({ length: '36', density: '180' });
  });

  test('only an earlier answer greys a choice', () => {
    expect(reasonAgainst(rules, { ...wig, cap: '360', lace: 'transparent' }, 'lace', 'hd')?.en).toBe('HD lace isn’t available in 360');
    expect(reasonAgainst(rules, wig, 'cap', '360')).toBeNull();
    expect(reasonAgainst(rules, { ...wig, length: '36' }, 'density', '150')?.zh).toBe('超过 32 英寸需 180% 或更高密度');
  });
});

describe('what a browser sends', () => {
  test('is read word by word; prices in it and other keys are dropped', () => {
    expect(configurationIn({ ...wig, price: 1, unit_price: 0.01, part: 'free' })).toEqual(wig);
    expect(configurationIn({ ...wig, length: 24 })).toEqual(wig);
  });

  test.each([
    null,
    'wig',
    {},
    { kind: 'ship' },
    { ...wig, length: '24; drop' },
    { ...wig, cap: { toString: 1 } },
    { ...wig, extras: 'bangs' },
  ])('%o is none', (sent) => {
    expect(configurationIn(sent)).toBeNull();
  });

  test('a share link restores the piece', () => {
    const piece = { ...wig, extras: ['bangs', 'styled'] };
    expect(configurationOf(new URLSearchParams(textOf(piece)))).toEqual(piece);
  });
});
