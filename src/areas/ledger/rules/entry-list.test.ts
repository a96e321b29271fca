import { expect, test } from 'vitest';
import { canReverse, entryOriginOf, runningBalances } from './entry-list.ts';

const none = { sourceKind: null, purchaseReceiptId: null, recurringId: null, reversesId: null };

test.each([
  [none, 'typed', true],
  [{ ...none, sourceKind: 'capture' }, 'payment', false],
  [{ ...none, purchaseReceiptId: 4 }, 'delivery', false],
  [{ ...none, recurringId: 2 }, 'standing', true],
  [{ ...none, reversesId: 9 }, 'counter', false],
])('%j comes from %s, can be taken back: %s', (entry, origin, may) => {
  expect(entryOriginOf(entry)).toBe(origin);
  expect(canReverse(entryOriginOf(entry), false)).toBe(may);
  expect(canReverse(entryOriginOf(entry), true)).toBe(false);
});

test('the balance runs down the page, newest first', () => {
  const lines = [
    { kind: 'expenditure', amountCents: 300 },
    { kind: 'income', amountCents: 1000 },
    { kind: 'income', amountCents: -200 },
  ] as const;
  expect(runningBalances(lines, 500)).toEqual([500, 800, -200]);
});
