import { desc, eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { staffMembers } from '#areas/staff/tables.ts';
import { dayMs, hourMs, later } from '#kernel/dates.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { auditLog } from '#platform/tables.ts';
import { chosenIn } from '#site/list.ts';
import { type TestApp, testApp } from '../../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../../tests/kit/goods.ts';
import { planList } from '../../rules/office-lists.ts';
import { skus } from '../../tables/goods.ts';
import { priceLedger } from '../../tables/prices-and-search.ts';
import { applyPrices } from './price-grid.server.ts';
import {
  applyDuePricePlans,
  createPricePlan,
  listPricePlans,
  pendingPlansOfSkus,
  pricePlanById,
  restorePricePlan,
  revokePricePlan,
} from './price-plans.server.ts';
import { setSkusHidden, showScheduledGoods, showSkusAt } from './skus.server.ts';
import { undoCatalogChange } from './undo.server.ts';

let app: TestApp;
const caller: Caller = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] } };
const wait = (ms: number): void => {
  app.clock.at = later(app.clock.at, ms);
};
const page = { limit: 50, offset: 0 };

beforeAll(async () => {
  app = await testApp();
  await app.db
    .insert(staffMembers)
    .values({ id: 1, email: 'owner@x.test', username: 'owner', firstName: 'O', lastName: 'W', passwordHash: 'x' });
  await seedCatalog(app.db);
  for (const table of ['spus', 'skus']) await app.db.execute(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), 1000)`));
});

async function someSkus(count: number) {
  const rows = await app.db.select().from(skus).orderBy(skus.id).limit(count);
  return rows.map(({ id, priceCents, discountBp }) => ({ id, priceCents, discountBp }));
}
const priceOf = async (id: number) => (await app.db.select().from(skus).where(eq(skus.id, id)))[0];
const ledgerOf = (id: number) => app.db.select().from(priceLedger).where(eq(priceLedger.skuId, id)).orderBy(desc(priceLedger.id));
const up = (rows: Awaited<ReturnType<typeof someSkus>>, byCents: number) =>
  rows.map((row) => ({ skuId: row.id, priceCents: row.priceCents + byCents, discountBp: row.discountBp, was: row }));
const linesOf = (action: string) => app.db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(desc(auditLog.id));

test('a price set for a date changes nothing until then, and becomes true once though two instances ask', async () => {
  const rows = await someSkus(2);
  const [first = 0] = rows.map(({ id }) => id);
  const before = await ledgerOf(first);
  const at = later(app.now(), hourMs);
  const plan = await createPricePlan(app, caller, { reason: 'Winter prices', changes: up(rows, 500) }, at);
  expect(await applyDuePricePlans(app)).toBe(0);
  expect((await priceOf(first))?.priceCents).toBe(rows[0]?.priceCents);
  expect(await pendingPlansOfSkus(app, [first])).toMatchObject([{ planId: plan, discountBp: null }]);
  wait(2 * hourMs);
  const done = await Promise.all([applyDuePricePlans(app), applyDuePricePlans(app)]);
  expect(done.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect((await priceOf(first))?.priceCents).toBe((rows[0]?.priceCents ?? 0) + 500);
  const after = await ledgerOf(first);
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]).toMatchObject({ reason: 'Winter prices', staffId: 1 });
  expect(await pricePlanById(app, plan)).toMatchObject({ state: 'applied', changedCount: 2 });
  expect(await pendingPlansOfSkus(app, [first])).toEqual([]);
  const [line] = await linesOf('prices.apply');
  expect(line).toMatchObject({ actorKind: 'staff', actorId: '1' });
  expect(line?.before).toHaveLength(2);
  expect(line?.after).toHaveLength(2);
  await undoCatalogChange(app, caller, line?.id ?? 0);
  expect((await priceOf(first))?.priceCents).toBe(rows[0]?.priceCents);
});

test('a plan is revoked until its moment, can be taken up again, and afterwards neither', async () => {
  const rows = await someSkus(1);
  const plan = await createPricePlan(app, caller, { reason: 'Not sure', changes: up(rows, 700) }, later(app.now(), dayMs));
  await revokePricePlan(app, caller, plan);
  await expect(revokePricePlan(app, caller, plan)).rejects.toMatchObject({ why: 'planDone' });
  await restorePricePlan(app, caller, plan);
  await revokePricePlan(app, caller, plan);
  expect(await linesOf('prices.revoke')).toHaveLength(2);
  wait(2 * dayMs);
  await expect(restorePricePlan(app, caller, plan)).rejects.toMatchObject({ why: 'planDone' });
  expect(await applyDuePricePlans(app)).toBe(0);
  expect((await priceOf(rows[0]?.id ?? 0))?.priceCents).toBe(rows[0]?.priceCents);
  const chosen = chosenIn(planList, new URLSearchParams('state=revoked&q=sure'));
  expect((await listPricePlans(app, chosen, page)).items).toMatchObject([{ id: plan, state: 'revoked', lineCount: 1, staffName: 'owner' }]);
});

test('a new list price leaves the discount of a sale that began in between', async () => {
  const [row] = await someSkus(1);
  if (!row) throw new Error('no goods');
  await createPricePlan(app, caller, { reason: 'New list', changes: up([row], 900) }, later(app.now(), dayMs));
  await applyPrices(app, caller, {
    reason: 'sale begins',
    changes: [{ skuId: row.id, priceCents: row.priceCents, discountBp: 8000, was: row }],
  });
  wait(dayMs);
  expect(await applyDuePricePlans(app)).toBe(1);
  expect(await priceOf(row.id)).toMatchObject({ priceCents: row.priceCents + 900, discountBp: 8000 });
});

test('nothing is set for yesterday, for no change, or over a price that somebody moved', async () => {
  const rows = await someSkus(1);
  const wish = { reason: 'x', changes: up(rows, 100) };
  await expect(createPricePlan(app, caller, wish, app.now())).rejects.toMatchObject({ why: 'planPast' });
  await expect(createPricePlan(app, caller, { ...wish, reason: ' ' }, later(app.now(), dayMs))).rejects.toMatchObject({
    why: 'lackParameter',
  });
  await expect(createPricePlan(app, caller, { ...wish, changes: up(rows, 0) }, later(app.now(), dayMs))).rejects.toMatchObject({
    why: 'badValue',
  });
  const stale = wish.changes.map((change) => ({ ...change, was: { ...change.was, priceCents: 1 } }));
  await expect(createPricePlan(app, caller, { ...wish, changes: stale }, later(app.now(), dayMs))).rejects.toMatchObject({
    why: 'pricesMoved',
  });
});

test('a SKU comes into the shop by its date; hiding it again takes the date away, and undo brings the date back', async () => {
  const [row] = await someSkus(1);
  const id = row?.id ?? 0;
  const at = later(app.now(), dayMs);
  const line = await showSkusAt(app, caller, [id], at);
  expect(await priceOf(id)).toMatchObject({ isHidden: true, showsAt: at });
  await undoCatalogChange(app, caller, line ?? 0);
  expect(await priceOf(id)).toMatchObject({ isHidden: false, showsAt: null });
  await showSkusAt(app, caller, [id], at);
  const shown = await setSkusHidden(app, caller, [id], false);
  expect(await priceOf(id)).toMatchObject({ isHidden: false, showsAt: null });
  await undoCatalogChange(app, caller, shown ?? 0);
  expect(await priceOf(id)).toMatchObject({ isHidden: true, showsAt: at });
  wait(2 * dayMs);
  expect(await showScheduledGoods(app)).toBeGreaterThan(0);
  expect(await priceOf(id)).toMatchObject({ isHidden: false, showsAt: null });
  expect((await linesOf('sku.show'))[0]).toMatchObject({ actorKind: 'system', before: [{ id, isHidden: true }] });
  expect(await showScheduledGoods(app)).toBe(0);
});
