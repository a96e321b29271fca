import { beforeAll, expect, test } from 'vitest';
import { mayOpen } from '#areas/staff/rules.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { roles } from '#site/page.ts';
import { pages } from '#site/pages.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { addTerms, adjustCredit, blockCode, fetchTermsOverview, refusePairs } from './manage-referrals.server.ts';
import { processReferrals } from './rewards.server.ts';
import { fetchReferralTerms } from './terms.server.ts';

let app: TestApp;
const manager = { ...anonymousCaller, staff: { id: 1, roles: ['manager' as const] } };
const outside = { payersOf: async () => new Map(), affiliates: async () => [] };
const refusedAs = (why: string) => expect.objectContaining({ why });
const run = (words: string) => app.store.run(words);
const terms = {
  friendOffCents: 1500,
  minOrderCents: 15_000,
  rewardCents: 1500,
  rewardBp: 0,
  monthCapCents: 30_000,
  touchDays: 30,
  waitDays: 30,
};
const acts = async () => (await run('SELECT action, after FROM audit_log ORDER BY id')).map((row) => row['action']);

beforeAll(async () => {
  app = await testApp();
  await run(
    `INSERT INTO staff_members (id, username, email, password_hash, first_name) VALUES (1, 'mia', 'mia@tressline.test', 'x', 'Mia')`,
  );
  await run(
    `INSERT INTO users (id, email, password_hash, first_name, last_name, created_at) SELECT n, 'u' || n || '@mail.test', 'x', 'U', 'U', '2026-06-01' FROM generate_series(1, 5) n`,
  );
  await run(`INSERT INTO referral_codes (id, user_id, code) VALUES (1, 1, 'ANN15')`);
  await run(
    `INSERT INTO referrals (id, referee_id, referrer_id, code_id, touched_at, created_at) SELECT n, n, 1, 1, '2026-06-01', '2026-06-01' FROM generate_series(2, 5) n`,
  );
});

const order = (id: number, friend: number, placed: string) =>
  run(`INSERT INTO orders (id, user_id, number, items_cents, shipping_cents, total_cents, piece_count, email, status, payment_state, payment, payment_time, consign_time, delivered_at, created_at)
    VALUES (${id}, ${friend}, 'TL-${id}', 20000, 0, 20000, 1, 'u${friend}@mail.test', 5, 'paid', 20000, '${placed}', '${placed}', '${placed}', '${placed}')`);

test('terms hold from their day on: an order is judged by those of its day, and what has begun is never changed', async () => {
  app.clock.at = new Date('2026-06-01T10:00:00Z');
  await addTerms(app, manager, { ...terms, startsAt: later(app.now(), dayMs) });
  await addTerms(app, manager, { ...terms, rewardCents: 2500, startsAt: new Date('2026-07-01T00:00:00Z') });
  await expect(addTerms(app, manager, { ...terms, startsAt: new Date('2026-07-01T00:00:00Z') })).rejects.toEqual(refusedAs('ruleStarted'));
  await expect(addTerms(app, manager, { ...terms, startsAt: later(app.now(), -dayMs) })).rejects.toEqual(refusedAs('ruleStarted'));
  await expect(addTerms(app, manager, { ...terms, friendOffCents: 20_000, startsAt: later(app.now(), 9 * dayMs) })).rejects.toEqual(
    refusedAs('badValue'),
  );
  await order(1, 2, '2026-06-30T12:00:00Z');
  await order(2, 3, '2026-07-01T12:00:00Z');
  await order(3, 4, '2026-07-02T12:00:00Z');
  app.clock.at = new Date('2026-07-03T10:00:00Z');
  expect((await fetchReferralTerms(app)).rewardCents).toBe(2500);
  await processReferrals(app, outside);
  const rewards = await run('SELECT order_id, amount_cents AS cents, state FROM referral_rewards ORDER BY order_id');
  expect(rewards).toEqual([
    { order_id: 1, cents: 1500, state: 'pending' },
    { order_id: 2, cents: 2500, state: 'pending' },
    { order_id: 3, cents: 2500, state: 'pending' },
  ]);
});

