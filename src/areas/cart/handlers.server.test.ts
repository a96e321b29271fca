import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callerOn, type TestApp, testApp } from '../../../tests/kit/app.ts';
import { seedCatalog } from '../../../tests/kit/goods.ts';
import { ana, bea, seedShoppers } from '../../../tests/kit/shoppers.ts';
import { skus } from '../catalog/tables/goods.ts';
import { deleteOldBatches } from './services/add-to-cart.server.ts';
import { cartBatches, cartLines, carts } from './tables.ts';

let app: TestApp;
type Item = { shopping_cart: Record<string, unknown> & { id: number }; sku_item: { sku: Record<string, unknown>; picture: unknown[] } };
type Cart = { cart_num: number; shopping_cart_items: Item[]; changes: Record<string, unknown>[] };

beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  await seedCatalog(app.db);
  await seedShoppers(app.db);
});
beforeEach(async () => {
  await app.db.delete(cartLines);
  await app.db.delete(cartBatches);
  await app.db.delete(carts);
});

const as = (shopperId: number, language: 'en' | 'zh' = 'en') => callerOn(app, { shopperId, language, by: 'header' });
const add = async (shopperId: number, input: unknown) => {
  const answer = await as(shopperId)('POST', '/shoppingcart/add_shopping_carts', input);
  return { ...answer, cart: answer.body.Data as Cart };
};
const update = async (shopperId: number, input: unknown) => {
  const answer = await as(shopperId)('POST', '/shoppingcart/update_shopping_cart', input);
  return { ...answer, item: (answer.body.Data as { item: Item } | null)?.item };
};
const cartOf = async (shopperId: number): Promise<Cart> => (await as(shopperId)('GET', '/user/get_current_login')).body.Data as Cart;
const only = (cart: Cart): Item => {
  const [item, ...others] = cart.shopping_cart_items;
  if (!item || others.length > 0) throw new Error(`${cart.shopping_cart_items.length} lines`);
  return item;
};
const one = (skuId: number, quantity = 1) => ({ sku_id: skuId, quantity });

