import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { later } from '#kernel/dates.ts';
import { smtpMail } from '#providers/mail/smtp.server.ts';
import { type TestApp, testApp } from '../../../tests/kit/app.ts';
import { mailServer, parseEmail } from '../../../tests/kit/mail-server.ts';
import { transact } from '../app.ts';
import { mails } from '../tables.ts';
import { restsMs, sendNext } from './mail-sender.server.ts';
import { type NewMail, sendAgain, sendMail } from './outbox.server.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof mailServer>>;
const sender = async () => ({ name: 'Tressline', address: 'hello@tressline.test' });
const hello: NewMail = { to: 'ann@example.com', kind: 'hello', language: 'en', subject: 'Hello', text: 'Hi Ann,' };

beforeAll(async () => {
  server = await mailServer();
  app = await testApp({}, { mail: smtpMail(server.url) });
});
beforeEach(async () => {
  await app.db.delete(mails);
  server.received.length = 0;
});

const send = () => sendNext(app, sender, 'test');
const rowOf = async (id: number | null) =>
  (
    await app.db
      .select()
      .from(mails)
      .where(eq(mails.id, id ?? 0))
  )[0];

test('a letter arrives whole, with both forms, and is recorded once', async () => {
  const id = await sendMail(app, { ...hello, subject: '您好 Ann', html: '<p>Good day, Ann.</p>', replyTo: 'bea@example.com' });
  expect(await send()).toBe(true);
  expect(await send()).toBe(false);
  expect(server.received).toHaveLength(1);
  const [letter] = server.received;
  expect(letter).toMatchObject({ from: 'hello@tressline.test', to: ['ann@example.com'] });
  const { heads, body } = parseEmail(letter?.raw ?? '');
  expect(heads).toContain('From: Tressline <hello@tressline.test>');
  expect(heads).toContain('To: ann@example.com');
  expect(heads).toContain('Reply-To: bea@example.com');
  expect(heads).toContain('Auto-Submitted: auto-generated');
  expect(heads).toContain('Date: Thu, 12 Nov 2026 10:42:00 +0000');
  expect(heads).toContainEqual(expect.stringMatching(/^Message-ID: <[0-9a-f-]{36}@127\.0\.0\.1>$/));
  expect(heads).toContainEqual(expect.stringMatching(/^Subject: =\?UTF-8\?/));
  expect(heads.filter((head) => head.startsWith('List-'))).toEqual([]);
  expect(body).toContain('text/plain');
  expect(body).toContain('text/html');
  expect(await rowOf(id)).toMatchObject({ state: 'sent', sentAt: app.now(), attempts: 1, claimedBy: null });
});

test.each([
  ['subject', { subject: 'Hello\r\nBcc: evil@example.com\r\n\r\nbought?' }],
  ['subject with bare LF', { subject: 'Hello\nX-Evil: 1' }],
  ['subject with line separators', { subject: 'Hello\u2028Bcc: evil@example.com\u0085X-Evil: 1' }],
])('a %s that would end its line adds no head and no recipient', async (_, change) => {
  await sendMail(app, { ...hello, ...change });
  await send();
  const { heads } = parseEmail(server.received[0]?.raw ?? '');
  expect(heads.filter((head) => /^(bcc|x-evil)\s*:/i.test(head))).toEqual([]);
  expect(server.received[0]?.to).toEqual(['ann@example.com']);
  expect(heads.filter((head) => head.startsWith('Subject:'))).toHaveLength(1);
});

test.each([
  'ann@example.com\r\nBcc: evil@example.com',
  'ann@example.com, evil@example.com',
  '"ann@example.com> , <evil"@example.com',
  'Ann <ann@example.com>',
  'ann@example.com\u0000',
  '',
])('nothing is written to %j', async (to) => {
  await expect(sendMail(app, { ...hello, to })).rejects.toThrow('Invalid mailbox format!');
  await expect(sendMail(app, { ...hello, replyTo: to || 'x' })).rejects.toThrow('Invalid mailbox format!');
});

test('a sender whose name holds a line break stays one head', async () => {
  await sendMail(app, hello);
  await sendNext(app, async () => ({ name: 'Tress\r\nBcc: evil@example.com', address: 'hello@tressline.test' }), 'test');
  const { heads } = parseEmail(server.received[0]?.raw ?? '');
  expect(heads.filter((head) => /^bcc/i.test(head))).toEqual([]);
});

