import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { ana, bea, estimateSome, seedShoppers } from '../../../../tests/kit/shoppers.ts';
import { skus } from '../../catalog/tables/goods.ts';
import { maxCartLines, maxLineQuantity } from '../rules/lines.ts';
import { cartBatches, cartLines, carts, wishlistItems } from '../tables.ts';
import { addCartLines, changeCartLine } from './add-to-cart.server.ts';
import { deleteCartLines } from './lines.server.ts';
import { addWishlistItem } from './wishlist.server.ts';

let app: TestApp;
const tabs = 50;
const manyIds = Array.from({ length: 250 }, (_, place) => 1000 + place);

beforeAll(async () => {
  app = await testApp();
  await seedCatalog(app.db);
  await seedShoppers(app.db);
  await estimateSome(app.db, app.now());
  const sku = { spuId: 1, categoryId: 1, nameEn: 'Many', nameZh: '许多', priceCents: 1000, weightGrams: 100, shippingName: 'Hair wig' };
  await app.db.insert(skus).values(manyIds.map((id) => ({ ...sku, id, slug: `s${id}`, code: `S-${id}`, available: 9999 })));
});
beforeEach(async () => {
  await app.db.delete(cartLines);
  await app.db.delete(cartBatches);
  await app.db.delete(carts);
});

/** Instances sharing one database, so that it alone decides between them. */
const instances = (): App[] => Array.from({ length: 5 }, () => ({ ...app }));
const inTabs = <T>(work: (tab: number, shop: App) => Promise<T>, shops = instances()): Promise<T[]> =>
  Promise.all(Array.from({ length: tabs }, (_, tab) => work(tab, shops[tab % shops.length] ?? app)));
const wish = (skuId: number, quantity = 1, attribute?: string) => ({ skuId, quantity, attribute, seenCents: null });
const add = (shop: App, userId: number, wishes: ReturnType<typeof wish>[], batchId: string | null = null) =>
  addCartLines(shop, userId, { items: wishes, batchId });
const lying = (userId: number) =>
  app.db
    .select({ id: cartLines.id, skuId: cartLines.skuId, hash: cartLines.attributeHash, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.userId, userId))
    .orderBy(cartLines.skuId, cartLines.id);
const sumOf = (lines: readonly { quantity: number }[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

test('fifty tabs add the same goods at once: one line, every piece', async () => {
  await inTabs((_, shop) => add(shop, ana, [wish(101, 2)]));
  expect(await lying(ana)).toMatchObject([{ skuId: 101, quantity: 2 * tabs }]);
});

test('fifty tabs at one instance take turns and leave its connections to others', async () => {
  await inTabs((_, shop) => add(shop, ana, [wish(101, 2)]), [app]);
  expect(await lying(ana)).toMatchObject([{ skuId: 101, quantity: 2 * tabs }]);
});

test('a booking that fails lets the next one in', async () => {
  const nobody = 987_654;
  const answers = await Promise.allSettled([add(app, nobody, [wish(101)]), add(app, nobody, [wish(101)]), add(app, ana, [wish(101)])]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});

test('fifty tabs send the same batch at once: it is booked once, and every tab is answered the same cart', async () => {
  const answers = await inTabs((_, shop) => add(shop, ana, [wish(101, 3), wish(103, 4)], 'the-same-batch'));
  expect((await lying(ana)).map(({ quantity }) => quantity)).toEqual([3, 4]);
  for (const { lines } of answers) expect(sumOf(lines)).toBe(7);
});

test('fifty batches at once, each sent three times and in another order, add up to the piece', async () => {
  const wanted = (tab: number) => [wish(101, 1), wish(103, 2), wish(105, 3)].toSorted(() => (tab % 2 === 0 ? 1 : -1));
  const shops = instances();
  await Promise.all([0, 1, 2].map(() => inTabs((tab, shop) => add(shop, ana, wanted(tab), `batch-number-${tab}`), shops)));
  expect((await lying(ana)).map(({ quantity }) => quantity)).toEqual([tabs, 2 * tabs, 3 * tabs]);
});

test('however many reach for it at once, a line ends at 999', async () => {
  await inTabs((tab, shop) => add(shop, ana, [wish(101, 40)], tab % 2 === 0 ? `batch-number-${tab}` : null));
  expect(await lying(ana)).toMatchObject([{ quantity: maxLineQuantity }]);
});

test('however many different goods come at once, a cart ends at a hundred lines', async () => {
  const answers = await inTabs((tab, shop) =>
    add(
      shop,
      ana,
      manyIds.slice(tab * 5, tab * 5 + 5).map((id) => wish(id)),
    ),
  );
  const lines = await lying(ana);
  expect(lines).toHaveLength(maxCartLines);
  expect(new Set(lines.map(({ skuId }) => skuId)).size).toBe(maxCartLines);
  const leftOut = answers.flatMap(({ changes }) => changes).filter(({ kind }) => kind === 'full');
  expect(leftOut).toHaveLength(manyIds.length - maxCartLines);
});

test('updates, adds and removals at once leave one line, in its limits', async () => {
  const { lines } = await add(app, ana, [wish(101, 5)]);
  const id = lines[0]?.id ?? 0;
  const refusedOr = <T>(work: Promise<T>) => work.catch((error: unknown) => expect(error).toMatchObject({ why: 'goodsNotExist' }));
  await inTabs(async (tab, shop) => {
    if (tab % 3 === 0) await add(shop, ana, [wish(101, 100)]);
    if (tab % 3 === 1) await refusedOr(changeCartLine(shop, ana, id, { quantity: 1 + tab, isSavedForLater: tab % 2 === 0 }));
    if (tab === 25) await deleteCartLines(app, ana, [id]);
  });
  const after = await lying(ana);
  expect(after.length).toBeLessThanOrEqual(1);
  for (const { quantity } of after) expect(quantity >= 1 && quantity <= maxLineQuantity).toBe(true);
});

test('fifty updates of one line at once: the last one counts, and it is one of them', async () => {
  const { lines } = await add(app, ana, [wish(101)]);
  await inTabs((tab, shop) => changeCartLine(shop, ana, lines[0]?.id ?? 0, { quantity: 100 + tab }));
  const [after] = await lying(ana);
  expect(after?.quantity).toBeGreaterThanOrEqual(100);
  expect(after?.quantity).toBeLessThan(100 + tabs);
});

test('a line that becomes another piece while more are added loses and doubles nothing', async () => {
  const composed = '{"estimate":"E-ANA"}';
  const { lines } = await add(app, ana, [wish(105, 3)]);
  const plainId = lines[0]?.id ?? 0;
  await inTabs(async (tab, shop) => {
    if (tab === 25) await changeCartLine(shop, ana, plainId, { attribute: composed });
    else await add(shop, ana, [wish(105, 1, tab % 2 === 0 ? composed : undefined)]);
  });
  const after = await lying(ana);
  expect(sumOf(after)).toBe(3 + tabs - 1);
  expect(new Set(after.map(({ hash }) => hash)).size).toBe(after.length);
});

test('two shoppers at once never meet', async () => {
  await inTabs((tab, shop) => add(shop, tab % 2 === 0 ? ana : bea, [wish(101)], 'a-batch-of-both'.concat(String(tab >> 1))));
  expect([sumOf(await lying(ana)), sumOf(await lying(bea))]).toEqual([tabs / 2, tabs / 2]);
});

test('fifty wishes for the same goods are one', async () => {
  await inTabs((_, shop) => addWishlistItem(shop, ana, 101));
  expect(await app.db.select({ skuId: wishlistItems.skuId }).from(wishlistItems)).toEqual([{ skuId: 101 }]);
});
