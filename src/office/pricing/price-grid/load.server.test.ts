import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { skus } from '#areas/catalog/tables/goods.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { seedCatalog } from '../../../../tests/kit/goods.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action } from './load.server.ts';

let app: TestApp;
const owner = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] as const } };
const send = (fields: Readonly<Record<string, string>>) => action(visitOn(app, owner, '/bg/gh-poduct/sku/prices', fields));

beforeAll(async () => {
  app = await testApp();
  await app.db.insert(staffMembers).values({ id: 1, username: 'ow', email: 'ow@shop.test', passwordHash: 'x', firstName: 'Ow' });
  await seedCatalog(app.db);
});

async function oneUp(change: Readonly<Record<string, unknown>> = {}) {
  const [row] = await app.db.select().from(skus).orderBy(asc(skus.id)).limit(1);
  if (!row) throw new Error('no goods');
  const was = { priceCents: row.priceCents, discountBp: row.discountBp };
  const changes = JSON.stringify([{ skuId: row.id, ...was, priceCents: row.priceCents + 500, ...change, was }]);
  const price = async () => (await app.db.select().from(skus).where(eq(skus.id, row.id)))[0]?.priceCents;
  return { changes, was: row.priceCents, price };
}

test('prices are counted, set and taken back by the same fields', async () => {
  const { changes, was, price } = await oneUp();
  expect(await send({ intent: 'effect', changes, at: '' })).toEqual({ bills: expect.any(Array) });
  const set = (await send({ intent: 'apply', changes, at: '', reason: 'winter' })) as unknown as { undo: Record<string, string> };
  expect(await price()).toBe(was + 500);
  await send(set.undo);
  expect(await price()).toBe(was);
});

test.each([
  [{ priceCents: -1 }, 'priceCents'],
  [{ discountBp: 10_001 }, 'discountBp'],
  [{ skuId: 'one' }, 'skuId'],
])('a price of %j is refused by its field', async (change, field) => {
  const { changes } = await oneUp(change);
  expect(await send({ intent: 'apply', changes, reason: 'winter' })).toMatchObject({ data: { field }, init: { status: 400 } });
});

test('without a change or with none that can be read nothing is set', async () => {
  for (const changes of ['[]', '[', '{}'])
    expect(await send({ intent: 'apply', changes, reason: 'winter' })).toMatchObject({ data: { field: 'changes' } });
});
