import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dollars } from '#kernel/money.ts';
import { addedUp, examplePricedWig, priceSteps, readWholesaleTiers, splitColorName } from './example-price.ts';

test('the example price adds up to the cent', () => {
  expect(priceSteps[0]).toEqual({ step: 'hair', amount: examplePricedWig.grams * examplePricedWig.gramCents });
  expect(priceSteps.map(({ amount }) => dollars(amount))).toEqual(['$105.00', '$26.00', '$31.00', '$28.00', '$34.00']);
  expect(dollars(addedUp(priceSteps))).toBe('$224.00');
});

test('nothing adds up to nothing', () => {
  expect(addedUp([])).toBe(0);
});

test.each([450, 900])('the picture of the example is there, %d wide', (width) => {
  expect(existsSync(join('public', `${examplePricedWig.picture}-${width}.webp`))).toBe(true);
});

test.each([
  [
    'percent by name',
    [
      ['wholesale10', 5],
      ['wholesale100', 15],
      ['wholesale20', 8],
    ],
    [
      [10, 5],
      [20, 8],
      [100, 15],
    ],
  ],
  [
    'basis points',
    [
      ['wholesaleFrom10Bp', 500],
      ['wholesaleFrom50Bp', 1250],
    ],
    [
      [10, 5],
      [50, 12.5],
    ],
  ],
  [
    'other policies aside',
    [
      ['returnDays', 30],
      ['wholesale20Percent', 8],
    ],
    [[20, 8]],
  ],
  ['a step that gives nothing is none', [['wholesale10', 0]], []],
  ['none', [], []],
] as const)('wholesale steps, smallest order first: %s', (_, policies, tiers) => {
  expect(readWholesaleTiers(new Map(policies)).map(({ pieces, percent }) => [pieces, percent])).toEqual(tiers);
});

test.each([
  ['#1B natural black', '#1B', 'natural black'],
  ['99J burgundy', '99J', 'burgundy'],
  ['P4/27 highlights', 'P4/27', 'highlights'],
  ['渐变 1B/27', '1B/27', '渐变'],
  ['silver grey', 'silver grey', ''],
  ['银灰色', '银灰色', ''],
])('the colour %s reads %s, %s', (name, code, word) => {
  expect(splitColorName(name)).toEqual({ code, word });
});
