import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anonymousCaller } from '#platform/app.ts';
import { callerOn, type TestApp, testApp } from '../../../tests/kit/app.ts';
import { login, shopperIdOfToken } from './services/login.server.ts';
import { users } from './tables.ts';

let app: TestApp;
const ana = { email: 'ana@tressline.test', password: 'nine lace fronts', first_name: 'Ana', last_name: 'Cole' };
let anaId: number;

beforeAll(async () => {
  app = await testApp();
  const answer = await callerOn(app)('POST', '/user/signup', { ...ana, email: ' Ana@Tressline.test ' });
  expect(answer.body).toMatchObject({ Result: 0, Data: { user_id: expect.any(Number), activated: true } });
  [{ id: anaId }] = (await app.db.select({ id: users.id }).from(users).where(eq(users.email, ana.email))) as [{ id: number }];
});

const tokenOf = async () => (await login(app, anonymousCaller, { email: ana.email, password: ana.password, device: '' })).token;

test('a login answers token, number and name, and sets the two cookies', async () => {
  const answer = await callerOn(app)('POST', '/user/login', { email: ` ${ana.email} `, password: ana.password });
  expect(answer.body).toMatchObject({
    Result: 0,
    Msg: 'Success',
    Data: { token: expect.stringMatching(/^s_/), user_id: anaId, name: 'Ana Cole' },
  });
  const [token, hint] = answer.headers.getSetCookie();
  expect(token).toMatch(/^Admin-Token=s_[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Expires=/);
  expect(hint).toMatch(/^in=1; Path=\/; SameSite=Lax; Expires=/);
});

test.each([
  [{ email: ana.email, password: 'guess' }, 401, 80000, 'Password Error'],
  [{ email: 'nobody@tressline.test', password: 'guess' }, 401, 80000, 'Password Error'],
  [{ email: 'ana@', password: 'guess' }, 400, 80106, 'Invalid mailbox format!'],
  [{ email: '  ', password: 'guess' }, 400, 80004, 'Please input email'],
  [{ email: ana.email }, 400, 80004, 'Please input password'],
])('a login with %j is refused', async (input, status, code, words) => {
  const answer = await callerOn(app)('POST', '/user/login', input);
  expect([answer.status, answer.body.Result, answer.body.Msg]).toEqual([status, code, words]);
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test.each([
  [{}, 409, 80005, 'Email Existed'],
  [{ email: 'ana@tressline' }, 400, 80106, 'Invalid mailbox format!'],
  [{ email: 'new@tressline.test', password: 'seven77' }, 400, 80004, 'Please input password'],
  [{ email: 'new@tressline.test', password: 'x'.repeat(129) }, 400, 80004, 'Please input password'],
  [{ email: 'new@tressline.test', first_name: ' ' }, 400, 80004, 'Please input first_name'],
  [{ email: 'new@tressline.test', last_name: 'Co\nle' }, 400, 80004, 'Please input last_name'],
  [{ email: 'new@tressline.test', last_name: 'x'.repeat(61) }, 400, 80004, 'Please input last_name'],
])('signing up with %j is refused', async (change, status, code, words) => {
  const answer = await callerOn(app)('POST', '/user/signup', { ...ana, ...change });
  expect([answer.status, answer.body.Result, answer.body.Msg]).toEqual([status, code, words]);
});

test('a member is told who she is, and nothing that opens her account', async () => {
  const answer = await callerOn(app, { shopperId: anaId, by: 'cookie' })('GET', '/user/get_current_login');
  expect(answer.body.Data).toEqual({
    user_id: anaId,
    id: anaId,
    name: 'Ana Cole',
    avatar: '',
    email: ana.email,
    first_name: 'Ana',
    last_name: 'Cole',
    phone_number: '',
    roles: ['shopper'],
    settings: {},
    cart_num: 0,
    shopping_cart_items: [],
  });
});

test('a profile takes what may be changed and drops the rest', async () => {
  const other = await callerOn(app)('POST', '/user/signup', { ...ana, email: 'other@tressline.test' });
  const before = await app.db.select().from(users).where(eq(users.id, anaId));
  const answer = await callerOn(app, { shopperId: anaId, by: 'header' })('POST', '/user/update_profile', {
    city: ' Atlanta ',
    settings: { letters: true, size: 3 },
    id: (other.body.Data as { user_id: number }).user_id,
    user_id: 1,
    email: 'stolen@tressline.test',
    password: 'stolen password',
    password_hash: 'x',
    roles: ['owner'],
    vip_level: 9,
    is_test: true,
  });
  expect(answer.body.Data).toMatchObject({ user_id: anaId, email: ana.email, city: 'Atlanta', first_name: 'Ana' });
  const after = await app.db.select().from(users).where(eq(users.id, anaId));
  expect(after).toEqual([{ ...before[0], city: 'Atlanta', settings: { letters: true, size: 3 }, updatedAt: app.now() }]);
  expect(await app.db.select({ city: users.city }).from(users).where(eq(users.email, 'other@tressline.test'))).toEqual([{ city: '' }]);
});

test.each([
  { first_name: '' },
  { city: 'x'.repeat(101) },
  { phone_number: '1\u00072' },
  { settings: { 'a\u0000': 1 } },
  { settings: { a: '\ud800' } },
  { settings: { deep: { er: 1 } } },
  { settings: Object.fromEntries(Array.from({ length: 51 }, (_, at) => [`k${at}`, at])) },
])('a profile with %j is refused as input', async (input) => {
  const answer = await callerOn(app, { shopperId: anaId, by: 'header' })('POST', '/user/update_profile', input);
  expect([answer.status, answer.body.Result]).toEqual([400, 80004]);
});

test('logging out ends the login on the server and in the browser, and only from our own page', async () => {
  const shopperToken = await tokenOf();
  const ask = callerOn(app, { shopperId: anaId, shopperToken, by: 'cookie' });
  expect((await ask('GET', '/user/logout', undefined, { 'sec-fetch-site': 'cross-site' })).body.Result).toBe(80109);
  expect(await shopperIdOfToken(app, shopperToken)).toBe(anaId);
  const answer = await ask('GET', '/user/logout', undefined, { 'sec-fetch-site': 'same-origin' });
  expect(answer.body).toMatchObject({ Result: 0, Data: {} });
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^Admin-Token=; .*Expires=Thu, 01 Jan 1970/),
    expect.stringMatching(/^in=; .*Max-Age=0/),
  ]);
  expect(await shopperIdOfToken(app, shopperToken)).toBeNull();
});

