import { beforeAll, expect, test } from 'vitest';
import { later } from '#kernel/dates.ts';
import { sendMail } from '#platform/mail/outbox.server.ts';
import { auditLog, mails } from '#platform/tables.ts';
import type { Role } from '#site/page.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { resendEmail } from './email-log.server.ts';

let app: TestApp;
const clerk = { shopperId: null, staff: { id: 3, roles: ['sales'] as const }, by: 'header' as const };
const link = `http://127.0.0.1:4000/reset_password?token=${'t'.repeat(43)}`;
const letter = { language: 'en', text: `Go: ${link}`, html: `<a href="${link}">Go</a>` } as const;
let ids: number[];

beforeAll(async () => {
  app = await testApp();
  ids = [];
  for (const [to, kind, subject] of [
    ['ann@example.com', 'reset_password', '100%_sure'],
    ['bea@example.com', 'order_paid', 'Your order'],
    ['cid@example.com', 'order_paid', 'Your order'],
  ] as const) {
    app.clock.at = later(app.clock.at, 1000);
    ids.push((await sendMail(app, { ...letter, to, kind, subject })) ?? 0);
  }
});

const ask = (input: object) => callerOn(app, clerk)('POST', '/admin/mailbox/get_with_query', input);
const found = async (input: object) =>
  ((await ask(input)).body.Data as { items: { email: string }[] }).items.map(({ email }) => email.slice(0, 3));

test('staff see the newest letters first and find them by state, kind and address', async () => {
  expect(await found({})).toEqual(['cid', 'bea', 'ann']);
  expect(await found({ state: 'kept' })).toHaveLength(3);
  expect(await found({ state: 'failed' })).toEqual([]);
  expect(await found({ kind: 'order_paid' })).toEqual(['cid', 'bea']);
  expect(await found({ email: 'BEA@' })).toEqual(['bea']);
  expect(await found({ email: '%_' })).toEqual(['ann']);
  expect(await found({ page: 2, page_size: 2 })).toEqual(['ann']);
  expect((await ask({ page: 2, page_size: 2 })).body.Data).toMatchObject({ total: 3, page: 2, page_size: 2 });
});

test('one letter comes with its words; a list does not', async () => {
  expect((await ask({ id: ids[0] })).body.Data).toMatchObject({
    total: 1,
    items: [{ email: 'ann@example.com', text: letter.text, html: letter.html }],
  });
  expect(JSON.stringify((await ask({})).body)).not.toContain('token=');
  expect((await ask({ id: 99_999 })).body.Data).toMatchObject({ total: 0, items: [] });
});

test('the key to a place in the office is read by the owner alone', async () => {
  const door = `http://127.0.0.1:4000/bg/set-password?token=${'k'.repeat(43)}`;
  const id = await sendMail(app, {
    ...letter,
    to: 'noor@example.com',
    kind: 'staff_welcome',
    subject: 'Your place',
    text: door,
    html: door,
  });
  const readBy = async (role: Role) => {
    const asked = callerOn(app, { ...clerk, staff: { id: 3, roles: [role] } });
    return JSON.stringify((await asked('POST', '/admin/mailbox/get_with_query', { id })).body);
  };
  expect(await readBy('owner')).toContain(door);
  for (const role of ['manager', 'sales'] as const) {
    const read = await readBy(role);
    expect(read).toContain('/bg/set-password?token=…');
    expect(read).not.toContain('kkkk');
  }
});

test('a letter on its way to somebody opens no account for staff', async () => {
  await app.db.update(mails).set({ state: 'waiting' });
  const body = JSON.stringify((await ask({ id: ids[0] })).body);
  expect(body).toContain('token=…');
  expect(body).not.toContain('tttt');
});

test('a failed letter is sent again by somebody, and that is written down; another is not', async () => {
  const caller = {
    ...clerk,
    shopperToken: null,
    staffToken: null,
    guestKeys: [],
    ip: '127.0.0.1',
    requestId: 'r',
    language: 'en' as const,
  };
  const sending = { ...app, ports: { ...app.ports, mail: { send: async () => ({ outcome: 'taken' as const }), close: () => undefined } } };
  await expect(resendEmail(sending, caller, ids[1] ?? 0)).rejects.toThrow('Please check this field: id');
  await app.db.update(mails).set({ state: 'failed', attempts: 7, lastError: '550: no' });
  await resendEmail(sending, caller, ids[1] ?? 0);
  expect(await found({ state: 'waiting' })).toEqual(['bea']);
  expect(await app.db.select().from(auditLog)).toMatchObject([{ actorId: '3', action: 'mail.resend', subjectId: String(ids[1]) }]);
});
