import { expect, test } from 'vitest';
import { blocksIn, faultsOf, offersIn } from '../kit/structured-data.ts';

const offer = {
  '@type': 'Offer',
  url: 'https://shop.test/collections/wig/body-wave/18-1b',
  price: '189.00',
  priceCurrency: 'USD',
  availability: 'https://schema.org/InStock',
  itemCondition: 'https://schema.org/NewCondition',
};
const variant = { '@type': 'Product', sku: 'BW-18', name: 'Body wave 18 in', image: 'https://shop.test/media/1.webp', offers: offer };
const group = {
  '@context': 'https://schema.org',
  '@type': 'ProductGroup',
  name: 'Body wave',
  productGroupID: 'BW',
  variesBy: ['https://schema.org/size', 'https://schema.org/color'],
  brand: { '@type': 'Brand', name: 'Tressline' },
  aggregateRating: { '@type': 'AggregateRating', ratingValue: '4.8', reviewCount: 10 },
  hasVariant: [variant],
};
const video = {
  '@context': 'https://schema.org',
  '@type': 'VideoObject',
  name: 'How to part',
  thumbnailUrl: ['https://shop.test/media/poster.webp'],
  uploadDate: '2026-11-01T08:00:00Z',
  duration: 'PT1M30S',
  contentUrl: 'https://shop.test/media/part.mp4',
};

test('what is whole has no fault', () => {
  const logo = { '@type': 'ImageObject', url: 'https://shop.test/logo.png' };
  const publisher = { '@type': 'Organization', name: 'Tressline', logo };
  expect([...faultsOf(group), ...faultsOf(video), ...faultsOf({ ...video, publisher })]).toEqual([]);
  expect(faultsOf({ ...video, publisher: { ...publisher, logo: { ...logo, url: '/logo.png' } } })).not.toEqual([]);
});

test.each<[string, Parameters<typeof faultsOf>[0]]>([
  ['another vocabulary', { ...group, '@context': 'http://example.com' }],
  ['a type nobody checks', { '@context': 'https://schema.org', '@type': 'Wig', name: 'x' }],
  ['a group without a name', { ...group, name: ' ' }],
  ['a group without variants', { ...group, hasVariant: [] }],
  ['a group that varies by length', { ...group, variesBy: ['https://schema.org/length'] }],
  ['a variant without an offer', { ...group, hasVariant: [{ ...variant, offers: null }] }],
  ['a variant without a picture', { ...group, hasVariant: [{ ...variant, image: [] }] }],
  ['a picture without a host', { ...group, hasVariant: [{ ...variant, image: '/media/1.webp' }] }],
  ['a price of nothing', { ...group, hasVariant: [{ ...variant, offers: { ...offer, price: '0.00' } }] }],
  ['a price with a sign', { ...group, hasVariant: [{ ...variant, offers: { ...offer, price: '$189' } }] }],
  ['no currency', { ...group, hasVariant: [{ ...variant, offers: { ...offer, priceCurrency: '' } }] }],
  ['an availability nobody knows', { ...group, hasVariant: [{ ...variant, offers: { ...offer, availability: 'in stock' } }] }],
  ['a price that is no longer valid', { ...group, hasVariant: [{ ...variant, offers: { ...offer, priceValidUntil: '2020-01-01' } }] }],
  ['a rating by nobody', { ...group, aggregateRating: { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 0 } }],
  ['a rating beyond five', { ...group, aggregateRating: { '@type': 'AggregateRating', ratingValue: 6, reviewCount: 1 } }],
  ['a product with nothing to say', { '@context': 'https://schema.org', '@type': 'Product', name: 'x', image: 'https://a.test/b.webp' }],
  [
    'a single step',
    { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home' }] },
  ],
  [
    'steps out of order',
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [2, 1].map((position) => ({ '@type': 'ListItem', position, name: 'x', item: 'https://a.test/' })),
    },
  ],
  [
    'a question without an answer',
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Why are you returning these items?' }],
    },
  ],
  ['a video without a time zone', { ...video, uploadDate: '2026-11-01' }],
  ['a video without a poster', { ...video, thumbnailUrl: [] }],
  ['a duration in words', { ...video, duration: '90 s' }],
])('%s is a fault', (_, block) => {
  expect(faultsOf(block)).not.toEqual([]);
});

test('all blocks and offers of a page are found', () => {
  const html = `<head><script type="application/ld+json">${JSON.stringify(group)}</script><script>1</script><script nonce="x" type="application/ld+json">${JSON.stringify(video)}</script></head>`;
  expect(blocksIn(html)).toHaveLength(2);
  expect(offersIn(blocksIn(html))).toEqual([{ price: '189.00', availability: 'https://schema.org/InStock', url: offer.url }]);
  expect(() => blocksIn('<script type="application/ld+json">{</script>')).toThrow();
});