describe('adding', () => {
  test('what is added stands in the cart at today’s price, whatever price was sent', async () => {
    const { body, cart } = await add(ana, [{ ...one(101, 2), product_attribute: '{"Length":"24 inch","items":{"price":0.01}}' }]);
    expect(body.Result).toBe(0);
    expect(cart).toMatchObject({ cart_num: 2, changes: [] });
    const item = only(cart);
    expect(JSON.parse(String(item.shopping_cart.product_attribute))).toEqual({
      Texture: 'Body Wave',
      Color: '#1B Natural Black',
      Length: '20 inch',
      items: { price: 180 },
    });
    expect(item.shopping_cart).toMatchObject({
      sku_id: 101,
      quantity: 2,
      saved_for_later: false,
      seen_price: 180,
      state: 'fine',
      reason: '',
    });
    expect(item.sku_item).toEqual({
      sku: { id: 101, name: 'SKU 101', price: 200, discount: 0.9, payable_price: 180, weight: 0.2, shipping_name: 'Hair wig', stock: 5 },
      picture: [{ url: '/media/products/body-1b-900.webp' }],
    });
    expect(await cartOf(ana)).toMatchObject({
      user_id: ana,
      first_name: 'Ana',
      cart_num: 2,
      shopping_cart_items: cart.shopping_cart_items,
    });
    expect(await cartOf(bea)).toMatchObject({ cart_num: 0, shopping_cart_items: [] });
  });

  test('the same goods add up, however their attributes were written, and 999 are the end', async () => {
    const same = [one(105, 2), { ...one(105, 3), product_attribute: { items: { price: 1 }, Mood: 'blue', Texture: 'Curly' } }];
    expect((await add(ana, { items: same })).cart).toMatchObject({ cart_num: 5, changes: [] });
    const more = await add(ana, [one(105, 999)]);
    expect(more.cart).toMatchObject({ cart_num: 999, changes: [{ sku_id: 105, name: 'SKU 105', kind: 'full', was: 1004, now: 999 }] });
  });

  test('a batch is booked once, and the second answer looks like the first', async () => {
    const batch = { items: [{ ...one(101, 2), seen_price: 170 }, one(106)], batch_id: 'batch-0001' };
    const first = await add(ana, batch);
    expect((await add(ana, batch)).body).toEqual(first.body);
    expect(first.cart).toMatchObject({
      cart_num: 2,
      changes: [
        { sku_id: 106, name: 'SKU 106', kind: 'gone', was: null, now: null },
        { sku_id: 101, name: 'SKU 101', kind: 'price', was: 170, now: 180 },
      ],
    });
    expect((await add(bea, batch)).cart.cart_num).toBe(2);
  });

  test('batches are forgotten after thirty days, not before', async () => {
    await add(ana, { items: [one(101)], batch_id: 'batch-0001' });
    const day = 24 * 3600 * 1000;
    expect(await deleteOldBatches({ ...app, now: () => new Date(app.now().getTime() + 30 * day) })).toBe(0);
    expect(await deleteOldBatches({ ...app, now: () => new Date(app.now().getTime() + 30 * day + 1) })).toBe(1);
  });

  test('what is gone, sold out or scarce is told, and fails nobody else', async () => {
    const { body, cart } = await add(ana, [one(104), one(999_999), one(102, 3), one(103, 7), one(108)]);
    expect(body.Result).toBe(0);
    expect(cart.changes).toEqual([
      { sku_id: 104, name: 'SKU 104', kind: 'gone', was: null, now: null },
      { sku_id: 999_999, name: '', kind: 'gone', was: null, now: null },
      { sku_id: 102, name: 'SKU 102', kind: 'soldOut', was: 3, now: 0 },
      { sku_id: 103, name: 'SKU 103', kind: 'fewer', was: 7, now: 5 },
    ]);
    expect(
      cart.shopping_cart_items.map(({ shopping_cart }) => [shopping_cart.sku_id, shopping_cart.quantity, shopping_cart.state]),
    ).toEqual([
      [102, 3, 'soldOut'],
      [103, 7, 'fewer'],
      [108, 1, 'fine'],
    ]);
  });

  test('the line after the hundredth is not booked and told', async () => {
    const many = Array.from({ length: 100 }, (_, place) => ({
      ...seedSku,
      id: 1000 + place,
      slug: `s${place}`,
      code: `S-${place}`,
      spuId: 1,
    }));
    await app.db.insert(skus).values(many);
    await add(
      ana,
      many.slice(0, 99).map(({ id }) => one(id)),
    );
    const { cart } = await add(ana, [one(101), one(103), one(1000, 4)]);
    expect(cart.shopping_cart_items).toHaveLength(100);
    expect(cart).toMatchObject({ cart_num: 104, changes: [{ sku_id: 103, kind: 'full', was: 1, now: 0 }] });
  });

  test.each([
    [[], 'input'],
    [[one(101, 0)], 'quantity'],
    [[one(101, 1000)], 'quantity'],
    [[one(101, 1.5)], 'quantity'],
    [[one(-1)], 'sku_id'],
    [[{ ...one(101), product_attribute: 7 }], 'product_attribute'],
    [[{ ...one(101), seen_price: -1 }], 'seen_price'],
    [Array.from({ length: 101 }, () => one(101)), 'input'],
    [{ items: [one(101)], batch_id: 'short' }, 'batch_id'],
    [{ items: [one(101)], batch_id: "x' or 1=1 --" }, 'batch_id'],
    [{ batch_id: 'batch-0001' }, 'items'],
  ])('%j is refused by name, and nothing is booked', async (input, field) => {
    const { status, body } = await add(ana, input);
    expect([status, body.Result, body.Msg]).toEqual([400, 80004, `Please input ${field}`]);
    expect((await cartOf(ana)).cart_num).toBe(0);
  });

  test('an attribute that is no attribute fails the whole list, and its batch stays unbooked', async () => {
    const bad = { items: [one(101), { ...one(103), product_attribute: '{"items":' }], batch_id: 'batch-0001' };
    expect((await add(ana, bad)).body).toMatchObject({ Result: 80113, Msg: 'Please check this field: product_attribute' });
    expect((await add(ana, { ...bad, items: [one(101)] })).cart.cart_num).toBe(1);
  });
});

const seedSku = {
  categoryId: 1,
  nameEn: 'Many',
  nameZh: '许多',
  priceCents: 1000,
  weightGrams: 100,
  shippingName: 'Hair wig',
  available: 9,
};

