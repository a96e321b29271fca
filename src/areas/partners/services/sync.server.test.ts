import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { later, minuteMs } from '#kernel/dates.ts';
import { type App, anonymousCaller } from '#platform/app.ts';
import { doNextJob, type Job } from '#platform/jobs.server.ts';
import { jobFailures, jobs } from '#platform/tables.ts';
import { doubleShops } from '#providers/pick.server.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { approvedReseller, manyGoods, priceUp } from '../../../../tests/kit/resale.ts';
import { describeSyncReason, encodeSyncReason } from '../rules/sync-reasons.ts';
import { partnerShops, partners, platformVariants, syncRuns } from '../tables.ts';
import { connectShop } from './resellers.server.ts';
import { runAgain, startSync, syncGoods, syncJob } from './sync.server.ts';

const groups = 10;
const manager = { ...anonymousCaller, staff: { id: 1, roles: ['manager'] as const } };
const ownHost = 'tressline-sandbox.myshopify.com';
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await manyGoods(app.db, groups);
});

const workers = { [syncJob]: syncGoods };
const jobOf = async (id: number): Promise<Job> => {
  const [job] = await app.db.select().from(jobs).where(eq(jobs.id, id));
  if (!job) throw new Error('no job');
  return job;
};
async function run(wish: Parameters<typeof startSync>[2] = {}, caller = manager as Parameters<typeof startSync>[1]): Promise<Job> {
  const id = await startSync(app, caller, wish);
  app.clock.at = later(app.clock.at, minuteMs);
  while (await doNextJob(app, workers, 'hand'));
  return jobOf(id);
}
const countsOf = ({ createdCount, updatedCount, skippedCount, failedCount }: Job) => [
  createdCount,
  updatedCount,
  skippedCount,
  failedCount,
];
/** Variants sent since then, by query. */
function sentSince(from: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { field, variables } of app.shopify.requests.slice(from)) {
    const { variants, input } = variables as { variants?: unknown[]; input?: { variants?: unknown[]; quantities?: unknown[] } };
    const count = variants?.length ?? input?.variants?.length ?? input?.quantities?.length;
    if (count !== undefined || field === 'productSet') found[field] = (found[field] ?? 0) + (count ?? 1);
  }
  return found;
}
const everything = async (host = ownHost) => (await app.shopify.booksOf(host).all(1000)).flatMap(({ variants }) => variants);

test('2,000 SKUs, killed half-way at the worst moment and begun again: each is there once', async () => {
  const id = await startSync(app, manager, {});
  let puts = 0;
  // The eleventh product arrives there, and its answer is lost.
  const dying = doubleShops(app.shopify, {
    now: () => app.clock.at.getTime(),
    wait: async (ms) => {
      app.clock.at = later(app.clock.at, ms);
    },
    timeoutMs: 2_000_000_000,
    ask: async (request) => {
      const isPut = (await request.clone().text()).includes('mutation Put');
      const answer = await app.shopify.web.fetch(request);
      if (isPut && ++puts > 10) return new Promise<Response>(() => undefined);
      return answer;
    },
  });
  const dead: App = { ...app, ports: { ...app.ports, shops: dying } };
  void doNextJob(dead, workers, 'dead');
  await expect.poll(() => puts, { timeout: 60_000 }).toBe(11);
  expect(await jobOf(id)).toMatchObject({ state: 'running', totalCount: 2000, createdCount: 1000 });

  expect(await doNextJob(app, workers, 'living')).toBe(false);
  app.clock.at = later(app.clock.at, 6 * minuteMs);
  expect(await doNextJob(app, workers, 'living')).toBe(true);
  expect(await jobOf(id)).toMatchObject({ state: 'done', doneCount: 2000, createdCount: 2000, failedCount: 0, attempts: 2 });

  const there = await everything();
  expect(there).toHaveLength(2000);
  expect(new Set(there.map(({ sku }) => sku)).size).toBe(2000);
  const products = await app.shopify.booksOf(ownHost).all(1000);
  expect(products).toHaveLength(2 * groups);
  expect(products.every(({ options, variants }) => options.length === 3 && variants.length === 100)).toBe(true);
  const [reported] = await app.db.select().from(syncRuns).where(eq(syncRuns.jobId, id));
  expect(reported?.reductions.map((line) => describeSyncReason(line, 'en'))).toContain(
    'Wave 1: more than three options, split by Lace Design into 2 products',
  );
}, 120_000);

