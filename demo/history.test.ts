import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeCatalog } from '#demo/catalog/seed.server.ts';
import { createPriceLookup } from '#demo/orders/prices.ts';
import { makeStaff } from '#demo/staff/seed.server.ts';
import { randomFrom } from '#kernel/random.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { seedHistory } from './history.server.ts';

const now = new Date('2026-11-12T10:42:00Z');
const catalogue = makeCatalog({ random: randomFrom('catalogue'), now });

/** Simulates a history without a database and keeps what would be written. */
async function simulateHistory(orderTarget: number, at = now) {
  const written = new Map<string, Record<string, unknown>[]>();
  const copy: Copy = async (table, rows) => {
    const list = written.get(getTableName(table)) ?? [];
    written.set(getTableName(table), list);
    let count = 0;
    for (const row of rows) {
      list.push({ ...row });
      count += 1;
    }
    return count;
  };
  const vendors = [
    { id: 1, lead_days: 6 },
    { id: 2, lead_days: 9 },
  ];
  // The history queries coupons, vendors, then price rules.
  const answers = [[], vendors, []];
  const db = { execute: async () => ({ rows: answers.shift() ?? [] }) } as unknown as Database;
  const plan = {
    random: randomFrom('history'),
    now: at,
    days: 180,
    orderTarget,
    goods: catalogue.goods,
    prices: createPriceLookup(catalogue.priceLedger),
    staff: makeStaff({ now: at }),
    report: () => undefined,
  };
  const counts = await seedHistory(copy, db, plan);
  return { counts, written };
}

const whole = simulateHistory(3000);

test('half a year is 3,000 orders of 400 shoppers and more than 15,000 movements', async () => {
  const { counts } = await whole;
  expect(counts).toMatchObject({ orders: 3000, shoppers: 400 });
  expect(counts.movements).toBeGreaterThanOrEqual(15_000);
  expect(counts.reviews).toBeGreaterThan(450);
});

test('the same seed and the same now tell the same history, row by row', async () => {
  const digest = ({ written }: Awaited<ReturnType<typeof simulateHistory>>) =>
    [...written].map(([table, rows]) => [table, createHash('sha256').update(JSON.stringify(rows)).digest('hex')]);
  expect(digest(await simulateHistory(300))).toEqual(digest(await simulateHistory(300)));
});

test('all rows of a table name the same columns, as COPY needs', async () => {
  for (const [table, rows] of (await whole).written) {
    const columns = Object.keys(rows[0] ?? {}).join();
    const odd = rows.find((row) => Object.keys(row).some((key) => !columns.split(',').includes(key)));
    expect([table, odd]).toEqual([table, undefined]);
  }
});

test('nobody shares a mailbox, and everybody lives in the United States', async () => {
  const users = (await whole).written.get('users') ?? [];
  expect(new Set(users.map(({ email }) => email)).size).toBe(users.length);
  expect(users.every(({ email }) => /@(example\.com|[a-z]+\.test)$/.test(String(email)))).toBe(true);
  expect(users.every(({ phoneNumber }) => /555-01\d\d$/.test(String(phoneNumber)))).toBe(true);
  expect(new Set(users.map(({ region }) => region)).size).toBeGreaterThan(30);
});

test('no review repeats another, average about 4.6 stars, and some are Chinese', async () => {
  const reviews = (await whole).written.get('reviews') ?? [];
  const texts = new Set(reviews.map(({ text }) => text));
  expect(texts.size).toBe(reviews.length);
  const stars = reviews.reduce((sum, row) => sum + Number(row.stars), 0) / reviews.length;
  expect(stars).toBeGreaterThan(4.5);
  expect(stars).toBeLessThan(4.75);
  expect(reviews.some(({ language }) => language === 'zh')).toBe(true);
  expect(reviews.filter(({ text }) => String(text).includes('{'))).toEqual([]);
});

test.each([
  ['orders', 'status', [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['orders', 'paymentState', ['disputed', 'needs_attention', 'paid', 'part_paid', 'part_refunded', 'pending_review', 'refunded', 'unpaid']],
  ['purchase_orders', 'status', ['cancelled', 'closed', 'draft', 'part_received', 'received', 'sent']],
  ['invoices', 'status', ['cancelled', 'draft', 'overdue', 'paid', 'part_paid', 'refunded', 'sent', 'viewed']],
  ['inquiries', 'status', ['answered', 'closed', 'lost', 'new', 'quoted', 'spam', 'waiting', 'won']],
  ['custom_requests', 'status', ['accepted', 'cancelled', 'declined', 'done', 'in_production', 'needs_info', 'new', 'quoted']],
  ['reviews', 'status', ['hidden', 'published', 'refused', 'waiting']],
  ['referral_rewards', 'state', ['available', 'pending', 'taken_back']],
])('%s occur in every %s', async (table, column, all) => {
  const rows = (await whole).written.get(table) ?? [];
  expect([...new Set(rows.map((row) => row[column]))].sort()).toEqual(all);
});

test('about two visits in a hundred become orders', async () => {
  const { written, counts } = await whole;
  const visits = (written.get('visits') ?? []).filter(({ event }) => event === 'visit').reduce((sum, { count }) => sum + Number(count), 0);
  expect(counts.orders / visits).toBeGreaterThan(0.015);
  expect(counts.orders / visits).toBeLessThan(0.03);
});
