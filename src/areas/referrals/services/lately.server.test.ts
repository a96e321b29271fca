import { beforeAll, expect, test } from 'vitest';
import { dayMs, earlier, hourMs, later } from '#kernel/dates.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import type { ReferralSources } from './pairs.server.ts';
import { processReferrals } from './rewards.server.ts';
import { giveCredit } from './store-credit.server.ts';

const outside: ReferralSources = { payersOf: async () => new Map(), affiliates: async () => [] };

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

test('the minute finds what was paid or moved on since, the hour what was told late; twice changes nothing', async () => {
  const begin = new Date('2026-03-01T00:00:00Z');
  app.clock.at = begin;
  const at = () => app.now().toISOString();
  const minute = () => processReferrals(app, outside, earlier(app.now(), 2 * hourMs));
  const states = async () =>
    (await app.store.run('SELECT order_id, state FROM referral_rewards ORDER BY order_id')).map((row) => [row.order_id, row.state]);
  await app.store.run(`INSERT INTO referral_rules (friend_off_cents, min_order_cents, reward_cents, touch_days, wait_days, starts_at)
    VALUES (1500, 10000, 1500, 30, 30, '2026-01-01')`);
  await app.store.run(`INSERT INTO users (id, email, password_hash, first_name, last_name, created_at) VALUES
    (1, 'ref@mail.test', 'x', 'R', 'R', '2026-02-01'), (2, 'one@mail.test', 'x', 'O', 'O', '2026-02-02'), (3, 'two@mail.test', 'x', 'T', 'T', '2026-02-02')`);
  await app.store.run(`INSERT INTO referral_codes (id, user_id, code) VALUES (1, 1, 'CODE1')`);
  await app.store.run(`INSERT INTO referrals (referee_id, referrer_id, code_id, touched_at, created_at) VALUES
    (2, 1, 1, '2026-02-01', '2026-02-02'), (3, 1, 1, '2026-02-01', '2026-02-02')`);
  const paid = (id: number, userId: number, when: Date) =>
    app.store.run(`INSERT INTO orders (id, user_id, number, items_cents, shipping_cents, total_cents, piece_count, email, status, payment_state, payment, payment_time, created_at)
      VALUES (${id}, ${userId}, 'O-${id}', 20000, 0, 20000, 1, 'o${id}@mail.test', 2, 'paid', 20000, '${when.toISOString()}', '${when.toISOString()}')`);
  await paid(11, 2, earlier(begin, hourMs));
  await paid(12, 3, earlier(begin, dayMs));

  for (const _ of [1, 2]) {
    await minute();
    expect(await states()).toEqual([[11, 'pending']]);
  }
  for (const _ of [1, 2]) {
    await processReferrals(app, outside);
    expect(await states()).toEqual([
      [11, 'pending'],
      [12, 'pending'],
    ]);
  }

  const step = (id: number) =>
    app.store.run(
      `INSERT INTO order_history (order_id, to_status, to_payment_state, actor, created_at) VALUES (${id}, 5, 'paid', 'provider', '${at()}')`,
    );
  await app.store.run(`UPDATE orders SET status = 5, consign_time = '${at()}', delivered_at = '${at()}'`);
  await step(11);
  await minute();
  app.clock.at = later(begin, 31 * dayMs);
  await minute();
  expect(await states()).toEqual([
    [11, 'available'],
    [12, 'pending'],
  ]);
  await app.store.run(`UPDATE orders SET status = 9, payment_state = 'refunded', payment = 0, deal_close_time = '${at()}' WHERE id = 11`);
  await step(11);
  for (const _ of [1, 2]) {
    await minute();
    expect(await states()).toEqual([
      [11, 'taken_back'],
      [12, 'pending'],
    ]);
  }
  await processReferrals(app, outside);
  expect(await states()).toEqual([
    [11, 'taken_back'],
    [12, 'available'],
  ]);

  const credited = (source: string, cents: number) =>
    giveCredit(app, { userId: 3, kind: 'return', source: [source, 7], cents, orderId: 12 });
  // An exchanged item is kept; one returned for store credit is not.
  await credited('exchange_case', 12_000);
  await app.store.run(`UPDATE orders SET status = 9, deal_close_time = '${at()}' WHERE id = 12`);
  await processReferrals(app, outside);
  expect((await states())[1]).toEqual([12, 'available']);
  await credited('service_case', 12_000);
  await processReferrals(app, outside);
  expect((await states())[1]).toEqual([12, 'taken_back']);
});
