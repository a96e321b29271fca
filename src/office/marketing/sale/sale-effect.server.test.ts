import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { processPriceProtection } from '#areas/aftercare/services/price-protection.server.ts';
import { skus } from '#areas/catalog/tables/goods.ts';
import { fetchOfficeSale } from '#areas/promotions/services/manage-sales.server.ts';
import { applySalePrices } from '#areas/promotions/services/sale.server.ts';
import { promotionGoods, promotions } from '#areas/promotions/tables/sales.ts';
import { momentField } from '#areas/staff/services/when.server.ts';
import { dayMs, earlier, later, minuteMs } from '#kernel/dates.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { auditDetector } from '#platform/database/audit-detector.server.ts';
import { auditLog } from '#platform/tables.ts';
import type { Role } from '#site/page.ts';
import { insertPaidOrders } from '../../../../tests/kit/aftercare-orders.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { stockSaleShop } from '../../../../tests/kit/sale-shop.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action as saleForm, loader as salePage } from './load.server.ts';

let app: TestApp;
let start: Date;
let lastLine = 0;
const as = (...roles: Role[]): Caller => ({ ...anonymousCaller, staff: { id: roles.includes('owner') ? 1 : 2, roles }, by: 'cookie' });
const [owner, manager] = [as('owner'), as('manager')];
const ask = (who: Caller, path: string, input: object) =>
  callerOn(app, { ...who, by: 'header' })('POST', `/admin/promotion/${path}`, input);
const send = async (who: Caller, id: number, fields: Record<string, string>) => {
  const answer: unknown = await saleForm(visitOn(app, who, `/bg/promotion?id=${id}`, { id: String(id), ...fields }) as never);
  return answer as { done?: string; again?: [string, string][]; data?: { problem: string }; init?: { status: number }; problem?: string };
};
const effectOf = async (id: number, who: Caller = manager) =>
  (await salePage(visitOn(app, who, `/bg/promotion?id=${id}&part=effect`) as never)).effect;

/** Wigs at $100, $200, $300 and $400 that cost $60 each; the last one's cost is unknown. */
beforeAll(async () => {
  app = await testApp();
  start = app.now();
  await stockSaleShop(app);
});
/** Each test has its own day, on which earlier purchases are no longer protected. */
beforeEach(async () => {
  start = later(start, 40 * dayMs);
  app.clock.at = start;
  await app.db.delete(promotions);
  await app.db.update(skus).set({ discountBp: 10_000 }).where(lt(skus.id, 5));
});

type Bought = { userId: number | null; skuId: number; quantity?: number; shareCents?: number; priceCents?: number; untilDays?: number };
async function bought({
  userId,
  skuId,
  quantity = 1,
  shareCents = 0,
  priceCents = skuId * 10_000,
  untilDays = 30,
}: Bought): Promise<number> {
  lastLine += 1;
  const line = { id: lastLine, userId, skuId, priceCents, quantity, shareCents, untilDays };
  await insertPaidOrders(app.db, [{ ...line, paidAt: earlier(app.now(), dayMs) }]);
  return lastLine;
}
async function plan(goods: object[], more: object = {}): Promise<number> {
  const facts = { slug: 'crazy-sale', title_en: 'Crazy', title_zh: '特卖', ...more };
  const dates = { starts_at: later(start, dayMs).toISOString(), ends_at: later(start, 5 * dayMs).toISOString() };
  return ((await ask(manager, 'add', { ...dates, ...facts, goods })).body.Data as { id: number }).id;
}
const announce = (who: Caller, id: number, more: object = {}) => ask(who, 'update', { id, published_at: start.toISOString(), ...more });
const isAnnounced = async (id: number) =>
  (await app.db.select({ at: promotions.publishedAt }).from(promotions).where(eq(promotions.id, id)))[0]?.at !== null;
const paidOut = async (): Promise<number> =>
  Number((await app.db.execute<{ cents: string }>(sql`select coalesce(sum(amount_cents), 0) as cents from price_credits`)).rows[0]?.cents);