test('a letter to a list says how to stop it, to people and to machines', async () => {
  await sendMail(app, { ...hello, listUnsubscribe: '/v1/subscriber/one_click/abc' });
  await send();
  const { heads } = parseEmail(server.received[0]?.raw ?? '');
  expect(heads).toContain('List-Unsubscribe: <http://127.0.0.1:4000/v1/subscriber/one_click/abc>');
  expect(heads).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  await expect(sendMail(app, { ...hello, listUnsubscribe: 'https://evil.example/x' })).rejects.toThrow('our own origin');
});

test('a busy server gets the letter later, under the same name, after longer and longer rests', async () => {
  const id = await sendMail(app, hello);
  const named = (await rowOf(id))?.messageId;
  server.sayNext(451, '4.7.1 greylisted, try again');
  await send();
  expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 1, lastError: expect.stringContaining('451') });
  expect(await send()).toBe(false);
  app.clock.at = later(app.clock.at, restsMs[0]);
  await send();
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.raw).toContain(`Message-ID: ${named}`);
  expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
});

test('after its last rest a letter is given up', async () => {
  const id = await sendMail(app, hello);
  for (const rest of [...restsMs, 0]) {
    server.sayNext(421, 'busy');
    await send();
    app.clock.at = later(app.clock.at, rest);
  }
  expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: restsMs.length + 1 });
  expect(await send()).toBe(false);
  expect(server.received).toEqual([]);
});

test('what a server refuses for good is not tried again; a dead mailbox gets nothing more until staff ask', async () => {
  const first = await sendMail(app, hello);
  server.sayNext(550, '5.1.1 no such user');
  await send();
  expect(await rowOf(first)).toMatchObject({ state: 'failed', lastError: expect.stringContaining('dead mailbox: 550') });
  app.clock.at = later(app.clock.at, 1000);
  const second = await sendMail(app, { ...hello, subject: 'Again' });
  await send();
  expect(await rowOf(second)).toMatchObject({ state: 'stopped' });
  expect(server.received).toEqual([]);
  expect(await sendAgain(app, first ?? 0)).toBe(true);
  await send();
  expect(await rowOf(first)).toMatchObject({ state: 'sent' });
  expect(await sendAgain(app, first ?? 0)).toBe(false);
});

test('no server at all is no loss: the letter waits', async () => {
  const alone = { ...app, ports: { ...app.ports, mail: smtpMail('smtp://127.0.0.1:1') } };
  const id = await sendMail(alone, hello);
  await sendNext(alone, sender, 'test');
  expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 1 });
});

test('a process that dies while sending is followed by another; one that lives is not overtaken', async () => {
  const id = await sendMail(app, hello);
  const claimed = { state: 'sending' as const, claimedBy: 'dead', attempts: 1 };
  await app.db.update(mails).set({ ...claimed, claimedUntil: later(app.now(), 1000) });
  expect(await send()).toBe(false);
  app.clock.at = later(app.clock.at, 2000);
  await send();
  expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
});

test('ten hands send each of twenty letters once', async () => {
  for (let at = 0; at < 20; at += 1) await sendMail(app, { ...hello, to: `ann${at}@example.com` });
  const hand = async (me: string) => {
    while (await sendNext(app, sender, me));
  };
  await Promise.all(Array.from({ length: 10 }, (_, at) => hand(`hand-${at}`)));
  expect(server.received.map(({ to }) => to[0]).sort()).toEqual(Array.from({ length: 20 }, (_, at) => `ann${at}@example.com`).sort());
});

test('what did not happen is not told, and the same thing is told once', async () => {
  const about = { kind: 'order', id: '7' };
  await transact(app, async (inside) => {
    await sendMail(inside, { ...hello, about });
    throw new Error('undone');
  }).catch(() => undefined);
  expect(await send()).toBe(false);
  expect(await sendMail(app, { ...hello, about })).not.toBeNull();
  expect(await sendMail(app, { ...hello, about })).toBeNull();
});

test('once sent, our copy no longer opens her account', async () => {
  const token = 'A'.repeat(43);
  const id = await sendMail(app, { ...hello, text: `Go: http://127.0.0.1:4000/reset_password?token=${token}` });
  await send();
  expect(server.received[0]?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=')).toContain(token);
  expect((await rowOf(id))?.textBody).toBe('Go: http://127.0.0.1:4000/reset_password?token=…');
});

test('without a mail server a letter is kept for staff and never leaves later', async () => {
  const house = { ...app, ports: { ...app.ports, mail: null } };
  const id = await sendMail(house, hello);
  expect(await rowOf(id)).toMatchObject({ state: 'kept' });
  expect(await send()).toBe(false);
});