test('with the token in the header no page of ours need ask for the logout', async () => {
  const shopperToken = await tokenOf();
  const answer = await callerOn(app, { shopperId: anaId, shopperToken, by: 'header' })('GET', '/user/logout');
  expect(answer.body).toMatchObject({ Result: 0, Data: {} });
  expect(await shopperIdOfToken(app, shopperToken)).toBeNull();
  expect((await callerOn(app, { shopperToken })('GET', '/user/logout')).body.Result).toBe(80014);
});

test.each([
  { email: { $gt: '' }, password: 'x' },
  { email: [ana.email], password: ana.password },
  { email: ana.email, password: [ana.password] },
  { email: ana.email, password: { length: 8 } },
  { email: ana.email, password: true },
  { email: ana.email, password: 'x'.repeat(1001) },
  { email: "' or 1=1 --", password: 'x' },
])('a login with %j is no login', async (input) => {
  const answer = await callerOn(app)('POST', '/user/login', input);
  expect(answer.status).toBe(400);
});

test('who guessed too often is told how long to wait', async () => {
  const ask = callerOn(app, { ip: '203.0.113.77' });
  const guess = () => ask('POST', '/user/login', { email: 'other@tressline.test', password: 'guess' });
  const tries = await Promise.all(Array.from({ length: 12 }, guess));
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
  const late = tries.filter(({ status }) => status === 429);
  expect(late.map(({ body }) => body.Result)).toEqual([80101, 80101]);
  expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});
