import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxCartLines, maxLineQuantity } from './lines.ts';
import { fitIntoCart, mergeRequestedLines } from './requested-lines.ts';

const plain = (skuId: number, quantity = 1, attributeHash = '') => ({ skuId, quantity, attributeHash });
const full = Array.from({ length: maxCartLines }, (_, place) => plain(place + 1));

test('the same goods are one wish, a composed piece of them is another', () => {
  expect(mergeRequestedLines([plain(1, 2), plain(1, 1, 'made'), plain(2), plain(1, 3)])).toEqual([
    plain(1, 5),
    plain(1, 1, 'made'),
    plain(2),
  ]);
});

test('a full cart takes more of what lies there and nothing new', () => {
  expect(fitIntoCart(full, [plain(500), plain(7, 3), plain(7, 1, 'made')])).toEqual([plain(7, 3)]);
});

test('the last places go to the first wishes', () => {
  expect(fitIntoCart(full.slice(1), [plain(500), plain(501), plain(2, 4)])).toEqual([plain(500), plain(2, 4)]);
});

const anyWanted = fc.record({
  skuId: fc.integer({ min: 1, max: 150 }),
  quantity: fc.integer({ min: 1, max: 1998 }),
  attributeHash: fc.constantFrom('', 'made'),
});

test('whatever is wanted: no more lines than a hundred, no more pieces than 999 at once', () => {
  fc.assert(
    fc.property(fc.array(anyWanted, { maxLength: 100 }), fc.array(anyWanted, { maxLength: 100 }), (lying, wanted) => {
      const present = mergeRequestedLines(lying).slice(0, maxCartLines);
      const fits = fitIntoCart(present, mergeRequestedLines(wanted));
      expect(mergeRequestedLines([...present, ...fits]).length).toBeLessThanOrEqual(maxCartLines);
      expect(fits.every(({ quantity }) => quantity <= maxLineQuantity)).toBe(true);
    }),
  );
});
