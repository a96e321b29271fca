import { and, desc, eq, lt } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { skus } from '#areas/catalog/tables/goods.ts';
import { applySalePrices, fetchSalePage } from '#areas/promotions/services/sale.server.ts';
import { promotions } from '#areas/promotions/tables/sales.ts';
import { countWorkQueues } from '#areas/reports/services/start-page.server.ts';
import { dayMs, later, minuteMs } from '#kernel/dates.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { auditLog } from '#platform/tables.ts';
import type { Role } from '#site/page.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { stockSaleShop } from '../../../../tests/kit/sale-shop.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action as saleForm, loader as salePage } from './load.server.ts';

/** Costs and list prices that change between the announcement and the start of a sale are judged again. */
let app: TestApp;
let start: Date;
const as = (...roles: Role[]): Caller => ({ ...anonymousCaller, staff: { id: roles.includes('owner') ? 1 : 2, roles }, by: 'cookie' });
const [owner, manager] = [as('owner'), as('manager')];
const ask = (who: Caller, path: string, input: object) =>
  callerOn(app, { ...who, by: 'header' })('POST', `/admin/promotion/${path}`, input);
const send = async (who: Caller, id: number, fields: Record<string, string>) =>
  (await saleForm(visitOn(app, who, `/bg/promotion?id=${id}`, { id: String(id), ...fields }) as never)) as unknown as {
    done?: string;
    init?: { status: number };
  };
const open = async (who: Caller, id: number) => await salePage(visitOn(app, who, `/bg/promotion?id=${id}`) as never);

beforeAll(async () => {
  app = await testApp();
  start = app.now();
  await stockSaleShop(app);
});
beforeEach(async () => {
  start = later(start, 40 * dayMs);
  app.clock.at = start;
  await app.db.delete(promotions);
  for (const id of [1, 2, 3, 4])
    await app.db
      .update(skus)
      .set({ discountBp: 10_000, priceCents: id * 10_000, costCents: id === 4 ? 0 : 6000 })
      .where(eq(skus.id, id));
});

/** B-1 at $70, B-2 at $140 and B-3 at $210, announced and starting tomorrow. */
async function announced(who: Caller = manager, discount = 0.7, more: object = {}): Promise<number> {
  const goods = ['B-1', 'bob-1', 'B-3'].map((name) => ({ name, discount }));
  const dates = { starts_at: later(start, dayMs).toISOString(), ends_at: later(start, 5 * dayMs).toISOString() };
  const made = await ask(who, 'add', { slug: 'crazy-sale', title_en: 'Crazy', title_zh: '特卖', ...dates, goods });
  const { id } = made.body.Data as { id: number };
  expect((await ask(who, 'update', { id, published_at: start.toISOString(), ...more })).body.Code).toBe(0);
  return id;
}
const begin = async (minutes = 0): Promise<number> => {
  app.clock.at = later(start, dayMs + minutes * minuteMs);
  return applySalePrices(app);
};
const payables = async () =>
  (await app.db.select({ cents: skus.payableCents }).from(skus).where(lt(skus.id, 4)).orderBy(skus.id)).map(({ cents }) => cents);
const costs = (id: number, costCents: number) => app.db.update(skus).set({ costCents }).where(eq(skus.id, id));
const entries = (id: number, action: string) =>
  app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.id));

