import { describe, expect, test } from 'vitest';
import { emptyRefundDraft, previewRefund, type RefundDraft, type RefundOptions } from './refund-draft.ts';
import { refundRows } from './refund-rows.ts';
import { refundOfQuantities } from './refunds.ts';

const options: RefundOptions = {
  leftCents: 32_600,
  creditLeftCents: 0,
  shippingLeftCents: 2600,
  isShipped: false,
  confirmCents: 20_000,
  lines: [
    { id: 1, quantity: 3, refundedQuantity: 1, refundedCents: 3333, paidCents: 10_000, isStocked: true },
    { id: 2, quantity: 1, refundedQuantity: 0, refundedCents: 0, paidCents: 20_000, isStocked: false },
    { id: 3, quantity: 2, refundedQuantity: 2, refundedCents: 5000, paidCents: 5000, isStocked: true },
  ],
};
const draft = (more: Partial<RefundDraft> = {}, pieces: readonly (readonly [number, number])[] = []): RefundDraft => ({
  ...emptyRefundDraft,
  ...more,
  pieces: new Map(pieces),
});

test('a dialog just opened refunds nothing', () => {
  expect(previewRefund(options, emptyRefundDraft)).toMatchObject({ totalCents: 0, problem: null, lines: [], isRemoving: false });
});

test('the running total is what the server refunds for the same pieces, to the cent', () => {
  const lines = options.lines.map(({ paidCents, ...line }) => ({ ...line, priceTotalCents: paidCents, discountShareCents: 0 }));
  for (const count of [1, 2])
    expect(previewRefund(options, draft({}, [[1, count]])).lines).toEqual(refundOfQuantities(lines, 0, new Map([[1, count]])));
  expect(previewRefund(options, draft({ shipping: '12.34' }, [[1, 1]]))).toMatchObject({ totalCents: 3334 + 1234, shippingCents: 1234 });
});

test('never more pieces than are left of a line', () => {
  const { lines } = previewRefund(
    options,
    draft({}, [
      [1, 9],
      [3, 1],
    ]),
  );
  expect(lines).toEqual([{ lineId: 1, quantity: 2, amountCents: 6667 }]);
});

describe('what keeps the button disabled is said', () => {
  test.each([
    [{ shipping: '26.01' }, 'shippingAboveLeft'],
    [{ shipping: '26.00' }, null],
    [{ shipping: 'abc' }, 'shippingInvalid'],
    [{ shipping: '-1' }, 'shippingInvalid'],
    [{ kind: 'amount', amount: '$5' }, 'amountInvalid'],
    [{ kind: 'amount', amount: ' 5.5 ' }, null],
    [{ kind: 'amount', amount: '326.01' }, 'aboveLeft'],
    [{ kind: 'amount', amount: '326' }, null],
    [{ kind: 'amount', amount: '' }, null],
  ] as const)('%o: %s', (entered, problem) => {
    expect(previewRefund(options, draft(entered)).problem).toBe(problem);
  });

  test('pieces can come to more than is left, after an amount was refunded', () => {
    expect(previewRefund({ ...options, leftCents: 1000 }, draft({}, [[1, 1]])).problem).toBe('aboveLeft');
  });
});

test('an amount leaves the pieces in the order, and what was chosen before does not count', () => {
  const preview = previewRefund(options, draft({ kind: 'amount', amount: '15', shipping: 'abc' }, [[1, 2]]));
  expect(preview).toMatchObject({ totalCents: 1500, lines: [], shippingCents: 0, problem: null, isRemoving: false });
});

test('everything is what is left, whatever was entered, and is always confirmed', () => {
  const preview = previewRefund({ ...options, leftCents: 900 }, draft({ kind: 'all', amount: 'abc' }, [[1, 1]]));
  expect(preview).toMatchObject({ totalCents: 900, problem: null, isConfirmed: true, isNothingLeftToShip: true });
  expect(preview.lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test.each([
  ['200.00', false],
  ['200.01', true],
])('%s dollars with a limit of 200 are confirmed: %s', (amount, isConfirmed) => {
  expect(previewRefund(options, draft({ kind: 'amount', amount })).isConfirmed).toBe(isConfirmed);
});

describe('pieces that are not shipped leave the order', () => {
  test.each([
    ['one of a stocked line', [[1, 1]], { isRemoving: true, isRestockable: true, isNothingLeftToShip: false }],
    ['one made to order', [[2, 1]], { isRemoving: true, isRestockable: false, isNothingLeftToShip: false }],
    [
      'all that are left',
      [
        [1, 2],
        [2, 1],
      ],
      { isRemoving: true, isRestockable: true, isNothingLeftToShip: true },
    ],
  ] as const)('%s', (_, pieces, expected) => {
    expect(previewRefund(options, draft({}, pieces))).toMatchObject(expected);
    expect(previewRefund({ ...options, isShipped: true }, draft({}, pieces))).toMatchObject({
      ...{ isRemoving: false, isRestockable: false, isNothingLeftToShip: false },
    });
  });
});

test('what store credit paid goes back as store credit, in its share', () => {
  const preview = previewRefund({ ...options, leftCents: 20_000, creditLeftCents: 5000 }, draft({ kind: 'amount', amount: '40' }));
  expect(preview).toMatchObject({ totalCents: 4000, moneyCents: 3000, creditCents: 1000 });
});

test('what a refund kept is told once: with its money, else with its store credit, else alone', () => {
  const money = [
    { refundRequestId: 1, name: 'a' },
    { refundRequestId: 1, name: 'b' },
    { refundRequestId: null, name: 'c' },
  ];
  const credits = [
    { id: 1, creditCents: 0, keptCents: 7700 },
    { id: 2, creditCents: 500, keptCents: 100 },
    { id: 3, creditCents: 0, keptCents: 300 },
  ];
  const { inMoney, inCredit } = refundRows(money, credits);
  expect(inMoney.map(({ name, keptCents }) => [name, keptCents])).toEqual([
    ['a', 7700],
    ['b', 0],
    ['c', 0],
  ]);
  expect(inCredit.map(({ id, keptCents }) => [id, keptCents])).toEqual([
    [2, 100],
    [3, 300],
  ]);
});
