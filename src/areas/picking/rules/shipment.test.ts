import { expect, test } from 'vitest';
import { isPackingOutdated, shippedGrams, shippedValueCents } from './shipment.ts';

const order = { totalCents: 40_000, taxCents: 1000, weightGrams: 700 };
const line = {
  id: 1,
  quantity: 2,
  removedQuantity: 0,
  packedQuantity: 0,
  priceTotalCents: 20_000,
  discountShareCents: 0,
  weightGrams: 200,
};
const lines = [line, { ...line, id: 2, quantity: 1, priceTotalCents: 16_400, weightGrams: 300 }];

test('all pieces of an order weigh and are worth what the order says, and one without lines too', () => {
  expect([shippedGrams(order, lines), shippedValueCents(order, lines)]).toEqual([700, 40_000]);
  expect([shippedGrams(order, []), shippedValueCents(order, [])]).toEqual([700, 40_000]);
});

test('a piece that is not shipped takes its weight, its price and its tax away', () => {
  const less = [{ ...line, removedQuantity: 1 }, ...lines.slice(1)];
  expect(shippedGrams(order, less)).toBe(500);
  // Of $10 tax, $5.49 belong to the first line, half of that to one unit.
  expect(shippedValueCents(order, less)).toBe(40_000 - 10_000 - 275);
});

test.each([
  [0, 0, 0, false],
  [2, 1, 0, false],
  [2, 1, 1, true],
  [1, 1, 1, false],
  [2, 0, 0, true],
])('packed %d and %d with %d removed: it is %s that it must be packed again', (first, second, removed, isOther) => {
  const packed = [
    { ...line, packedQuantity: first, removedQuantity: removed },
    { ...line, id: 2, quantity: 1, packedQuantity: second },
  ];
  expect(isPackingOutdated(packed)).toBe(isOther);
});
