import { beforeAll, expect, test } from 'vitest';
import { ownLogin, setUpFactor } from '#areas/staff/services/own-login.server.ts';
import { ensureOwner } from '#areas/staff/services/staff-sessions.server.ts';
import { codeAt, stepAt } from '#areas/staff/services/totp.server.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import { later, minuteMs } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { visitOn } from '../../../../tests/kit/visit.ts';
import { action } from './load.server.ts';

let app: TestApp;
const email = 'owner@tressline.test';
const password = 'nine lace fronts';
const wanted = '/bg/case?id=7&tab=lines';

beforeAll(async () => {
  app = await testApp({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  await ensureOwner(app);
});

async function send(fields: Readonly<Record<string, string>>, cookie = ''): Promise<unknown> {
  const visit = visitOn(app, anonymousCaller, '/bg/login', fields);
  visit.request.headers.set('cookie', cookie);
  return action(visit);
}
const login = (cookie = '', back = wanted) => send({ intent: 'login', email, password, back }, cookie) as Promise<Response>;
const cookiesOf = ({ headers }: Response): string[] => headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
const speak = (language: 'en' | 'zh') => app.db.update(staffMembers).set({ language });

test('a login leads to the address that was opened, with its query', async () => {
  expect((await login()).headers.get('location')).toBe(wanted);
  expect((await login('', 'https://evil.example/bg/case')).headers.get('location')).toBe('/bg/index');
});

test.each(['en', 'zh'] as const)('without a chosen language the office speaks that of who signs in: %s', async (language) => {
  await speak(language);
  expect(cookiesOf(await login())).toContain(`lang=${language}`);
  expect(cookiesOf(await login('lang=fr'))).toContain(`lang=${language}`);
});

test('a language chosen in this browser stays', async () => {
  await speak('zh');
  const cookies = cookiesOf(await login('vw=1280; lang=en'));
  expect(cookies.filter((cookie) => cookie.startsWith('lang='))).toEqual([]);
  expect(cookies).toHaveLength(1);
});

test('the second factor leads to the same address and speaks the same language', async () => {
  await speak('zh');
  const owner = { ...anonymousCaller, staff: { id: 1, roles: ['owner'] as const } };
  const { offer } = await ownLogin(app, owner);
  if (!offer) throw new Error('the factor is set up already');
  await setUpFactor(app, owner, offer.ticket, codeAt(offer.secret, stepAt(app.now())));
  app.clock.at = later(app.clock.at, minuteMs);
  const asked = await login();
  expect(asked).toMatchObject({ data: { step: { kind: 'code' } } });
  const { ticket } = (asked as unknown as { data: { step: { ticket: string } } }).data.step;
  const opened = (await send({ intent: 'step', ticket, code: codeAt(offer.secret, stepAt(app.now())), back: wanted })) as Response;
  expect(opened.headers.get('location')).toBe(wanted);
  expect(cookiesOf(opened)).toContain('lang=zh');
});
