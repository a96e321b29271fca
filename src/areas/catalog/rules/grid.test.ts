import { expect, test } from 'vitest';
import {
  changedBy,
  factorIn,
  marginOf,
  pasteIntoPriceGrid,
  priceGridChangeOf,
  priceGridEffectOf,
  priceGridInputOf,
  priceIn,
} from './grid.ts';

const row = { skuId: 1, priceCents: 20000, discountBp: 9000, costCents: 8000, sold: 10 };
const other = { skuId: 2, priceCents: 30000, discountBp: 10000, costCents: 0, sold: 0 };

test.each([
  ['189', 18900],
  ['$1,234.50', 123450],
  ['-5', null],
  ['1.999', null],
  ['0', null],
  ['0.00', null],
])('%j is read as %j cents', (text, amount) => expect(priceIn(text)).toBe(amount));

test.each([
  ['0.85', 8500],
  ['85%', 8500],
  ['85', 8500],
  ['1', 10000],
  ['', 10000],
  ['0', null],
  ['120', null],
  ['x', null],
])('%j is a factor of %j', (text, bp) => expect(factorIn(text)).toBe(bp));

test('a line says what will be paid, and when it cannot be read', () => {
  expect(priceGridChangeOf(row, undefined)).toMatchObject({ payableCents: 18000, isChanged: false });
  expect(priceGridChangeOf(row, priceGridInputOf(row))).toMatchObject({ isChanged: false });
  expect(priceGridChangeOf(row, { price: '200', discount: '0.85' })).toMatchObject({ payableCents: 17000, isChanged: true });
  expect(priceGridChangeOf(row, { price: 'x', discount: '1' })).toMatchObject({ payableCents: null, isChanged: true });
  expect(marginOf(16000, 8000)).toBe(500);
  expect(changedBy(18999, -5, true)).toBe(18000);
});

test('two columns of a table are laid over the grid from the cell where they are pasted', () => {
  const now = () => ({ price: '1.00', discount: '1' });
  expect(pasteIntoPriceGrid({}, [7, 8, 9], { skuId: 8, field: 'price' }, '12\t0.9\r\n13\t\r\n14\t0.8', now)).toEqual({
    8: { price: '12', discount: '0.9' },
    9: { price: '13', discount: '1' },
  });
  expect(pasteIntoPriceGrid({}, [7], { skuId: 7, field: 'discount' }, '0.5\t9', now)).toEqual({ 7: { price: '1.00', discount: '0.5' } });
});

test('the effect counts a month of sales, warns below cost and of a list price that rises while the price falls', () => {
  expect(priceGridEffectOf([row, other], {})).toMatchObject({
    changed: 0,
    monthCents: 0,
    marginNow: 556,
    marginThen: 556,
    morePieces: null,
  });
  expect(priceGridEffectOf([row, other], { 1: { price: '250', discount: '0.68' } })).toMatchObject({
    changed: 1,
    monthCents: -10000,
    listUp: [1],
    marginThen: 529,
    morePieces: 2,
  });
  expect(priceGridEffectOf([row], { 1: { price: '70', discount: '1' } })).toMatchObject({ belowCost: [1], morePieces: null });
});
