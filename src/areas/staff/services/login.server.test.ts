import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { later, minuteMs, secondMs } from '#kernel/dates.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { auditLog } from '#platform/tables.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { staffMembers } from '../tables.ts';
import { removeAllowlistEntry, saveAllowlistEntry, updateLoginPolicy } from './allowlist.server.ts';
import { continueStaffLogin, type LoginStep, startStaffLogin } from './login.server.ts';
import { ensureOwner, staffOfToken } from './staff-sessions.server.ts';
import { codeAt, stepAt } from './totp.server.ts';

let app: TestApp;
let boss: Caller;
const email = 'owner@tressline.test';
const password = 'nine lace fronts';
const device = 'test';
const here = { ...anonymousCaller, ip: '203.0.113.9' };

beforeAll(async () => {
  app = await testApp({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password });
  await ensureOwner(app);
  const opened = await startStaffLogin(app, here, { email, password, device });
  if (opened.kind !== 'in') throw new Error(opened.kind);
  boss = { ...here, staff: await staffOfToken(app, opened.login.token), staffToken: opened.login.token };
});
beforeEach(() => {
  app.clock.at = later(app.clock.at, 16 * minuteMs);
});

const ticketOf = (step: LoginStep): string => ('ticket' in step ? step.ticket : '');
const why = (tried: Promise<unknown>) => tried.then(() => 'in').catch((error: { why?: string }) => error.why ?? String(error));

let secret = '';
let drawer: readonly string[] = [];

test('a role that needs a second factor sets it up at the door and gets codes for the drawer', async () => {
  await updateLoginPolicy(app, boss, { isListOn: false, factorRoles: ['owner'] });
  const first = await startStaffLogin(app, here, { email, password, device });
  if (first.kind !== 'enrol') throw new Error(first.kind);
  expect(await why(continueStaffLogin(app, here, { ticket: first.ticket, code: '000000', device }))).toBe('codeRefused');
  secret = first.secret;
  const kept = await continueStaffLogin(app, here, { ticket: first.ticket, code: codeAt(secret, stepAt(app.now())), device });
  if (kept.kind !== 'drawer') throw new Error(kept.kind);
  drawer = kept.codes;
  expect(new Set(drawer).size).toBe(10);
  expect((await continueStaffLogin(app, here, { ticket: kept.ticket, device })).kind).toBe('in');
  await updateLoginPolicy(app, boss, { isListOn: false, factorRoles: [] });
});

test('the secret lies sealed in the database', async () => {
  const [row] = await app.db.select({ kept: staffMembers.totpSecret }).from(staffMembers).where(eq(staffMembers.email, email));
  expect(row?.kept).not.toContain(secret);
});

test('the password alone leads to the code, and each code opens once', async () => {
  const asked = await startStaffLogin(app, here, { email, password, device });
  expect(asked.kind).toBe('code');
  const code = codeAt(secret, stepAt(app.now()));
  const tries = await Promise.all([0, 1, 2, 3].map(() => why(continueStaffLogin(app, here, { ticket: ticketOf(asked), code, device }))));
  expect(tries.sort()).toEqual(['codeRefused', 'codeRefused', 'codeRefused', 'in']);
  expect(await why(startStaffLogin(app, here, { email, password, code, device }))).toBe('passwordError');
});

test('a program brings password and code at once', async () => {
  const code = codeAt(secret, stepAt(app.now()));
  expect((await startStaffLogin(app, here, { email, password, code, device })).kind).toBe('in');
  expect(await why(startStaffLogin(app, here, { email, password: 'wrong', code: codeAt(secret, stepAt(app.now()) + 1), device }))).toBe(
    'passwordError',
  );
});

test('an emergency code stands for the second factor, once for all who bring it', async () => {
  const asked = await startStaffLogin(app, here, { email, password, device });
  const code = drawer[0]?.toLowerCase();
  const tries = await Promise.all([0, 1, 2].map(() => why(continueStaffLogin(app, here, { ticket: ticketOf(asked), code, device }))));
  expect(tries.filter((word) => word === 'in')).toHaveLength(1);
  expect(await why(startStaffLogin(app, here, { email, password: 'wrong', code: drawer[1], device }))).toBe('passwordError');
});