describe('the cost of price protection', () => {
  test('that is shown is what is then given: by rule and by hand, members and guests, coupons, quantities, levels paid before', async () => {
    const id = await plan([
      { name: 'bob-1', discount: 0.8 },
      // This SKU of the group keeps its own price, so it costs nothing.
      { name: 'B-2', discount: null },
      { name: 'B-3', discount: 0.7 },
    ]);
    await bought({ userId: 1, skuId: 1, quantity: 2 });
    await bought({ userId: 1, skuId: 3 });
    await bought({ userId: null, skuId: 1 });
    await bought({ userId: 2, skuId: 3, shareCents: 15_000 });
    await bought({ userId: 3, skuId: 2 });
    await bought({ userId: 4, skuId: 4 });
    // Paid less than the sale price, protection ends before the sale, and a test order.
    await bought({ userId: 5, skuId: 1, priceCents: 7500 });
    await bought({ userId: 6, skuId: 1, untilDays: 1 });
    const trial = await bought({ userId: 7, skuId: 1 });
    await app.db.execute(sql`update orders set is_test = true where id = ${trial}`);

    // 2 x 20 for each of three units; 2 x 90 and, where a coupon left only 150 to give back, 150.
    const shown = await effectOf(id);
    expect(shown).toMatchObject({ costCents: 45_000, amount: '$450.00', pieces: 5, shoppers: 3, moreProducts: 0 });
    expect(shown?.products).toEqual([
      { id: 2, name: 'Bob 2', pieces: 2, amount: '$330.00' },
      { id: 1, name: 'Bob 1', pieces: 3, amount: '$120.00' },
    ]);
    const found = (await ask(manager, 'get_with_query', { id })).body.Data as { items: [{ price_protection: object }] };
    expect(found.items[0].price_protection).toMatchObject({ cost: 450, pieces: 5, shoppers: 3 });
    const told = await announce(manager, id, { seen_cost: 450 });
    expect(told.body.Data).toMatchObject({ price_protection: { cost: 450, starts_at: later(start, dayMs).toISOString() } });

    app.clock.at = later(start, dayMs);
    await applySalePrices(app);
    // A drop may have to last a while before it pays.
    for (const minutes of [1, 31, 62]) {
      app.clock.at = later(start, dayMs + minutes * minuteMs);
      await processPriceProtection(app);
    }
    expect(await paidOut()).toBe(45_000);
    expect((await effectOf(id))?.costCents).toBe(0);

    // The next sale costs only what goes further down.
    const next = await plan([{ name: 'B-3', discount: 0.6 }], { slug: 'black-friday', starts_at: later(start, 2 * dayMs).toISOString() });
    expect(await effectOf(next)).toMatchObject({ costCents: 6000, pieces: 1, shoppers: 1 });
  });

  test('is nothing where nobody paid more, and the page says so', async () => {
    const id = await plan([{ name: 'bob-1', discount: 0.9 }]);
    expect(await effectOf(id)).toMatchObject({ costCents: 0, products: [], pieces: 0 });
    expect((await send(manager, id, { intent: 'announce', seen_cost: '0' })).done).toBeTruthy();
  });

  test('is asked for the moment prices fall: a later announcement may find fewer orders protected', async () => {
    const id = await plan([{ name: 'B-3', discount: 0.9 }]);
    await bought({ userId: 1, skuId: 3, untilDays: 3 });
    expect(await effectOf(id)).toMatchObject({ costCents: 6000 });
    const told = await announce(manager, id, { published_at: later(start, 3 * dayMs).toISOString() });
    expect(told.body.Data).toMatchObject({ price_protection: { cost: 0, starts_at: later(start, 3 * dayMs).toISOString() } });
  });

  test('that rose much since it was shown is refused with the new one, by call and by form; what rose a little is let through', async () => {
    const id = await plan([{ name: 'B-3', discount: 0.7 }]);
    await bought({ userId: 1, skuId: 3 });
    expect((await announce(manager, id, { seen_cost: 79.99 })).body).toMatchObject({ Code: 80632, Data: { cost: 180 } });
    const refused = await send(manager, id, { intent: 'announce', seen_cost: '0' });
    expect(refused).toMatchObject({ init: { status: 409 }, data: { problem: expect.stringContaining('now $180.00, up from $0.00') } });
    expect((await send(manager, id, { intent: 'announce' })).init?.status).toBe(409);
    expect(await isAnnounced(id)).toBe(false);
    expect((await announce(manager, id, { seen_cost: 80 })).body.Code).toBe(0);
    expect(await isAnnounced(id)).toBe(true);
  });

  test('stands in the log with who announced the sale', async () => {
    const id = await plan([{ name: 'B-3', discount: 0.7 }]);
    await bought({ userId: 1, skuId: 3 });
    await announce(manager, id);
    const [line] = await app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.action, 'promotion.announce'), eq(auditLog.subjectId, String(id))))
      .orderBy(desc(auditLog.id));
    expect(line).toMatchObject({ actorKind: 'staff', actorId: '2', before: { publishedAt: null } });
    expect(line?.after).toMatchObject({ priceProtectionCents: 18_000, protectedPieces: 1, protectedShoppers: 1 });
  });
});

