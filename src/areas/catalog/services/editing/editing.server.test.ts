import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { staffMembers } from '#areas/staff/tables.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { auditLog } from '#platform/tables.ts';
import { callerOn, type TestApp, testApp } from '../../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../../tests/kit/goods.ts';
import { skus, spus } from '../../tables/goods.ts';
import { priceLedger } from '../../tables/prices-and-search.ts';
import { getCatalogIndex } from '../catalog-index.server.ts';
import { findRedirect } from '../redirects.server.ts';
import { listAttributes, listAttributeValues, reorderAttributes, reorderAttributeValues } from './attributes.server.ts';
import { changeCategory, removeCategory, reorderCategories } from './categories.server.ts';
import { addGroup, changeGroup, hideGroups, moveGroupBefore, publishGroups } from './groups.server.ts';
import { addGroupPictures, orderPictures } from './pictures.server.ts';
import { applyPrices } from './price-grid.server.ts';
import { changeSku, listSkusPage, setSkusHidden } from './skus.server.ts';
import { undoCatalogChange } from './undo.server.ts';
import { createVariants, previewVariants } from './variants.server.ts';

let app: TestApp;
const caller: Caller = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] } };
const picture = { base: '/media/x', widths: [450, 900], width: 900, height: 1125 };
const group = async (id: number) => (await app.db.select().from(spus).where(eq(spus.id, id)))[0];
const sku = async (id: number) => (await app.db.select().from(skus).where(eq(skus.id, id)))[0];