test('guessing codes is stopped like guessing passwords', async () => {
  const asked = await startStaffLogin(app, here, { email, password, device });
  const tries = await Promise.all(
    Array.from({ length: 14 }, (_, place) =>
      why(continueStaffLogin(app, here, { ticket: ticketOf(asked), code: `00000${place % 10}`, device })),
    ),
  );
  expect(tries.filter((word) => word === 'codeRefused').length).toBeLessThanOrEqual(12);
  expect(tries).toContain('tooMany');
});

test('a ticket ends after ten minutes and is worth nothing when changed', async () => {
  const asked = await startStaffLogin(app, here, { email, password, device });
  const code = codeAt(secret, stepAt(app.now()));
  expect(await why(continueStaffLogin(app, here, { ticket: `A${ticketOf(asked)}`, code, device }))).toBe('userNotLogin');
  app.clock.at = later(app.clock.at, 10 * minuteMs + secondMs);
  const fresh = codeAt(secret, stepAt(app.now()));
  expect(await why(continueStaffLogin(app, here, { ticket: ticketOf(asked), code: fresh, device }))).toBe('userNotLogin');
});

test('the list is off at first, locks nobody out who turns it on, and closes to everybody else (T-54)', async () => {
  const wanted = { isListOn: true, factorRoles: [] };
  expect(await why(updateLoginPolicy(app, boss, wanted))).toBe('listLocksYou');
  const entry = { email, area: 'office', addressRanges: ['203.0.113.0/24'], note: 'the factory', expiresAt: null } as const;
  const listed = await saveAllowlistEntry(app, boss, null, entry);
  await updateLoginPolicy(app, boss, wanted);
  const far = { ...here, ip: '198.51.100.7' };
  expect((await startStaffLogin(app, here, { email, password, device })).kind).toBe('code');
  expect(await why(startStaffLogin(app, far, { email, password, device }))).toBe('passwordError');
  expect(await why(startStaffLogin(app, here, { email, password: 'wrong', device }))).toBe('passwordError');
  expect(await why(startStaffLogin(app, here, { email: 'stranger@tressline.test', password, device }))).toBe('passwordError');
  // The owner's recovery code works from anywhere, with the password and once.
  expect(await why(startStaffLogin(app, far, { email, password: 'wrong', code: drawer[2], device }))).toBe('passwordError');
  expect((await startStaffLogin(app, far, { email, password, code: drawer[2], device })).kind).toBe('in');
  expect(await why(startStaffLogin(app, far, { email, password, code: drawer[2], device }))).toBe('passwordError');
  await saveAllowlistEntry(app, boss, listed, { ...entry, expiresAt: later(app.now(), minuteMs) });
  app.clock.at = later(app.now(), 2 * minuteMs);
  expect(await why(startStaffLogin(app, here, { email, password, device }))).toBe('passwordError');
  const refused = await app.db.select({ after: auditLog.after }).from(auditLog).where(eq(auditLog.action, 'login refused'));
  expect(refused.map((row) => (row.after as { refusedFor: string }).refusedFor)).toContain('list');
  await updateLoginPolicy(app, boss, { isListOn: false, factorRoles: [] });
  await removeAllowlistEntry(app, boss, listed);
});

test.each(['203.0.113.9', '203.0.113.0/24', '2001:db8::/32'])('%s is a range', async (range) => {
  const id = await saveAllowlistEntry(app, boss, null, {
    email: 'a@b.example',
    area: 'office',
    addressRanges: [range],
    note: '',
    expiresAt: null,
  });
  await removeAllowlistEntry(app, boss, id);
});

test.each(['203.0.113', '203.0.113.0/33', '2001:db8::/129', 'everywhere', '1.2.3.4/8/8', ''])('%j is no range', async (range) => {
  const entry = { email: 'a@b.example', area: 'office', addressRanges: [range], note: '', expiresAt: null } as const;
  expect(await why(saveAllowlistEntry(app, boss, null, entry))).toBe('badValue');
});
