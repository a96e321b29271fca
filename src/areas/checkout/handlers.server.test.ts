import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callerOn, type TestApp, testApp } from '../../../tests/kit/app.ts';
import { seedCatalog } from '../../../tests/kit/goods.ts';
import { ana, bea, seedShoppers } from '../../../tests/kit/shoppers.ts';
import { cartLines, carts } from '../cart/tables.ts';
import { orders } from '../orders/tables/orders.ts';
import { coupons } from '../promotions/tables/sales.ts';
import { couponRedemptions } from './tables/payments.ts';

let app: TestApp;
type Quote = { item_total: number; discount: number; total: number; coupon: unknown; coupon_problem: string | null };

beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  await seedCatalog(app.db);
  await seedShoppers(app.db);
  const startsAt = new Date('2026-11-01T00:00:00Z');
  const coupon = { startsAt, nameZh: '优惠', isOncePerShopper: false };
  await app.db.insert(coupons).values([
    { ...coupon, id: 1, code: 'TEN', kind: 'fixed', amountCents: 1000, nameEn: 'Ten off' },
    { ...coupon, id: 2, code: 'BUNDLE8', kind: 'percent', percentBp: 800, categoryId: 2, nameEn: '8% off bundles' },
    { ...coupon, id: 3, code: 'SHIPFREE', kind: 'free_shipping', minItemsCents: 20_000, nameEn: 'Free shipping' },
    { ...coupon, id: 4, code: 'FIRST', kind: 'fixed', amountCents: 500, isFirstOrderOnly: true, nameEn: 'First order' },
    { ...coupon, id: 5, code: 'ONCE', kind: 'fixed', amountCents: 500, isOncePerShopper: true, nameEn: 'Once' },
    { ...coupon, id: 6, code: 'OLD', kind: 'fixed', amountCents: 500, endsAt: new Date('2026-11-02T00:00:00Z'), nameEn: 'Old' },
  ]);
  const order = { itemsCents: 1000, shippingCents: 2600, totalCents: 3600, pieceCount: 1, paymentTime: startsAt };
  await app.db.insert(orders).values([
    { ...order, id: 1, number: 'N-1', userId: bea, email: 'bea@tressline.test' },
    { ...order, id: 2, number: 'N-2', userId: bea, email: 'bea@tressline.test', paymentTime: null },
  ]);
  const use = { userId: null, email: 'Bea@Tressline.test', isOncePerShopper: true, amountCents: 500, couponId: 5 };
  await app.db.insert(couponRedemptions).values({ ...use, orderId: 1, state: 'used' });
});
beforeEach(async () => {
  await app.db.delete(cartLines);
  await app.db.delete(carts);
});

const as = (shopperId: number | null, more: object = {}) => callerOn(app, { shopperId, by: shopperId === null ? null : 'header', ...more });
const quote = async (shopperId: number | null, input: unknown = {}, more: object = {}) => {
  const answer = await as(shopperId, more)('POST', '/order/quote', input);
  return { ...answer, data: answer.body.Data as Quote };
};
const fill = (shopperId: number, items: object[]) => as(shopperId)('POST', '/shoppingcart/add_shopping_carts', items);
const keep = (shopperId: number, code: unknown, more: object = {}) => as(shopperId, more)('POST', '/shoppingcart/set_coupon', { code });
const one = (skuId: number, quantity = 1) => ({ sku_id: skuId, quantity });

