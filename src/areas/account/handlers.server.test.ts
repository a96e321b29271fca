import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { shopperIdOfToken } from '#areas/shoppers/services/login.server.ts';
import { users } from '#areas/shoppers/tables.ts';
import { handlers } from '#calls.server.ts';
import { callerOn, type TestApp, testApp } from '../../../tests/kit/app.ts';
import { type Member, memberOn, memberPassword as password } from '../../../tests/kit/member.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000', RATE_LIMIT_LOGIN_ACCOUNT: '1000' });
});
let count = 0;
const ownPage = { 'sec-fetch-site': 'same-origin' };
const ask = (who: Member, path: string, input: object) => callerOn(app, who)('POST', path, input, ownPage);

test('a new password answers nothing but a new cookie', async () => {
  const mia = await memberOn(app, 'cookie@tressline.test');
  const answer = await ask(mia, '/user/change_password', { old_password: password, new_password: 'ten lace fronts' });
  expect(answer.body).toEqual({ Result: 0, Code: 0, Msg: 'Success', Data: {} });
  const token = /^Admin-Token=(s_[\w-]{43});/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
  expect(await shopperIdOfToken(app, token)).toBe(mia.shopperId);
});

test.each([
  ['/user/change_password', { old_password: 'guess', new_password: 'ten lace fronts' }, 401, 80000],
  ['/user/change_password', { old_password: password, new_password: 'seven77' }, 400, 80004],
  ['/user/change_password', { old_password: password, new_password: '发'.repeat(100) }, 400, 80113],
  ['/user/change_email', { old_password: 'guess', new_email: 'x@tressline.test' }, 401, 80000],
  ['/user/change_email', { old_password: password, new_email: 'x@' }, 400, 80106],
  ['/user/export_account', { password: 'guess' }, 401, 80000],
  ['/user/export_account', {}, 400, 80004],
  ['/user/delete_account', { password: 'guess' }, 401, 80000],
  ['/user/delete_account', { password: ['nine lace fronts'] }, 400, 80004],
])('%s with %j is refused and changes nothing', async (path, input, status, code) => {
  count += 1;
  const mia = await memberOn(app, `refused-${count}@tressline.test`);
  const row = () => app.db.select().from(users).where(eq(users.id, mia.shopperId));
  const before = await row();
  const answer = await ask(mia, path, input);
  expect([answer.status, answer.body.Result]).toEqual([status, code]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await row()).toEqual(before);
});

test('no call a member can make tells a hash or a token', async () => {
  const mia = await memberOn(app, 'canary@tressline.test');
  const calls = handlers.map(({ call }) => call).filter(({ who, path }) => who === 'shopper' && path !== '/user/delete_account');
  for (const { method, path } of calls) {
    const input = { password, old_password: password, new_password: password, new_email: 'moved@tressline.test', id: 1 };
    const { body } = await callerOn(app, mia)(method, path, input, ownPage);
    expect(JSON.stringify(body), path).not.toMatch(/argon2|s_[\w-]{43}|[0-9a-f]{64}/);
  }
});

test('who deletes her account is a visitor at once', async () => {
  const mia = await memberOn(app, 'leaves@tressline.test');
  const answer = await ask(mia, '/user/delete_account', { password });
  expect(answer.body).toMatchObject({ Result: 0, Data: {} });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^Admin-Token=; .*1970/);
  expect(await shopperIdOfToken(app, mia.shopperToken)).toBeNull();
});
