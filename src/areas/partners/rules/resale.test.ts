import { expect, test } from 'vitest';
import { randomFrom } from '#kernel/random.ts';
import { priceEndings, resalePrice } from './resale.ts';

test.each([
  [15_800, 5000, 0, 'none', 23_700],
  [15_801, 5000, 0, 'none', 23_702],
  [15_800, 5000, 0, '99', 23_799],
  [15_799, 0, 0, '99', 15_799],
  [15_800, 0, 0, '99', 15_899],
  [15_800, 0, 0, '00', 15_800],
  [15_801, 0, 0, '00', 15_900],
  [15_800, 1000, 500, '95', 17_895],
  [0, 5000, 0, 'none', 0],
  [0, 5000, 0, '99', 0],
] as const)('%d with %d and %d more, ending %s, sells for %d', (price, markupBp, plusCents, roundTo, sells) => {
  expect(resalePrice(price, { markupBp, plusCents, roundTo })).toBe(sells);
});

test('a reseller never sells below our price, and what costs us more never sells for less', () => {
  const random = randomFrom('resale');
  for (let round = 0; round < 500; round += 1) {
    const markup = { markupBp: random.int(0, 50_000), plusCents: random.int(0, 20_000), roundTo: random.pick(priceEndings) };
    const price = random.int(0, 200_000);
    const sells = resalePrice(price, markup);
    expect(sells).toBeGreaterThanOrEqual(price);
    expect(resalePrice(price + random.int(0, 500), markup)).toBeGreaterThanOrEqual(sells);
  }
});
