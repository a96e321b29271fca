import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { doNextJob } from '#platform/jobs.server.ts';
import { auditLog, mails } from '#platform/tables.ts';
import { hashToken, newToken } from '#platform/tokens.server.ts';
import type { Role } from '#site/page.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { insertStaffSession } from '../store/staff-sessions.server.ts';
import { staffMembers, staffRoles } from '../tables.ts';
import { updateLoginPolicy } from './allowlist.server.ts';
import { sendStaffEmail, setPasswordByLink, staffEmailJob } from './emails.server.ts';
import { startStaffLogin } from './login.server.ts';
import * as members from './members.server.ts';
import { staffOfToken } from './staff-sessions.server.ts';

let app: TestApp;
const made = new Map<string, Caller>();

beforeAll(async () => {
  app = await testApp();
  for (const [name, role] of [
    ['owner', 'owner'],
    ['second', 'owner'],
    ['manager', 'manager'],
    ['other-manager', 'manager'],
    ['sales', 'sales'],
    ['stock', 'stock'],
  ] as const)
    made.set(name, await person(name, role));
});

async function person(name: string, role: Role): Promise<Caller> {
  const [row] = await app.db
    .insert(staffMembers)
    .values({ username: name, email: `${name}@tressline.test`, passwordHash: 'x', firstName: name })
    .returning({ id: staffMembers.id });
  const id = row?.id ?? 0;
  await app.db.insert(staffRoles).values({ staffId: id, role });
  const token = newToken('a');
  const times = { createdAt: app.now(), lastSeenAt: app.now(), expiresAt: new Date(app.now().getTime() + 3_600_000) };
  await insertStaffSession(app.db, { staffId: id, tokenHash: hashToken(token), ...times });
  return { ...anonymousCaller, staff: { id, roles: [role] }, staffToken: token, requestId: `of ${name}` };
}

const as = (name: string): Caller => made.get(name) ?? anonymousCaller;
const idOf = (name: string): number => as(name).staff?.id ?? 0;
const why = (tried: Promise<unknown>) => tried.then(() => 'done').catch((error: { why?: string }) => error.why ?? String(error));
const fields = {
  email: 'new@tressline.test',
  username: '',
  firstName: 'Noor',
  lastName: 'Haddad',
  nickname: '',
  phoneNumber: null,
  address: '',
  introduction: '',
  vipLevel: 0,
  language: 'en',
} as const;

test('nobody changes a stronger one, gives a role above the own, or changes the own roles (T-52)', async () => {
  expect(await why(members.changeMember(app, as('manager'), idOf('owner'), { ...fields, email: 'x@tressline.test' }))).toBe('strongerRole');
  expect(await why(members.sendStaffLink(app, as('manager'), idOf('owner')))).toBe('strongerRole');
  expect(await why(members.setMemberStatus(app, as('manager'), idOf('other-manager'), 'blocked'))).toBe('strongerRole');
  expect(await why(members.setRoles(app, as('manager'), idOf('stock'), ['owner']))).toBe('strongerRole');
  expect(await why(members.addMember(app, as('manager'), fields, ['manager'], null))).toBe('strongerRole');
  expect(await why(members.setRoles(app, as('owner'), idOf('owner'), ['owner', 'finance']))).toBe('ownRoles');
  expect(await why(members.setMemberStatus(app, as('owner'), idOf('owner'), 'left'))).toBe('ownRoles');
  for (const weak of ['sales', 'stock']) expect(await why(members.changeMember(app, as(weak), idOf('stock'), fields))).toBe('strongerRole');
});

test('a change of roles keeps the person logged in with the new roles only, and is written down with both sides', async () => {
  expect(await staffOfToken(app, as('stock').staffToken)).toMatchObject({ roles: ['stock'] });
  await members.setRoles(app, as('manager'), idOf('stock'), ['sales']);
  expect(await staffOfToken(app, as('stock').staffToken)).toEqual({ id: idOf('stock'), roles: ['sales'] });
  const [row] = await app.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(row).toMatchObject({ action: 'staff.roles', before: { roles: ['stock'] }, actorId: String(idOf('manager')) });
  expect(row?.after).toEqual({ roles: ['sales'] });
});

test('a role that needs a second factor ends the logins made without one', async () => {
  await updateLoginPolicy(app, as('owner'), { isListOn: false, factorRoles: ['finance'] });
  const login = await person('soon-finance', 'sales');
  const withFactor = newToken('a');
  const times = { createdAt: app.now(), lastSeenAt: app.now(), expiresAt: new Date(app.now().getTime() + 3_600_000) };
  const id = login.staff?.id ?? 0;
  await insertStaffSession(app.db, { staffId: id, tokenHash: hashToken(withFactor), secondFactorAt: app.now(), ...times });
  await members.setRoles(app, as('owner'), id, ['finance']);
  expect(await staffOfToken(app, login.staffToken)).toBeNull();
  expect(await staffOfToken(app, withFactor)).toMatchObject({ roles: ['finance'] });
  await updateLoginPolicy(app, as('owner'), { isListOn: false, factorRoles: [] });
});

