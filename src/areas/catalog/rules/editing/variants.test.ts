import { expect, test } from 'vitest';
import { combineVariants, countCombinations, type SkuValue } from './variants.ts';

const value = (id: number, key: string, kind: SkuValue['kind'], name: string, code: string, amount: number | null = null): SkuValue => ({
  id,
  key,
  kind,
  value: name,
  code,
  nameEn: name.toLowerCase(),
  nameZh: `${name}中`,
  amount,
});
const black = value(1, 'Color', 'colour', '#1B Natural Black', '1b');
const blonde = value(2, 'Color', 'colour', '#613 Blonde', '613');
const [short, long] = [value(3, 'Length', 'length', '20 inch', '20-inch', 20), value(4, 'Length', 'length', '24 inch', '24-inch', 24)];
const dense = value(5, 'Density', 'number', '180%', '180', 180);
const body = value(6, 'Texture', 'choice', 'Body Wave', 'body');
const group = { nameEn: 'Body wave wig', nameZh: '大波浪假发' };
const wish = {
  choices: [[black, blonde], [short, long], [dense]],
  shared: [body],
  codeStart: 'wig-bw',
  priceCents: 15000,
  centsPerInch: 800,
  weightGrams: 180,
  gramsPerInch: 9,
};

test('every combination of colours, lengths and densities is made, longer ones dearer and heavier', () => {
  const made = combineVariants(group, wish, []);
  expect(made).toHaveLength(countCombinations(wish.choices));
  expect(made.map(({ slug, code, priceCents, weightGrams }) => [slug, code, priceCents, weightGrams])).toEqual([
    ['1b-20-inch-180', 'WIG-BW-1B-20-180', 15000, 180],
    ['1b-24-inch-180', 'WIG-BW-1B-24-180', 18200, 216],
    ['613-20-inch-180', 'WIG-BW-613-20-180', 15000, 180],
    ['613-24-inch-180', 'WIG-BW-613-24-180', 18200, 216],
  ]);
  expect(made[1]).toMatchObject({
    nameEn: 'Body wave wig, #1b natural black, 24 inch, 180%',
    attributes: { Color: '#1B Natural Black', Length: '24 inch', Density: '180%', Texture: 'Body Wave' },
    lengthInches: 24,
    density: 180,
    colourCode: '1b',
    texture: 'Body Wave',
    valueIds: [6, 1, 4, 5],
  });
});

test('a combination that is there already is told, whatever its address', () => {
  const there = [{ slug: 'old-name', attributes: { Color: '#613 Blonde', Length: '20 inch', Density: '180%' } }];
  expect(combineVariants(group, wish, there).map(({ isThere }) => isThere)).toEqual([false, false, true, false]);
});

test('without choices there is one piece', () => {
  expect(combineVariants(group, { ...wish, choices: [], shared: [] }, [])).toMatchObject([
    { slug: 'one', code: 'WIG-BW', nameEn: 'Body wave wig' },
  ]);
});
