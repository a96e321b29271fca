import { expect, test } from 'vitest';
import { priceProtectionCoverage } from './protection-coverage.ts';

const stock = { isComposed: false, isClearance: false, isMadeToOrder: false };
const composed = { ...stock, isComposed: true, isMadeToOrder: true };
const clearance = { ...stock, isClearance: true };
const madeToOrder = { ...stock, isMadeToOrder: true };

test.each([
  ['an empty cart', [], 'none'],
  ['items from stock', [stock, stock], 'all'],
  ['made-to-order items, which have a list price', [madeToOrder], 'all'],
  ['a made-to-order item on clearance', [{ ...madeToOrder, isClearance: true }], 'all'],
  ['an item composed in a builder', [composed], 'none'],
  ['clearance', [clearance], 'none'],
  ['both of them', [composed, clearance], 'none'],
  ['an item from stock beside a composed one', [stock, composed], 'some'],
  ['an item from stock beside clearance', [clearance, stock], 'some'],
])('price protection of %s', (_, lines, coverage) => {
  expect(priceProtectionCoverage(lines)).toBe(coverage);
});
