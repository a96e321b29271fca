import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs, later } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import { nowhere } from '#providers/geo/places.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { memberOn, memberPassword } from '../../../../tests/kit/member.ts';
import { oneTimeTokens, shopperSessions } from '../tables.ts';
import { login, shopperIdOfToken } from './login.server.ts';
import { listShopperSessions, revokeOtherSessions, revokeShopperSession, sweepLogins } from './sessions.server.ts';

let app: TestApp;
const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

beforeAll(async () => {
  const locate = async (ip: string) => (ip === '203.0.113.5' ? { ...nowhere, country: 'US', city: 'Atlanta' } : nowhere);
  app = await testApp({}, { geo: { locate } });
});

const member = (email: string) => memberOn(app, email);
const anotherLogin = async (email: string, device = '', ip = '127.0.0.1') =>
  (await login(app, { ...anonymousCaller, ip }, { email, password: memberPassword, device })).token;

test('she sees where she is signed in, in plain words and her language, this login first', async () => {
  const mia = await member('words@tressline.test');
  app.clock.at = later(app.clock.at, hourMs);
  await anotherLogin('words@tressline.test', phone, '203.0.113.5');
  const list = await listShopperSessions(app, mia);
  expect(list.map(({ device, place, isCurrent }) => [device, place, isCurrent])).toEqual([
    ['Unknown device', null, true],
    ['Chrome on Android', 'Atlanta, United States', false],
  ]);
  expect((await listShopperSessions(app, { ...mia, language: 'zh' })).map(({ device, place }) => [device, place])).toEqual([
    ['未识别的设备', null],
    ['Android 上的 Chrome', '美国 Atlanta'],
  ]);
});

test('a login that was ended opens nothing, and ending it again is no mistake', async () => {
  const mia = await member('ends@tressline.test');
  const other = await anotherLogin('ends@tressline.test');
  const id = (await listShopperSessions(app, mia)).find(({ isCurrent }) => !isCurrent)?.id ?? 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => revokeShopperSession(app, mia, id)));
  expect(answers.every(({ wasCurrent }) => !wasCurrent)).toBe(true);
  expect(await shopperIdOfToken(app, other)).toBeNull();
  expect(await shopperIdOfToken(app, mia.shopperToken)).toBe(mia.shopperId);
  expect(await listShopperSessions(app, mia)).toHaveLength(1);
});

test('somebody else’s login is as unknown as one that never was, and stays', async () => {
  const mia = await member('mine@tressline.test');
  const ana = await member('hers@tressline.test');
  const [hers] = await listShopperSessions(app, ana);
  const ask = callerOn(app, { ...mia, by: 'header' });
  const strange = await ask('POST', '/user/revoke_session', { id: hers?.id });
  const missing = await ask('POST', '/user/revoke_session', { id: 2_000_000_000 });
  expect([strange.status, strange.body]).toEqual([missing.status, missing.body]);
  expect(strange.body.Result).toBe(80113);
  expect(await shopperIdOfToken(app, ana.shopperToken)).toBe(ana.shopperId);
  const own = (await ask('GET', '/user/sessions')).body.Data as { items: { id: number; is_current: boolean }[] };
  expect(own.items.map(({ is_current }) => is_current)).toEqual([true]);
});

test('ending one’s own login takes the cookies away', async () => {
  const mia = await member('own@tressline.test');
  const [own] = await listShopperSessions(app, mia);
  const answer = await callerOn(app, mia)('POST', '/user/revoke_session', { id: own?.id }, { 'sec-fetch-site': 'same-origin' });
  expect(answer.body.Result).toBe(0);
  expect(answer.headers.getSetCookie()[0]).toMatch(/^Admin-Token=; /);
  expect(await shopperIdOfToken(app, mia.shopperToken)).toBeNull();
});

test('signing out everywhere else leaves this login and everybody else’s', async () => {
  const mia = await member('others@tressline.test');
  const ana = await member('bystander@tressline.test');
  const others = [await anotherLogin('others@tressline.test'), await anotherLogin('others@tressline.test')];
  expect(await revokeOtherSessions(app, mia)).toBe(2);
  expect(await revokeOtherSessions(app, mia)).toBe(0);
  for (const token of others) expect(await shopperIdOfToken(app, token)).toBeNull();
  expect(await shopperIdOfToken(app, mia.shopperToken)).toBe(mia.shopperId);
  expect(await shopperIdOfToken(app, ana.shopperToken)).toBe(ana.shopperId);
});

test('a login lives thirty days however often she comes, and seven without a visit', async () => {
  const mia = await member('life@tressline.test');
  for (let day = 0; day < 24; day += 6) {
    app.clock.at = later(app.clock.at, 6 * dayMs);
    expect(await shopperIdOfToken(app, mia.shopperToken)).toBe(mia.shopperId);
  }
  app.clock.at = later(app.clock.at, 6 * dayMs + 1);
  expect(await shopperIdOfToken(app, mia.shopperToken)).toBeNull();
  const idle = await anotherLogin('life@tressline.test');
  app.clock.at = later(app.clock.at, 7 * dayMs);
  expect(await listShopperSessions(app, { ...mia, shopperToken: idle })).toHaveLength(1);
  app.clock.at = later(app.clock.at, 1);
  expect(await shopperIdOfToken(app, idle)).toBeNull();
  expect(await listShopperSessions(app, { ...mia, shopperToken: idle })).toEqual([]);
});

test('the sweep takes what opens nothing any more, and nothing else', async () => {
  const mia = await member('sweep@tressline.test');
  const { shopperId: userId } = mia;
  const token = (name: string, life: { expiresAt: Date; usedAt?: Date }) => ({
    userId,
    kind: 'reset' as const,
    tokenHash: hashToken(`${name} ${userId}`),
    createdAt: later(app.clock.at, -30 * dayMs),
    ...life,
  });
  await app.db
    .insert(oneTimeTokens)
    .values([
      token('old', { expiresAt: later(app.clock.at, -2 * dayMs) }),
      token('used', { expiresAt: later(app.clock.at, dayMs), usedAt: later(app.clock.at, -2 * dayMs) }),
      token('open', { expiresAt: later(app.clock.at, dayMs) }),
    ]);
  const row = (name: string, times: object) => ({
    userId,
    tokenHash: hashToken(`session ${name} ${userId}`),
    createdAt: later(app.clock.at, -40 * dayMs),
    lastSeenAt: app.clock.at,
    expiresAt: later(app.clock.at, dayMs),
    ...times,
  });
  await app.db
    .insert(shopperSessions)
    .values([
      row('expired', { expiresAt: later(app.clock.at, -1) }),
      row('idle', { lastSeenAt: later(app.clock.at, -8 * dayMs) }),
      row('revoked', { revokedAt: later(app.clock.at, -2 * dayMs) }),
      row('just revoked', { revokedAt: later(app.clock.at, -hourMs) }),
    ]);
  await sweepLogins(app);
  await sweepLogins(app);
  const left = await app.db.select().from(shopperSessions).where(eq(shopperSessions.userId, userId));
  expect(left.map(({ tokenHash }) => tokenHash).sort()).toEqual(
    [hashToken(mia.shopperToken), hashToken(`session just revoked ${userId}`)].sort(),
  );
  const tokens = await app.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
  expect(tokens.map(({ tokenHash }) => tokenHash)).toEqual([hashToken(`open ${userId}`)]);
});
