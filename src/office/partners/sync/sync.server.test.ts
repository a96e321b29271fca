import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { connectShop } from '#areas/partners/services/resellers.server.ts';
import { runAgain, stopSync, syncGoods, syncJob } from '#areas/partners/services/sync.server.ts';
import { fetchSyncRun } from '#areas/partners/services/sync-list.server.ts';
import { restoreReseller, revokeReseller } from '#areas/partners/services/sync-runs.server.ts';
import { partnerShops, partners } from '#areas/partners/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import type { Caller } from '#platform/app.ts';
import { anonymousCaller } from '#platform/app.ts';
import { doNextJob } from '#platform/jobs.server.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { approvedReseller, manyGoods } from '../../../../tests/kit/resale.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { type OpenSyncRun, loader as syncDesk } from './load.server.ts';

const path = '/products/sync_data_to_shopify';
let app: TestApp;
let manager: Partial<Caller>;
let reseller: { userId: number; partnerId: number };
beforeAll(async () => {
  app = await testApp();
  await manyGoods(app.db, 1);
  await app.db.insert(staffMembers).values({ id: 1, username: 'mae', email: 'mae@shop.test', passwordHash: 'x', firstName: 'Mae' });
  manager = { staff: { id: 1, roles: ['manager'] } };
  reseller = await approvedReseller(app.db);
});
const work = async () => {
  while (await doNextJob(app, { [syncJob]: syncGoods }, 'hand'));
};

test('staff send goods to the shop of the house, and ask how far it is', async () => {
  const call = callerOn(app, manager);
  const { status, body } = await call('POST', path, { data: { categories: ['wig'], markup: { percent: 60, plus: 10, rounding: '99' } } });
  expect([status, body.Result]).toEqual([200, 0]);
  const { job_id: id } = body.Data as { job_id: number };
  await work();
  const told = await call('GET', `/jobs/get?id=${id}`);
  expect(told.body.Data).toMatchObject({
    ...{ state: 'done', kind: 'product-sync', failures: [] },
    counts: { total: 200, done: 200, created: 200, updated: 0, skipped: 0, failed: 0 },
  });
  const ruleIn = async (language: 'en' | 'zh') =>
    ((await syncDesk(visitOn(app, { ...anonymousCaller, ...manager, language }, `/bg/sync?job=${id}`))) as { run: OpenSyncRun | null }).run
      ?.rule;
  expect([await ruleIn('en'), await ruleIn('zh')]).toEqual(['+60%, +$10.00, ending in .99', '+60%，+$10.00，尾数 .99']);
  expect((await app.shopify.booksOf('tressline-sandbox.myshopify.com').all(9)).flatMap(({ variants }) => variants)).toHaveLength(200);
  for (const who of [{}, { shopperId: reseller.userId }, { staff: { id: 2, roles: ['sales'] } } as const])
    expect((await callerOn(app, who)('GET', `/jobs/get?id=${id}`)).body.Code).toBe(80228);
});

test('the shop comes from settings, whatever a body says of hosts, tokens and pictures (T-72)', async () => {
  const asked: string[] = [];
  const real = app.ports.shops.open;
  const noting: typeof real = (target) => {
    asked.push(target.host);
    return real(target);
  };
  const watched = {
    ...app,
    ports: {
      ...app.ports,
      shops: { ...app.ports.shops, open: noting },
    },
  };
  const evil = { host: '169.254.169.254', shop: 'evil.example', url: 'http://127.0.0.1:9', token: 'x', picture: 'http://127.0.0.1/' };
  const { body } = await callerOn(watched, manager)('POST', path, { ...evil, data: { ...evil, categories: ['wig'] } });
  expect(body.Result).toBe(0);
  while (await doNextJob(watched, { [syncJob]: syncGoods }, 'hand'));
  expect(new Set(asked)).toEqual(new Set(['tressline-sandbox.myshopify.com']));
});

test.each<[string, Partial<Caller>, number, number]>([
  ['a visitor', {}, 401, 80014],
  ['staff of another role', { staff: { id: 3, roles: ['sales', 'editor'] } }, 403, 80100],
  ['a shopper who is no reseller', { shopperId: 77 }, 403, 80381],
])('%s may not', async (_, who, status, code) => {
  const answer = await callerOn(app, who)('POST', path, { data: {} });
  expect([answer.status, answer.body.Code]).toEqual([status, code]);
});

test('an affiliate brings friends and sells nothing on: no goods and no files go to her', async () => {
  const affiliate = await approvedReseller(app.db, 'affiliate@example.com');
  await app.db.update(partners).set({ kind: 'affiliate' }).where(eq(partners.id, affiliate.partnerId));
  expect((await callerOn(app, { shopperId: affiliate.userId })('POST', path, { data: {} })).body.Code).toBe(80381);
});

test('what is not understood is refused before anything happens', async () => {
  const call = callerOn(app, manager);
  for (const input of [
    {},
    { data: { categories: ['../x'] } },
    { data: { markup: -5 } },
    { data: { markup: { plus: 0.001 } } },
    { data: { sku_ids: ['1'] } },
  ])
    expect((await call('POST', path, input)).body.Code).toBe(80004);
  expect((await call('POST', path, { data: { categories: ['none-such'] } })).status).toBe(404);
});

test('one run of a shop at a time; staff stop it, run it again, and revoke a reseller with all she has', async () => {
  const caller = { ...anonymousCaller, shopperId: reseller.userId };
  const staff = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] as const } };
  await connectShop(app, caller, { host: 'https://Rae.myshopify.com/', token: 'shpat_12345678' });
  const call = callerOn(app, caller);
  const first = (await call('POST', path, { data: { markup: 20 } })).body.Data as { job_id: number };
  expect((await call('POST', path, { data: {} })).body.Code).toBe(80385);
  await stopSync(app, staff, first.job_id);
  const second = await runAgain(app, staff, first.job_id);
  await work();
  expect((await fetchSyncRun(app, second, 9, 'en'))?.run).toMatchObject({
    state: 'done',
    host: 'rae.myshopify.com',
    createdCount: 200,
    partnerName: 'Shop of reseller@example.com',
  });
  const plain = (await syncDesk(visitOn(app, { ...staff, language: 'zh' }, `/bg/sync?job=${second}`))) as { run: OpenSyncRun | null };
  expect(plain.run?.rule).toBe('+20%，+$0.00，不取整');
  const third = (await call('POST', path, { data: {} })).body.Data as { job_id: number };
  await revokeReseller(app, staff, reseller.partnerId);
  expect((await fetchSyncRun(app, third.job_id, 9, 'en'))?.run).toMatchObject({ state: 'cancelled', partnerStatus: 'revoked' });
  expect((await call('POST', path, { data: {} })).body.Code).toBe(80381);
  const kept = await app.db.select().from(partnerShops).where(eq(partnerShops.partnerId, reseller.partnerId));
  expect(kept.every(({ accessToken, revokedAt }) => accessToken === null && revokedAt !== null)).toBe(true);
  await restoreReseller(app, staff, reseller.partnerId);
  expect((await call('POST', path, { data: {} })).body.Code).toBe(80382);
});