describe('below cost', () => {
  const ids = async (id: number) => ((await fetchOfficeSale(app, id, { limit: 10, offset: 0 }))?.goods ?? []).map((row) => row.id);

  test('a sale is announced by an owner who says so, and by nobody else', async () => {
    // $100 at half price and $200 at a quarter are below $60; $400 at a tenth has no known cost.
    const id = await plan([
      { name: 'B-1', discount: 0.5 },
      { name: 'B-2', discount: 0.25 },
      { name: 'B-3', discount: 0.9 },
      { name: 'B-4', discount: 0.1 },
    ]);
    expect(await effectOf(id, manager)).toMatchObject({
      belowCost: { count: 2, mayAccept: false, skus: [{ code: 'B-1', salePrice: '$50.00', cost: '$60.00' }, { code: 'B-2' }] },
      unknownCostCount: 1,
    });
    expect((await effectOf(id, owner))?.belowCost.mayAccept).toBe(true);
    for (const more of [{}, { below_cost: true }])
      expect((await announce(manager, id, more)).body).toMatchObject({ Code: 80630, Data: { count: 2, codes: ['B-1', 'B-2'] } });
    const refused = await send(manager, id, { intent: 'announce', seen_cost: '0', below_cost: 'yes' });
    expect(refused).toMatchObject({
      init: { status: 403 },
      data: { problem: expect.stringContaining('2 SKUs would sell below cost (B-1, B-2)') },
    });
    expect((await announce(owner, id)).body.Code).toBe(80631);
    const unsaid = await send(owner, id, { intent: 'announce', seen_cost: '0' });
    expect(unsaid.again).toContainEqual(['intent', 'announce']);
    expect(await isAnnounced(id)).toBe(false);
    expect((await send(owner, id, { intent: 'announce', seen_cost: '0', below_cost: 'yes' })).done).toBeTruthy();
    expect(await isAnnounced(id)).toBe(true);
    const [line] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'promotion.announce')).orderBy(desc(auditLog.id));
    expect(line).toMatchObject({ actorId: '1', after: { belowCostCount: 2, belowCostCodes: ['B-1', 'B-2'], unknownCostCount: 1 } });
    // Withdrawn by a manager, it is not announced again by one; the owner is asked again.
    await send(manager, id, { intent: 'take-back' });
    expect((await send(manager, id, { intent: 'announce-again', on: momentField(start) })).init?.status).toBe(403);
    expect((await send(owner, id, { intent: 'announce-again', on: momentField(start) })).again).toBeDefined();
    expect((await announce(owner, id, { below_cost: true })).body.Code).toBe(0);
  });

  test('a manager takes them out or raises their price, and announces', async () => {
    const id = await plan([
      { name: 'B-1', discount: 0.5 },
      { name: 'B-2', discount: 0.25 },
    ]);
    const [one = 0, two = 0] = await ids(id);
    await send(manager, id, { intent: 'discount', ids: String(one), off: '40' });
    await send(manager, id, { intent: 'remove', ids: String(two) });
    expect((await announce(manager, id)).body.Code).toBe(0);
  });

  test.each(['announced', 'running'])('what a sale that is %s gains later is judged the same, by call and by form', async (state) => {
    const id = await plan([{ name: 'B-3', discount: 0.9 }], state === 'running' ? { starts_at: earlier(start, dayMs).toISOString() } : {});
    expect((await announce(manager, id)).body.Code).toBe(0);
    const rows = async () => (await ids(id)).length;
    const add = { goods: [{ name: 'B-1', discount: 0.5 }] };
    expect((await ask(manager, 'update', { id, ...add })).body.Code).toBe(80630);
    expect((await ask(owner, 'update', { id, ...add })).body.Code).toBe(80631);
    expect((await send(manager, id, { intent: 'by-hand', names: 'B-1', off: '50' })).init?.status).toBe(403);
    expect((await send(manager, id, { intent: 'by-rule', category: '1', off: '50' })).init?.status).toBe(403);
    const gone = JSON.stringify([{ spuId: 1, skuId: 1, discountBp: 5000, position: 1 }]);
    expect((await send(manager, id, { intent: 'return', gone })).init?.status).toBe(403);
    const forged = JSON.stringify([{ spuId: 1, skuId: 1, discountBp: 1, position: 1 }]);
    expect((await send(owner, id, { intent: 'return', gone: forged, below_cost: 'yes' })).init?.status).toBe(400);
    expect(await rows()).toBe(1);
    const asked = await send(owner, id, { intent: 'by-hand', names: 'B-1', off: '50' });
    expect(asked.problem).toContain('1 SKU would sell below cost (B-1)');
    expect((await send(owner, id, { ...Object.fromEntries(asked.again ?? []), below_cost: 'yes' })).done).toBeTruthy();
    expect(await rows()).toBe(2);
    expect((await ask(manager, 'update', { id, goods: [{ name: 'B-2', discount: 0.9 }] })).body.Code).toBe(0);
    expect(await rows()).toBe(3);
  });

  test('another discount in an announced sale is judged too; one that only rises is always taken', async () => {
    const id = await plan([{ name: 'B-1', discount: 0.9 }]);
    await announce(manager, id);
    const [one = 0] = await ids(id);
    const off = (who: Caller, percent: string, more = {}) => send(who, id, { intent: 'discount', ids: String(one), off: percent, ...more });
    expect((await off(manager, '50')).init?.status).toBe(403);
    expect((await off(owner, '50')).again).toContainEqual(['off', '50']);
    expect((await off(owner, '50', { below_cost: 'yes' })).done).toBeTruthy();
    expect((await off(manager, '60')).init?.status).toBe(403);
    expect((await off(manager, '45')).done).toBeTruthy();
    expect((await off(manager, '30')).done).toBeTruthy();
  });

  test('a SKU that is taken out does not fall to the deeper discount of its group unseen', async () => {
    const id = await plan([
      { name: 'bob-1', discount: 0.5 },
      { name: 'B-1', discount: 0.8 },
    ]);
    expect((await announce(manager, id)).body.Code).toBe(0);
    const [, shield = 0] = await ids(id);
    expect((await ask(manager, 'update', { id, remove_goods: [shield] })).body.Code).toBe(80630);
    expect((await ask(owner, 'update', { id, remove_goods: [shield], below_cost: true })).body.Code).toBe(0);
  });

  test('a price that is below cost without the sale is not the sale’s', async () => {
    await app.db.update(skus).set({ discountBp: 4000 }).where(eq(skus.id, 1));
    const id = await plan([{ name: 'B-1', discount: 0.5 }]);
    expect((await effectOf(id))?.belowCost.count).toBe(0);
    expect((await announce(manager, id)).body.Code).toBe(0);
  });
});

