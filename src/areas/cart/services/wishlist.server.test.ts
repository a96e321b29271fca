import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { ana, bea, seedShoppers } from '../../../../tests/kit/shoppers.ts';
import { skus } from '../../catalog/tables/goods.ts';
import { wishlistItems } from '../tables.ts';

let app: TestApp;
type List = { items: { id: number; was_price: number; payable_price: number; added_at: string }[]; total: number };

beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
  await seedCatalog(app.db);
  await seedShoppers(app.db);
});
beforeEach(async () => {
  await app.db.delete(wishlistItems);
});

const ask = async (shopperId: number, what: 'add' | 'delete' | 'get_with_query', input: unknown = {}) => {
  const answer = await callerOn(app, { shopperId, by: 'header' })('POST', `/wishlist/${what}`, input);
  return { ...answer, list: answer.body.Data as List };
};
const idsOf = ({ items }: List): number[] => items.map(({ id }) => id);

test('a wish is kept once, newest first, with the price of the day it was made', async () => {
  await ask(ana, 'add', { sku_id: 101 });
  app.clock.at = new Date(app.clock.at.getTime() + 1000);
  const { list } = await ask(ana, 'add', { sku_id: 102 });
  expect([list.total, idsOf(list)]).toEqual([2, [102, 101]]);
  await app.db.update(skus).set({ discountBp: 5000 }).where(eq(skus.id, 101));
  const again = await ask(ana, 'add', { sku_id: 101 });
  await app.db.update(skus).set({ discountBp: 9000 }).where(eq(skus.id, 101));
  expect(again.list).toMatchObject({
    total: 2,
    page: 1,
    page_size: 24,
    items: [{ id: 102 }, { id: 101, was_price: 180, payable_price: 100, sku_name: '1b-20-inch', added_at: '2026-11-12T10:42:00.000Z' }],
  });
});

test('pages of the list do not overlap, and each shopper has her own', async () => {
  for (const sku_id of [101, 103, 105]) await ask(ana, 'add', { sku_id });
  await ask(bea, 'add', { sku_id: 108 });
  const pages = [];
  for (const page of [1, 2, 3]) pages.push((await ask(ana, 'get_with_query', { page, page_size: 2 })).list);
  expect(pages.map((list) => [list.total, ...idsOf(list)])).toEqual([[3, 105, 103], [3, 101], [3]]);
  expect((await ask(bea, 'get_with_query')).list.total).toBe(1);
});

test('a wish is taken off, again without complaint, and never for somebody else', async () => {
  await ask(ana, 'add', { sku_id: 101 });
  expect((await ask(bea, 'delete', { sku_id: 101 })).body).toMatchObject({ Result: 0, Data: { total: 0 } });
  expect((await ask(ana, 'get_with_query')).list.total).toBe(1);
  for (let time = 0; time < 2; time += 1) expect((await ask(ana, 'delete', { sku_id: 101 })).list.total).toBe(0);
});

test('what is not offered cannot be wished for; what no longer is waits unseen', async () => {
  for (const sku_id of [104, 106, 999_999]) expect((await ask(ana, 'add', { sku_id })).body).toMatchObject({ Result: 80012, Data: null });
  await ask(ana, 'add', { sku_id: 101 });
  await app.db.update(skus).set({ isHidden: true }).where(eq(skus.id, 101));
  expect((await ask(ana, 'get_with_query')).list).toMatchObject({ total: 0, items: [] });
  await app.db.update(skus).set({ isHidden: false }).where(eq(skus.id, 101));
  expect((await ask(ana, 'get_with_query')).list.total).toBe(1);
});

test.each([{}, { sku_id: 0 }, { sku_id: '101' }, { sku_id: 1.5 }, { sku_id: 2 ** 31 }])('a wish for %j is refused', async (input) => {
  expect((await ask(ana, 'add', input)).body).toMatchObject({ Result: 80004, Msg: 'Please input sku_id' });
});