test('a second run after five edits sends five, and a third sends nothing', async () => {
  for (const code of ['W1-0', 'W1-1', 'W4-17']) await priceUp(app.db, code);
  await app.db.update(skus).set({ available: 99 }).where(eq(skus.code, 'W7-3'));
  await app.db.update(skus).set({ weightGrams: 999 }).where(eq(skus.code, 'W9-5'));
  const from = app.shopify.requests.length;
  expect(countsOf(await run())).toEqual([0, 5, 1995, 0]);
  expect(sentSince(from)).toEqual({ productVariantsBulkUpdate: 4, inventorySetQuantities: 1 });
  const there = new Map((await everything()).map((variant) => [variant.sku, variant]));
  expect(there.get('W1-0')).toMatchObject({ price: '94.50', compareAtPrice: '105.00' });
  expect(there.get('W7-3')?.quantity).toBe(99);
  expect(there.get('W9-5')?.grams).toBe(999);

  const before = app.shopify.requests.length;
  expect(countsOf(await run())).toEqual([0, 0, 2000, 0]);
  expect(sentSince(before)).toEqual({});
}, 60_000);

test('texts go without prices, prices without texts', async () => {
  await app.db.update(spus).set({ nameEn: 'New wave' }).where(eq(spus.id, 2));
  await priceUp(app.db, 'W2-8');
  const from = app.shopify.requests.length;
  expect(countsOf(await run({ part: 'prices' }))).toEqual([0, 1, 1999, 0]);
  expect(sentSince(from)).toEqual({ productVariantsBulkUpdate: 1 });
  const middle = app.shopify.requests.length;
  await run({ part: 'texts' });
  expect(sentSince(middle)).toEqual({ productSet: 2 });
  expect((await app.shopify.booksOf(ownHost).byHandle('bundle-wave-2-lace-design-1'))?.product).toMatchObject({
    title: 'New wave · Lace Design 1',
    variants: expect.objectContaining({ length: 100 }),
  });
}, 60_000);

test('what is withdrawn is sold out there or put away, never deleted; what comes anew is added', async () => {
  await app.db.update(skus).set({ isHidden: true }).where(eq(skus.code, 'W3-6'));
  await app.db.update(spus).set({ isHidden: true }).where(eq(spus.id, 10));
  const [row] = await app.db.select().from(skus).where(eq(skus.code, 'W3-7'));
  const { id: _, payableCents: __, searchVector: ___, ...copy } = row as NonNullable<typeof row>;
  await app.db.insert(skus).values({ ...copy, code: 'W3-new', slug: 'new', attributes: { ...copy.attributes, Length: 'Length 99' } });
  expect(countsOf(await run())).toEqual([1, 0, 1799, 0]);
  const books = app.shopify.booksOf(ownHost);
  const there = await everything();
  expect(there).toHaveLength(2001);
  expect(there.find(({ sku }) => sku === 'W3-6')?.quantity).toBe(0);
  expect(there.filter(({ sku }) => sku === 'W3-new')).toHaveLength(1);
  expect((await books.byHandle('bundle-wave-10-lace-design-0'))?.product.status).toBe('ARCHIVED');
  expect((await books.byHandle('wig-wave-1-lace-design-0'))?.product.status).toBe('DRAFT');
}, 60_000);

test('what the shop does not like fails with its reason, alone', async () => {
  await app.db.update(skus).set({ priceCents: 0 }).where(eq(skus.code, 'W5-0'));
  await app.db
    .update(skus)
    .set({ attributes: { Length: 'Length 2', Color: 'Color 0', 'Lace Design': 'Lace Design 0', Density: 'Density 0' } })
    .where(eq(skus.code, 'W5-1'));
  const job = await run({ choice: { categories: ['wig'] } });
  expect(countsOf(job)).toEqual([0, 1, 997, 2]);
  const reasons = await app.db.select().from(jobFailures).where(eq(jobFailures.jobId, job.id));
  expect(reasons.map(({ subject, reason }) => [subject, describeSyncReason(reason, 'en')])).toEqual([
    ['W5-0', 'No price set'],
    ['W5-2', 'Same options as W5-1'],
  ]);
}, 60_000);

