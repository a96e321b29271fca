import { and, asc, eq, gt, max } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { priceLedger } from '#areas/catalog/tables/prices-and-search.ts';
import { dayMs, earlier, later } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { promotionGoods, promotions } from '../tables/sales.ts';
import { saveSale } from './manage-sales.server.ts';
import { applySalePrices, fetchSalePage } from './sale.server.ts';

let app: TestApp;
let start: Date;
/** The last price history row before the test; history is never deleted. */
let mark: number;

beforeAll(async () => {
  app = await testApp();
  start = app.now();
  const pair = (name: string) => ({ nameEn: name, nameZh: name });
  await app.db.insert(categories).values({ id: 1, slug: 'wig', ...pair('Wigs') });
  await app.db.insert(spus).values({ id: 1, categoryId: 1, slug: 'bob', ...pair('Bob'), publishedAt: earlier(start, dayMs) });
  const sku = (id: number) => ({
    ...{ id, spuId: 1, categoryId: 1, slug: `b-${id}`, code: `B-${id}`, ...pair(`Bob ${id}`) },
    ...{ priceCents: 10_000, weightGrams: 200, shippingName: 'wig', available: 5 },
  });
  await app.db.insert(skus).values([sku(1), sku(2), sku(3)]);
});

beforeEach(async () => {
  app.clock.at = start;
  await app.db.delete(promotions);
  mark = (await app.db.select({ last: max(priceLedger.id) }).from(priceLedger))[0]?.last ?? 0;
  await app.db.update(skus).set({ discountBp: 10_000 });
  await app.db.update(skus).set({ discountBp: 8000 }).where(eq(skus.id, 2));
});

const sale = async (id: number, slug: string, from: number, to: number, more: Partial<typeof promotions.$inferInsert> = {}) =>
  app.db.insert(promotions).values({
    ...{ id, slug, titleEn: slug, titleZh: '特惠', publishedAt: earlier(start, dayMs) },
    ...{ startsAt: later(start, from * dayMs), endsAt: later(start, to * dayMs), ...more },
  });
const toldAbout = (skuId: number) =>
  app.db
    .select()
    .from(priceLedger)
    .where(and(eq(priceLedger.skuId, skuId), gt(priceLedger.id, mark)))
    .orderBy(asc(priceLedger.id));
const discounts = async () => (await app.db.select().from(skus).orderBy(asc(skus.id))).map(({ discountBp }) => discountBp);
const at = async (days: number): Promise<number[]> => {
  app.clock.at = later(start, days * dayMs);
  await applySalePrices(app);
  return discounts();
};

test('a sale lowers its goods when it begins and gives them back when it ends; the ledger tells both', async () => {
  await sale(1, 'black-friday', 2, 4);
  await app.db.insert(promotionGoods).values({ promotionId: 1, spuId: 1, discountBp: 8500 });
  expect(await at(0)).toEqual([10_000, 8000, 10_000]);
  expect(await at(2)).toEqual([8500, 8000, 8500]);
  expect(await applySalePrices(app)).toBe(0);
  expect(await at(4)).toEqual([10_000, 8000, 10_000]);
  const told = await toldAbout(1);
  expect(told.map((row) => [row.oldPayableCents, row.payableCents, row.reason])).toEqual([
    [10_000, 8500, 'sale begins: black-friday'],
    [8500, 10_000, 'sale ends: black-friday'],
  ]);
  expect(await toldAbout(2)).toEqual([]);
  const [group] = await app.db.select().from(spus);
  expect([group?.minPayableCents, group?.maxPayableCents]).toEqual([8000, 10_000]);
});

test('one SKU of a group can be on sale alone, and goods without a discount keep their price', async () => {
  await sale(1, 'crazy-sale', -1, 1);
  await app.db.insert(promotionGoods).values([
    { promotionId: 1, spuId: 1, skuId: 3, discountBp: 9000 },
    { promotionId: 1, spuId: 1, skuId: 1 },
  ]);
  expect(await at(0)).toEqual([10_000, 8000, 9000]);
  const shown = await fetchSalePage(app, 'en', 'crazy-sale');
  expect([shown.state, [...shown.skuIds].sort(), [...shown.spuIds]]).toEqual(['running', [1, 3], []]);
});

test('a price that staff changed during the sale stays when it ends', async () => {
  await sale(1, 'crazy-sale', -1, 1);
  await app.db.insert(promotionGoods).values({ promotionId: 1, spuId: 1, skuId: 1, discountBp: 9000 });
  await at(0);
  await app.db.update(skus).set({ discountBp: 7000 }).where(eq(skus.id, 1));
  expect((await at(1))[0]).toBe(7000);
});

test('two sales at once: the lower price counts, and after both the usual one is back', async () => {
  await sale(1, 'black-friday', 1, 3);
  await sale(2, 'crazy-sale', 2, 5);
  await app.db.insert(promotionGoods).values([
    { promotionId: 1, spuId: 1, skuId: 1, discountBp: 8500 },
    { promotionId: 2, spuId: 1, skuId: 1, discountBp: 9000 },
  ]);
  expect((await at(1))[0]).toBe(8500);
  expect((await at(2))[0]).toBe(8500);
  expect((await at(3))[0]).toBe(9000);
  expect((await at(5))[0]).toBe(10_000);
});

test('a sale taken back ends at once, and one not announced never begins', async () => {
  await sale(1, 'crazy-sale', -1, 5);
  await sale(2, 'black-friday', -1, 5, { publishedAt: null });
  await app.db.insert(promotionGoods).values([
    { promotionId: 1, spuId: 1, skuId: 1, discountBp: 9000 },
    { promotionId: 2, spuId: 1, skuId: 3, discountBp: 5000 },
  ]);
  expect(await at(0)).toEqual([9000, 8000, 10_000]);
  await app.db.update(promotions).set({ publishedAt: null }).where(eq(promotions.id, 1));
  expect(await at(0)).toEqual([10_000, 8000, 10_000]);
  expect((await fetchSalePage(app, 'en', 'black-friday')).state).toBe('none');
});

test('a sale that is over and gets new dates waits until it is announced again', async () => {
  await sale(1, 'crazy-sale', 1, 2);
  await app.db.insert(promotionGoods).values({ promotionId: 1, spuId: 1, skuId: 1, discountBp: 5000, position: 1 });
  expect([await at(1), await at(3)]).toEqual([
    [5000, 8000, 10_000],
    [10_000, 8000, 10_000],
  ]);
  const words = { titleEn: 'Again', titleZh: '特惠', introEn: '', introZh: '', pictureUrl: '' };
  const dates = { startsAt: later(start, 4 * dayMs), endsAt: later(start, 6 * dayMs) };
  await saveSale(app, { ...anonymousCaller, staff: { id: 1, roles: ['manager'] } }, 1, { slug: 'crazy-sale', ...words, ...dates });
  expect(await at(5)).toEqual([10_000, 8000, 10_000]);
  await app.db.update(promotions).set({ publishedAt: app.now() });
  expect(await at(5)).toEqual([5000, 8000, 10_000]);
});

test('instances that turn the same sale at the same time turn it once', async () => {
  await sale(1, 'crazy-sale', -1, 5);
  await app.db.insert(promotionGoods).values({ promotionId: 1, spuId: 1, discountBp: 9000 });
  await Promise.all([applySalePrices(app), applySalePrices(app), applySalePrices(app)]);
  expect(await discounts()).toEqual([9000, 8000, 9000]);
  expect((await Promise.all([1, 2, 3].map(toldAbout))).map((rows) => rows.length)).toEqual([1, 0, 1]);
});
