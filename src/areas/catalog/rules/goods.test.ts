import { describe, expect, test } from 'vitest';
import { localizeGroupFacts } from './facts.ts';
import { leadTimeOf, stockState } from './lead-time.ts';
import { type Choosable, firstOffer, optionQuestionsOf } from './options.ts';
import { tilesOf } from './tiles.ts';

const sku = (id: number, colour: string, length: string, payableCents: number, available = 3): Choosable => ({
  id,
  slug: `${colour}-${length}`,
  attributes: { Color: colour, Length: length },
  payableCents,
  available,
  isMadeToOrder: false,
  colourCode: colour,
  position: id,
});
const skus = [sku(1, 'black', '20', 100), sku(2, 'black', '24', 120), sku(3, 'blonde', '20', 150), sku(4, 'red', '20', 90, 0)];
const order = new Map([
  ['Color: black', 0],
  ['Color: blonde', 1],
  ['Color: red', 2],
  ['Length: 20', 0],
  ['Length: 24', 1],
]);
const [black20, black24] = [skus[0], skus[1]];
if (!black20 || !black24) throw new Error('no goods');

describe('choosing', () => {
  test('each choice leads to the SKU that differs in it alone', () => {
    const [colour, length] = optionQuestionsOf(['Color', 'Length'], skus, black20, order);
    expect(colour?.choices.map(({ value, state, skuSlug, isChosen }) => [value, state, skuSlug, isChosen])).toEqual([
      ['black', 'free', 'black-20', true],
      ['blonde', 'free', 'blonde-20', false],
      ['red', 'out', 'red-20', false],
    ]);
    expect(length?.choices.map((choice) => choice.payableCents)).toEqual([100, 120]);
  });

  test('what is not made cannot be chosen, and the reason is told', () => {
    const [colour] = optionQuestionsOf(['Color', 'Length'], skus, black24, order);
    expect(colour?.choices[1]).toMatchObject({
      value: 'blonde',
      state: 'no',
      skuSlug: null,
      clash: { key: 'Length', with: '24', madeIn: ['20'] },
    });
  });

  test.each([
    ['the first colour', 'black', 1],
    ['another first colour', 'blonde', 3],
    ['a colour that is sold out', 'red', 1],
    ['no colour', '', 1],
  ])('a page opens in %s, cheapest first, never sold out while another is not', (_, first, id) => {
    expect(firstOffer(skus, first)?.id).toBe(id);
  });

  test('a group of nothing offers nothing', () => {
    expect(firstOffer([], 'black')).toBeNull();
  });
});

test.each([
  [20, false, 'inStock', { min: 1, max: 2, isWorking: false }],
  [5, false, 'fewLeft', { min: 1, max: 2, isWorking: false }],
  [1, true, 'fewLeft', { min: 1, max: 2, isWorking: false }],
  [0, true, 'madeToOrder', { min: 7, max: 15, isWorking: true }],
  [0, false, 'soldOut', null],
] as const)('%d on the shelf, made to order %s: %s', (available, isMadeToOrder, state, ready) => {
  expect(stockState({ available, isMadeToOrder })).toBe(state);
  expect(leadTimeOf({ available, isMadeToOrder }, { isMadeToOrder: false, leadDaysMin: 1, leadDaysMax: 2 })).toEqual(ready);
});

test('facts come in the language of the reader and in the order a buyer asks', () => {
  const facts = { Weight: '200 g', Hair: 'Human', 克重: '200 克', 发质: '真人发', Extra: 'x' };
  expect(localizeGroupFacts(facts, 'en').map((fact) => fact.name)).toEqual(['Hair', 'Weight', 'Extra']);
  expect(localizeGroupFacts(facts, 'zh').map((fact) => fact.value)).toEqual(['真人发', '200 克']);
  expect(localizeGroupFacts({ Hair: 'Human' }, 'zh')).toHaveLength(1);
});

test('a tile leads to the category that has most', () => {
  const rows = [
    { value: 'A', category: 'wig', count: 1 },
    { value: 'A', category: 'bundle', count: 3 },
    { value: 'B', category: 'wig', count: 2 },
  ];
  expect(tilesOf(rows).map((row) => row.category)).toEqual(['bundle', 'wig']);
});