beforeAll(async () => {
  app = await testApp();
  await app.db
    .insert(staffMembers)
    .values({ id: 1, email: 'owner@x.test', username: 'owner', firstName: 'O', lastName: 'W', passwordHash: 'x' });
  await seedCatalog(app.db);
  for (const table of ['categories', 'attribute_values', 'spus', 'skus', 'spu_pictures'])
    await app.db.execute(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), 1000)`));
});

test('a group is a draft until it has pictures and variants and is published; publishing can be taken back', async () => {
  const id = await addGroup(app, caller, {
    categoryId: 1,
    slug: 'new-wig',
    nameEn: 'New wig',
    nameZh: '新假发',
    optionKeys: ['Color', 'Length'],
  });
  await expect(publishGroups(app, caller, [id], app.now())).rejects.toMatchObject({ why: 'groupWithoutSku' });
  const wish = {
    valueIds: [11, 21, 22, 31, 32],
    codeStart: 'NEW',
    priceCents: 10000,
    centsPerInch: 500,
    weightGrams: 200,
    gramsPerInch: 10,
  };
  expect(await previewVariants(app, id, wish)).toHaveLength(4);
  expect(await createVariants(app, caller, id, wish, ['613-24-inch'])).toHaveLength(3);
  expect((await previewVariants(app, id, wish)).filter(({ isThere }) => isThere)).toHaveLength(3);
  await expect(publishGroups(app, caller, [id], app.now())).rejects.toMatchObject({ why: 'groupWithoutPicture' });
  const [a = 0, b = 0] = await addGroupPictures(app, caller, id, [picture, { ...picture, base: '/media/y' }]);
  await orderPictures(app, caller, id, [b, a]);
  const line = await publishGroups(app, caller, [id], app.now());
  expect(await group(id)).toMatchObject({
    heroUrl: '/media/y',
    skuCount: 3,
    minPayableCents: 10000,
    maxPayableCents: 12000,
    texture: 'Body Wave',
  });
  expect((await getCatalogIndex(app)).groups.get(id)?.skus).toHaveLength(3);
  expect(await app.db.$count(priceLedger, sql`sku_id in (select id from skus where spu_id = ${id})`)).toBe(3);
  await undoCatalogChange(app, caller, line ?? 0);
  expect(await group(id)).toMatchObject({ publishedAt: null });
  await expect(undoCatalogChange(app, caller, line ?? 0)).rejects.toMatchObject({ why: 'undoTooLate' });
});

test('another address and another category leave the old addresses leading to the group', async () => {
  await changeGroup(app, caller, 2, { slug: 'straight-long' });
  await changeGroup(app, caller, 2, { categoryId: 2, metaTitleEn: 'Straight' });
  expect(await findRedirect(app, '/collections/wig/straight')).toEqual({ path: '/collections/bundle/straight-long' });
  expect(await findRedirect(app, '/collections/wig/straight-long')).toEqual({ path: '/collections/bundle/straight-long' });
  expect(await sku(105)).toMatchObject({ categoryId: 2 });
  await expect(changeGroup(app, caller, 2, { slug: 'body-wave-bundle' })).rejects.toMatchObject({ why: 'badValue' });
});

test('prices are applied as one change with its lines in the ledger, and undone by new lines', async () => {
  const was = { priceCents: 20000, discountBp: 9000 };
  const changes = [
    { skuId: 101, priceCents: 19000, discountBp: 9000, was },
    { skuId: 103, priceCents: 25000, discountBp: 8000, was: { priceCents: 25000, discountBp: 10000 } },
  ];
  const before = await app.db.$count(priceLedger);
  const { line, changed } = await applyPrices(app, caller, { reason: 'Autumn', changes });
  expect(changed).toBe(2);
  await expect(applyPrices(app, caller, { reason: 'Again', changes })).rejects.toMatchObject({ why: 'pricesMoved' });
  expect(await group(1)).toMatchObject({ minPayableCents: 17100 });
  await undoCatalogChange(app, caller, line ?? 0);
  expect(await sku(101)).toMatchObject(was);
  expect(await app.db.$count(priceLedger)).toBe(before + 4);
  await expect(undoCatalogChange(app, caller, line ?? 0)).rejects.toMatchObject({ why: 'undoTooLate' });
});

test('hiding is taken back unless somebody changed it again; the shop follows', async () => {
  const line = await hideGroups(app, caller, [1, 5], true);
  expect((await getCatalogIndex(app)).groups.has(1)).toBe(false);
  await undoCatalogChange(app, caller, line ?? 0);
  expect((await getCatalogIndex(app)).groups.has(1)).toBe(true);
  const one = await setSkusHidden(app, caller, [101], true);
  expect(await group(1)).toMatchObject({ skuCount: 2 });
  await setSkusHidden(app, caller, [101], false);
  await expect(undoCatalogChange(app, caller, one ?? 0)).rejects.toMatchObject({ why: 'undoTooLate' });
  const hidden = await changeCategory(app, caller, 2, { isHidden: true });
  await undoCatalogChange(app, caller, hidden ?? 0);
  await expect(removeCategory(app, caller, 2)).rejects.toMatchObject({ why: 'categoryInUse' });
  await expect(reorderCategories(app, caller, [2, 1])).rejects.toMatchObject({ why: 'badValue' });
  await reorderCategories(app, caller, [2, 1, 3, 4]);
  await moveGroupBefore(app, caller, 5, 1);
  expect((await group(5))?.position).toBeLessThan((await group(1))?.position ?? 0);
});

test('properties and their values stand in the order staff give them; a forgotten one is refused, and the order before is answered', async () => {
  const ids = async () => (await listAttributes(app)).map(({ id }) => id);
  const before = await ids();
  const turned = before.toReversed();
  await expect(reorderAttributes(app, caller, turned.slice(1))).rejects.toMatchObject({ why: 'badValue' });
  expect(await reorderAttributes(app, caller, turned)).toEqual(before);
  expect(await ids()).toEqual(turned);
  await reorderAttributes(app, caller, before);
  const first = before[0] ?? 0;
  const values = async () => (await listAttributeValues(app, [first])).map(({ id }) => id);
  const wanted = (await values()).toReversed();
  await reorderAttributeValues(app, caller, first, wanted);
  expect(await values()).toEqual(wanted);
  const shelf = [...(await getCatalogIndex(app)).values.values()].filter(({ attributeId }) => attributeId === first);
  expect(shelf.map(({ id }) => id)).toEqual(wanted);
  await reorderAttributeValues(app, caller, first, wanted.toReversed());
});

test('words of a SKU change what lists find, and every change stands in the log', async () => {
  await changeSku(app, caller, 102, { nameEn: 'Mermaid wave', code: 'MER-1', valueIds: [11, 22, 32] });
  const { items, total } = await listSkusPage(app, { searchText: 'mermaid' }, { limit: 10, offset: 0 });
  expect([total, items[0]?.attributes.Color]).toEqual([1, '#613 Blonde']);
  await expect(changeSku(app, caller, 103, { code: 'MER-1' })).rejects.toMatchObject({ why: 'codeTaken' });
  const [line] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'sku.update'));
  expect(line).toMatchObject({ actorId: '1', subjectId: '102', before: { code: 'SKU-102' }, after: { code: 'MER-1' } });
});

test('the calls of the catalogue: who may, what is refused', async () => {
  const as = (role: 'owner' | 'editor' | 'sales') => callerOn(app, { staff: { id: 1, roles: [role] } });
  const made = await as('editor')('POST', '/admin/spu/add', { category_id: 1, slug: 'by-call', name_en: 'By call', name_zh: '接口' });
  expect(made.body.Result).toBe(0);
  expect((await as('editor')('POST', '/admin/spu/add', { category_id: 1, slug: 'by-call', name_en: 'x', name_zh: 'y' })).body.Code).toBe(
    80275,
  );
  expect((await as('sales')('POST', '/admin/spu/add', {})).body.Code).toBe(80100);
  expect((await as('editor')('POST', '/admin/sku/update', { id: 108, price: 41 })).body.Code).toBe(80100);
  expect((await as('owner')('POST', '/admin/sku/update', { id: 108, price: 41, shelf: 'B-1' })).body.Result).toBe(0);
  expect(await sku(108)).toMatchObject({ priceCents: 4100, bin: 'B-1' });
  expect((await as('owner')('POST', '/admin/sku/get_with_query', { keyword: 'sku-108' })).body.Data).toMatchObject({ total: 1 });
  // Costs are neither shown to nor set by editors.
  const listedFor = async (role: 'owner' | 'editor') =>
    JSON.stringify((await as(role)('POST', '/admin/sku/get_with_query', { keyword: 'sku-108' })).body.Data);
  expect(await listedFor('owner')).toContain('"cost":');
  expect(await listedFor('editor')).not.toContain('"cost":');
  expect((await as('editor')('POST', '/admin/sku/update', { id: 108, cost: 1 })).body.Code).toBe(80100);
  // A new SKU comes with a price, so editors add none.
  const dollarSku = { spu_id: 1, code: 'ONE-DOLLAR', weight_g: 200, price: 1 };
  expect((await as('editor')('POST', '/admin/sku/add', dollarSku)).body.Code).toBe(80100);
  for (const kind of ['category', 'attribute', 'attribute_value', 'brand', 'spu'])
    expect((await as('editor')('POST', `/admin/${kind}/get_with_query`, {})).body.Result, kind).toBe(0);
  expect(
    (await as('owner')('POST', '/admin/import/goods', { lines: ['code,category,group,price,weight_g', 'A-1,wig,body-wave,1,1'] })).body
      .Result,
  ).toBe(0);
});

test('a manager changes a cost but cannot take a known one away, which would have it forgotten below cost', async () => {
  const cost = async (role: 'owner' | 'manager', dollars: number) =>
    (await callerOn(app, { staff: { id: 1, roles: [role] } })('POST', '/admin/sku/update', { id: 108, cost: dollars })).body.Code;
  expect(await cost('manager', 61)).toBe(0);
  expect(await cost('manager', 0)).toBe(80100);
  expect(await cost('owner', 0)).toBe(0);
  expect(await cost('manager', 60)).toBe(0);
});

test('a manager who became an editor can no longer undo a price change', async () => {
  const now = await sku(103);
  if (!now) throw new Error('SKU 103 is missing');
  const change = { skuId: 103, priceCents: now.priceCents + 100, discountBp: now.discountBp, was: now };
  const { line } = await applyPrices(app, caller, { reason: 'up', changes: [change] });
  const demoted: Caller = { ...caller, staff: { id: 1, roles: ['editor'] } };
  await expect(undoCatalogChange(app, demoted, line ?? 0)).rejects.toMatchObject({ why: 'forbidden' });
  await undoCatalogChange(app, caller, line ?? 0);
  expect(await sku(103)).toMatchObject({ priceCents: now.priceCents });
});
