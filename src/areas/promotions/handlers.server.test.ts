import { and, asc, desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { priceLedger } from '#areas/catalog/tables/prices-and-search.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { dayMs, earlier, later } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { auditLog } from '#platform/tables.ts';
import { callerOn, type TestApp, testApp } from '../../../tests/kit/app.ts';
import { announceSale, endSale, withdrawSale } from './services/announce-sale.server.ts';
import { makeCodes } from './services/manage-coupons.server.ts';
import { addSaleGoods, fetchOfficeSale, removeSaleGoods, returnSaleGoods } from './services/manage-sales.server.ts';
import { addGift, addSet, addTier, fetchOfferRules, removeOfferRule } from './services/offers.server.ts';
import { applySalePrices } from './services/sale.server.ts';
import { coupons, promotions } from './tables/sales.ts';

let app: TestApp;
let start: Date;
const manager = { staff: { id: 1, roles: ['manager'] as const }, by: 'header' as const };
const caller = { ...anonymousCaller, ...manager };
const ask = (path: string, input: object) => callerOn(app, manager)('POST', `/admin/${path}`, input);

beforeAll(async () => {
  app = await testApp();
  start = app.now();
  await app.db.insert(staffMembers).values({ id: 1, username: 'mo', email: 'mo@shop.test', passwordHash: 'x', firstName: 'Mo' });
  const pair = (name: string) => ({ nameEn: name, nameZh: name });
  await app.db.insert(categories).values({ id: 1, slug: 'wig', ...pair('Wigs') });
  const group = (id: number, more: object = {}) => ({
    ...{ id, categoryId: 1, slug: `bob-${id}`, ...pair(`Bob ${id}`), publishedAt: earlier(start, dayMs), skuCount: 1 },
    ...{ minPayableCents: 10_000 * id, maxPayableCents: 10_000 * id, ...more },
  });
  await app.db.insert(spus).values([group(1), group(2), group(3, { isClearance: true })]);
  const sku = (id: number) => ({
    ...{ id, spuId: id, categoryId: 1, slug: `b-${id}`, code: `B-${id}`, ...pair(`Bob ${id}`) },
    ...{ priceCents: 10_000 * id, costCents: 6000, weightGrams: 200, shippingName: 'wig', available: 5 },
  });
  await app.db.insert(skus).values([sku(1), sku(2), sku(3)]);
});
beforeEach(async () => {
  app.clock.at = start;
  await app.db.delete(promotions);
  await app.db.update(skus).set({ discountBp: 10_000 });
});

const coupon = (code: string, more: object = {}) => ({
  ...{ code, kind: 'fixed', amount: 10, starts_at: start.toISOString(), name_en: 'Ten off', name_zh: '减十元', max_uses: 5 },
  ...more,
});

test('coupons are made, found, changed and switched off; a code exists once, however it is written', async () => {
  const id = ((await ask('coupon/add', coupon('TEN'))).body.Data as { id: number }).id;
  expect((await ask('coupon/add', coupon('ten'))).body.Code).toBe(80299);
  expect((await ask('coupon/add', coupon('BAD', { kind: 'percent' }))).body.Code).toBe(80113);
  expect((await ask('coupon/update', { id, ...coupon('TEN', { amount: 12 }) })).body.Code).toBe(0);
  expect((await ask('coupon/get_with_query', { keyword: 'ten' })).body.Data).toMatchObject({
    total: 1,
    items: [{ amount: 12, state: 'running' }],
  });
  expect((await ask('coupon/delete', { id })).body.Code).toBe(0);
  expect((await ask('coupon/get_with_query', { state: 'off' })).body.Data).toMatchObject({ total: 1 });
});

test('once used, what a coupon takes off is settled, and its limit cannot fall below its uses', async () => {
  const id = ((await ask('coupon/add', coupon('USED'))).body.Data as { id: number }).id;
  await app.db.update(coupons).set({ usedCount: 3 }).where(eq(coupons.id, id));
  expect((await ask('coupon/update', { id, ...coupon('USED', { amount: 20 }) })).body.Code).toBe(80300);
  expect((await ask('coupon/update', { id, ...coupon('USED', { max_uses: 2 }) })).body.Code).toBe(80301);
  expect((await ask('coupon/update', { id, ...coupon('USED', { max_uses: 9, name_en: 'Ten dollars off' }) })).body.Code).toBe(0);
});

test('many codes at once differ, keep to their beginning and hold the same rules', async () => {
  const facts = {
    ...{ kind: 'percent' as const, amountCents: null, percentBp: 1500, maxDiscountCents: null, minItemsCents: 0, categoryId: null },
    ...{ isFirstOrderOnly: false, isOncePerShopper: true, maxUses: 1, startsAt: start, endsAt: null, nameEn: 'Fair', nameZh: '展会' },
  };
  const codes = await makeCodes(app, caller, { prefix: 'FAIR', count: 40, facts });
  expect([new Set(codes).size, codes.every((code) => /^FAIR-[A-Z2-9]{8}$/.test(code))]).toEqual([40, true]);
  await expect(makeCodes(app, caller, { prefix: 'FAIR', count: 501, facts })).rejects.toThrow('Please check this field: count');
});

const sale = (more: object = {}) => ({
  ...{ slug: 'crazy-sale', title_en: 'Crazy', title_zh: '特卖' },
  ...{ starts_at: later(start, dayMs).toISOString(), ends_at: later(start, 3 * dayMs).toISOString(), ...more },
});
const prices = async () => (await app.db.select({ cents: skus.payableCents }).from(skus).orderBy(asc(skus.id))).map(({ cents }) => cents);

test('a sale is planned with goods, announced, lowers prices when it begins and brings them back when it is ended', async () => {
  const made = await ask(
    'promotion/add',
    sale({
      goods: [
        { name: 'bob-1', discount: 0.8 },
        { name: 'B-2', discount: 0.9 },
        { name: 'nothing', discount: 0.9 },
      ],
    }),
  );
  const { id, unknown } = made.body.Data as { id: number; unknown: string[] };
  expect(unknown).toEqual(['nothing']);
  const desk = await fetchOfficeSale(app, id, { limit: 10, offset: 0 });
  expect(desk?.goods.map((row) => [row.beforeLeast, row.saleLeast, row.marginBp])).toEqual([
    [10_000, 8000, 2500],
    [20_000, 18_000, 6667],
  ]);
  expect(await prices()).toEqual([10_000, 20_000, 30_000]);
  expect((await ask('promotion/update', { id, published_at: start.toISOString() })).body.Code).toBe(0);
  app.clock.at = later(start, dayMs);
  await applySalePrices(app);
  expect(await prices()).toEqual([8000, 18_000, 30_000]);
  // Lowered products stay until the sale ends, and its start is fixed.
  const lowered = (await fetchOfficeSale(app, id, { limit: 10, offset: 0 }))?.goods ?? [];
  await expect(removeSaleGoods(app, caller, id, [lowered[0]?.id ?? 0])).rejects.toThrow(
    'has started, so its start date and discounted products can’t be changed',
  );
  expect((await ask('promotion/update', { id, starts_at: start.toISOString() })).body.Code).toBe(80303);
  expect((await ask('promotion/delete', { id })).body.Code).toBe(80303);
  app.clock.at = later(start, 1.5 * dayMs);
  await endSale(app, caller, id);
  expect(await prices()).toEqual([10_000, 20_000, 30_000]);
  const [last] = await app.db
    .select({ reason: priceLedger.reason })
    .from(priceLedger)
    .where(and(eq(priceLedger.skuId, 1)))
    .orderBy(desc(priceLedger.id))
    .limit(1);
  expect(last?.reason).toBe('sale ends: crazy-sale');
});

test('an announcement taken back brings prices back at once, and given again lowers them again', async () => {
  const { id } = (
    await ask('promotion/add', sale({ starts_at: earlier(start, dayMs).toISOString(), goods: [{ name: 'bob-1', discount: 0.8 }] }))
  ).body.Data as { id: number };
  await announceSale(app, caller, id, app.now());
  expect((await prices())[0]).toBe(8000);
  expect(await withdrawSale(app, caller, id)).toEqual(start);
  expect((await prices())[0]).toBe(10_000);
  await announceSale(app, caller, id, start);
  expect((await prices())[0]).toBe(8000);
  await withdrawSale(app, caller, id);
});

test('goods by rule leave clearance out; what was taken out can be put back; an empty sale is not announced', async () => {
  const { id } = (await ask('promotion/add', sale())).body.Data as { id: number };
  await expect(announceSale(app, caller, id, start)).rejects.toThrow('Please choose goods');
  const rule = { categoryId: 1, texture: null, minPriceCents: null, maxPriceCents: null, minStock: 1, maxSold: null };
  expect((await addSaleGoods(app, caller, id, { rule, discountBp: 9000 })).added).toHaveLength(2);
  expect((await addSaleGoods(app, caller, id, { rule, discountBp: 9000 })).added).toHaveLength(0);
  const rows = (await fetchOfficeSale(app, id, { limit: 10, offset: 0 }))?.goods ?? [];
  const gone = await removeSaleGoods(
    app,
    caller,
    id,
    rows.map((row) => row.id),
  );
  expect((await fetchOfficeSale(app, id, { limit: 10, offset: 0 }))?.total).toBe(0);
  await returnSaleGoods(app, caller, id, gone);
  expect((await fetchOfficeSale(app, id, { limit: 10, offset: 0 }))?.goods.map(({ discountBp }) => discountBp)).toEqual([9000, 9000]);
  expect((await ask('promotion/add', sale())).body.Code).toBe(80304);
});

test('sets, tiers and gifts are kept, once each, with their limits', async () => {
  const set = await addSet(app, caller, { minBundles: 4, withClosure: false, offBp: 700 });
  await expect(addSet(app, caller, { minBundles: 4, withClosure: false, offBp: 900 })).rejects.toThrow('already');
  await addTier(app, caller, { audience: 'wholesale', categoryId: null, minPieces: 10, offBp: 500 });
  await expect(addTier(app, caller, { audience: 'wholesale', categoryId: null, minPieces: 10, offBp: 0 })).rejects.toThrow('offBp');
  await addGift(app, caller, { skuCode: 'B-1', quantity: 1, minItemsCents: 25_000, maxGifts: 10, startsAt: start, endsAt: null });
  await expect(
    addGift(app, caller, { skuCode: 'X', quantity: 1, minItemsCents: 1, maxGifts: null, startsAt: start, endsAt: null }),
  ).rejects.toThrow('Goods Not Exist');
  await removeOfferRule(app, caller, 'set_rule', set);
  const desk = await fetchOfferRules(app);
  expect([desk.sets.length, desk.tiers.length, desk.gifts.map(({ code }) => code)]).toEqual([0, 1, ['B-1']]);
});

test('only those who may give away do, and the log tells who', async () => {
  const sales = callerOn(app, { ...manager, staff: { id: 1, roles: ['sales'] } });
  for (const path of ['coupon/add', 'coupon/delete', 'promotion/add', 'promotion/get_with_query'])
    expect((await sales('POST', `/admin/${path}`, {})).status, path).toBe(403);
  const actions = (await app.db.select({ action: auditLog.action }).from(auditLog)).map(({ action }) => action);
  for (const action of [
    'coupon.add',
    'coupon.change',
    'coupon.off',
    'coupon.make_codes',
    'promotion.add',
    'promotion.announce',
    'promotion.take_back',
    'promotion.end',
  ])
    expect(actions).toContain(action);
});