test('the shop may ask for rest, and nothing is lost', async () => {
  for (const code of ['W1-2', 'W1-3']) await priceUp(app.db, code);
  app.shopify.setFaults([{ fault: 'tooMany', word: 'productVariantsBulkUpdate', retryAfter: 30 }]);
  const at = app.clock.at.getTime();
  expect((await run({ choice: { categories: [] } })).updatedCount).toBe(2);
  expect(app.clock.at.getTime() - at).toBeGreaterThanOrEqual(30_000 + minuteMs);
}, 60_000);

test('a reseller sends to her own saved shop by her own rule; a revoked one sends nothing', async () => {
  const { userId, partnerId } = await approvedReseller(app.db);
  const caller = { ...anonymousCaller, shopperId: userId };
  await expect(startSync(app, caller, {})).rejects.toMatchObject({ why: 'shopNotConnected' });
  for (const host of ['169.254.169.254', 'evil.example', 'a.myshopify.com.evil.example'])
    await expect(connectShop(app, caller, { host, token: 'shpat_12345678' })).rejects.toMatchObject({ why: 'shopHostBad' });
  await expect(connectShop(app, caller, { host: ownHost, token: 'shpat_12345678' })).rejects.toMatchObject({ why: 'shopTaken' });
  await connectShop(app, caller, { host: 'rae.myshopify.com', token: 'shpat_12345678' });
  const [kept] = await app.db.select().from(partnerShops).where(eq(partnerShops.partnerId, partnerId));
  expect(kept?.accessToken).not.toContain('shpat');

  const [one] = await app.db.select({ id: skus.id }).from(skus).where(eq(skus.code, 'W1-9'));
  const choice = { skuIds: [one?.id ?? 0], markupBp: 6000, plusCents: 1000, roundTo: '99', brand: 'Rae' } as const;
  expect(countsOf(await run({ choice }, caller))).toEqual([1, 0, 0, 0]);
  expect(await everything('rae.myshopify.com')).toMatchObject([{ sku: 'W1-9', price: '184.99' }]);
  expect((await app.shopify.booksOf('rae.myshopify.com').all(9))[0]).toMatchObject({
    vendor: 'Rae',
    descriptionHtml: '<p>Sewn by Rae.</p><p>Weighed &amp; &lt;checked&gt;.</p>',
  });

  const id = await startSync(app, caller, { choice });
  await expect(startSync(app, caller, { choice })).rejects.toMatchObject({ why: 'syncRunning' });
  await app.db.update(partners).set({ status: 'revoked' }).where(eq(partners.id, partnerId));
  await doNextJob(app, workers, 'hand');
  expect((await jobOf(id)).result).toMatchObject({ stopped: encodeSyncReason('revoked') });
  await expect(startSync(app, caller, {})).rejects.toMatchObject({ why: 'notPartner' });
  await expect(runAgain(app, manager, id)).rejects.toMatchObject({ why: 'shopNotConnected' });
}, 60_000);

test("a product of the shop's own at our handle is left alone", async () => {
  const books = app.shopify.booksOf('pia.myshopify.com');
  const { userId } = await approvedReseller(app.db, 'pia@example.com');
  const caller = { ...anonymousCaller, shopperId: userId };
  await connectShop(app, caller, { host: 'pia.myshopify.com', token: 'shpat_12345678' });
  const own = (await app.shopify.booksOf(ownHost).byHandle('wig-wave-1-lace-design-0'))?.product;
  if (!own) throw new Error('not there');
  await books.create({ ...own, variants: own.variants.slice(0, 1).map((variant) => ({ ...variant, sku: 'HERS' })) });
  const [one] = await app.db.select({ id: skus.id }).from(skus).where(eq(skus.code, 'W1-9'));
  expect(countsOf(await run({ choice: { skuIds: [one?.id ?? 0] } }, caller))).toEqual([0, 0, 0, 1]);
  expect((await books.byHandle('wig-wave-1-lace-design-0'))?.product.variants).toMatchObject([{ sku: 'HERS' }]);
  expect(await app.db.select().from(platformVariants).where(eq(platformVariants.shopId, 99))).toEqual([]);
});
