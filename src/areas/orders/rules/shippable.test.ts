import { expect, test } from 'vitest';
import { canRequestCancel } from './cancel-request.ts';
import { canHoldOrder } from './office.ts';
import { isShippable, shippedQuantity, shippingVersion } from './shippable.ts';
import { canCancelOrder } from './transitions.ts';

const paid = { status: 2, paymentState: 'paid', consignTime: null, attentionReason: '', pieceCount: 3, removedCount: 0 };

test.each([
  [paid, true],
  [{ ...paid, status: 3 }, true],
  [{ ...paid, paymentState: 'part_refunded' }, true],
  [{ ...paid, paymentState: 'part_refunded', removedCount: 2 }, true],
  [{ ...paid, paymentState: 'part_refunded', removedCount: 3 }, false],
  [{ ...paid, paymentState: 'part_paid' }, false],
  [{ ...paid, paymentState: 'needs_attention' }, false],
  [{ ...paid, paymentState: 'refunded' }, false],
  [{ ...paid, status: 4 }, false],
  [{ ...paid, status: 7 }, false],
])('of %j it is %s that it is shipped', (order, isToShip) => {
  expect(isShippable(order)).toBe(isToShip);
});

test.each([
  [paid, true],
  [{ ...paid, paymentState: 'part_refunded', removedCount: 1 }, true],
  [{ ...paid, paymentState: 'part_paid', status: 3 }, true],
  [{ ...paid, paymentState: 'part_refunded', removedCount: 3 }, false],
  [{ ...paid, paymentState: 'refunded' }, false],
])('of %j it is %s that it may be put on hold', (order, may) => {
  expect(canHoldOrder(order)).toBe(may);
});

test('a part refund does not take the buyer’s right to cancel before picking', () => {
  const order = { status: 2, paymentState: 'part_refunded', pickingStartedAt: null };
  expect([canCancelOrder(order), canRequestCancel(order)]).toEqual([true, false]);
  const picking = { ...order, pickingStartedAt: new Date('2026-11-12T10:00:00Z') };
  expect([canCancelOrder(picking), canRequestCancel(picking)]).toEqual([false, true]);
});

test('what a page saw changes with every piece, and with nothing else', () => {
  const lines = [
    { lineId: 12, quantity: 1 },
    { lineId: 7, quantity: 2 },
  ];
  expect(shippingVersion(lines)).toBe('7x2.12x1');
  expect(shippingVersion([...lines].reverse())).toBe('7x2.12x1');
  expect(shippingVersion([...lines, { lineId: 13, quantity: 0 }])).toBe('7x2.12x1');
  expect(shippingVersion(lines.slice(1))).not.toBe('7x2.12x1');
  expect(shippedQuantity({ quantity: 3, removedQuantity: 1 })).toBe(2);
});
