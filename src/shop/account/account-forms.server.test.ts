import { beforeAll, describe, expect, test } from 'vitest';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../tests/kit/app.ts';
import { type Member, memberOn, memberPassword as password } from '../../../tests/kit/member.ts';
import { visitOn } from '../../../tests/kit/visit.ts';
import { action as changeAccount } from './account-info/load.server.ts';
import { action as activate } from './activate/load.server.ts';
import { loader as openHub } from './overview/load.server.ts';
import { action as signIn } from './parts/login-page.server.ts';
import { action as register } from './register/load.server.ts';
import { action as resetPassword } from './reset-password/load.server.ts';

let app: TestApp;
let mia: Member;
beforeAll(async () => {
  app = await testApp();
  mia = await memberOn(app, 'mia@tressline.test');
});

type Fields = Readonly<Record<string, string>>;
const zh: Caller = { ...anonymousCaller, language: 'zh' };
const login = (fields: Fields, caller: Caller = anonymousCaller) =>
  signIn(visitOn(app, caller, '/user/login', { intent: 'login', ...fields }));
const account = (fields: Fields) => changeAccount(visitOn(app, mia, '/user/account-info', fields));

describe('what a form of an account refuses stands at its field, in words', () => {
  test.each([
    [{ email: 'mia@', password: 'x' }, { email: 'Invalid mailbox format!' }],
    [{ email: '', password: 'x' }, { email: 'Please input Email' }],
    [{ email: 'mia@tressline.test' }, { password: 'Please input Password' }],
    [{ email: 'mia@tressline.test', password: '' }, { password: 'Please input Password' }],
    [{}, { email: 'Please input Email', password: 'Please input Password' }],
  ] as const)('login %j', async (fields, told) => {
    expect(await login(fields)).toMatchObject({ init: { status: 400 }, data: { fields: told, problem: Object.values(told)[0] } });
  });

  test('in Chinese for who reads Chinese', async () => {
    expect(await login({ email: 'mia@' }, zh)).toMatchObject({ data: { fields: { email: '邮箱格式不正确！', password: '请输入 密码' } } });
  });

  test.each([
    [{ password: 'short' }, { password: 'Use at least 8 characters' }],
    [{ first_name: ' ' }, { first_name: 'Please input First name' }],
    [{ last_name: 'Featherstonehaugh-Cholmondeley-Marjoribanks-Wolfeschlegelstein' }, { last_name: 'Use no more than 60 characters' }],
    [{ email: 'mia@tressline.test' }, { email: 'Email Existed' }],
  ])('sign-up with %j', async (wrong, told) => {
    const good = { intent: 'register', email: 'ana@tressline.test', password, first_name: 'Ana', last_name: 'Cole' };
    const answer = await register(visitOn(app, anonymousCaller, '/user/register', { ...good, ...wrong }));
    expect(answer).toMatchObject({ data: { fields: told, intent: 'register' } });
  });

  test.each([
    [{ intent: 'profile', first_name: '', last_name: 'Reed' }, { first_name: 'Please input First name' }],
    [{ intent: 'email', new_email: 'mia', old_password: password }, { new_email: 'Invalid mailbox format!' }],
    [{ intent: 'email', new_email: 'new@tressline.test', old_password: 'wrong' }, { old_password: 'Password Error' }],
    [{ intent: 'password', old_password: password, new_password: 'short' }, { new_password: 'Use at least 8 characters' }],
    [{ intent: 'delete', password, confirmation: 'remove' }, { confirmation: 'That doesn’t match. Type “delete”' }],
    [{ intent: 'delete', password }, { confirmation: 'That doesn’t match. Type “delete”' }],
    [{ intent: 'delete', password: 'wrong', confirmation: ' DELETE ' }, { password: 'Password Error' }],
  ])('account %j', async (fields, told) => {
    expect(await account(fields)).toMatchObject({ data: { fields: told, intent: fields.intent } });
  });
});

test('what was typed goes back to the form, a password never', async () => {
  const typed = { email: 'mia@tressline.test', password: 'my wrong words' };
  const answer = await login(typed);
  expect(answer).toMatchObject({ data: { typed: { email: typed.email }, isLocked: false }, init: { status: 401 } });
  const changed = await account({ intent: 'password', old_password: typed.password, new_password: 'other secret words' });
  expect(JSON.stringify([answer, changed])).not.toMatch(/my wrong words|secret words/);
});

test('a password counts as typed, its spaces too', async () => {
  await memberOn(app, 'spaces@tressline.test');
  expect(await login({ email: ' spaces@tressline.test ', password: ` ${password} ` })).toMatchObject({ init: { status: 401 } });
  expect(await login({ email: ' spaces@tressline.test ', password })).toMatchObject({ status: 302 });
});

test('a login leads back into the shop, never out of it', async () => {
  const leadsTo = async (back: string) => (await login({ email: 'mia@tressline.test', password, back })) as Response;
  expect((await leadsTo('/sales-rank')).headers.get('location')).toBe('/sales-rank');
  expect((await leadsTo('//evil.example')).headers.get('location')).toBe('/user/account-info');
});

test('a forged token is refused before anything is looked up', async () => {
  const reset = { token: 'x', password: 'new secret words' };
  expect(await resetPassword(visitOn(app, anonymousCaller, '/reset_password', reset))).toMatchObject({ data: { field: 'token' } });
  const link = { intent: 'activate', token: 'x'.repeat(43) };
  expect(await activate(visitOn(app, anonymousCaller, '/activate_account', link))).toMatchObject({
    data: { intent: 'activate', field: 'token' },
  });
});

test('the mail kinds of a shopper are those she ticked; a kind we do not have is refused', async () => {
  expect(await account({ intent: 'letters', kinds: 'cart' })).toMatchObject({ status: 302 });
  expect(await app.store.run('select kind, is_wanted from mail_preferences order by kind')).toEqual([
    { kind: 'cart', is_wanted: true },
    { kind: 'price_drop', is_wanted: false },
  ]);
  expect(await account({ intent: 'letters', kinds: 'all' })).toMatchObject({ data: { intent: 'letters' }, init: { status: 400 } });
});

describe('a login leads to what was opened', () => {
  test.each([
    '/user/order?number=TL-261112-1',
    '/m/user/order?number=TL-261112-1',
    '/m/service-case?number=S-261112-001',
    '/return-request?number=TL-261112-1',
    '/custom-request?number=C-261112-001',
  ])('%s', async (back) => {
    const opened = await login({ email: 'mia@tressline.test', password, back });
    expect((opened as Response).headers.get('location')).toBe(back);
  });

  const leads = async (address: string, caller: Caller) => {
    try {
      await openHub(visitOn(app, caller, address));
    } catch (answer) {
      if (answer instanceof Response) return answer.headers.get('location');
      throw answer;
    }
    return null;
  };
  const back = '?back=%2Fm%2Fuser%2Forder%3Fnumber%3DTL-1';

  test('also for a member who is logged in by then', async () => {
    expect(await leads(`/m/user${back}`, mia)).toBe('/m/user/order?number=TL-1');
    expect(await leads('/m/user?back=https%3A%2F%2Fevil.example', mia)).toBe('/m/user/account-info');
    expect(await leads('/m/user', mia)).toBeNull();
  });

  test('also when the screen became wide on the way', async () => {
    expect(await leads(`/user${back}`, anonymousCaller)).toBe(`/user/login${back}`);
    expect(await leads('/user', anonymousCaller)).toBe('/user/login');
    expect(await leads('/user', mia)).toBe('/user/account-info');
  });
});
