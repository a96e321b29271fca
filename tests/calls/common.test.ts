import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { limits } from '#api/body.server.ts';
import type { Call } from '#api/call.ts';
import { openapi } from '#api/openapi.ts';
import { domainErrors } from '#kernel/errors.ts';
import { handlers } from '../../src/calls.server.ts';
import { callerOn, type TestApp, testApp } from '../kit/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' });
});

const calls = handlers.map((handler) => handler.call);
const named = calls.map((call) => [`${call.method} ${call.path}`, call] as const);
const someone = { shopperId: 1, staff: { id: 1, roles: ['owner'] as const }, by: 'header' as const };
const codes: ReadonlySet<number> = new Set([0, ...Object.values(domainErrors).map((row) => row.code)]);
const bodies = named.filter(([, call]) => call.method === 'POST');

test('no two calls share a name or an address', () => {
  expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
  expect(new Set(named.map(([name]) => name)).size).toBe(calls.length);
});

test('the published description lists every call, with who may make it', () => {
  const { paths } = openapi(calls, 'http://127.0.0.1');
  for (const call of calls)
    expect(paths[`/v1${call.path}`]?.[call.method.toLowerCase()], call.path).toMatchObject({ 'x-who': call.who, operationId: call.name });
});

test('no call promises longer lists than its door lets in, and a list that is longer is told the limit', async () => {
  const most = (call: Call): number => {
    const schema = JSON.stringify(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }));
    return Math.max(0, ...[...schema.matchAll(/"maxItems":(\d+)/g)].map(([, count]) => Number(count)));
  };
  expect(named.filter(([, call]) => most(call) > limits.list).map(([name]) => name)).toEqual([]);
  const goods = Array.from({ length: limits.list + 1 }, (_, at) => ({ name: `W-${at}`, discount: 0.9 }));
  const answer = await callerOn(app, someone)('POST', '/admin/promotion/add', { goods });
  expect([answer.status, answer.body.Msg]).toEqual([413, `Up to ${limits.list} rows at once. Send the rest separately.`]);
});

const closed = named.filter(([, call]) => call.who !== 'anyone');
describe.each(closed)('%s', (_, call: Call) => {
  test('is refused to a visitor', async () => {
    const answer = await callerOn(app)(call.method, call.path);
    expect([answer.status, answer.body.Result]).toEqual([401, 80014]);
  });
  test('is refused to the wrong kind of person', async () => {
    const wrong = call.who === 'shopper' ? { staff: someone.staff } : { shopperId: 1 };
    const answer = await callerOn(app, { ...wrong, by: 'header' })(call.method, call.path);
    expect(answer.status).toBe(401);
  });
});

test.each(named.filter(([, call]) => Array.isArray(call.who)))('%s is refused to a role it does not name', async (_, call) => {
  const answer = await callerOn(app, { staff: { id: 1, roles: [] }, by: 'header' })(call.method, call.path);
  expect([answer.status, answer.body.Result]).toEqual([403, 80100]);
});

const garbage: [string, string][] = [
  ['not JSON', '{"email": '],
  ['a list', '[1,2,3]'],
  ['a list of lists', '[[1],[[2]],[]]'],
  ['a list of nothing', '[null,{},"",0]'],
  ['a list with a prototype', '[{"sku_id":1,"quantity":1,"__proto__":{"price":0}}]'],
  ['a list too long', JSON.stringify(Array.from({ length: 201 }, () => ({ sku_id: 1, quantity: 1 })))],
  ['a list beyond the sizes', '[{"sku_id":1e99,"quantity":-1},{"sku_id":1.5,"quantity":1e309}]'],
  ['a number', '7'],
  ['null', 'null'],
  ['a prototype', '{"__proto__":{"roles":["owner"]}}'],
  ['a constructor', '{"a":{"constructor":1}}'],
  ['too deep', `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`],
  ['too many keys', JSON.stringify(Object.fromEntries(Array.from({ length: 1001 }, (_, at) => [`k${at}`, 1])))],
  ['too long a list', JSON.stringify({ items: Array.from({ length: 201 }, () => 1) })],
  ['a NUL', '{"email":"a\\u0000b","password":"x"}'],
  ['wrong types', '{"email":{"$gt":""},"password":["x"],"id":"1; drop table users","quantity":1e309}'],
];

