import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readForm } from '#api/read-form.ts';
import { later, minuteMs } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { currentTimeZone, withTimeZone } from '#platform/time-zone.server.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { startStaffLogin } from './login.server.ts';
import { readPreferences, savePreferences } from './preferences.server.ts';
import { ensureOwner, listStaffSessions, logoutStaff, staffOfToken } from './staff-sessions.server.ts';

let app: TestApp;
const login = async (...given: Parameters<typeof startStaffLogin>) => {
  const step = await startStaffLogin(...given);
  if (step.kind !== 'in') throw new Error(`the door asks for ${step.kind}`);
  return step.login;
};
const email = 'owner@tressline.test';
const password = 'nine lace fronts';
const device = 'test';

beforeAll(async () => {
  app = await testApp({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
});

test('the first start makes one owner and no second', async () => {
  expect(await ensureOwner(app)).toEqual({ email, password: null });
  expect(await ensureOwner(app)).toBeNull();
});

test('the right password opens the office, with spaces around the e-mail or without', async () => {
  const opened = await login(app, anonymousCaller, { email: ` ${email.toUpperCase()} `, password, device });
  expect(await staffOfToken(app, opened.token)).toEqual({ id: opened.staffId, roles: ['owner'] });
});

test('unknown and wrong are told the same', async () => {
  await expect(login(app, anonymousCaller, { email, password: 'wrong', device })).rejects.toMatchObject({ why: 'passwordError' });
  await expect(login(app, anonymousCaller, { email: 'nobody@tressline.test', password, device })).rejects.toMatchObject({
    why: 'passwordError',
  });
});

test('a login ends after half an hour away, after its day, and at once by logging out', async () => {
  const opened = await login(app, anonymousCaller, { email, password, device });
  const begun = app.clock.at;
  app.clock.at = later(begun, 29 * minuteMs);
  expect(await staffOfToken(app, opened.token)).not.toBeNull();
  app.clock.at = later(app.clock.at, 31 * minuteMs);
  expect(await staffOfToken(app, opened.token)).toBeNull();
  const again = await login(app, anonymousCaller, { email, password, device });
  await logoutStaff(app, again.token);
  expect(await staffOfToken(app, again.token)).toBeNull();
  expect((await listStaffSessions(app, again.staffId, again.token))[0]).toMatchObject({ isThis: true, isLive: false });
});

test("a shopper's token is nothing in the office", async () => {
  expect(await staffOfToken(app, `s_${'A'.repeat(43)}`)).toBeNull();
});

test('after ten failures the account waits, whatever is written beside it, and rightful logins are not counted', async () => {
  app.clock.at = later(app.clock.at, 60 * minuteMs);
  for (let count = 0; count < 12; count += 1) await login(app, anonymousCaller, { email, password, device });
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, () => login(app, anonymousCaller, { email, password: 'guess', device })),
  );
  const why = tries.map((one) => (one.status === 'rejected' ? one.reason.why : 'open'));
  expect(why.filter((word) => word === 'passwordError')).toHaveLength(10);
  expect(why.filter((word) => word === 'tooMany')).toHaveLength(10);
  await expect(login(app, anonymousCaller, { email, password, device })).rejects.toMatchObject({ why: 'tooMany' });
  app.clock.at = later(app.clock.at, 16 * minuteMs);
  await expect(login(app, anonymousCaller, { email, password, device })).resolves.toBeTruthy();
});

test('a staff member chooses a time zone, and every later request reads and writes dates in it', async () => {
  const opened = await login(app, anonymousCaller, { email, password, device });
  const caller = { ...anonymousCaller, staff: { id: opened.staffId, roles: ['owner' as const] } };
  expect(await readPreferences(app, caller)).toEqual({ language: 'en', timeZone: 'Asia/Shanghai' });
  await expect(savePreferences(app, caller, { language: 'zh', timeZone: 'Mars/Base' })).rejects.toMatchObject({ why: 'badValue' });
  await savePreferences(app, caller, { language: 'zh', timeZone: 'America/New_York' });
  expect(await readPreferences(app, caller)).toEqual({ language: 'zh', timeZone: 'America/New_York' });
  const form = new FormData();
  form.set('at', '2026-11-20T09:30');
  await withTimeZone(async () => {
    await staffOfToken(app, opened.token);
    expect(currentTimeZone()).toBe('America/New_York');
    expect(readForm(form, z.object({ at: z.iso.datetime() }))).toEqual({ at: '2026-11-20T14:30:00.000Z' });
  });
  expect(currentTimeZone()).toBe('Asia/Shanghai');
});