test('a switch off ends every login of the person at once', async () => {
  await members.setMemberStatus(app, as('manager'), idOf('sales'), 'blocked');
  expect(await staffOfToken(app, as('sales').staffToken)).toBeNull();
  await members.setMemberStatus(app, as('manager'), idOf('sales'), 'active');
});

test('two owners who remove each other at once leave the house with one', async () => {
  const tries = await Promise.all([
    why(members.setMemberStatus(app, as('owner'), idOf('second'), 'blocked')),
    why(members.setMemberStatus(app, as('second'), idOf('owner'), 'blocked')),
  ]);
  expect(tries.sort()).toEqual(['done', 'lastOwner']);
  await app.db.update(staffMembers).set({ status: 'active' });
});

test('a new colleague gets a letter, its link works once, and she signs in with her own password', async () => {
  const id = await members.addMember(app, as('owner'), fields, ['editor'], null);
  const shopName = async () => ({ shopName: 'Tressline' });
  await doNextJob(app, { [staffEmailJob]: (inside, job) => sendStaffEmail(inside, job, shopName) }, 'test');
  const [letter] = await app.db.select().from(mails).where(eq(mails.toEmail, fields.email));
  const token = letter?.textBody.match(/token=([\w-]+)/)?.[1] ?? '';
  expect(await why(setPasswordByLink(app, anonymousCaller, token, 'short'))).toBe('badValue');
  const tries = await Promise.all(
    ['first of two words', 'second of two words'].map((word) => why(setPasswordByLink(app, anonymousCaller, token, word))),
  );
  expect(tries.sort()).toEqual(['done', 'linkInvalid']);
  expect(await why(setPasswordByLink(app, anonymousCaller, token, 'a third long word'))).toBe('linkInvalid');
  const words = ['first of two words', 'second of two words'];
  const entered = await Promise.all(
    words.map((password) => why(startStaffLogin(app, anonymousCaller, { email: fields.email, password, device: '' }))),
  );
  expect(entered.filter((word) => word === 'done')).toHaveLength(1);
  expect(await members.memberDetail(app, id)).toMatchObject({ roles: ['editor'], username: fields.email });
  expect(await why(members.addMember(app, as('owner'), fields, ['editor'], null))).toBe('emailExisted');
});

test('a password given by hand must be changed at the door', async () => {
  await members.addMember(app, as('owner'), { ...fields, email: 'given@tressline.test' }, ['stock'], 'given by the owner');
  const step = await startStaffLogin(app, anonymousCaller, { email: 'given@tressline.test', password: 'given by the owner', device: '' });
  expect(step.kind).toBe('password');
  expect(await why(members.addMember(app, as('owner'), { ...fields, email: 'weak@tressline.test' }, ['stock'], 'adminadmin'))).toBe(
    'badValue',
  );
});

test('a change that does not say so itself is written down at the door, without what opens doors', async () => {
  const { withAuditFallback } = await import('#platform/audit.server.ts');
  const asked = { action: 'test.change', subject: ['test', 1] as const, after: { note: 'kept', password: 'hidden', code: '123456' } };
  await withAuditFallback(app, as('owner'), asked, async () => void (await app.db.update(staffMembers).set({ nickname: 'N' })));
  const [row] = await app.db.select().from(auditLog).where(eq(auditLog.action, 'test.change'));
  expect(row?.after).toEqual({ note: 'kept' });
  await withAuditFallback(app, as('owner'), { ...asked, action: 'test.look' }, () => app.db.select().from(staffMembers).limit(1));
  expect(await app.db.select().from(auditLog).where(eq(auditLog.action, 'test.look'))).toEqual([]);
});

test('the calls: who may list colleagues, who may not, and the white list is the owner’s', async () => {
  const owner = callerOn(app, { ...as('owner'), by: 'header' });
  const found = await owner('POST', '/admin/staff/get_with_query', { keyword: 'Haddad' });
  expect(found.body).toMatchObject({
    Result: 0,
    Data: { items: [{ roles: expect.any(Array), first_name: 'Noor' }, { first_name: 'Noor' }] },
  });
  expect(JSON.stringify(found.body)).not.toMatch(/password|hash|secret/i);
  expect((await callerOn(app, { ...as('sales'), by: 'header' })('POST', '/admin/staff/get_with_query')).status).toBe(403);
  const entry = { email: 'trusted@salon.example', area: 'wholesale', expires_at: '2027-01-01T00:00:00Z' };
  const { Data } = (await owner('POST', '/admin/white_list/add', entry)).body as { Data: { id: number } };
  expect((await owner('POST', '/admin/white_list/add', entry)).body.Result).toBe(80005);
  expect((await owner('POST', '/admin/white_list/delete', { id: Data.id })).body.Result).toBe(0);
  expect((await callerOn(app, { ...as('manager'), by: 'header' })('POST', '/admin/white_list/add', entry)).status).toBe(403);
  const log = await owner('POST', '/admin/audit/get_with_query', { kind: 'white-list' });
  expect(log.body).toMatchObject({ Data: { total: 2, items: [{ action: 'white-list.remove' }, { action: 'white-list.add' }] } });
});
