import { expect, test } from 'vitest';
import { asWeSpell } from './canonical-path.ts';
import { isOpen } from './pages.ts';

test.each([
  ['/bg/gh-product/category', '/bg/gh-poduct/category'],
  ['/bg/gh-product/sku/', '/bg/gh-poduct/sku'],
  ['/sync-product-to-other-platform', '/sync-prouduct-to-other-platform'],
  ['/m/sync-product-to-other-platform', '/m/sync-prouduct-to-other-platform'],
  ['/sync-prouduct-to-other-platform', null],
  ['/bg/gh-product', null],
  ['/constructor', null],
  ['//sync-product-to-other-platform', '/sync-prouduct-to-other-platform'],
  ['/%2Fevil.example', null],
])('%s leads to %s once its page is built', (path, expected) => {
  expect(asWeSpell(path, () => true)).toBe(expected);
});

test('nobody is led to a page that is not built', () => {
  expect(asWeSpell('/bg/gh-product/sku', () => false)).toBeNull();
  expect(asWeSpell('/sync-product-to-other-platform') === null).toBe(!isOpen('sync-product'));
});
