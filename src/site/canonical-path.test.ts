import { expect, test } from 'vitest';
import { asWeSpell } from './canonical-path.ts';
import { pageAt } from './match.ts';

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
])('%s leads to %s', (path, expected) => {
  expect(asWeSpell(path)).toBe(expected);
});

test('everybody who is led elsewhere is led to a page that is there', () => {
  for (const path of ['/bg/gh-product/sku', '/sync-product-to-other-platform', '/paypal/a/online/invoice/pay'])
    expect(pageAt(asWeSpell(path) ?? ''), path).not.toBeNull();
});
