import { expect, test } from 'vitest';
import { type ReturnTerms, returnUntil, whyFinal } from './returns.ts';

const paidAt = new Date('2026-11-01T12:00:00Z');
const terms: ReturnTerms = {
  days: 30,
  cashFeeBp: 1000,
  creditFeeBp: 0,
  bulkFrom: 10,
  bulkIsFinal: true,
  clearanceIsFinal: true,
  madeToOrderIsFinal: true,
};
const none = { returnedQuantity: 0, refundedQuantity: 0, removedQuantity: 0 };
const bought = { isMadeToOrder: false, isFinalSale: false, isGift: false, quantity: 2, ...none };

test.each([
  [bought, 9, null],
  [bought, 10, 'bulk'],
  [{ ...bought, returnedQuantity: 1 }, 2, null],
  [{ ...bought, returnedQuantity: 2 }, 2, 'cameBack'],
  [{ ...bought, refundedQuantity: 1, removedQuantity: 1 }, 2, null],
  [{ ...bought, refundedQuantity: 1, removedQuantity: 1, returnedQuantity: 1 }, 2, 'cameBack'],
  [{ ...bought, refundedQuantity: 2, removedQuantity: 1 }, 2, 'cameBack'],
  [{ ...bought, isFinalSale: true, isMadeToOrder: true }, 2, 'madeToOrder'],
  [{ ...bought, isFinalSale: true }, 2, 'clearance'],
  [{ ...bought, isGift: true }, 2, 'gift'],
] as const)('of %j in an order of %d pieces it is final because: %s', (one, pieces, why) => {
  expect(whyFinal(one, pieces, terms)).toBe(why);
});

test('the days of a return begin with the delivery', () => {
  expect(returnUntil(paidAt, terms).toISOString()).toBe('2026-12-01T12:00:00.000Z');
});