describe.each([
  ['a cost that rose', () => costs(1, 7500), [10_000, 14_000, 21_000]],
  ['a list price that fell', () => app.db.update(skus).set({ priceCents: 8000 }).where(eq(skus.id, 1)), [8000, 14_000, 21_000]],
] as const)('%s after the announcement', (_, change, prices) => {
  test('keeps that SKU out at the start; the others begin', async () => {
    await announced();
    await change();
    expect(await begin()).toBe(1);
    expect(await payables()).toEqual(prices);
  });

  test('is put before a person: on the sale, on the start page and once in the log', async () => {
    const id = await announced();
    await change();
    await begin();
    expect(await begin(1)).toBe(0);
    for (const [who, mayAccept] of [
      [manager, false],
      [owner, true],
    ] as const) {
      const page = await open(who, id);
      expect(page.held).toEqual({ count: 1, codes: 'B-1', mayAccept });
      expect(page.goods.map(({ isHeld }) => isHeld).filter(Boolean)).toHaveLength(1);
    }
    expect((await countWorkQueues(app, ['heldSales'])).heldSales).toMatchObject({ count: 1, lateCount: 0 });
    const told = await entries(id, 'promotion.hold');
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ actorKind: 'system', after: { belowCostCount: 1, belowCostCodes: ['B-1'] } });
    // Shoppers do not see it among the goods on sale.
    expect([...(await fetchSalePage(app, 'en', 'crazy-sale')).skuIds]).not.toContain(1);
    app.clock.at = later(start, 6 * dayMs);
    expect((await countWorkQueues(app, ['heldSales'])).heldSales.count).toBe(0);
  });

  test('begins once an owner says so, and nobody else', async () => {
    const id = await announced();
    await change();
    await begin();
    expect((await send(manager, id, { intent: 'accept-held', below_cost: 'yes' })).init?.status).toBe(403);
    expect(await payables()).toEqual(prices);
    expect((await send(owner, id, { intent: 'accept-held', below_cost: 'yes' })).done).toBeTruthy();
    expect((await payables())[0]).toBe((prices[0] * 7) / 10);
    expect((await open(owner, id)).held).toBeNull();
    expect((await entries(id, 'promotion.accepted'))[0]).toMatchObject({ actorId: '1', after: { belowCostCodes: ['B-1'] } });
    expect((await countWorkQueues(app, ['heldSales'])).heldSales.count).toBe(0);
  });
});

test('a cost that is put right lets the SKU begin by itself', async () => {
  const id = await announced();
  await costs(1, 7500);
  await begin();
  await costs(1, 6000);
  expect(await begin(1)).toBe(1);
  expect(await payables()).toEqual([7000, 14_000, 21_000]);
  expect((await open(manager, id)).held).toBeNull();
});

test('a manager takes it out or gives it a smaller discount', async () => {
  const id = await announced();
  await costs(1, 7500);
  await begin();
  const row = (await open(manager, id)).goods.find(({ isHeld }) => isHeld);
  expect((await send(manager, id, { intent: 'discount', ids: String(row?.id), off: '26' })).init?.status).toBeUndefined();
  await begin(1);
  expect((await payables())[0]).toBe(10_000);
  await send(manager, id, { intent: 'discount', ids: String(row?.id), off: '20' });
  await begin(2);
  expect((await payables())[0]).toBe(8000);
});

test('an owner who announced at a loss meant that loss and no greater one', async () => {
  await announced(owner, 0.5, { below_cost: true });
  await begin();
  expect(await payables()).toEqual([5000, 10_000, 15_000]);
  await app.db.delete(promotions);
  app.clock.at = start;
  await app.db.update(skus).set({ discountBp: 10_000 });
  const id = await announced(owner, 0.5, { below_cost: true });
  await costs(1, 6001);
  await begin();
  expect(await payables()).toEqual([10_000, 10_000, 15_000]);
  // Announced again with that knowledge, by an owner.
  expect((await ask(manager, 'update', { id, published_at: app.now().toISOString(), below_cost: true })).body.Code).toBe(80630);
  expect((await ask(owner, 'update', { id, published_at: app.now().toISOString(), below_cost: true })).body.Code).toBe(0);
  expect((await payables())[0]).toBe(5000);
});

test('what an owner added at a loss after the announcement begins too', async () => {
  const id = await announced();
  expect((await ask(owner, 'update', { id, goods: [{ name: 'B-2', discount: 0.2 }], below_cost: true })).body.Code).toBe(0);
  await begin();
  expect((await payables())[1]).toBe(4000);
});

test('a price that was below cost without the sale, and an unknown cost, do not hold it', async () => {
  await announced();
  await costs(1, 0);
  await app.db.update(skus).set({ discountBp: 2000 }).where(eq(skus.id, 3));
  expect(await begin()).toBe(1);
  expect(await payables()).toEqual([7000, 14_000, 6000]);
  await costs(3, 9000);
  expect(await begin(1)).toBe(0);
});
