import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents, centsOfDollars, dollars, grouped, groupedAmount, parseAmount, payable, plainAmount, savingPercent } from './money.ts';
import { randomFrom } from './random.ts';

test.each([
  [2006, 7500, 1505],
  [1000, 10000, 1000],
  [999, 5000, 500],
  [1, 1, 0],
  [18900, 9000, 17010],
])('%d cents at %d basis points cost %d cents', (price, discount, expected) => {
  expect(payable(cents(price), discount)).toBe(expected);
});

test('rounding agrees with exact arithmetic for every price and discount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_00 }), fc.integer({ min: 1, max: 10_000 }), (price, discount) => {
      expect(BigInt(payable(cents(price), discount))).toBe((BigInt(price) * BigInt(discount) + 5000n) / 10_000n);
    }),
  );
});

const exactly = (price: number, discount: number): number => Number((BigInt(price) * BigInt(discount) + 5000n) / 10_000n);

test('every price from 20.00 to 500.00 at every whole percent from 50 to 100 is paid to the exact cent', () => {
  const wrong: string[] = [];
  for (let price = 2000; price <= 50_000; price += 1)
    for (let discount = 5000; discount <= 10_000; discount += 100)
      if (payable(cents(price), discount) !== exactly(price, discount)) wrong.push(`${price} x ${discount}`);
  expect(wrong).toEqual([]);
});

test('half a million drawn prices at any basis point from 0.50 to 1.00 are paid to the exact cent', () => {
  const random = randomFrom('every basis point');
  const wrong: string[] = [];
  for (let count = 0; count < 500_000; count += 1) {
    const [price, discount] = [random.int(2000, 50_000), random.int(5000, 10_000)];
    if (payable(cents(price), discount) !== exactly(price, discount)) wrong.push(`${price} x ${discount}`);
  }
  expect(wrong).toEqual([]);
});

test.each([0, 10_001, 1.5, -1, Number.NaN])('a discount of %d is refused', (discount) => {
  expect(() => payable(cents(100), discount)).toThrow(RangeError);
});

test('cents are whole', () => {
  expect(() => cents(12.5)).toThrow(RangeError);
  expect(dollars(cents(123456))).toBe('$1,234.56');
  expect(dollars(cents(-5))).toBe('$0.00');
});

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12.05', 1205],
  ['0', 0],
  ['1e2', null],
  ['0x10', null],
  ['12,50', null],
  [' 5 ', null],
  ['-1', null],
  ['1.005', null],
  ['9999999999', null],
  ['', null],
])('typed %j is %j cents', (typed, expected) => {
  expect(parseAmount(typed)).toBe(expected);
});

test('a saving is told in whole percent', () => {
  expect(savingPercent(cents(21000), cents(18900))).toBe(10);
  expect(savingPercent(cents(100), cents(100))).toBe(0);
});

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12345678, '12,345,678'],
])('%d is written %s', (whole, written) => {
  expect(grouped(whole)).toBe(written);
});

test.each([
  [0, '0.00', '0.00'],
  [5, '0.05', '0.05'],
  [99_999, '999.99', '999.99'],
  [123_456_789, '1234567.89', '1,234,567.89'],
  [-123_456, '-1234.56', '-1,234.56'],
])('%d cents are typed as %s and read as %s', (amount, plain, apart) => {
  expect([plainAmount(amount), groupedAmount(amount)]).toEqual([plain, apart]);
});

test.each([
  [0, 0],
  [1.1, 110],
  [19.99, 1999],
  [1.005, 100],
])('%d dollars of a call are %d whole cents', (amount, whole) => {
  expect(centsOfDollars(amount)).toBe(whole);
});
