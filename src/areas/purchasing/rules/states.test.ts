import { expect, test } from 'vitest';
import { leftOf, mayDo, purchaseNumber, stateAfter } from './states.ts';

test('only a draft is edited, only what was sent is received, what came is never called off', () => {
  expect([mayDo('edit', 'draft'), mayDo('edit', 'sent')]).toEqual([true, false]);
  expect([mayDo('receive', 'draft'), mayDo('receive', 'sent'), mayDo('receive', 'part_received'), mayDo('receive', 'received')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect([mayDo('cancel', 'sent'), mayDo('cancel', 'part_received')]).toEqual([true, false]);
});

test('an order is received when every line is, also when more came than was ordered', () => {
  expect(stateAfter([{ quantity: 5, receivedQuantity: 5 }])).toBe('received');
  expect(stateAfter([{ quantity: 5, receivedQuantity: 7 }])).toBe('received');
  expect(
    stateAfter([
      { quantity: 5, receivedQuantity: 5 },
      { quantity: 2, receivedQuantity: 1 },
    ]),
  ).toBe('part_received');
  expect(leftOf({ quantity: 5, receivedQuantity: 7 })).toBe(0);
});

test('a number says the day', () => {
  expect(purchaseNumber('2026-11-12', 43)).toBe('PO-261112-0043');
});
