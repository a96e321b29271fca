import { expect, test } from 'vitest';
import type { Page } from '#site/page.ts';
import { cacheKeysOf, takesPayment } from '#site/pages.server.ts';
import { type PageName, pages } from '#site/pages.ts';
import { policiesFor } from './security.server.ts';

const policies = policiesFor(['https://files.test']);
const hostsIn = (policy: string): string[] => [...new Set(policy.match(/https:\/\/[^ ;]+/g) ?? [])].sort();

/** Every origin a page may load or reach; a new one must be added here on purpose. */
const inventory = [
  'https://*.paypal.com',
  'https://*.paypalobjects.com',
  'https://applepay.cdn-apple.com',
  'https://files.test',
  'https://google.com',
  'https://pay.google.com',
  'https://www.gstatic.com',
];

test('strangers run on paying pages only, and only those of the list', () => {
  expect(hostsIn(policies.paying('n'))).toEqual(inventory);
  for (const policy of [policies.byNonce('n'), policies.strict, policies.byHashes('<script>1</script>')])
    expect(hostsIn(policy)).toEqual(['https://files.test']);
});

test('a paying page still holds everything else shut', () => {
  const policy = policies.paying('abc');
  for (const part of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
  expect(policy).toMatch(/script-src 'self' 'nonce-abc' https:/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe|script-src[^;]* \*[ ;]/);
});

test.each([
  ['/shop-cart', true],
  ['/m/shop-cart', true],
  ['/paypal', true],
  ['/paypal/fail', true],
  ['/paypal/dinner-abc/online/pay', true],
  ['/', false],
  ['/collections/wig', false],
  ['/user/order', false],
  ['/bg/login', false],
])('%s is a paying page: %s', (path, pays) => {
  expect(takesPayment(rowAt(path) ?? { path: '' })).toBe(pays);
});

const rowAt = (path: string): Page | undefined =>
  Object.values(pages as Record<string, Page>).find((page) =>
    new RegExp(`^/${page.path.replace(/:\w+/g, '[^/]+')}$`).test(path.replace(/^\/m(?=\/)/, '')),
  );

test('a page on which people pay is never kept for everybody', () => {
  const names = Object.keys(pages) as PageName[];
  expect(names.filter((name) => takesPayment(pages[name]) && cacheKeysOf(name) !== null)).toEqual([]);
});
