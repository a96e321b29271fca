import { desc, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { importFailuresOf, importGoods, importJob, startImport, startImportDryRun } from '#areas/catalog/services/editing/import.server.ts';
import { applyPrices } from '#areas/catalog/services/editing/price-grid.server.ts';
import { applyDuePricePlans, createPricePlan } from '#areas/catalog/services/editing/price-plans.server.ts';
import { addSkus } from '#areas/catalog/services/editing/skus.server.ts';
import { skus } from '#areas/catalog/tables/goods.ts';
import { pricePlanLines, pricePlans } from '#areas/catalog/tables/prices-and-search.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { action as gridForm } from '#office/pricing/price-grid/load.server.ts';
import { action as importForm } from '#office/products/import/load.server.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { auditDetector } from '#platform/database/audit-detector.server.ts';
import { doNextJob } from '#platform/jobs.server.ts';
import { auditLog, jobs } from '#platform/tables.ts';
import type { Role } from '#site/page.ts';
import { callerOn, type TestApp, testApp } from '../kit/app.ts';
import { stockSaleShop } from '../kit/sale-shop.ts';
import { visitOn } from '../kit/visit.ts';

/** A list price below the known cost: only an owner sets one, and says so, on every way a price can take. */
let app: TestApp;
const as = (...roles: Role[]): Caller => ({ ...anonymousCaller, staff: { id: roles.includes('owner') ? 1 : 2, roles }, by: 'cookie' });
const [owner, manager] = [as('owner'), as('manager')];
const ask = (who: Caller, path: string, input: object) => callerOn(app, { ...who, by: 'header' })('POST', path, input);
const sku = async (id: number) => {
  const [row] = await app.db.select().from(skus).where(eq(skus.id, id));
  if (!row) throw new Error(`SKU ${id} is missing`);
  return row;
};
const change = async (id: number, dollars: number, discountBp = 10_000) => {
  const { priceCents, discountBp: wasBp } = await sku(id);
  return { skuId: id, priceCents: dollars * 100, discountBp, was: { priceCents, discountBp: wasBp } };
};
type Answer = { done?: string; undo?: Record<string, string>; problem?: string; again?: [string, string][] };
type Refused = { data: { problem: string }; init: { status: number } };
const send = async (who: Caller, fields: Record<string, string>) =>
  (await gridForm(visitOn(app, who, '/bg/gh-poduct/sku/prices', fields) as never)) as unknown as Answer & Refused;

beforeAll(async () => {
  app = await testApp();
  await stockSaleShop(app);
  for (const table of ['spus', 'skus']) await app.db.execute(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), 1000)`));
});
/** B-1 to B-4 at $100 to $400; the first three cost $60, the last one's cost is unknown. */
beforeEach(async () => {
  await app.db.delete(pricePlans);
  await app.db.execute(
    sql`update skus set price_cents = id * 10000, discount_bp = 10000, cost_cents = case id when 4 then 0 else 6000 end where id < 5`,
  );
});

describe('the price grid', () => {
  test('is refused a price below cost for a manager, with the SKU and its cost, and nothing of the sheet is set', async () => {
    const changes = JSON.stringify([await change(1, 59), await change(2, 210)]);
    const refused = await send(manager, { intent: 'apply', changes, reason: 'winter', below_cost: 'yes' });
    expect(refused.init.status).toBe(403);
    expect(refused.data.problem).toContain('1 SKU would be priced below cost (B-1: $59.00 < $60.00)');
    expect([(await sku(1)).priceCents, (await sku(2)).priceCents]).toEqual([10_000, 20_000]);
  });

  test('measures what the buyer pays: the list price with its discount', async () => {
    const deep = [await change(2, 200, 2900)];
    await expect(applyPrices(app, manager, { reason: 'deep', changes: deep })).rejects.toMatchObject({ why: 'priceBelowCost' });
    await applyPrices(app, manager, { reason: 'at cost', changes: [await change(2, 200, 3000)] });
    expect((await sku(2)).payableCents).toBe(6000);
  });

  test('lets an owner do it who says so, and undo asks again', async () => {
    const changes = JSON.stringify([await change(1, 59)]);
    const asked = await send(owner, { intent: 'apply', changes, reason: 'clear out' });
    expect(asked.problem).toContain('B-1');
    expect((await sku(1)).priceCents).toBe(10_000);
    expect((await send(owner, { ...Object.fromEntries(asked.again ?? []), below_cost: 'yes' })).done).toBeTruthy();
    expect((await sku(1)).priceCents).toBe(5900);
    // Raised by a manager, it does not fall again by undo.
    const raised = await send(manager, { intent: 'apply', changes: JSON.stringify([await change(1, 80)]), reason: 'up' });
    expect((await send(manager, raised.undo ?? {})).init.status).toBe(403);
    const again = (await send(owner, raised.undo ?? {})).again ?? [];
    expect((await send(owner, { ...Object.fromEntries(again), below_cost: 'yes' })).done).toBeTruthy();
    expect((await sku(1)).priceCents).toBe(5900);
  });

  test('lets through an unknown cost, a price that rises though still below, and one that stays', async () => {
    await app.db.update(skus).set({ costCents: 20_000 }).where(eq(skus.id, 1));
    await applyPrices(app, manager, { reason: 'up', changes: [await change(1, 150), await change(4, 1)] });
    await app.db.update(skus).set({ isClearance: false }).where(eq(skus.id, 1));
    const same = { ...(await change(1, 150)), isClearance: true };
    await applyPrices(app, manager, { reason: 'clearance', changes: [same] });
    expect((await sku(1)).isClearance).toBe(true);
    await app.db.update(skus).set({ isClearance: false }).where(eq(skus.id, 1));
    await expect(applyPrices(app, manager, { reason: 'down', changes: [await change(1, 149)] })).rejects.toMatchObject({
      why: 'priceBelowCost',
    });
  });

  test('names at most ten and judges four hundred by as many statements as one', async () => {
    await app.db.execute(sql`insert into skus (id, spu_id, category_id, slug, code, name_en, name_zh, price_cents, cost_cents, weight_grams, shipping_name)
      select 2000 + n, 1, 1, 'many-' || n, 'MANY-' || n, 'Many', '多', 10000, 6000, 200, 'wig' from generate_series(1, 400) n`);
    const all = (cents: number) =>
      Array.from({ length: 400 }, (_, at) => {
        const was = { priceCents: 10_000, discountBp: 10_000 };
        return { skuId: 2001 + at, priceCents: cents, discountBp: 10_000, was };
      });
    const refused = ask(manager, '/admin/sku/update', { id: 2001, price: 59, reason: 'x' });
    expect((await refused).body).toMatchObject({ Data: { count: 1, codes: ['MANY-1'] } });
    await expect(applyPrices(app, manager, { reason: 'down', changes: all(100) })).rejects.toMatchObject({
      why: 'priceBelowCost',
      data: { count: 400, codes: expect.objectContaining({ length: 10 }) },
    });
    const statements = vi.spyOn(auditDetector, 'logQuery');
    const counted = async (changes: ReturnType<typeof all>) => {
      statements.mockClear();
      await applyPrices(app, owner, { reason: 'down', changes, acceptsBelowCost: true });
      return statements.mock.calls.length;
    };
    expect(await counted(all(100).slice(1))).toBe(await counted(all(100).slice(0, 1)));
    statements.mockRestore();
  });
});

describe('a dated price', () => {
  const inOneDay = () => later(app.now(), dayMs);
  const wait = () => {
    app.clock.at = later(app.clock.at, 2 * dayMs);
  };

  test('below cost is refused when it is planned, by form and by service, and an owner plans it by saying so', async () => {
    const wish = { reason: 'spring', changes: [await change(1, 59)] };
    await expect(createPricePlan(app, manager, wish, inOneDay())).rejects.toMatchObject({ why: 'priceBelowCost' });
    await expect(createPricePlan(app, owner, wish, inOneDay())).rejects.toMatchObject({ why: 'priceBelowCostUnconfirmed' });
    expect(await app.db.$count(pricePlans)).toBe(0);
    await createPricePlan(app, owner, { ...wish, acceptsBelowCost: true }, inOneDay());
    wait();
    expect(await applyDuePricePlans(app)).toBe(1);
    expect((await sku(1)).priceCents).toBe(5900);
  });

  test('is judged again on its day: a line whose cost rose meanwhile waits for a person, the others are set', async () => {
    const plan = await createPricePlan(
      app,
      manager,
      { reason: 'spring', changes: [await change(1, 70), await change(2, 150)] },
      inOneDay(),
    );
    await app.db.update(skus).set({ costCents: 7500 }).where(eq(skus.id, 1));
    wait();
    expect(await applyDuePricePlans(app)).toBe(1);
    expect([(await sku(1)).priceCents, (await sku(2)).priceCents]).toEqual([10_000, 15_000]);
    const lines = await app.db.select().from(pricePlanLines).where(eq(pricePlanLines.planId, plan)).orderBy(pricePlanLines.skuId);
    expect(lines.map(({ isHeld }) => isHeld)).toEqual([true, false]);
    const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'prices.hold')).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ subjectId: String(plan), after: { belowCostCodes: ['B-1'] } });
  });

  test('that an owner accepted at one loss is not set at a greater one', async () => {
    const wish = async () => ({ reason: 'spring', changes: [await change(1, 59)], acceptsBelowCost: true });
    await createPricePlan(app, owner, await wish(), inOneDay());
    await app.db.update(skus).set({ costCents: 6100 }).where(eq(skus.id, 1));
    wait();
    await applyDuePricePlans(app);
    expect((await sku(1)).priceCents).toBe(10_000);
    await createPricePlan(app, owner, await wish(), inOneDay());
    await app.db.update(skus).set({ costCents: 6000 }).where(eq(skus.id, 1));
    wait();
    await applyDuePricePlans(app);
    expect((await sku(1)).priceCents).toBe(5900);
  });
});

describe('the calls', () => {
  test('change no price below cost, whole or not at all, unless an owner says so', async () => {
    for (const more of [{}, { below_cost: true }])
      expect((await ask(manager, '/admin/sku/update', { id: 1, price: 59, shelf: 'Z-9', ...more })).body.Code).toBe(80634);
    expect(await sku(1)).toMatchObject({ priceCents: 10_000, bin: '' });
    expect((await ask(owner, '/admin/sku/update', { id: 1, price: 59 })).body.Code).toBe(80635);
    expect((await ask(owner, '/admin/sku/update', { id: 1, price: 59, below_cost: true })).body.Code).toBe(0);
    expect((await sku(1)).priceCents).toBe(5900);
  });

  test('measure a price by the cost that comes with it; a cost alone may rise above the price', async () => {
    expect((await ask(manager, '/admin/sku/update', { id: 1, price: 90, cost: 91 })).body.Code).toBe(80634);
    expect(await sku(1)).toMatchObject({ priceCents: 10_000, costCents: 6000 });
    expect((await ask(manager, '/admin/sku/update', { id: 1, cost: 150 })).body.Code).toBe(0);
    expect((await ask(manager, '/admin/sku/update', { id: 1, price: 100, cost: 160 })).body.Code).toBe(0);
    expect(await sku(1)).toMatchObject({ priceCents: 10_000, costCents: 16_000 });
  });

  test('add no SKU below cost unless an owner says so', async () => {
    const fresh = { spu_id: 1, code: 'LOSS', slug: 'loss', weight_g: 200, price: 50, cost: 51 };
    expect((await ask(manager, '/admin/sku/add', { ...fresh, below_cost: true })).body.Code).toBe(80634);
    expect((await ask(owner, '/admin/sku/add', fresh)).body.Code).toBe(80635);
    expect((await ask(manager, '/admin/sku/add', { ...fresh, code: 'FREE-COST', slug: 'free-cost', cost: undefined })).body.Code).toBe(0);
    expect((await ask(owner, '/admin/sku/add', { ...fresh, below_cost: true })).body.Code).toBe(0);
    await expect(
      addSkus(app, manager, 1, [{ code: 'OFF', slug: 'off', priceCents: 10_000, discountBp: 5000, costCents: 5001, weightGrams: 1 }]),
    ).rejects.toMatchObject({ why: 'priceBelowCost' });
  });
});

describe('an import', () => {
  const head = 'code,category,group,price,weight_g,cost';
  const lines = [
    'B-1,wig,bob-1,59,200,',
    'B-2,wig,bob-1,150,200,160',
    'B-3,wig,bob-2,250,200,',
    'B-4,wig,bob-2,1,200,',
    'NEW-1,wig,bob-1,50,200,51',
  ];
  const work = async () => {
    await doNextJob(app, { [importJob]: importGoods }, 'w');
  };
  const imported = async (who: Caller, rows: readonly string[], accepts = false) => {
    const dry = await startImportDryRun(app, who, { name: 'f.csv', bytes: Buffer.from([head, ...rows].join('\n')) });
    await work();
    const told = await importFailuresOf(app, dry, { limit: 9, offset: 0 });
    const real = await startImport(app, who, dry, accepts);
    await work();
    const [job] = await app.db.select().from(jobs).where(eq(jobs.id, real));
    return { dry, told, job, failures: await importFailuresOf(app, real, { limit: 9, offset: 0 }) };
  };
  const prices = async () =>
    (
      await app.db
        .select({ cents: skus.priceCents })
        .from(skus)
        .where(inArray(skus.id, [1, 2, 3, 4]))
        .orderBy(skus.id)
    ).map(({ cents }) => cents);

  test('leaves out rows below cost and says so in the dry run, whoever starts it; the other rows are written', async () => {
    const found = await imported(manager, lines, true);
    expect(found.told.map(({ subject }) => subject)).toEqual(['B-1', 'B-2', 'NEW-1']);
    expect(found.told[0]?.reason).toBe('The price $59.00 is below the cost of $60.00. Only an owner can import it');
    expect(found.failures.map(({ subject }) => subject)).toEqual(['B-1', 'B-2', 'NEW-1']);
    expect(await prices()).toEqual([10_000, 20_000, 25_000, 100]);
    expect((await sku(2)).costCents).toBe(6000);
  });

  test('writes them for an owner who says so, by form and by call', async () => {
    const found = await imported(owner, lines);
    expect(found.failures).toHaveLength(3);
    const started = await ask(manager, '/admin/import/start', { job_id: found.dry, below_cost: true });
    expect(started.body.Code).toBe(0);
    await work();
    expect((await prices())[0]).toBe(10_000);
    const sent = importForm(
      visitOn(app, owner, '/bg/gh-poduct/import', { intent: 'import', job_id: String(found.dry), below_cost: 'yes' }) as never,
    );
    await expect(sent).rejects.toMatchObject({ status: 302 });
    await work();
    expect(await prices()).toEqual([5900, 15_000, 25_000, 100]);
    const [entry] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'import.start')).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ actorId: '1', after: { acceptsBelowCost: true } });
  });

  test('takes no known cost away from under a price, except for an owner', async () => {
    const row = ['B-1,wig,bob-1,59,200,0'];
    expect((await imported(manager, row)).failures[0]?.reason).toBe('Only an owner can remove a known cost');
    expect(await sku(1)).toMatchObject({ priceCents: 10_000, costCents: 6000 });
    expect((await imported(owner, row)).failures).toEqual([]);
    expect(await sku(1)).toMatchObject({ priceCents: 5900, costCents: 0 });
  });
});