describe('a line', () => {
  const filled = async (quantity = 2) => only((await add(ana, [{ ...one(101, quantity), seen_price: 170 }])).cart).shopping_cart.id;

  test('is changed, laid aside and taken back; its price counts as seen', async () => {
    const id = await filled();
    expect(only(await cartOf(ana)).shopping_cart.seen_price).toBe(170);
    expect((await update(ana, { id, quantity: 3 })).item?.shopping_cart).toMatchObject({ quantity: 3, seen_price: 180 });
    expect((await update(ana, { id, saved_for_later: true })).item?.shopping_cart).toMatchObject({ quantity: 3, saved_for_later: true });
    expect(await cartOf(ana)).toMatchObject({ cart_num: 0, shopping_cart_items: [{ shopping_cart: { saved_for_later: true } }] });
    await update(ana, { id, saved_for_later: false });
    expect((await cartOf(ana)).cart_num).toBe(3);
  });

  test('laid aside comes back when more of it is added', async () => {
    const id = await filled();
    await update(ana, { id, saved_for_later: true });
    expect((await add(ana, [one(101)])).cart).toMatchObject({
      cart_num: 3,
      shopping_cart_items: [{ shopping_cart: { id, saved_for_later: false } }],
    });
  });

  test('follows the price of the day and remembers what was seen', async () => {
    const id = await filled();
    await update(ana, { id });
    await app.db.update(skus).set({ discountBp: 5000 }).where(eq(skus.id, 101));
    const item = only(await cartOf(ana));
    await app.db.update(skus).set({ discountBp: 9000 }).where(eq(skus.id, 101));
    expect(item.sku_item.sku).toMatchObject({ price: 200, payable_price: 100 });
    expect(item.shopping_cart).toMatchObject({ seen_price: 180, product_attribute: expect.stringContaining('"items":{"price":100}') });
  });

  test('of goods that are taken off the shop stays, marked as gone, in the reader’s words', async () => {
    await filled();
    await app.db.update(skus).set({ isHidden: true }).where(eq(skus.id, 101));
    const answer = await as(ana, 'zh')('GET', '/user/get_current_login');
    await app.db.update(skus).set({ isHidden: false }).where(eq(skus.id, 101));
    expect(answer.body.Data).toMatchObject({
      shopping_cart_items: [
        { shopping_cart: { state: 'gone', reason: '该商品已下架' }, sku_item: { sku: { name: 'SKU 101 中', stock: 0 } } },
      ],
    });
  });

  test('of somebody else is like a missing one', async () => {
    const id = await filled();
    const [foreign, missing] = [await update(bea, { id, quantity: 9 }), await update(bea, { id: id + 1000, quantity: 9 })];
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    const removed = [];
    for (const input of [{ id }, { id: id + 1000 }]) removed.push(await as(bea)('POST', '/shoppingcart/delete_shopping_cart', input));
    removed.push(await as(bea)('POST', '/shoppingcart/delete_shopping_carts', { ids: [id] }));
    expect(removed.map(({ body }) => body)).toEqual(removed.map(() => ({ Result: 0, Code: 0, Msg: 'Success', Data: {} })));
    expect(only(await cartOf(ana)).shopping_cart).toMatchObject({ id, quantity: 2 });
  });

  test('is removed, alone or with others, and again without complaint', async () => {
    const id = await filled();
    for (let time = 0; time < 2; time += 1)
      expect((await as(ana)('POST', '/shoppingcart/delete_shopping_cart', { id })).body).toMatchObject({ Result: 0, Data: {} });
    const { cart } = await add(ana, [one(101), one(103), one(105)]);
    const [first, second] = cart.shopping_cart_items.map(({ shopping_cart }) => shopping_cart.id);
    await as(ana)('POST', '/shoppingcart/delete_shopping_carts', { ids: [first, second, 1] });
    expect(only(await cartOf(ana)).shopping_cart.sku_id).toBe(105);
  });

  test.each([
    { quantity: 0 },
    { quantity: 1000 },
    { quantity: 2.5 },
    { quantity: '3' },
    { saved_for_later: 'yes' },
    { id: 0 },
    { id: '1' },
  ])('changed to %j is refused', async (input) => {
    const id = await filled();
    expect((await update(ana, { id, ...input })).status).toBe(400);
    expect(only(await cartOf(ana)).shopping_cart.quantity).toBe(2);
  });
});
