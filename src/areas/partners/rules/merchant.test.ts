import { expect, test } from 'vitest';
import type { FeedOffer } from '#areas/catalog/services/offers.server.ts';
import { buildMerchantItem, findMissingFields, isTradeNumber, itemXml } from './merchant.ts';

const offer: FeedOffer = {
  code: 'W-1',
  id: 101,
  groupName: 'Body wave wig',
  groupSlug: 'body-wave',
  available: 9,
  isMadeToOrder: false,
  barcode: null,
  groupId: 7,
  name: 'Wig & cap',
  description: 'Soft < strong',
  category: 'wig',
  categoryName: 'Wigs',
  brand: 'Tressline',
  path: '/collections/wig/a/b',
  priceCents: 18905,
  payableCents: 18905,
  weightGrams: 600,
  feeGrams: 600,
  shippingName: 'Air',
  stock: 'inStock',
  ready: { min: 1, max: 2, isWorking: false },
  attributes: [
    { key: 'Color', name: 'Color', value: '1B', raw: '1B' },
    { key: 'Length', name: 'Length', value: '20 in', raw: '20 in' },
    { key: 'Density', name: 'Density', value: '180%', raw: '180%' },
  ],
  optionKeys: ['Color', 'Length', 'Density'],
  pictures: ['/media/a-900.webp'],
};
const site = { origin: 'https://shop.example' };
const itemOf = (change: Partial<FeedOffer> = {}) => buildMerchantItem({ ...offer, ...change }, site);

test('money, weight and fee follow the shop', () => {
  expect(itemOf()).toMatchObject({ price: '189.05 USD', sale_price: null, shipping: { price: '32.00 USD' }, shipping_weight: '600 g' });
  expect(itemOf({ payableCents: 9 })).toMatchObject({ price: '189.05 USD', sale_price: '0.09 USD' });
  expect(itemOf({ feeGrams: 0 })).toMatchObject({ shipping: { price: '0.00 USD' }, shipping_weight: '600 g' });
});

test('every choice that has no field of its own is part of the size', () => {
  expect(itemOf()).toMatchObject({ color: '1B', size: '20 in / 180%' });
});

test.each([
  [{ pictures: [] }, ['image_link']],
  [{ name: '', description: '' }, ['title', 'description']],
  [{ priceCents: 0, payableCents: 0 }, ['price']],
  [{ attributes: [] }, ['color', 'size']],
  [{ attributes: [], category: 'accessories' }, []],
] as const)('an offer with %j misses %j', (change, missing) => {
  expect(findMissingFields(itemOf(change as Partial<FeedOffer>))).toEqual(missing);
});

test('words are safe in XML and no field is longer than allowed', () => {
  expect(itemXml(itemOf())).toContain('<g:title>Wig &amp; cap</g:title><g:description>Soft &lt; strong</g:description>');
  expect(itemOf({ name: 'x'.repeat(400) }).title).toHaveLength(150);
});

test.each([
  ['4006381333931', true],
  ['4006381333932', false],
  ['96385074', true],
  ['036000291452', true],
  ['2000000000015', false],
  ['123', false],
  [null, false],
] as const)('barcode %s is a number of the trade: %s', (barcode, expected) => {
  expect(isTradeNumber(barcode)).toBe(expected);
});
