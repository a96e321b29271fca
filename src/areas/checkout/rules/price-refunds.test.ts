import { describe, expect, test } from 'vitest';
import { type PriceRefund, priceRefundOfUnits, remainingCreditCents } from './price-refunds.ts';
import { amountForQuantity, refundOfQuantities } from './refunds.ts';

const refundOf = (quantity: number, amountCents: number): PriceRefund => ({
  quantity,
  amountCents,
  paidAtMs: 0,
  isOpen: false,
  isOwnMoney: true,
});

test.each([
  [32_400, 3, 3, 32_400],
  [32_400, 3, 1, 10_800],
  [1000, 3, 2, 666],
  [1000, 3, 0, 0],
  [1000, 3, 9, 1000],
])('of %d cents for %d units, the %d kept have %d', (amountCents, quantity, kept, cents) => {
  expect(remainingCreditCents({ amountCents, quantity }, kept)).toBe(cents);
});

describe('price protection paid back comes off a refund', () => {
  const line = { quantity: 3, paidCents: 47_520, refundedQuantity: 0, refundedCents: 32_400, priceRefunds: [refundOf(3, 32_400)] };

  test('for each unit its share, one by one or together', () => {
    expect(amountForQuantity(line, 2)).toBe(10_080);
    expect(amountForQuantity(line, 3)).toBe(15_120);
    expect(amountForQuantity({ ...line, refundedQuantity: 2, refundedCents: 42_480 }, 1)).toBe(5040);
  });

  test('of two drops both shares, and no cent is lost whatever the amounts', () => {
    for (let cents = 0; cents < 200; cents += 7)
      for (const quantity of [2, 3, 7]) {
        const priceRefunds = [refundOf(quantity, 101 + cents), refundOf(quantity, cents)];
        const paidCents = 9001 + cents;
        let refundedCents = 101 + 2 * cents;
        for (let refundedQuantity = 0; refundedQuantity < quantity; refundedQuantity += 1) {
          const part = amountForQuantity({ quantity, paidCents, refundedQuantity, refundedCents, priceRefunds }, 1);
          expect(part).toBeGreaterThanOrEqual(0);
          refundedCents += part;
        }
        expect(refundedCents).toBe(paidCents);
      }
  });

  test('not for units that were refunded before the price dropped', () => {
    const later = { ...line, refundedQuantity: 1, refundedCents: 15_840 + 21_600, priceRefunds: [refundOf(2, 21_600)] };
    expect(amountForQuantity(later, 1)).toBe(5040);
    expect(amountForQuantity(later, 2)).toBe(10_080);
  });

  test('never below nothing where all of the price went back', () => {
    const all = { ...line, refundedCents: 47_520, priceRefunds: [refundOf(3, 47_520)] };
    expect([1, 2, 3].map((units) => amountForQuantity(all, units))).toEqual([0, 0, 0]);
  });

  test('also after the line got fewer units', () => {
    const fewer = { ...line, quantity: 1, paidCents: 15_840 };
    expect(amountForQuantity(fewer, 1)).toBe(5040);
    expect(priceRefundOfUnits(fewer.priceRefunds, 3, 1)).toBe(21_600);
    expect(priceRefundOfUnits(fewer.priceRefunds, 1, 3)).toBe(-21_600);
  });

  test('in the parts of a refund, tax included', () => {
    const lines = [{ ...line, id: 7, priceTotalCents: 47_520, discountShareCents: 0 }];
    expect(refundOfQuantities(lines, 300, new Map([[7, 1]]))).toEqual([{ lineId: 7, quantity: 1, amountCents: 5140 }]);
  });
});
