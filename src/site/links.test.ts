import { expect, test } from 'vitest';
import { forVariant, hrefOf, safeReturnPath } from './links.ts';

test('addresses are built from the one table', () => {
  expect(hrefOf('home')).toBe('/');
  expect(hrefOf('sku', { category: 'wig', spu: 'blunt bob', sku: '1/2' })).toBe('/collections/wig/blunt%20bob/1%2F2');
  expect(forVariant(hrefOf('home'), 'mobile')).toBe('/m');
  expect(forVariant('/bg/index', 'mobile')).toBe('/bg/index');
});

test.each([
  '//evil.example',
  '/\\evil',
  'https://evil.example',
  'javascript:alert(1)',
  '/a//b',
  '/v1/user/logout',
  '',
  null,
  7,
  `/${'a'.repeat(3000)}`,
  '/x\u0000',
  '\t/x',
])('going back to %j ends at home', (typed) => {
  expect(safeReturnPath(typed)).toBe('/');
});

test('an address of ours is kept with its query', () => {
  expect(safeReturnPath('/collections/wig?sort=new#top')).toBe('/collections/wig?sort=new#top');
});
