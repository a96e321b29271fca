import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callerOn, type TestApp, testApp } from '../../../tests/kit/app.ts';
import { stockShelves } from '../catalog/store/test-goods.server.ts';
import { users } from '../shoppers/tables.ts';
import { cartLines, carts } from './tables.ts';

let app: TestApp;
const [ana, bea] = [1, 2];
type Item = { shopping_cart: Record<string, unknown> & { id: number }; sku_item: { sku: Record<string, unknown>; picture: unknown[] } };
type Cart = { cart_num: number; shopping_cart_items: Item[]; changes: Record<string, unknown>[] };

beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  await stockShelves(app.db);
  const person = { passwordHash: 'x', lastName: 'Cole' };
  await app.db.insert(users).values([
    { ...person, id: ana, email: 'ana@tressline.test', firstName: 'Ana' },
    { ...person, id: bea, email: 'bea@tressline.test', firstName: 'Bea' },
  ]);
});
beforeEach(async () => {
  await app.db.delete(cartLines);
  await app.db.delete(carts);
});

const as = (shopperId: number) => callerOn(app, { shopperId, by: 'header' });
const add = async (shopperId: number, input: unknown) => {
  const answer = await as(shopperId)('POST', '/shoppingcart/add_shopping_carts', input);
  return { ...answer, cart: answer.body.Data as Cart };
};
const cartOf = async (shopperId: number): Promise<Cart> => (await as(shopperId)('GET', '/user/get_current_login')).body.Data as Cart;
const only = (cart: Cart): Item => {
  const [item, ...others] = cart.shopping_cart_items;
  if (!item || others.length > 0) throw new Error(`${cart.shopping_cart_items.length} lines`);
  return item;
};

test('what is added stands in the cart at today’s price, whatever price was sent', async () => {
  const { body, cart } = await add(ana, [{ sku_id: 101, quantity: 2, product_attribute: '{"Length":"20 inch","items":{"price":0.01}}' }]);
  expect(body.Result).toBe(0);
  expect(cart).toMatchObject({ cart_num: 2, changes: [] });
  expect(only(cart)).toEqual({
    shopping_cart: {
      id: expect.any(Number),
      sku_id: 101,
      quantity: 2,
      product_attribute: JSON.stringify({ Color: '#1B Natural Black', Length: '20 inch', Texture: 'Body Wave', items: { price: 180 } }),
      saved_for_later: false,
      seen_price: 180,
      state: 'fine',
      reason: '',
    },
    sku_item: {
      sku: {
        id: 101,
        name: 'SKU 101',
        price: 200,
        discount: 0.9,
        payable_price: 180,
        weight: 0.2,
        shipping_name: 'Hair wig',
        stock: 5,
      },
      picture: [{ url: '/media/products/body-1b-900.webp' }],
    },
  });
  expect(await cartOf(ana)).toMatchObject({ user_id: ana, first_name: 'Ana', cart_num: 2, shopping_cart_items: cart.shopping_cart_items });
  expect(await cartOf(bea)).toMatchObject({ cart_num: 0, shopping_cart_items: [] });
});

test('the same goods add up, in one list and in two, and 999 are the end', async () => {
  const { cart } = await add(ana, {
    items: [
      { sku_id: 105, quantity: 2 },
      { sku_id: 105, quantity: 3 },
    ],
  });
  expect(cart).toMatchObject({ cart_num: 5, changes: [] });
  const more = await add(ana, [{ sku_id: 105, quantity: 999 }]);
  expect(more.cart).toMatchObject({ cart_num: 999, changes: [{ sku_id: 105, name: 'SKU 105', kind: 'full', was: 1004, now: 999 }] });
});

test('a batch is booked once, and the second answer looks like the first', async () => {
  const batch = {
    items: [
      { sku_id: 101, quantity: 2, seen_price: 170 },
      { sku_id: 106, quantity: 1 },
    ],
    batch_id: 'batch-0001',
  };
  const first = await add(ana, batch);
  const second = await add(ana, batch);
  expect(second.body).toEqual(first.body);
  expect(first.cart).toMatchObject({
    cart_num: 2,
    changes: [
      { sku_id: 106, name: 'SKU 106', kind: 'gone', was: null, now: null },
      { sku_id: 101, name: 'SKU 101', kind: 'price', was: 170, now: 180 },
    ],
  });
  expect((await add(bea, batch)).cart.cart_num).toBe(2);
});
