import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { ana, estimateSome, seedShoppers } from '../../../../tests/kit/shoppers.ts';
import { estimates } from '../../pricing/tables.ts';
import { cartLines } from '../tables.ts';

let app: TestApp;
type Item = { shopping_cart: Record<string, unknown> & { id: number }; sku_item: { sku: Record<string, unknown> } };
type Cart = { cart_num: number; shopping_cart_items: Item[]; changes: Record<string, unknown>[] };

beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  await seedCatalog(app.db);
  await seedShoppers(app.db);
  await estimateSome(app.db, app.now());
});
beforeEach(async () => {
  await app.db.delete(cartLines);
});

const as = (shopperId: number) => callerOn(app, { shopperId, by: 'header' });
const add = async (shopperId: number, input: unknown) => ({
  cart: (await as(shopperId)('POST', '/shoppingcart/add_shopping_carts', input)).body.Data as Cart,
});
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

describe('a composed piece', () => {
  const piece = (number: string, quantity = 2) => ({
    ...one(105, quantity),
    product_attribute: JSON.stringify({ estimate: number, items: { price: 1 } }),
  });

  test('keeps what it is made of and costs what its estimate says', async () => {
    const { cart } = await add(ana, [piece('E-ANA'), one(105)]);
    const [made, plain] = cart.shopping_cart_items;
    expect(made?.sku_item.sku).toMatchObject({ id: 105, price: 275, discount: 1, payable_price: 275, weight: 0.26 });
    expect(JSON.parse(String(made?.shopping_cart.product_attribute))).toMatchObject({
      configuration: { lace: '13x4 HD', length: 24, cap: { size: 'M' } },
      estimate: 'E-ANA',
      items: { price: 275 },
    });
    expect(plain?.sku_item.sku).toMatchObject({ id: 105, payable_price: 300, weight: 0.2 });
    expect((await add(ana, [piece('E-ANA', 1), piece('E-GUEST')])).cart).toMatchObject({ cart_num: 6 });
  });

  test('for fewer pieces than were estimated costs what the goods cost', async () => {
    expect(only((await add(ana, [piece('E-ANA', 1)])).cart).sku_item.sku).toMatchObject({ payable_price: 300 });
  });

  test.each(['E-BEA', 'E-OLD', 'E-ASK', 'E-NONE'])('of estimate %s is told as gone, like one that never was', async (number) => {
    expect((await add(ana, [piece(number)])).cart).toMatchObject({ cart_num: 0, changes: [{ sku_id: 105, kind: 'gone' }] });
  });

  test('of another SKU than its estimate is for is gone too', async () => {
    expect((await add(ana, [{ ...piece('E-ANA'), sku_id: 101 }])).cart).toMatchObject({
      cart_num: 0,
      changes: [{ sku_id: 101, kind: 'gone' }],
    });
  });

  test('is gone, with the reason, when its estimate runs out', async () => {
    await add(ana, [piece('E-ANA')]);
    const [before] = await app.db.select({ until: estimates.validUntil }).from(estimates).where(eq(estimates.number, 'E-ANA'));
    await app.db.update(estimates).set({ validUntil: app.now() }).where(eq(estimates.number, 'E-ANA'));
    const item = only(await cartOf(ana));
    await app.db
      .update(estimates)
      .set({ validUntil: before?.until ?? app.now() })
      .where(eq(estimates.number, 'E-ANA'));
    expect(item.shopping_cart).toMatchObject({ state: 'gone', reason: 'Estimate E-ANA has expired. Request a new one' });
  });

  test('is made of a plain line, and joins a line of the same', async () => {
    const { cart } = await add(ana, [one(105, 3), piece('E-ANA')]);
    const id = cart.shopping_cart_items[0]?.shopping_cart.id;
    const { item } = await update(ana, { id, product_attribute: { estimate: 'E-ANA' } });
    expect(item?.shopping_cart).toMatchObject({ quantity: 5, id: cart.shopping_cart_items[1]?.shopping_cart.id });
    expect(only(await cartOf(ana)).sku_item.sku).toMatchObject({ payable_price: 275 });
    expect((await update(ana, { id: item?.shopping_cart.id, product_attribute: { estimate: 'E-BEA' } })).status).toBe(404);
  });
});
