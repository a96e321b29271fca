import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { skus, spuPictures, spus } from '#areas/catalog/tables/goods.ts';
import { type App, anonymousCaller, type Caller } from '#platform/app.ts';
import { jobs } from '#platform/tables.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { type Imported, importGoogle, importShopify, importWoo } from '../../../../tests/kit/importers.ts';
import { approvedReseller, manyGoods } from '../../../../tests/kit/resale.ts';
import { resalePrice } from '../rules/resale.ts';
import { partners, syncRuns } from '../tables.ts';
import { connectShop, fetchTargetShop, resellerOf, savedSyncChoice, saveSyncChoice } from './resellers.server.ts';
import { syncFile } from './sync-files.server.ts';

let app: TestApp;
let shop: App;
let reseller: Caller;
let ours: Map<string, string>;
const rule = { markupBp: 6000, plusCents: 1000, roundTo: '99' } as const;
const query = 'percent=60&plus=10&ending=99&language=en&pictures=all';

beforeAll(async () => {
  app = await testApp();
  shop = { ...app, origin: 'https://shop.test' };
  await manyGoods(app.db, 2);
  const tricky = 'Braid, "loose"\n=SUM(1)';
  const [group] = await app.db
    .insert(spus)
    .values({
      id: 99,
      categoryId: 1,
      slug: 'pins',
      nameEn: `=${tricky}`,
      nameZh: '发夹',
      publishedAt: new Date('2025-01-01'),
      optionKeys: [],
      descriptionEn: '@here <b>"x"</b>',
    })
    .returning({ id: spus.id });
  await app.db.insert(skus).values({
    ...{
      spuId: group?.id ?? 0,
      categoryId: 1,
      slug: 'one',
      code: 'PINS-1',
      nameEn: tricky,
      nameZh: '发夹',
      priceCents: 999,
      weightGrams: 20,
      shippingName: 'Pins',
    },
    attributes: { Color: 'Color 1', Length: 'Duration 1' },
  });
  await app.db.insert(spuPictures).values(
    ['a', 'b', 'c'].map((name) => ({
      spuId: group?.id ?? 0,
      baseUrl: `/media/pins-${name}`,
      widths: [900],
      width: 900,
      height: 900,
      altEn: 'x',
      altZh: 'x',
    })),
  );
  const rows = await app.db.select({ code: skus.code, payable: skus.payableCents }).from(skus);
  ours = new Map(rows.map(({ code, payable }) => [code, (resalePrice(payable, rule) / 100).toFixed(2)]));
  reseller = { ...anonymousCaller, shopperId: (await approvedReseller(app.db)).userId };
});

const asked = async (name: string, more = '', caller = reseller) =>
  syncFile(shop, caller, new URL(`https://shop.test/product-files/${name}?${query}${more}`));
const read = async (name: string, more = '') => (await asked(name, more)).text();

test.each<[string, (text: string) => Imported]>([
  ['shopify.csv', (text) => importShopify(text, 'today')],
  ['shopify-older.csv', (text) => importShopify(text, 'older')],
  ['woocommerce.csv', (text) => importWoo(text)],
  ['google.xml', importGoogle],
])('%s keeps to the limits of its reader and comes back with the same SKUs and prices', async (name, importer) => {
  const { prices, problems } = importer(await read(name));
  expect(problems).toEqual([]);
  expect(Object.fromEntries([...prices].sort())).toEqual(Object.fromEntries([...ours].sort()));
});

test('prices and stock alone hold the same prices and no text', async () => {
  const whole = await read('shopify.csv', '&part=prices');
  expect(whole.split('\n')[0]).toBe(
    'Title,URL handle,SKU,Option1 name,Option1 value,Option2 name,Option2 value,Option3 name,Option3 value,Price,Compare-at price,Inventory tracker,Inventory quantity',
  );
  expect(importShopify(whole, 'today')).toMatchObject({ problems: [], prices: { size: ours.size } });
  expect(importWoo(await read('woocommerce.csv', '&part=prices'), new Set(ours.keys()))).toMatchObject({
    problems: [],
    prices: { size: ours.size },
  });
});

test('the JSON file holds everything as data, in the language and under the brand asked for', async () => {
  const { products } = JSON.parse(await read('products.json', '&language=zh&brand=Rae&category=bundle')) as {
    products: { handle: string; title: string; vendor: string; variants: { sku: string; price: number }[] }[];
  };
  expect(products.flatMap(({ variants }) => variants)).toHaveLength(200);
  expect(products.map(({ handle }) => handle)).toEqual(['bundle-wave-2-lace-design-0', 'bundle-wave-2-lace-design-1']);
  expect(products[0]?.vendor).toBe('Rae');
});

test("the feed leads to the reseller's own shop", async () => {
  expect(await read('google.xml')).toContain('<g:link>https://rae.example/products/wig-wave-1-lace-design-0</g:link>');
});

test('the feed stands under the brand of the reseller, else under the name of her business', async () => {
  expect(await read('google.xml', '&brand=Rae%20%26%20Co&category=bundle')).toContain('<title>Rae &amp; Co</title>');
  const [{ businessName = '' } = {}] = await app.db.select({ businessName: partners.businessName }).from(partners);
  const plain = await read('google.xml', '&category=bundle');
  expect(plain).toContain(`<title>${businessName}</title>`);
});

test('the first time her own markup stands in the choice, later what she chose', async () => {
  const markup = { markupBp: 4000, plusCents: 250, roundTo: '99' } as const;
  await app.db.update(partners).set(markup);
  const her = await resellerOf(app, reseller);
  if (!her) throw new Error('no reseller');
  expect(savedSyncChoice(await fetchTargetShop(app, her), her)).toMatchObject(markup);
  await connectShop(app, reseller, { host: 'rae.myshopify.com', token: 'shpat_0123456789' });
  const connected = await fetchTargetShop(app, her);
  expect(savedSyncChoice(connected, her)).toMatchObject(markup);
  await saveSyncChoice(app, connected?.id ?? 0, { ...savedSyncChoice(connected, her), markupBp: 0 });
  expect(savedSyncChoice(await fetchTargetShop(app, her), her)).toMatchObject({ ...markup, markupBp: 0 });
});

test('a file is a download that staff see as a run, with what was left out', async () => {
  await app.db.update(skus).set({ priceCents: 0 }).where(eq(skus.code, 'PINS-1'));
  const before = await app.db.$count(syncRuns);
  const answer = await syncFile(shop, reseller, new URL('https://shop.test/product-files/woocommerce.csv'));
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="woocommerce-2026-11-12.csv"');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  await answer.text();
  expect(await app.db.$count(syncRuns)).toBe(before + 1);
  const [job] = await app.db.select().from(jobs).orderBy(sql`${jobs.id} desc`).limit(1);
  expect(job).toMatchObject({ kind: 'product-file', state: 'done', ownerKind: 'shopper', createdCount: 400, failedCount: 1 });
});

test('nobody else gets a file', async () => {
  expect((await asked('shopify.csv', '', anonymousCaller)).status).toBe(401);
  expect((await asked('shopify.csv', '', { ...anonymousCaller, staff: { id: 1, roles: ['sales'] } })).status).toBe(403);
  expect((await asked('shopify.csv', '', { ...anonymousCaller, staff: { id: 1, roles: ['manager'] } })).status).toBe(200);
  expect((await asked('other.csv')).status).toBe(404);
  await app.db.update(partners).set({ status: 'revoked' });
  expect((await asked('shopify.csv')).status).toBe(403);
});
