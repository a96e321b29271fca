import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hourMs, later } from '#kernel/dates.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { searchFacets } from '../rules/facet-search.ts';
import { attributeValues, categories } from '../tables/categories.ts';
import { skuAttributeValues, skus, spuPictures, spus } from '../tables/goods.ts';
import { getCatalogIndex } from './catalog-index.server.ts';

let app: TestApp;
/** Tags invalidated since the last check. */
let forgotten: string[] = [];

beforeAll(async () => {
  const made = await testApp();
  const heard = (payload: string) => void forgotten.push(...(JSON.parse(payload) as string[]));
  app = { ...made, pageCache: { ...made.pageCache, onRemoteInvalidation: heard } };
});

beforeEach(async () => {
  await app.store.run('TRUNCATE categories, attributes, brands RESTART IDENTITY CASCADE');
  await seedCatalog(app.db);
  await getCatalogIndex(app);
  forgotten = [];
});

const sku = async (id: number) =>
  [...(await getCatalogIndex(app)).groups.values()].flatMap((group) => group.skus).find((one) => one.id === id);

describe('the shelf follows every change, whoever made it', () => {
  test('a price', async () => {
    await app.db.update(skus).set({ priceCents: 30000 }).where(eq(skus.id, 101));
    expect((await sku(101))?.payableCents).toBe(27000);
    expect(forgotten).toEqual(['goods', 'spu:1']);
  });

  test('a sale that leaves some changes the product page only; the last piece changes the lists', async () => {
    await app.db.update(skus).set({ available: 4, soldCount: 1 }).where(eq(skus.id, 101));
    expect((await sku(101))?.available).toBe(4);
    expect(forgotten).toEqual(['spu:1']);
    await app.db.update(skus).set({ available: 0 }).where(eq(skus.id, 101));
    await getCatalogIndex(app);
    expect(forgotten).toContain('goods');
  });

  test('what is hidden, deleted, or comes new', async () => {
    await app.db.update(skus).set({ isHidden: true }).where(eq(skus.id, 101));
    await app.db.update(spus).set({ deletedAt: app.now() }).where(eq(spus.id, 6));
    await app.db.update(spus).set({ isHidden: false }).where(eq(spus.id, 3));
    const { groups } = await getCatalogIndex(app);
    expect(groups.get(1)?.skus.map(({ id }) => id)).toEqual([102, 103]);
    expect([groups.has(6), groups.has(3)]).toEqual([false, true]);
  });

  test('the place the office gives a group, and the list of our choice with it', async () => {
    await app.db.update(spus).set({ position: sql`100 - ${spus.id}` });
    const shelf = await getCatalogIndex(app);
    const { hits } = searchFacets(shelf, { categoryId: 1 }, { now: app.now().getTime(), chosen: [], sort: 'featured' });
    expect(hits.map(({ group }) => group.id)).toEqual(hits.map(({ group }) => group.id).toSorted((a, b) => b - a));
    expect(hits.length).toBeGreaterThan(1);
    expect(forgotten).toContain('goods');
  });

  test('a property given to a SKU, and taken from it', async () => {
    await app.db.insert(skuAttributeValues).values({ skuId: 101, valueId: 12 });
    expect((await sku(101))?.valueIds).toContain(12);
    await app.db.delete(skuAttributeValues).where(eq(skuAttributeValues.valueId, 12));
    expect((await sku(101))?.valueIds).not.toContain(12);
  });

  test('a picture is not on the shelf, but on the cards', async () => {
    await app.db.update(spuPictures).set({ baseUrl: '/media/products/other' }).where(eq(spuPictures.spuId, 2));
    await getCatalogIndex(app);
    expect(forgotten).toEqual(['goods', 'spu:2']);
  });

  test('words that all goods share, and a hidden category', async () => {
    await app.db.update(attributeValues).set({ nameEn: 'Ocean Wave' }).where(eq(attributeValues.id, 11));
    expect((await getCatalogIndex(app)).values.get(11)?.nameEn).toBe('Ocean Wave');
    await app.db.update(categories).set({ isHidden: true }).where(eq(categories.id, 2));
    expect((await getCatalogIndex(app)).groups.has(6)).toBe(false);
  });
});

test('nothing is read anew while nothing changes', async () => {
  const before = await getCatalogIndex(app);
  expect(await getCatalogIndex(app)).toBe(before);
  expect(forgotten).toEqual([]);
});

test('a change that began before another and ended after it is not missed', async () => {
  if (app.store.engine === 'embedded') return;
  let commit: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let begun: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const slow = app.db.transaction(async (tx) => {
    await tx.update(skus).set({ priceCents: 11100, discountBp: 10000 }).where(eq(skus.id, 101));
    begun();
    await held;
  });
  await isBegun;
  await app.db.update(skus).set({ priceCents: 22200, discountBp: 10000 }).where(eq(skus.id, 103));
  expect((await sku(103))?.payableCents).toBe(22200);
  expect((await sku(101))?.payableCents).toBe(18000);
  commit();
  await slow;
  expect((await sku(101))?.payableCents).toBe(11100);
});

test('a long transaction elsewhere does not make a change be told again and again', async () => {
  if (app.store.engine === 'embedded') return;
  let finish: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun: () => void = () => undefined;
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const slow = app.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_current_xact_id()`);
    begun();
    await held;
  });
  await isBegun;
  await app.db.update(skus).set({ priceCents: 22200 }).where(eq(skus.id, 103));
  await getCatalogIndex(app);
  forgotten = [];
  const before = await getCatalogIndex(app);
  expect([await getCatalogIndex(app), forgotten]).toEqual([before, []]);
  finish();
  await slow;
});

test('what is not committed is on nobody’s shelf', async () => {
  await app.db
    .transaction(async (tx) => {
      await tx.update(skus).set({ priceCents: 100 }).where(eq(skus.id, 101));
      throw new Error('never mind');
    })
    .catch(() => undefined);
  expect((await sku(101))?.payableCents).toBe(18000);
});

test('many at once see what was there before each asked', async () => {
  const looks = Array.from({ length: 20 }, async (_, at) => {
    await app.db
      .update(skus)
      .set({ soldCount: sql`greatest(sold_count, ${1000 + at})` })
      .where(eq(skus.id, 103));
    const seen = await sku(103);
    return seen !== undefined && seen.soldCount >= 1000 + at;
  });
  expect(await Promise.all(looks)).toEqual(looks.map(() => true));
});

test('who slept while old notes were swept fills the shelf anew', async () => {
  await app.db.update(skus).set({ priceCents: 5000, discountBp: 10000 }).where(eq(skus.id, 101));
  await app.db.execute(sql`delete from goods_changes`);
  app.clock.at = later(app.clock.at, hourMs);
  expect((await sku(101))?.payableCents).toBe(5000);
});
