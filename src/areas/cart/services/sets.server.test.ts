import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { ana, seedShoppers } from '../../../../tests/kit/shoppers.ts';
import { skus } from '../../catalog/tables/goods.ts';
import { setRules } from '../../promotions/tables/sales.ts';
import { buildSetKey } from '../rules/sets.ts';
import { cartLines } from '../tables.ts';

type Item = { shopping_cart: { id: number; sku_id: number; product_attribute: string }; sku_item: { sku: { payable_price: number } } };
type Cart = { shopping_cart_items: Item[] };
let app: TestApp;
let bundles: { id: number; payableCents: number }[];

beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  await seedCatalog(app.db);
  await seedShoppers(app.db);
  await app.db.insert(setRules).values([
    { minBundles: 3, withClosure: false, offBp: 500 },
    { minBundles: 3, withClosure: true, offBp: 800 },
  ]);
  bundles = await bundlesFor();
});
beforeEach(async () => {
  await app.db.delete(cartLines);
});

/** Three SKUs made single bundles by building them as such. */
async function bundlesFor() {
  const { categories } = await import('../../catalog/tables/categories.ts');
  const { spus } = await import('../../catalog/tables/goods.ts');
  await app.db.insert(categories).values({ id: 900, slug: 'bundle', nameEn: 'Bundles', nameZh: '发帘' }).onConflictDoNothing();
  const [category] = await app.db.select({ id: categories.id }).from(categories).where(eq(categories.slug, 'bundle'));
  const categoryId = category?.id ?? 900;
  await app.db.insert(spus).values({ id: 900, categoryId, slug: 'a-bundle', nameEn: 'Bundle', nameZh: '发帘', publishedAt: new Date(0) });
  const made = { spuId: 900, categoryId, nameEn: 'Bundle', nameZh: '发帘', weightGrams: 100, shippingName: 'hair', available: 9 };
  await app.db.insert(skus).values([
    { ...made, id: 901, slug: 'b-18', code: 'B-18', priceCents: 5_001, attributes: { Style: 'Single Bundle' } },
    { ...made, id: 902, slug: 'b-20', code: 'B-20', priceCents: 6_003, attributes: { Style: 'Single Bundle' } },
    { ...made, id: 903, slug: 'b-pack', code: 'B-PACK', priceCents: 15_000, attributes: { Style: 'Three Bundles' } },
  ]);
  return app.db.select({ id: skus.id, payableCents: skus.payableCents }).from(skus).where(eq(skus.spuId, 900));
}

const call = (path: string, input: unknown) => callerOn(app, { shopperId: ana, by: 'header' })('POST', path, input);
const set = buildSetKey([
  { name: '901', count: 2 },
  { name: '902', count: 1 },
]);
const part = (skuId: number, quantity: number, more: object = {}) => ({
  sku_id: skuId,
  quantity,
  product_attribute: JSON.stringify({ set, ...more }),
});
const pricesIn = (cart: Cart): [number, number][] =>
  cart.shopping_cart_items.map(({ shopping_cart, sku_item }) => [shopping_cart.sku_id, sku_item.sku.payable_price]);
const add = async (items: unknown): Promise<Cart> => (await call('/shoppingcart/add_shopping_carts', items)).body.Data as Cart;

describe('a set in the cart', () => {
  test('has the set price on every part, by the server’s own count', async () => {
    expect(bundles).toHaveLength(3);
    const cart = await add([part(901, 2, { items: { price: 0.01 } }), part(902, 1, { items: { price: -50 } })]);
    expect(pricesIn(cart)).toEqual([
      [901, 47.51],
      [902, 57.03],
    ]);
    expect(JSON.parse(cart.shopping_cart_items[0]?.shopping_cart.product_attribute ?? '{}')).toMatchObject({
      set,
      items: { price: 47.51 },
    });
  });

  test('is none when a part is missing, when there is too much of one, or when it is a pack that has its price already', async () => {
    expect(pricesIn(await add([part(901, 2)]))).toEqual([[901, 50.01]]);
    expect(pricesIn(await add([part(901, 1), part(902, 1)]))).toEqual([
      [901, 50.01],
      [902, 60.03],
    ]);
    await app.db.delete(cartLines);
    const pack = buildSetKey([
      { name: '901', count: 2 },
      { name: '903', count: 1 },
    ]);
    const cart = await add([
      { sku_id: 901, quantity: 2, product_attribute: { set: pack } },
      { sku_id: 903, quantity: 1, product_attribute: { set: pack } },
    ]);
    expect(pricesIn(cart)).toEqual([
      [901, 50.01],
      [903, 150],
    ]);
  });

  test('loses its price when a part leaves, and lies beside the same pieces bought singly', async () => {
    const cart = await add([part(901, 2), part(902, 1), { sku_id: 901, quantity: 1 }]);
    expect(pricesIn(cart)).toEqual([
      [901, 47.51],
      [902, 57.03],
      [901, 50.01],
    ]);
    await call('/shoppingcart/delete_shopping_cart', { id: cart.shopping_cart_items[1]?.shopping_cart.id });
    const after = (await callerOn(app, { shopperId: ana, by: 'header' })('GET', '/user/get_current_login')).body.Data as Cart;
    expect(pricesIn(after)).toEqual([
      [901, 50.01],
      [901, 50.01],
    ]);
  });

  test.each(['{"set":"901*2"', '{"set":"half price"}', '{"set":"902*1_901*2"}', '{"set":"901*99"}'])('%s is refused', async (attribute) => {
    const answer = await call('/shoppingcart/add_shopping_carts', [{ sku_id: 901, quantity: 2, product_attribute: attribute }]);
    expect(answer.status).toBe(400);
  });

  test('costs a visitor the same in a quote', async () => {
    const items = [part(901, 2), part(902, 1)];
    const quoted = await callerOn(app, {})('POST', '/order/quote', { items });
    expect(quoted.body.Data).toMatchObject({ item_total: 152.05, grams: 300 });
    const broken = await callerOn(app, {})('POST', '/order/quote', { items: items.slice(0, 1) });
    expect(broken.body.Data).toMatchObject({ item_total: 100.02 });
  });
});
