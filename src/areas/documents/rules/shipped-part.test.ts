import { expect, test } from 'vitest';
import { shippedPart } from './shipped-part.ts';

test('a packing slip counts and lists only what is in the parcel', () => {
  const lines = [
    { name: 'wig', quantity: 3, removedQuantity: 1 },
    { name: 'bundle', quantity: 2, removedQuantity: 2 },
    { name: 'closure', quantity: 1, removedQuantity: 0 },
  ];
  const { pieceCount, lines: packed, number } = shippedPart({ number: 'TL-1', pieceCount: 6, removedCount: 3, lines });
  expect([number, pieceCount, packed.map(({ name, quantity }) => [name, quantity])]).toEqual([
    'TL-1',
    3,
    [
      ['wig', 2],
      ['closure', 1],
    ],
  ]);
});
