import { beforeAll, expect, test } from 'vitest';
import { dayMs, later } from '#kernel/dates.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { deleteExpiredTouches, recordDevice, recordTouch } from './touch.server.ts';

let app: TestApp;
const run = (statement: string) => app.store.run(statement);

beforeAll(async () => {
  app = await testApp();
  await run(
    `INSERT INTO referral_rules (friend_off_cents, min_order_cents, reward_cents, starts_at) VALUES (1500, 15000, 1500, '2026-01-01')`,
  );
  await run(`INSERT INTO users (id, email, password_hash, first_name, last_name)
    SELECT n * 10, 'ref' || n || '@mail.test', 'x', 'Ref', 'R' FROM unnest(ARRAY[100, 106, 114, 122]) n`);
  await run(`INSERT INTO referral_codes (user_id, code, blocked_at)
    SELECT n * 10, 'CODE' || n, CASE WHEN n = 122 THEN now() END FROM unnest(ARRAY[100, 106, 114, 122]) n`);
});

test('her own link is no touch, and an unknown or blocked code is none either', async () => {
  const mine = { visitorHash: 'own', network: '10.9.9.9', path: '/', shopperId: 1000 };
  for (const code of ['CODE100', 'NOBODY', 'CODE122']) await recordTouch(app, { ...mine, code });
  expect(await run(`SELECT 1 FROM referral_touches WHERE visitor_hash = 'own'`)).toEqual([]);
});

test('the first touch wins for its days, then another may; a visitor counts once a day', async () => {
  const clicks = async () =>
    (await run(`SELECT click_count FROM referral_codes WHERE code IN ('CODE100', 'CODE106') ORDER BY code`)).map(
      (row) => row['click_count'],
    );
  const before = await clicks();
  const visit = (code: string) => recordTouch(app, { code, visitorHash: 'v', network: '10.8.8.8', path: '/', shopperId: null });
  const byCode = async () =>
    (await run(`SELECT c.code FROM referral_touches t JOIN referral_codes c ON c.id = t.code_id WHERE t.visitor_hash = 'v'`))[0]?.['code'];
  await Promise.all(Array.from({ length: 5 }, () => visit('CODE100')));
  await visit('CODE106');
  expect(await byCode()).toBe('CODE100');
  expect(await clicks()).toEqual([Number(before[0]) + 1, Number(before[1]) + 1]);
  const start = app.clock.at;
  app.clock.at = later(start, 29 * dayMs);
  await visit('CODE106');
  expect(await byCode()).toBe('CODE100');
  app.clock.at = later(start, 31 * dayMs);
  await visit('CODE106');
  expect(await byCode()).toBe('CODE106');
  app.clock.at = start;
});

test('who keeps no mark, or makes up another each time, cannot count without end', async () => {
  const [before] = await run(`SELECT click_count FROM referral_codes WHERE code = 'CODE114'`);
  for (let place = 0; place < 60; place += 1)
    await recordTouch(app, { code: 'CODE114', visitorHash: `loop-${place}`, network: '10.7.7.7', path: '/', shopperId: null });
  const [after] = await run(`SELECT click_count FROM referral_codes WHERE code = 'CODE114'`);
  expect(Number(after?.['click_count']) - Number(before?.['click_count'])).toBe(50);
  // A known visitor is counted the next day, however full the day of the network is.
  app.clock.at = later(app.clock.at, dayMs - 1);
  await recordTouch(app, { code: 'CODE114', visitorHash: 'loop-3', network: '10.7.7.7', path: '/', shopperId: null });
  expect(await run(`SELECT count(*)::int AS days FROM referral_clicks WHERE visitor_hash = 'loop-3'`)).toEqual([{ days: 2 }]);
});

test('a member keeps so many browsers and no more', async () => {
  for (let place = 0; place < 130; place += 1) await recordDevice(app, 1060, `browser-${place}`);
  expect(await run(`SELECT count(*)::int AS count FROM referral_devices WHERE user_id = 1060`)).toEqual([{ count: 100 }]);
});

test('a touch whose days are long over is forgotten', async () => {
  await recordTouch(app, { code: 'CODE100', visitorHash: 'long-ago', network: '10.6.6.6', path: '/', shopperId: null });
  const left = async () => (await run(`SELECT 1 FROM referral_touches WHERE visitor_hash = 'long-ago'`)).length;
  app.clock.at = later(app.clock.at, 31 * dayMs);
  await deleteExpiredTouches(app);
  expect(await left()).toBe(1);
  app.clock.at = later(app.clock.at, 7 * dayMs);
  await deleteExpiredTouches(app);
  expect(await left()).toBe(0);
});
