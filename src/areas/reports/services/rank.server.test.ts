import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import { captures, payments, refundLines, refunds } from '#areas/checkout/tables/payments.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { seedRanks } from '#demo/reports/seed.server.ts';
import { dayMs, earlier, hourMs, later } from '#kernel/dates.ts';
import { randomFrom } from '#kernel/random.ts';
import { transact } from '#platform/app.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { rankPins, salesRanks } from '../tables.ts';
import { recomputeRanks, refreshStaleRanks, salesRankOf } from './rank.server.ts';

let app: TestApp;
const days = { '7': 7, '30': 30, '90': 90, all: Number.POSITIVE_INFINITY } as const;
const random = randomFrom('sales rank');
type Sale = { skuId: number; quantity: number; kept: number; price: number; ageDays: number; counts: boolean };
const sales: Sale[] = [];
const skuIds = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const nameOf = (id: number): string => `Wig ${String(10 - id).padStart(2, '0')}`;
const categoryOf = (id: number): number => (id % 3 === 0 ? 2 : 1);

type Fate = 'fine' | 'test' | 'staff' | 'unpaid' | 'cancelled' | 'returned' | 'refunded' | 'gift';
const fates: Fate[] = ['fine', 'fine', 'fine', 'fine', 'test', 'staff', 'unpaid', 'cancelled', 'returned', 'refunded', 'gift'];

async function sell(at: number): Promise<void> {
  const sku = random.pick(skuIds);
  const [quantity, fate, ageDays] = [random.int(1, 4), random.pick(fates), random.int(0, 200) + 0.5];
  const price = 1000 * random.int(1, 3);
  const when = earlier(app.now(), ageDays * dayMs);
  const isPaid = fate !== 'unpaid';
  const [order] = await app.db
    .insert(orders)
    .values({
      number: `R-${at}`,
      guestKeyHash: `R-${at}`,
      email: fate === 'staff' ? 'Lin@tressline.test' : 'ann@example.com',
      itemsCents: price * quantity,
      shippingCents: 0,
      totalCents: price * quantity,
      pieceCount: quantity,
      isTest: fate === 'test',
      status: fate === 'unpaid' ? 1 : fate === 'cancelled' ? 7 : 2,
      createdAt: when,
      ...(isPaid && { paymentState: 'paid' as const, paymentTime: when }),
      ...(fate === 'cancelled' && { dealCloseTime: when }),
    })
    .returning({ id: orders.id });
  const orderId = order?.id ?? 0;
  const [line] = await app.db
    .insert(orderLines)
    .values({
      ...{ orderId, skuId: sku, skuCode: `W-${sku}`, productName: nameOf(sku), productNameZh: '假发', quantity },
      ...{ listPriceCents: price, priceCents: price, priceTotalCents: price * quantity, createdAt: when },
      ...(fate === 'returned' && { returnedQuantity: 1 }),
      ...(fate === 'gift' && { isGift: true }),
    })
    .returning({ id: orderLines.id });
  if (fate === 'refunded') await refund(orderId, line?.id ?? 0, when);
  const kept = fate === 'returned' || fate === 'refunded' ? quantity - 1 : quantity;
  sales.push({ skuId: sku, quantity, kept, price, ageDays, counts: ['fine', 'returned', 'refunded'].includes(fate) });
}

async function refund(orderId: number, orderLineId: number, at: Date): Promise<void> {
  const name = `back-${orderId}`;
  const names = { requestId: name, captureRequestId: name, providerInvoiceId: name, providerOrderId: name };
  const [payment] = await app.db
    .insert(payments)
    .values({ orderId, amountCents: 1000, state: 'completed', ...names })
    .returning({ id: payments.id });
  const [capture] = await app.db
    .insert(captures)
    .values({ paymentId: payment?.id ?? 0, orderId, captureId: name, amountCents: 1000, state: 'completed', capturedAt: at })
    .returning({ id: captures.id });
  const [back] = await app.db
    .insert(refunds)
    .values({
      orderId,
      captureId: capture?.id ?? 0,
      reason: 'broken',
      requestId: name,
      amountCents: 500,
      state: 'completed',
      completedAt: at,
    })
    .returning({ id: refunds.id });
  await app.db.insert(refundLines).values({ refundId: back?.id ?? 0, orderLineId, quantity: 1, amountCents: 500 });
}

beforeAll(async () => {
  app = await testApp();
  const pair = (name: string) => ({ nameEn: name, nameZh: name });
  await app.db.insert(categories).values([
    { id: 1, slug: 'wig', ...pair('Wigs') },
    { id: 2, slug: 'bundle', ...pair('Bundles') },
  ]);
  const publishedAt = earlier(app.now(), 300 * dayMs);
  await app.db.insert(spus).values([
    { id: 1, categoryId: 1, slug: 'one', ...pair('One'), publishedAt, ratingSum: 46, reviewCount: 10 },
    { id: 2, categoryId: 2, slug: 'two', ...pair('Two'), publishedAt },
  ]);
  await app.db.insert(skus).values(
    skuIds.map((id) => ({
      ...{ id, spuId: categoryOf(id), categoryId: categoryOf(id), slug: `w-${id}`, code: `W-${id}`, ...pair(nameOf(id)) },
      ...{ priceCents: 10_000, discountBp: 9000, weightGrams: 200, shippingName: 'wig', available: id === 4 ? 0 : 5 },
    })),
  );
  await app.db
    .insert(staffMembers)
    .values({ username: 'lin', email: 'lin@tressline.test', passwordHash: 'x', firstName: 'Lin', lastName: 'Yue' });
  for (let at = 0; at < 250; at += 1) await sell(at);
  await recomputeRanks(app);
});

