import { desc } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { auditLog, jobs } from '#platform/tables.ts';
import type { Role } from '#site/page.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { memberOn } from '../../../../tests/kit/member.ts';
import { shopperIdOfToken } from './login.server.ts';
import * as desk from './office.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const as = (role: Role): Caller => ({ ...anonymousCaller, staff: { id: 1, roles: [role] }, requestId: role, by: 'header' });
const why = (tried: Promise<unknown>) => tried.then(() => 'done').catch((error: { why?: string }) => error.why ?? String(error));
const fields: desk.ShopperFields = {
  email: 'mona@salon.example',
  firstName: '=HYPERLINK("http://evil.example")',
  lastName: 'Reed',
  nickname: '',
  phoneNumber: '',
  address: '',
  city: '',
  region: 'GA',
  postCode: '',
  vipLevel: 0,
  language: 'zh',
  note: '',
};
const lastAudit = async () => (await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];

test('an account made by staff gets a letter with a link; nobody in the office knows its password', async () => {
  const id = await desk.addShopper(app, as('sales'), fields, null);
  const [job] = await app.db.select().from(jobs).orderBy(desc(jobs.id)).limit(1);
  expect(job).toMatchObject({ kind: 'auth-email', payload: { letter: 'reset', userId: id, language: 'zh' } });
  expect(await lastAudit()).toMatchObject({ action: 'user.add', subjectId: String(id), before: null });
  expect(await why(desk.addShopper(app, as('sales'), { ...fields, email: ' MONA@salon.example ' }, null))).toBe('emailExisted');
});

test('sales may note and call, but neither raise a level nor move a mailbox nor block (T-52)', async () => {
  const { items } = await desk.listShoppers(app, { searchText: 'mona', limit: 5, offset: 0 });
  const id = items[0]?.id ?? 0;
  await desk.changeShopper(app, as('sales'), id, { ...fields, note: 'likes 613' });
  expect(await lastAudit()).toMatchObject({ action: 'user.change', before: { note: '' }, after: { note: 'likes 613' } });
  expect(await why(desk.changeShopper(app, as('sales'), id, { ...fields, vipLevel: 5 }))).toBe('forbidden');
  expect(await why(desk.changeShopper(app, as('sales'), id, { ...fields, email: 'mine@evil.example' }))).toBe('forbidden');
  expect(await why(desk.setShopperBlocked(app, as('sales'), id, true))).toBe('forbidden');
  expect(await why(desk.addShopper(app, as('sales'), { ...fields, email: 'b@salon.example', vipLevel: 2 }, null))).toBe('forbidden');
  await desk.changeShopper(app, as('manager'), id, { ...fields, vipLevel: 5 });
});

test('a blocked account is out at once and stays out until it is opened again', async () => {
  const her = await memberOn(app, 'ana@salon.example');
  expect(await shopperIdOfToken(app, her.shopperToken)).toBe(her.shopperId);
  await desk.setShopperBlocked(app, as('manager'), her.shopperId, true);
  expect(await shopperIdOfToken(app, her.shopperToken)).toBeNull();
  expect(await why(desk.sendShopperLink(app, as('sales'), her.shopperId))).toBe('userNotExist');
  await desk.setShopperBlocked(app, as('manager'), her.shopperId, false);
  expect(await desk.shopperDetail(app, her.shopperId)).toMatchObject({ blockedAt: null });
});

test('the calls list and find; a name that looks like a formula leaves the house as text (T-80)', async () => {
  const sales = callerOn(app, as('sales'));
  expect((await sales('POST', '/admin/user/get_with_query', { keyword: 'mona' })).body).toMatchObject({
    Result: 0,
    Data: { total: 1, items: [{ email: fields.email, vip_level: 5, state: 'unconfirmed' }] },
  });
  expect((await callerOn(app, as('editor'))('POST', '/admin/user/get_with_query')).status).toBe(403);
  const { listFile } = await import('#areas/staff/services/list-file.server.ts');
  const url = new URL('http://127.0.0.1/bg/export/office-users.csv?q=mona');
  const file = await listFile(app, as('sales'), url, [desk.shopperFile]);
  expect(await file.text()).not.toMatch(/(^|,)"?=/m);
  expect(await lastAudit()).toMatchObject({ action: 'list.export', subjectId: 'office-users', after: { rows: 1 } });
});

test('the same e-mail as staff and as shopper are two people: neither token opens the other’s door (T-50)', async () => {
  const { staffOfToken } = await import('#areas/staff/services/staff-sessions.server.ts');
  const her = await memberOn(app, 'owner@tressline.test');
  expect(await staffOfToken(app, her.shopperToken)).toBeNull();
  expect(await staffOfToken(app, her.shopperToken.replace('s_', 'a_'))).toBeNull();
});
