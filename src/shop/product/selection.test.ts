import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { unpackOffers } from '#areas/catalog/rules/offers.ts';
import { inchesAndCentimeters } from '#areas/catalog/rules/sizes.ts';
import { anyReview } from '#areas/reviews/rules/review-filter.ts';
import { sampleOffers, sampleProduct } from '#shop/diagnostics/test-sku/sample.ts';
import type { Site } from '#site/meta.ts';
import type { ProductData } from './data.ts';
import { readGuarantees } from './guarantees.ts';
import { groupData, maxVariants, pageData } from './json-ld.ts';
import { selectProductOffer } from './selection.ts';

const product = sampleProduct('en', null);
const offers = unpackOffers(product.offers);
const see = (slug: string) => {
  const offer = offers.find((one) => one.slug === slug);
  if (!offer) throw new Error(`no sample ${slug}`);
  return selectProductOffer(product, [], offer);
};

describe('what follows a choice', () => {
  test.each([
    ['1b-18', { stock: 'inStock', savedCents: 0, limit: 12, ready: { min: 1, max: 2, isWorking: false } }],
    ['1b-20', { stock: 'inStock', payableCents: 16_200, listCents: 18_000, savedCents: 1800 }],
    ['1b-24', { stock: 'fewLeft', limit: 2, available: 2 }],
    ['613-18', { stock: 'soldOut', limit: 0, ready: null }],
    ['99j-18', { stock: 'madeToOrder', limit: 999, ready: { min: 7, max: 15, isWorking: true } }],
    ['99j-24', { isClearance: true, limit: 4 }],
  ])('%s', (slug, expected) => {
    expect(see(slug)).toMatchObject(expected);
  });

  test('what is made to order is not limited by the shelf; what is beyond it takes longer', () => {
    expect(see('99j-20')).toMatchObject({ available: 1, limit: 999, ready: { max: 2 }, readyMade: { min: 7, max: 15, isWorking: true } });
    expect(see('1b-18').readyMade).toBeNull();
  });

  test('grams, fee, words and pictures are those of the SKU', () => {
    expect(see('613-20')).toMatchObject({ grams: 250, feeCents: 2600, gramsLeft: 250, words: ['#613 blonde', '20"'] });
    expect(see('613-20').pictures.map((picture) => picture.alt)).toEqual(['Straight wig, #613 blonde']);
    const sample = offers[0];
    if (sample) expect(selectProductOffer({ ...product, shipsFree: true }, [], sample)).toMatchObject({ feeCents: 0, gramsLeft: 0 });
  });
});

test('the sample has every state, and its pictures are there', () => {
  expect(new Set(offers.map((offer) => see(offer.slug).stock))).toEqual(new Set(['inStock', 'fewLeft', 'soldOut', 'madeToOrder']));
  expect(offers.some((offer) => offer.slug === '613-24')).toBe(false);
  const files = [
    ...product.pictures.map(({ base }) => `${base}-900.webp`),
    ...(product.offers.options[0]?.values.map(({ picture }) => `${picture}-96.webp`) ?? []),
  ];
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
  expect(sampleProduct('zh', '613-18').chosen).toBe('613-18');
  expect(sampleProduct('en', '__proto__').chosen).toBe('1b-20');
});

test('sizes are told in inches and centimetres', () => {
  expect(inchesAndCentimeters(22, 22.5)).toEqual({ inches: '22–22.5', cm: '56–57' });
  expect(inchesAndCentimeters(24, 24)).toEqual({ inches: '24', cm: '61' });
});

describe('structured data', () => {
  const site: Site = { origin: 'https://shop.test', shopName: 'Tressline', language: 'en', socialImage: '/s.jpg' };
  const promises = readGuarantees(
    new Map([
      ['returnDays', 30],
      ['returnFeeCashBp', 1000],
    ]),
  );
  const items = [
    {
      id: 1,
      skuId: 1,
      stars: 5,
      title: '',
      text: 'Soft',
      language: 'en' as const,
      shownName: 'Ada R.',
      lengthInches: 20,
      answer: '',
      colour: null,
      day: '2026-10-08',
      pictures: [],
    },
  ];
  const reviews = { total: 1, withPhotos: 0, bars: [], lengths: [], textures: [], filter: anyReview, found: 1, pages: 1, items };
  const data: ProductData = {
    product: { ...product, rating: 5, reviewCount: 1, faq: [{ question: 'How?', answer: 'So.' }] },
    reviews,
    videos: [],
    promises,
  };

  test('tells each variant as an offer with what a search engine asks for', () => {
    const group = groupData(data, site);
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'G-0',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      aggregateRating: { ratingValue: '5.0', reviewCount: 1 },
      review: [{ author: { name: 'Ada R.' }, reviewRating: { ratingValue: 5 } }],
    });
    const variants = Object.values(group.hasVariant ?? {});
    expect(variants).toHaveLength(sampleOffers.length);
    expect(variants[1]).toMatchObject({
      sku: 'SAMPLE-1B-20',
      name: 'Sample product in every state, #1B natural black, 20"',
      image: expect.stringMatching(/^https:\/\/shop\.test\/media\//),
      offers: {
        '@type': 'Offer',
        url: 'https://shop.test/collections/wig/sample/1b-20',
        price: '162.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        shippingDetails: { shippingRate: { value: '26.00', currency: 'USD' }, shippingDestination: { addressCountry: 'US' } },
        hasMerchantReturnPolicy: { merchantReturnDays: 30, restockingFee: 10, applicableCountry: 'US' },
      },
    });
    const bySku = (sku: string) => variants.find((variant) => variant.sku === sku)?.offers;
    expect(bySku('SAMPLE-613-18')).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
    for (const final of ['SAMPLE-99J-18', 'SAMPLE-99J-24'])
      expect(bySku(final)).toMatchObject({
        hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
      });
  });

  test('says nothing of ratings while nobody has given one', () => {
    expect(groupData({ ...data, product, reviews: { ...reviews, total: 0 } }, site)).not.toHaveProperty('aggregateRating');
  });

  test('of a group of hundreds stays short, and the chosen one is in it', () => {
    const [line = ''] = product.offers.skus.split('\n');
    const rest = line.split(' ').slice(3).join(' ');
    const skus = Array.from({ length: 500 }, (_, index) => `${index + 1} sku-${index + 1} C-${index + 1} ${rest}`).join('\n');
    const large = { ...data, product: { ...product, chosen: 'sku-499', offers: { ...product.offers, skus } } };
    const variants = Object.values(groupData(large, site).hasVariant ?? {});
    expect(variants.length).toBeLessThanOrEqual(maxVariants);
    expect(variants.map((variant) => variant.sku)).toContain('C-499');
  });

  test('tells the way here and the questions', () => {
    expect(pageData(data, site).map((one) => one['@type'])).toEqual(['BreadcrumbList', 'FAQPage']);
  });
});
