import { expect, test } from 'vitest';
import { mayStandAt, nameFrom } from './article-slug.ts';

test.each([
  ['blog/winter-care', 'article', true],
  ['business-solutions/salon-chains', 'business', true],
  // A predefined content page address.
  ['hair-care-guide', 'guide', true],
  // In another kind's folder, at another page's address, at none, or an invalid name.
  ['blog/winter-care', 'guide', false],
  ['customer-service/faqs', 'policy', false],
  ['shop-cart', 'page', false],
  ['no-such-page', 'guide', false],
  ['m/blog/winter-care', 'article', false],
  ['blog/Winter care', 'article', false],
  ['blog/', 'article', false],
] as const)('a page may stand at %s as %s: %s', (slug, kind, may) => {
  expect(mayStandAt(slug, kind)).toBe(may);
});

test('a name for the address is made of the title', () => {
  expect(nameFrom('Winter care: what it’s like at 5 °C – café notes')).toBe('winter-care-what-its-like-at-5-c-cafe-notes');
  expect(nameFrom('护理')).toBe('');
});