describe('a quote', () => {
  test('sums up what a visitor names, at today’s prices, as far as there is any', async () => {
    const { data } = await quote(null, { items: [one(101, 2), one(103, 9), one(102), one(106), one(101)], region: 'Texas' });
    // Three of SKU 101 at 180 g and the last five of SKU 103 at 250 g: 1600 grams.
    expect(data).toEqual({
      item_total: 1790,
      shipping: 44,
      discount: 0,
      handling: 0,
      tax: 0,
      total: 1834,
      grams: 1600,
      coupon: null,
      coupon_problem: null,
    });
  });

  test('without goods is for members: her own cart, without what is laid aside', async () => {
    expect((await quote(null)).body).toMatchObject({ Result: 80004, Msg: 'Please input items' });
    expect((await quote(ana)).data).toMatchObject({ item_total: 0, shipping: 0, total: 0 });
    const answer = await fill(ana, [one(101), one(108, 2)]);
    expect((await quote(ana)).data).toMatchObject({ item_total: 260, shipping: 32, total: 292, grams: 600 });
    const [line] = (answer.body.Data as { shopping_cart_items: { shopping_cart: { id: number } }[] }).shopping_cart_items;
    await as(ana)('POST', '/shoppingcart/update_shopping_cart', { id: line?.shopping_cart.id, saved_for_later: true });
    expect((await quote(ana)).data).toMatchObject({ item_total: 80, total: 106 });
    expect((await quote(bea)).data).toMatchObject({ item_total: 0, total: 0 });
  });

  test.each([
    ['TEN', 10, 282, 'Ten off'],
    ['ten', 10, 282, 'Ten off'],
    ['BUNDLE8', 6.4, 285.6, '8% off bundles'],
    ['SHIPFREE', 32, 260, 'Free shipping'],
  ])('with coupon %s takes off %d dollars', async (coupon, discount, total, name) => {
    const { data } = await quote(null, { items: [one(101), one(108, 2)], coupon });
    expect(data).toMatchObject({ item_total: 260, shipping: 32, discount, total, coupon: { name }, coupon_problem: null });
  });

  test.each([
    ['NOPE', 'That coupon code isn’t valid. Check it and try again.'],
    ['OLD', 'This coupon has expired.'],
    ['SHIPFREE', 'Add $20.00 more to use this coupon.'],
    ['BUNDLE8', 'This coupon doesn’t apply to the items in your cart.'],
    ['FIRST', 'Sign in to use this coupon, or enter it again after you add your email.'],
    ['ONCE', 'Sign in to use this coupon, or enter it again after you add your email.'],
  ])('with coupon %s says why it takes nothing off', async (coupon, problem) => {
    const { data } = await quote(null, { items: [one(101)], coupon });
    expect(data).toMatchObject({ item_total: 180, discount: 0, total: 206, coupon: null, coupon_problem: problem });
  });

  test('asks about the shopper herself: her paid orders, and uses by her mailbox', async () => {
    const items = [one(101)];
    for (const coupon of ['FIRST', 'ONCE']) expect((await quote(ana, { items, coupon })).data).toMatchObject({ discount: 5 });
    expect((await quote(bea, { items, coupon: 'FIRST' })).data.coupon_problem).toBe('This coupon is for first orders only.');
    expect((await quote(bea, { items, coupon: 'ONCE' }, { language: 'zh' })).data.coupon_problem).toBe('您已使用过该优惠码。');
  });

  test('does not let anybody find coupons by trying', async () => {
    const ip = { ip: '203.0.113.9' };
    for (let count = 0; count < 30; count += 1) await quote(null, { items: [one(101)], coupon: `GUESS${count}` }, ip);
    expect((await quote(null, { items: [one(101)], coupon: 'TEN' }, ip)).data).toMatchObject({
      discount: 0,
      coupon_problem: 'Too many attempts. Please wait a moment and try again.',
    });
    expect((await quote(null, { items: [one(101)], coupon: 'TEN' }, { ip: '203.0.113.10' })).data.discount).toBe(10);
  });

  test.each([
    { items: [] },
    { items: [one(101, 0)] },
    { items: [{ sku_id: 101 }] },
    { items: 'all' },
    { items: [one(101)], coupon: "x' or '1'='1" },
    { items: [one(101)], coupon: 'x'.repeat(41) },
    { items: Array.from({ length: 101 }, () => one(101)) },
  ])('of %j is refused as input', async (input) => {
    expect((await quote(null, input)).status).toBe(400);
  });
});

describe('a coupon of the cart', () => {
  test('is kept, counts in the quote, and is taken away by an empty code', async () => {
    await fill(ana, [one(101)]);
    expect((await keep(ana, ' ten ')).body).toMatchObject({ Result: 0, Data: { coupon: { code: 'TEN', name: 'Ten off' } } });
    expect((await quote(ana)).data).toMatchObject({ discount: 10, total: 196, coupon: { code: 'TEN', name: 'Ten off' } });
    expect((await quote(ana, { coupon: '' })).data).toMatchObject({ discount: 0, coupon: null });
    expect((await quote(ana, { coupon: 'ONCE' })).data).toMatchObject({ discount: 5 });
    expect((await keep(ana, '')).body).toMatchObject({ Result: 0, Data: { coupon: null } });
    expect((await quote(ana)).data).toMatchObject({ discount: 0, coupon: null });
  });

  test('that cannot apply is refused with the reason, and what was kept stays', async () => {
    await fill(bea, [one(101)]);
    await keep(bea, 'TEN');
    const refused = await keep(bea, 'FIRST');
    expect([refused.status, refused.body.Result, refused.body.Msg]).toEqual([
      409,
      80140,
      'Coupon not applied. This coupon is for first orders only.',
    ]);
    expect((await keep(bea, 'FIRST', { language: 'zh' })).body.Msg).toBe('优惠码未生效。该优惠码仅限首单使用。');
    expect((await quote(bea)).data).toMatchObject({ discount: 10 });
    expect((await keep(bea, 7)).status).toBe(400);
  });

  test('that no longer applies says so in the quote', async () => {
    await fill(ana, [one(101, 2)]);
    await keep(ana, 'SHIPFREE');
    await app.db.delete(cartLines);
    await fill(ana, [one(101)]);
    expect((await quote(ana)).data).toMatchObject({
      discount: 0,
      coupon: { code: 'SHIPFREE' },
      coupon_problem: 'Add $20.00 more to use this coupon.',
    });
  });

  test('is used up by nobody here', async () => {
    await fill(ana, [one(101)]);
    await Promise.all(Array.from({ length: 20 }, () => keep(ana, 'TEN')));
    await quote(ana);
    expect((await app.db.select({ used: coupons.usedCount }).from(coupons)).every(({ used }) => used === 0)).toBe(true);
  });
});