type Span = { from: number; to: number };
function naive(category: number, { from, to }: Span): number[] {
  const sums = skuIds
    .filter((id) => category === 0 || categoryOf(id) === category)
    .map((id) => {
      const mine = sales.filter((sale) => sale.counts && sale.skuId === id && sale.ageDays >= from && sale.ageDays < to);
      const sum = (of: (sale: Sale) => number) => mine.reduce((total, sale) => total + of(sale), 0);
      return { id, pieces: sum(({ kept }) => kept), revenue: sum(({ kept, price }) => kept * price) };
    });
  return sums
    .filter(({ pieces }) => pieces >= 3)
    .sort((a, b) => b.pieces - a.pieces || b.revenue - a.revenue || nameOf(a.id).localeCompare(nameOf(b.id)))
    .map(({ id }) => id);
}

test.each(['7', '30', '90', 'all'] as const)(
  'the rank over %s is what a plain count of kept pieces gives, and so is the place before',
  async (period) => {
    for (const [slug, category] of [
      ['', 0],
      ['wig', 1],
      ['bundle', 2],
    ] as const) {
      const { entries } = await salesRankOf(app, 'en', { category: slug, period });
      const expected = naive(category, { from: 0, to: days[period] });
      expect(entries.map(({ skuId }) => skuId)).toEqual(expected);
      const before = naive(category, period === 'all' ? { from: 30, to: days.all } : { from: days[period], to: 2 * days[period] });
      const kept = await app.db.select().from(salesRanks).where(eq(salesRanks.period, period));
      for (const row of kept.filter(({ categoryId }) => categoryId === category))
        expect(row.previousPlace, `SKU ${row.skuId} in ${slug}`).toBe(before.includes(row.skuId) ? before.indexOf(row.skuId) + 1 : null);
    }
  },
);

test('each entry says today’s price, rating and whether it can be had; sold out keeps its place', async () => {
  const { entries, categories: listed } = await salesRankOf(app, 'en', { category: '', period: 'all' });
  expect(listed.map(({ slug }) => slug)).toEqual(['wig', 'bundle']);
  expect(entries.find(({ skuId }) => skuId === 4)).toMatchObject({ stock: 'soldOut', payableCents: 9000, listCents: 10_000, rating: 4.6 });
});

test('pins are labelled and hidden ones are left out, each in its own list', async () => {
  const [first, second] = naive(1, { from: 0, to: days.all });
  await app.db.insert(rankPins).values([
    { skuId: second ?? 0, categoryId: 1, place: 1 },
    { skuId: first ?? 0, isHidden: true },
  ]);
  const wigs = await salesRankOf(app, 'en', { category: 'wig', period: 'all' });
  expect(wigs.entries[0]).toMatchObject({ skuId: second, place: 2, isFeatured: true });
  expect(wigs.entries.some(({ skuId }) => skuId === first)).toBe(false);
  const shop = await salesRankOf(app, 'en', { category: '', period: 'all' });
  expect(shop.entries.some(({ isFeatured }) => isFeatured)).toBe(false);
  expect(shop.entries.some(({ skuId }) => skuId === first)).toBe(false);
  await app.db.delete(rankPins);
});

test('a strange category is the whole shop', async () => {
  const { category, entries } = await salesRankOf(app, 'en', { category: "'; drop table skus", period: '30' });
  expect(category).toBe('');
  expect(entries.length).toBeGreaterThan(0);
});

test('the rank is made anew after an hour, not before, and at once when staff ask', async () => {
  expect(await refreshStaleRanks(app)).toBe(false);
  const start = app.clock.at;
  app.clock.at = later(start, hourMs);
  expect(await refreshStaleRanks(app)).toBe(true);
  app.clock.at = later(start, hourMs + 1000);
  const owner = callerOn(app, { staff: { id: 1, roles: ['owner'] }, by: 'header' });
  expect((await owner('POST', '/admin/sales_rank/recompute')).status).toBe(200);
  expect((await salesRankOf(app, 'en', { category: '', period: 'all' })).rankedAt).toBe(app.clock.at.toISOString());
  app.clock.at = start;
});

test('two who count at the same time do not trip over each other', async () => {
  await Promise.all([recomputeRanks(app), recomputeRanks(app)]);
  expect((await salesRankOf(app, 'en', { category: '', period: 'all' })).entries.length).toBeGreaterThan(0);
});

test('a load that takes its time is given no limit by the rank', async () => {
  const limit = await transact(app, async (inside) => {
    await inside.db.execute(sql`set local statement_timeout = 0`);
    await seedRanks(inside.db, app.now());
    const { rows } = await inside.db.execute<{ limit: string }>(sql`select current_setting('statement_timeout') as limit`);
    return rows[0]?.limit;
  });
  expect(limit).toBe('0');
});
