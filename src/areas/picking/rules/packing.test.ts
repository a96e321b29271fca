import { expect, test } from 'vitest';
import { aisleOf, assignLinesToParcels, checkParcelWeight, leftToPick } from './packing.ts';

const lines = [
  { lineId: 1, quantity: 2, pickedQuantity: 2 },
  { lineId: 2, quantity: 1, pickedQuantity: 0 },
];

test('what is left to pick', () => {
  expect(leftToPick(lines)).toBe(1);
});

test('one parcel holds all; several must share every piece exactly once', () => {
  expect(assignLinesToParcels([{ grams: 500, lines: [] }], lines)).toEqual([
    {
      grams: 500,
      lines: [
        { lineId: 1, quantity: 2 },
        { lineId: 2, quantity: 1 },
      ],
    },
  ]);
  const split = [
    { grams: 300, lines: [{ lineId: 1, quantity: 1 }] },
    {
      grams: 300,
      lines: [
        { lineId: 1, quantity: 1 },
        { lineId: 2, quantity: 1 },
      ],
    },
  ];
  expect(assignLinesToParcels(split, lines)).toEqual(split);
  expect(assignLinesToParcels(split.slice(0, 1), lines)).toBeNull();
  expect(assignLinesToParcels([...split, { grams: 100, lines: [] }], lines)).toBeNull();
  expect(assignLinesToParcels([{ grams: 1, lines: [{ lineId: 9, quantity: 1 }] }], lines)).toBeNull();
});

test.each([
  [390, 395, 'light'],
  [612, 395, 'fits'],
  [1200, 395, 'heavy'],
] as const)('%d g on the scale for %d g of goods is %s', (grams, book, said) => {
  expect(checkParcelWeight(grams, book)).toBe(said);
});

test('the aisle is the letter of the shelf', () => {
  expect([aisleOf('B-02-1'), aisleOf(''), aisleOf('12')]).toEqual(['B', '', '']);
});