describe.each(bodies)('%s', (_, call: Call) => {
  test.each(garbage)('answers %s in the envelope, never with a fault', async (_kind, body) => {
    const answer = await callerOn(app, someone)('POST', call.path, body);
    expect(codes.has(answer.body.Result), `Result ${answer.body.Result}`).toBe(true);
    expect(answer.body).toEqual({
      Result: answer.body.Result,
      Code: answer.body.Result,
      Msg: expect.any(String),
      Data: answer.body.Result === 0 ? expect.anything() : null,
    });
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
  test('refuses a body over the limit, told or not told how long it is', async () => {
    const answer = await callerOn(app, someone)('POST', call.path, `{"a":"${'x'.repeat(limits.bytes)}"}`);
    expect(answer.status).toBe(413);
  });
});

/** Calls that read raw bytes come from other companies: their signature replaces these two. */
const signed = new Set(handlers.filter(({ raw }) => raw).map(({ call }) => call));
describe.each(bodies.filter(([, call]) => !signed.has(call)))('%s', (_, call) => {
  test('takes JSON only', async () => {
    const answer = await callerOn(app, someone)('POST', call.path, '{"a":1}', { 'content-type': 'text/plain' });
    expect(answer.status).toBe(415);
  });
  test('refuses a cookie that another site sent along', async () => {
    const ask = callerOn(app, { ...someone, by: 'cookie' });
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const answer = await ask('POST', call.path, {}, headers as Record<string, string>);
      expect([answer.status, answer.body.Result], JSON.stringify(headers)).toEqual([403, 80109]);
    }
  });
});

test.each(bodies.filter(([, call]) => signed.has(call)))('%s takes nothing that is not signed', async (_, call) => {
  expect((await callerOn(app)('POST', call.path, '{"id":"WH-1"}')).status).toBe(400);
});

test.each(named.filter(([, call]) => call.method === 'GET'))('%s answers strange queries in the envelope', async (_, call) => {
  for (const query of [
    '?__proto__=1',
    '?a=%00',
    '?id=99999999999999999999',
    "?id=1'--",
    '?page=-1&page_size=1e9',
    `?keyword=${'x'.repeat(20_000)}`,
    '?filter_label=%25&filter_label=_',
  ]) {
    const answer = await callerOn(app, someone)('GET', `${call.path}${query}` as `/${string}`);
    expect(answer.status, query).toBeLessThan(500);
    expect(codes.has(answer.body.Result), query).toBe(true);
  }
});

test('an unknown call and a wrong method are told in the envelope', async () => {
  const ask = callerOn(app);
  expect((await ask('GET', '/no/such/call')).body.Result).toBe(80108);
  const first = bodies[0]?.[1];
  if (first) expect((await ask('GET', first.path)).body.Result).toBe(80110);
});

test('who fails too often waits, and is told how long', async () => {
  const strict = { ...app, settings: { ...app.settings, RATE_LIMIT_FAILED_CALLS: 5 } };
  const ask = callerOn(strict, { ip: '203.0.113.7' });
  const statuses: number[] = [];
  for (let count = 0; count < 7; count += 1) statuses.push((await ask('GET', '/admin/info')).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  expect(Number((await ask('GET', '/admin/info')).headers.get('retry-after'))).toBeGreaterThan(0);
});

test('messages are in the language of the caller', async () => {
  expect((await callerOn(app, { language: 'zh' })('GET', '/admin/info')).body.Msg).toBe('用户未登录');
});

test('staff log in by call, are told who they are, and out again', async () => {
  const { ensureOwner } = await import('#areas/staff/services/staff-sessions.server.ts');
  const owner = await ensureOwner({
    ...app,
    settings: { ...app.settings, ADMIN_EMAIL: 'owner@tressline.test', ADMIN_PASSWORD: 'nine lace fronts' },
  });
  expect(owner?.email).toBe('owner@tressline.test');
  const answer = await callerOn(app)('POST', '/admin/login', { email: '  Owner@tressline.test ', password: 'nine lace fronts' });
  expect(answer.body).toMatchObject({ Result: 0, Msg: 'Success', Data: { token: expect.stringMatching(/^a_/), name: 'Owner' } });
  expect(answer.headers.get('set-cookie')).toMatch(/^Staff-Token=a_[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Expires=/);
  const wrong = await callerOn(app)('POST', '/admin/login', { email: 'owner@tressline.test', password: 'guess' });
  expect([wrong.status, wrong.body.Result, wrong.body.Msg]).toEqual([401, 80000, 'Password Error']);
});
