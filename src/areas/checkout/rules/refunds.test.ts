import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountForQuantity,
  dividePartsOver,
  paidForShipping,
  problemWithQuantities,
  refundOfQuantities,
  refundVersion,
} from './refunds.ts';

const line = { id: 1, quantity: 3, priceTotalCents: 10_000, discountShareCents: 0, refundedQuantity: 0 };

test('refunded piece by piece or at once, a line comes to what was paid for it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 1, max: 40 }), (paidCents, quantity) => {
      let sum = 0;
      for (let refundedQuantity = 0; refundedQuantity < quantity; refundedQuantity += 1)
        sum += amountForQuantity({ paidCents, quantity, refundedQuantity, refundedCents: sum }, 1);
      expect(sum).toBe(paidCents);
      expect(amountForQuantity({ paidCents, quantity, refundedQuantity: 0 }, quantity)).toBe(paidCents);
    }),
  );
});

test('what went back because the price fell is not given back a second time', () => {
  expect(amountForQuantity({ paidCents: 10_000, quantity: 1, refundedQuantity: 0, refundedCents: 2_000 }, 1)).toBe(8_000);
  expect(amountForQuantity({ paidCents: 10_000, quantity: 1, refundedQuantity: 0, refundedCents: 12_000 }, 1)).toBe(0);
});

test.each([
  ['nothing named', new Map(), null],
  ['all that is left', new Map([[1, 3]]), null],
  ['one too many', new Map([[1, 4]]), { lineId: 1, left: 3 }],
  ['a line of another order', new Map([[2, 1]]), { lineId: 2, left: null }],
])('pieces are looked at by name: %s', (_, pieces, problem) => {
  expect(problemWithQuantities([line], pieces)).toEqual(problem);
});

test('the tax of a line goes back with it, and a discount does not', () => {
  const lines = [
    { id: 1, quantity: 1, priceTotalCents: 10_000, discountShareCents: 1_000, refundedQuantity: 0 },
    { id: 2, quantity: 2, priceTotalCents: 6_000, discountShareCents: 0, refundedQuantity: 1 },
  ];
  expect(
    refundOfQuantities(
      lines,
      1_500,
      new Map([
        [1, 1],
        [2, 1],
      ]),
    ),
  ).toEqual([
    { lineId: 1, quantity: 1, amountCents: 9_900 },
    { lineId: 2, quantity: 1, amountCents: 3_300 },
  ]);
});

test('parts are divided over the refunds of several captures, and their pieces are counted once', () => {
  const parts = [
    { lineId: 1, quantity: 2, amountCents: 500 },
    { lineId: 2, quantity: 1, amountCents: 300 },
  ];
  expect(dividePartsOver(parts, [600, 200])).toEqual([
    [
      { lineId: 1, quantity: 2, amountCents: 500 },
      { lineId: 2, quantity: 1, amountCents: 100 },
    ],
    [{ lineId: 2, quantity: 0, amountCents: 200 }],
  ]);
});

test.each([
  [{ shippingCents: 2_600, handlingCents: 0, discountCents: 0, creditCents: 0 }, 2_600],
  [{ shippingCents: 2_600, handlingCents: 300, discountCents: 1_000, creditCents: 0 }, 2_900],
  // A free-shipping coupon removed the fee; store credit only paid it.
  [{ shippingCents: 2_600, handlingCents: 0, discountCents: 3_600, creditCents: 0 }, 0],
  [{ shippingCents: 2_600, handlingCents: 0, discountCents: 6_000, creditCents: 5_000 }, 2_600],
])('what was paid for shipping: %j', (bill, paid) => {
  expect(paidForShipping(bill, [{ discountShareCents: 1_000 }])).toBe(paid);
});

test('a page sees another order once anything of it was refunded, removed or changed', () => {
  const order = { status: 2, totalCents: 10_000, removedCount: 0 };
  const seen = refundVersion(order, 10_000);
  expect(refundVersion(order, 10_000)).toBe(seen);
  for (const other of [
    refundVersion(order, 9_999),
    refundVersion({ ...order, status: 7 }, 10_000),
    refundVersion({ ...order, totalCents: 9_000 }, 10_000),
    refundVersion({ ...order, removedCount: 1 }, 10_000),
  ])
    expect(other).not.toBe(seen);
});
