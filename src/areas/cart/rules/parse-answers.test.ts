import { describe, expect, test } from 'vitest';
import type { CartChange } from '#site/storage.ts';
import { mergeCartChanges, parseCartChanges, parseCartLine, parseCartLines, parseCartQuote, parseWishlist } from './parse-answers.ts';

const item = (more: object = {}, attribute: object = { items: { price: 12.5 } }) => ({
  shopping_cart: {
    id: 7,
    sku_id: 3,
    quantity: 2,
    product_attribute: JSON.stringify(attribute),
    saved_for_later: false,
    seen_price: 12.5,
    state: 'fine',
    reason: '',
    ...more,
  },
  sku_item: { sku: { id: 3, weight: 0.23 }, picture: [] },
});

describe('a line of the server', () => {
  test('is read in cents', () => {
    expect(parseCartLines({ shopping_cart_items: [item()] })).toEqual([{ id: 7, skuId: 3, quantity: 2, seenCents: 1250, isLater: false }]);
  });

  test('of a composed piece says what was chosen, its price, weight and trouble', () => {
    const attribute = {
      Color: '#1B',
      estimate: 'E-9',
      configuration: { capSize: 'M', lace: { lace_type: 'HD' }, note: null },
      items: { price: 99.99 },
    };
    expect(parseCartLine(item({ state: 'gone', reason: 'The price has run out' }, attribute))).toMatchObject({
      estimate: 'E-9',
      configured: {
        unitCents: 9999,
        weightGrams: 230,
        problem: 'The price has run out',
        choices: [
          { name: 'Cap size', value: 'M' },
          { name: 'Lace type', value: 'HD' },
        ],
      },
    });
  });

  test.each([null, 5, {}, { shopping_cart: {} }, { shopping_cart: { id: '7', sku_id: 3, quantity: 1 } }])(
    'that is none is passed over: %j',
    (odd) => {
      expect(parseCartLine(odd)).toBeNull();
    },
  );

  test('with attributes nobody can read is a plain one', () => {
    expect(parseCartLine(item({ product_attribute: '{' }))).toEqual({ id: 7, skuId: 3, quantity: 2, seenCents: 1250, isLater: false });
  });
});

test.each([null, undefined, 'x', {}, { shopping_cart_items: 3 }])('no list is not an empty cart: %j', (data) => {
  expect(parseCartLines(data)).toBeNull();
});

test('news carry prices in cents and pieces as they are; what is not known is passed over', () => {
  const changes = [
    { sku_id: 1, name: 'A', kind: 'price', was: 10, now: 12.34 },
    { sku_id: 2, name: 'B', kind: 'fewer', was: 5, now: 2 },
    { sku_id: 3, name: '', kind: 'gone', was: null, now: null },
    { sku_id: 4, name: 'D', kind: 'stolen', was: null, now: null },
  ];
  expect(parseCartChanges({ changes })).toEqual([
    { skuId: 1, name: 'A', kind: 'price', was: 1000, now: 1234 },
    { skuId: 2, name: 'B', kind: 'fewer', was: 5, now: 2 },
    { skuId: 3, name: '', kind: 'gone', was: null, now: null },
  ]);
});

test('later news about the same thing replace earlier ones', () => {
  const one = (skuId: number, now: number): CartChange => ({ skuId, name: '', kind: 'price', was: 1, now });
  expect(mergeCartChanges([one(1, 2), one(2, 2)], [one(1, 3)])).toEqual([one(2, 2), one(1, 3)]);
});

test('wishes are SKUs with the price they had', () => {
  expect(parseWishlist({ items: [{ id: 4, was_price: 19.99 }, { id: 'x' }, { id: 5 }] })).toEqual([
    { skuId: 4, wasCents: 1999 },
    { skuId: 5, wasCents: 0 },
  ]);
});

test('a quote is whole or none', () => {
  const quote = {
    item_total: 100,
    shipping: 26,
    discount: 10.5,
    total: 115.5,
    coupon: { code: 'TEN', name: 'Ten off' },
    coupon_problem: null,
  };
  expect(parseCartQuote(quote)).toEqual({
    discountCents: 1050,
    shippingCents: 2600,
    totalCents: 11_550,
    coupon: { code: 'TEN', name: 'Ten off' },
    problem: null,
  });
  expect(parseCartQuote({ ...quote, total: undefined })).toBeNull();
});