test('the cost of two thousand groups takes the same few statements as that of one', async () => {
  const one = await plan([{ name: 'B-3', discount: 0.7 }]);
  await bought({ userId: 1, skuId: 3 });
  const statements = vi.spyOn(auditDetector, 'logQuery');
  const counted = async (id: number) => {
    statements.mockClear();
    const effect = await effectOf(id);
    return [effect?.costCents, statements.mock.calls.length];
  };
  const few = await counted(one);
  await app.db.execute(
    sql`insert into spus (id, category_id, slug, name_en, name_zh) select 1000 + n, 1, 'many-' || n, 'Many', '多' from generate_series(1, 2000) n`,
  );
  await app.db.execute(sql`insert into skus (id, spu_id, category_id, slug, code, name_en, name_zh, price_cents, weight_grams, shipping_name)
    select 1000 + n, 1000 + n, 1, 'many-' || n, 'MANY-' || n, 'Many', '多', 10000, 200, 'wig' from generate_series(1, 2000) n`);
  await app.db
    .insert(promotionGoods)
    .values(Array.from({ length: 2000 }, (_, at) => ({ promotionId: one, spuId: 1001 + at, discountBp: 9000, position: at })));
  await insertPaidOrders(
    app.db,
    Array.from({ length: 500 }, (_, at) => ({
      ...{ id: 10_000 + at, userId: 1 + (at % 20), skuId: 1001 + at, priceCents: 10_000, quantity: 1, shareCents: 0 },
      ...{ paidAt: earlier(start, dayMs), untilDays: 30 },
    })),
  );
  const [cost, count] = await counted(one);
  expect(cost).toBe(18_000 + 500 * 2000);
  expect(count).toBe(few[1]);
  expect(count).toBeLessThanOrEqual(9);
  statements.mockRestore();
});
