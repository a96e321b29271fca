import { expect, test } from 'vitest';
import { canDoPurchaseAction, outstandingQuantity, purchaseNumber, stateAfterDelivery } from './states.ts';

test('only a draft is edited, only what was sent is received, what came is never called off', () => {
  expect([canDoPurchaseAction('edit', 'draft'), canDoPurchaseAction('edit', 'sent')]).toEqual([true, false]);
  expect([
    canDoPurchaseAction('receive', 'draft'),
    canDoPurchaseAction('receive', 'sent'),
    canDoPurchaseAction('receive', 'part_received'),
    canDoPurchaseAction('receive', 'received'),
  ]).toEqual([false, true, true, false]);
  expect([canDoPurchaseAction('cancel', 'sent'), canDoPurchaseAction('cancel', 'part_received')]).toEqual([true, false]);
});

test('an order is received when every line is, also when more came than was ordered', () => {
  expect(stateAfterDelivery([{ quantity: 5, receivedQuantity: 5 }])).toBe('received');
  expect(stateAfterDelivery([{ quantity: 5, receivedQuantity: 7 }])).toBe('received');
  expect(
    stateAfterDelivery([
      { quantity: 5, receivedQuantity: 5 },
      { quantity: 2, receivedQuantity: 1 },
    ]),
  ).toBe('part_received');
  expect(outstandingQuantity({ quantity: 5, receivedQuantity: 7 })).toBe(0);
});

test('a number says the day', () => {
  expect(purchaseNumber('2026-11-12', 43)).toBe('PO-261112-0043');
});
