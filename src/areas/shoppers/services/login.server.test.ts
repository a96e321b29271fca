import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { dayMs, later, minuteMs } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { hashPassword } from '#platform/passwords.server.ts';
import { newToken } from '#platform/tokens.server.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { shopperSessions, users } from '../tables.ts';
import { login, logoutShopper, shopperIdOfToken, signUp } from './login.server.ts';
import { profileOf, updateProfile } from './profile.server.ts';

let app: TestApp;
const password = 'nine lace fronts';
const device = 'test';
const mia = { email: 'mia@tressline.test', password, firstName: 'Mia', lastName: 'Reed' };
const signIn = (email: string, given = password) => login(app, anonymousCaller, { email, password: given, device });

beforeAll(async () => {
  app = await testApp();
  const passwordHash = await hashPassword(password);
  const activatedAt = app.now();
  await app.db.insert(users).values([
    { email: 'blocked@tressline.test', passwordHash, firstName: 'Bea', lastName: 'Lock', activatedAt, blockedAt: app.now() },
    { email: 'waiting@tressline.test', passwordHash, firstName: 'Wai', lastName: 'Ting' },
    { email: 'gone@tressline.test', passwordHash, firstName: 'Gone', lastName: 'Away', activatedAt, deletedAt: app.now() },
  ]);
  await signUp(app, anonymousCaller, mia);
});

test('the right password opens the account, with spaces around the e-mail or without', async () => {
  const opened = await signIn(' MIA@Tressline.test ');
  expect(opened).toMatchObject({ token: expect.stringMatching(/^s_/), name: 'Mia Reed' });
  expect(await shopperIdOfToken(app, opened.token)).toBe(opened.userId);
});

test.each([
  ['a incorrect password', mia.email, 'wrong'],
  ['an unknown mailbox', 'nobody@tressline.test', password],
  ['no mailbox at all', 'nobody', password],
  ['a blocked account', 'blocked@tressline.test', password],
  ['a deleted account', 'gone@tressline.test', password],
])('%s is told like every other failure', async (_, email, given) => {
  await expect(signIn(email, given)).rejects.toMatchObject({ why: 'passwordError' });
});

test('an account that waits for its mail says so, but only to who knows the password', async () => {
  await expect(signIn('waiting@tressline.test')).rejects.toMatchObject({ why: 'notActivated' });
  await expect(signIn('waiting@tressline.test', 'wrong')).rejects.toMatchObject({ why: 'passwordError' });
});

test('a login ends after a week away, and at once by logging out', async () => {
  const opened = await signIn(mia.email);
  app.clock.at = later(app.clock.at, 6 * dayMs);
  expect(await shopperIdOfToken(app, opened.token)).toBe(opened.userId);
  app.clock.at = later(app.clock.at, 8 * dayMs);
  expect(await shopperIdOfToken(app, opened.token)).toBeNull();
  const again = await signIn(mia.email);
  await logoutShopper(app, again.token);
  expect(await shopperIdOfToken(app, again.token)).toBeNull();
});

test('blocking an account ends its logins', async () => {
  const { userId } = await signUp(app, anonymousCaller, { ...mia, email: 'soon@tressline.test' });
  const opened = await signIn('soon@tressline.test');
  await app.db.update(users).set({ blockedAt: app.now() }).where(eq(users.id, userId));
  expect(await shopperIdOfToken(app, opened.token)).toBeNull();
});

test('a staff token and a made-up token are nothing in the shop', async () => {
  expect(await shopperIdOfToken(app, newToken('a'))).toBeNull();
  expect(await shopperIdOfToken(app, newToken('s'))).toBeNull();
  const opened = await signIn(mia.email);
  expect(await shopperIdOfToken(app, opened.token.replace('s_', 'a_'))).toBeNull();
});

test('neither the password nor the token is kept as it came', async () => {
  const opened = await signIn(mia.email);
  const kept = JSON.stringify([await app.db.select().from(users), await app.db.select().from(shopperSessions)]);
  expect(kept).not.toContain(password);
  expect(kept).not.toContain(opened.token);
});

test('of twenty who want the same mailbox at once, however spelt, one gets it', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) =>
      signUp(app, anonymousCaller, { ...mia, email: at % 2 ? 'race@tressline.test' : ' RACE@Tressline.test' }),
    ),
  );
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  const why = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.why] : []));
  expect(why).toEqual(Array(19).fill('emailExisted'));
  expect(await app.db.select({ id: users.id }).from(users).where(eq(users.email, 'race@tressline.test'))).toHaveLength(1);
});