test('a referral refused by hand loses what waits, once, and earns nothing later', async () => {
  expect(await refusePairs(app, manager, [4, 5])).toBe(2);
  expect(await refusePairs(app, manager, [4])).toBe(0);
  await order(4, 5, '2026-07-03T08:00:00Z');
  app.clock.at = new Date('2026-08-20T10:00:00Z');
  await processReferrals(app, outside);
  expect(await run('SELECT order_id, state, reason FROM referral_rewards ORDER BY order_id')).toEqual([
    { order_id: 1, state: 'available', reason: '' },
    { order_id: 2, state: 'available', reason: '' },
    { order_id: 3, state: 'refused', reason: 'by_staff' },
  ]);
});

test('credit by hand has a note, an upper bound, no way below nothing, and is kept from those who may not', async () => {
  const wish = { email: 'U2@mail.test', cents: 1200, note: 'late parcel' };
  expect(await adjustCredit(app, manager, wish)).toEqual({ balanceCents: 1200 });
  expect(await adjustCredit(app, manager, { ...wish, cents: -200 })).toEqual({ balanceCents: 1000 });
  await expect(adjustCredit(app, manager, { ...wish, cents: -1001 })).rejects.toEqual(refusedAs('creditTooSmall'));
  await expect(adjustCredit(app, manager, { ...wish, note: ' ' })).rejects.toEqual(refusedAs('lackParameter'));
  await expect(adjustCredit(app, manager, { ...wish, cents: 1_000_001 })).rejects.toEqual(refusedAs('badValue'));
  await expect(adjustCredit(app, manager, { ...wish, email: 'none@mail.test' })).rejects.toEqual(refusedAs('userNotExist'));
  await expect(adjustCredit(app, anonymousCaller, wish)).rejects.toEqual(refusedAs('userNotLogin'));
  const may = roles.filter((role) => mayOpen(pages['office-referral-terms'].who, [role]));
  expect(may).toEqual(['owner', 'manager']);
});

test('the cost of each month is what the credit ledger says, and what is owed is what shoppers have', async () => {
  await run(`UPDATE orders SET status = 9, payment_state = 'refunded', payment = 0, deal_close_time = now() WHERE id = 2`);
  app.clock.at = new Date('2026-09-05T10:00:00Z');
  await processReferrals(app, outside);
  await processReferrals(app, outside);
  const { costs, owed } = await fetchTermsOverview(app);
  const ledger = await run(`SELECT to_char(created_at at time zone 'UTC', 'YYYY-MM') AS month, sum(amount_cents)::int AS cents
    FROM credit_entries WHERE source_kind = 'referral_reward' GROUP BY 1 ORDER BY 1 DESC`);
  expect(costs.map(({ month, costCents }) => ({ month, cents: costCents }))).toEqual(ledger);
  expect(costs).toMatchObject([
    { month: '2026-09', rewardCents: 0, backCents: 2500, costCents: -2500 },
    { month: '2026-08', rewardCents: 4000, backCents: 0, costCents: 4000 },
  ]);
  const [balance] = await run('SELECT sum(balance_cents)::int AS cents FROM credit_accounts');
  expect(owed).toEqual({ creditCents: balance?.['cents'], pendingCents: 0 });
});

test('a blocked code brings nobody, and every act of the desk stands in the log', async () => {
  expect(await blockCode(app, manager, 'ann15', true, 'asked for it')).toBe(1);
  expect(await blockCode(app, manager, 'ANN15', true, '')).toBe(0);
  await expect(blockCode(app, manager, 'NOBODY', true, '')).rejects.toEqual(refusedAs('codeUnknown'));
  expect(await acts()).toEqual([
    ...['referral.terms', 'referral.terms', 'referral.refuse', 'referral.refuse'],
    ...['credit.adjust', 'credit.adjust', 'referral.block'],
  ]);
});
