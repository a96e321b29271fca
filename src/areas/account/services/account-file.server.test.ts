import { beforeAll, expect, test } from 'vitest';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { type Member, memberOn, memberPassword as password } from '../../../../tests/kit/member.ts';
import { accountFilePath } from '../rules/account.ts';
import { accountFile } from './account-file.server.ts';

let app: TestApp;
let mia: Member;
beforeAll(async () => {
  app = await testApp();
  mia = await memberOn(app, 'mia@tressline.test');
});

const post = (caller: Caller, fields: Record<string, string>): Promise<Response> => {
  const request = new Request(new URL(accountFilePath, app.origin), {
    method: 'POST',
    headers: { origin: app.origin },
    body: new URLSearchParams(fields),
  });
  return accountFile(app, request, caller);
};

test.each([
  [{ password: 'another one' }, '/user/account-info?file=wrong#your-data'],
  [{ password: '' }, '/user/account-info?file=wrong#your-data'],
  [{ password: 'x'.repeat(1001) }, '/user/account-info?file=wrong#your-data'],
  [{ password: 'x'.repeat(5000) }, '/user/account-info?file=wrong#your-data'],
  [{ variant: 'mobile' }, '/m/user/account-info?file=wrong#your-data'],
  [{ variant: 'elsewhere' }, '/user/account-info?file=wrong#your-data'],
])('%j leads back to the account page with the reason', async (fields, location) => {
  const answer = await post(mia, fields);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
});

test('the right password gives the file, and nobody gets one without a login', async () => {
  const answer = await post(mia, { password });
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect((await post(anonymousCaller, { password, variant: 'mobile' })).headers.get('location')).toBe('/m/user');
});