test('signing up again does not touch the account that is there', async () => {
  await expect(signUp(app, anonymousCaller, { ...mia, password: 'another password' })).rejects.toMatchObject({ why: 'emailExisted' });
  await expect(signIn(mia.email)).resolves.toBeTruthy();
  await expect(signIn(mia.email, 'another password')).rejects.toMatchObject({ why: 'passwordError' });
});

test('a password too heavy to be checked later is refused at once', async () => {
  const heavy = { ...mia, email: 'heavy@tressline.test', password: '发'.repeat(128) };
  await expect(signUp(app, anonymousCaller, heavy)).rejects.toMatchObject({ why: 'badValue', details: { field: 'password' } });
});

test('after ten failures the account waits, and rightful logins are not counted', async () => {
  app.clock.at = later(app.clock.at, 60 * minuteMs);
  for (let count = 0; count < 12; count += 1) await signIn(mia.email);
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => signIn(mia.email, 'guess')));
  const why = tries.map((one) => (one.status === 'rejected' ? one.reason.why : 'open'));
  expect(why.filter((word) => word === 'passwordError')).toHaveLength(10);
  expect(why.filter((word) => word === 'tooMany')).toHaveLength(10);
  await expect(signIn(mia.email)).rejects.toMatchObject({ why: 'tooMany' });
  app.clock.at = later(app.clock.at, 16 * minuteMs);
  await expect(signIn(mia.email)).resolves.toBeTruthy();
});

test('a thousand wrong passwords from one address: ten are looked at, and the owner gets in from elsewhere', async () => {
  app.clock.at = later(app.clock.at, 60 * minuteMs);
  const evil = { ...anonymousCaller, ip: '203.0.113.66' };
  const guess = (at: number) => login(app, evil, { email: at % 2 ? mia.email : ' MIA@tressline.test', password: `guess ${at}`, device });
  const tries = await Promise.allSettled(Array.from({ length: 1000 }, (_, at) => guess(at)));
  const why = tries.map((one) => (one.status === 'rejected' ? one.reason.why : 'open'));
  expect(why.filter((word) => word === 'passwordError')).toHaveLength(10);
  expect(why.filter((word) => word === 'tooMany')).toHaveLength(990);
  const elsewhere = { ...anonymousCaller, ip: '198.51.100.20' };
  await expect(login(app, elsewhere, { email: mia.email, password, device })).resolves.toBeTruthy();
}, 180_000);

test('twenty rightful logins at once are all let in', async () => {
  app.clock.at = later(app.clock.at, 60 * minuteMs);
  const opened = await Promise.all(Array.from({ length: 20 }, () => signIn(mia.email)));
  expect(new Set(opened.map(({ token }) => token)).size).toBe(20);
});

test('an address that guesses through many accounts waits too, and so does one that signs up too often', async () => {
  app.clock.at = later(app.clock.at, 60 * minuteMs);
  const strict = { ...app, settings: { ...app.settings, RATE_LIMIT_LOGIN_ADDRESS: 3 } };
  const from = { ...anonymousCaller, ip: '203.0.113.9' };
  const guess = (at: number) => login(strict, from, { email: `guess${at}@tressline.test`, password, device });
  for (const at of [1, 2, 3]) await expect(guess(at)).rejects.toMatchObject({ why: 'passwordError' });
  await expect(guess(4)).rejects.toMatchObject({ why: 'tooMany' });
  for (const at of [1, 2, 3]) await signUp(strict, from, { ...mia, email: `many${at}@tressline.test` });
  await expect(signUp(strict, from, { ...mia, email: 'many4@tressline.test' })).rejects.toMatchObject({ why: 'tooMany' });
});

test('a profile changes where it is told to and stays elsewhere', async () => {
  const { userId } = await signUp(app, anonymousCaller, { ...mia, email: 'profile@tressline.test' });
  await updateProfile(app, userId, { city: 'Atlanta', settings: { letters: false } });
  await updateProfile(app, userId, { phoneNumber: '+1-404-555-0100' });
  expect(await profileOf(app, userId)).toMatchObject({
    email: 'profile@tressline.test',
    firstName: 'Mia',
    city: 'Atlanta',
    phoneNumber: '+1-404-555-0100',
    settings: { letters: false },
  });
  await expect(updateProfile(app, 999_999, { city: 'Nowhere' })).rejects.toMatchObject({ why: 'userNotLogin' });
});
