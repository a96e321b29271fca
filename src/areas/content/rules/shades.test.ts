import { describe, expect, test } from 'vitest';
import { colorPlans } from '#demo/catalog/data.ts';
import { labOfShade } from '#demo/catalog/lab.ts';
import { shadeFiles } from '#demo/catalog/media.ts';
import { labOf } from '#kernel/colour.ts';
import { matchesShadeFilter, nearestShades, parseShadeFilter, shadeCloseness, shadeDepthOf, shadeFamilyOf, shadeToneOf } from './shades.ts';

const shades = shadeFiles.map((file) => {
  const lab = labOfShade(file);
  return { code: file.code, root: file.root, lab, family: shadeFamilyOf(lab, Boolean(file.tip ?? file.highlight)) };
});
const shade = (code: string) => shades.find((one) => one.code === code) ?? shades[0];

describe('the shades of the shop', () => {
  test.each([
    ['1', 'black', 'dark', 'neutral'],
    ['1b', 'black', 'dark', 'neutral'],
    ['2', 'brown', 'dark', 'warm'],
    ['4', 'brown', 'dark', 'warm'],
    ['27', 'blonde', 'medium', 'warm'],
    ['30', 'red', 'medium', 'warm'],
    ['613', 'blonde', 'light', 'warm'],
    ['99j', 'red', 'dark', 'cool'],
    ['350', 'red', 'medium', 'warm'],
    ['silver', 'grey', 'light', 'neutral'],
    ['pink', 'fashion', 'light', 'cool'],
    ['t1b27', 'mixed', 'medium', 'warm'],
    ['p427', 'mixed', 'medium', 'warm'],
    ['p1b613', 'mixed', 'medium', 'warm'],
  ])('%s is %s, %s and %s', (code, family, depth, tone) => {
    const one = shade(code);
    expect([one?.family, one && shadeDepthOf(one.lab), one && shadeToneOf(one.lab)]).toEqual([family, depth, tone]);
  });

  test('all are told', () => expect(shades.map(({ code }) => code).sort()).toEqual(colorPlans.map(({ code }) => code).sort()));

  test('each plain shade is nearest to its own colour', () => {
    for (const { code, root, family } of shades.filter((one) => one.family !== 'mixed'))
      expect(nearestShades(shades, labOf(root), 1)[0]?.shade.code, `${code} ${family}`).toBe(code);
  });
});

test('the nearest come in order, and no more than asked for', () => {
  const near = nearestShades(shades, labOf('#ad7c49'), 5);
  expect(near).toHaveLength(5);
  expect(near.map(({ difference }) => difference)).toEqual([...near.map(({ difference }) => difference)].sort((a, b) => a - b));
  expect(shadeCloseness(near[0]?.difference ?? 99)).toBe('same');
});

test('what is wanted comes from the address, and nonsense wants nothing', () => {
  expect(parseShadeFilter(new URLSearchParams('family=red&depth=dark&tone=cool'))).toEqual({ family: 'red', depth: 'dark', tone: 'cool' });
  const nothing = parseShadeFilter(new URLSearchParams('family=__proto__&depth=%00&tone=warm,cool'));
  expect(nothing).toEqual({ family: null, depth: null, tone: null });
  expect(shades.every((one) => matchesShadeFilter(one, nothing))).toBe(true);
  expect(shades.filter((one) => matchesShadeFilter(one, { family: 'red', depth: 'dark', tone: 'cool' })).map(({ code }) => code)).toEqual([
    '99j',
  ]);
});

test.each([
  [0, 'same'],
  [3, 'close'],
  [8, 'near'],
  [16, 'far'],
])('a difference of %d is %s', (apart, word) => expect(shadeCloseness(apart)).toBe(word));
