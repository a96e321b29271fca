import { beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs, later } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { sendNext } from '#platform/mail/mail-sender.server.ts';
import { mails, rateCounters } from '#platform/tables.ts';
import { smtpMail } from '#providers/mail/smtp.server.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { mailServer, parseEmail } from '../../../../tests/kit/mail-server.ts';
import { subscribers } from '../tables/articles.ts';
import { confirmSubscription, oneClickPath, subscribe } from './newsletter.server.ts';
import { handleOneClickUnsubscribe } from './one-click.server.ts';
import { senderOf } from './site-settings.server.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  server = await mailServer();
  app = await testApp({}, { mail: smtpMail(server.url) });
});
beforeEach(async () => {
  for (const table of [mails, subscribers, rateCounters]) await app.db.delete(table);
  server.received.length = 0;
});

/** Sends what is due and returns the last email with its lines unfolded. */
async function lastLetter(): Promise<string> {
  while (await sendNext(app, senderOf, 'test'));
  return server.received.at(-1)?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
}
const tokenIn = (letter: string, name: string): string => new RegExp(`\\?${name}=([\\w-]{43})`).exec(letter)?.[1] ?? '';
const only = async () => (await app.db.select().from(subscribers))[0];
const press = (token: string, init: RequestInit = {}) =>
  handleOneClickUnsubscribe(app, new Request(`http://127.0.0.1:4000${oneClickPath(token)}`, { method: 'POST', ...init }), token);
const form = (fields: Record<string, string>): RequestInit => ({ body: new URLSearchParams(fields) });

test('a mailbox is asked, says yes, is welcomed once, and stops by one click of its program', async () => {
  const ask = callerOn(app);
  expect((await ask('POST', '/subscriber/add', { email: ' Ann@Example.com ' })).body).toMatchObject({ Result: 0, Data: {} });
  const question = await lastLetter();
  expect(question).toContain('http://127.0.0.1:4000/newsletter?confirm=');
  expect(await only()).toMatchObject({ email: 'ann@example.com', confirmedAt: null });

  const token = tokenIn(question, 'confirm');
  for (let count = 0; count < 2; count += 1) expect((await ask('POST', '/subscriber/confirm', { token })).body.Result).toBe(0);
  const welcome = await lastLetter();
  expect(server.received).toHaveLength(2);
  expect(await only()).toMatchObject({ confirmedAt: app.now(), stoppedAt: null });

  const stop = tokenIn(welcome, 'stop');
  const { heads } = parseEmail(server.received.at(-1)?.raw ?? '');
  expect(heads).toContain(`List-Unsubscribe: <http://127.0.0.1:4000${oneClickPath(stop)}>`);
  expect(heads).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  for (let count = 0; count < 2; count += 1) expect((await press(stop, form({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(200);
  expect(await only()).toMatchObject({ stoppedAt: app.now() });
  expect((await ask('POST', '/subscriber/confirm', { token })).body).toMatchObject({
    Result: 80593,
    Msg: 'This link is no longer valid. Please request a new one.',
  });
});

test('the address of the one click takes both kinds of form and nothing else, and a look changes nothing', async () => {
  await subscribe(app, anonymousCaller, 'ann@example.com', 'test');
  await confirmSubscription(app, tokenIn(await lastLetter(), 'confirm'));
  const stop = tokenIn(await lastLetter(), 'stop');
  const look = await press(stop, { method: 'GET' });
  expect([look.status, look.headers.get('location')]).toEqual([303, `/newsletter?stop=${stop}`]);
  for (const wrong of [
    form({}),
    form({ 'List-Unsubscribe': 'No' }),
    { body: '{}' },
    form({ 'List-Unsubscribe': 'One-Click', x: 'y'.repeat(5000) }),
    {},
  ])
    expect((await press(stop, wrong)).status).toBe(400);
  expect((await press('x'.repeat(43), form({ 'List-Unsubscribe': 'One-Click' }))).status).toBe(404);
  expect((await only())?.stoppedAt).toBeNull();
  const parts = new FormData();
  parts.set('List-Unsubscribe', 'One-Click');
  expect((await press(stop, { body: parts })).status).toBe(200);
  expect((await only())?.stoppedAt).not.toBeNull();
});

test('asking tells nothing about a mailbox and cannot flood it', async () => {
  const answers = new Set<string>();
  for (let count = 0; count < 6; count += 1)
    answers.add(
      JSON.stringify((await callerOn(app, { ip: `198.51.100.${count}` })('POST', '/subscriber/add', { email: 'ann@example.com' })).body),
    );
  expect(answers.size).toBe(1);
  const token = tokenIn(await lastLetter(), 'confirm');
  expect(server.received).toHaveLength(3);
  expect(new Set(server.received.map(({ raw }) => tokenIn(raw.replace(/=\r\n/g, '').replaceAll('=3D', '='), 'confirm'))).size).toBe(1);
  await confirmSubscription(app, token);
  app.clock.at = later(app.clock.at, dayMs);
  await lastLetter();
  const before = server.received.length;
  expect((await callerOn(app)('POST', '/subscriber/add', { email: 'ann@example.com' })).body.Result).toBe(0);
  await lastLetter();
  expect(server.received).toHaveLength(before);
});

test('one address cannot ask for the whole world', async () => {
  const ask = callerOn(app, { ip: '198.51.100.77' });
  const statuses: number[] = [];
  for (let count = 0; count < 22; count += 1)
    statuses.push((await ask('POST', '/subscriber/add', { email: `a${count}@example.com` })).status);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
});

test('twenty askers at once make one subscriber', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, at) => subscribe(app, { ...anonymousCaller, ip: `198.51.100.${at}` }, 'ann@example.com', 'test')),
  );
  expect(await app.db.select().from(subscribers)).toHaveLength(1);
  expect(await app.db.select().from(mails)).toHaveLength(3);
});

test('tokens are stored as hashes only', async () => {
  await subscribe(app, anonymousCaller, 'ann@example.com', 'test');
  const token = tokenIn(await lastLetter(), 'confirm');
  const stored = JSON.stringify([await app.db.select().from(subscribers), await app.db.select().from(mails)]);
  expect(token).toHaveLength(43);
  expect(stored).not.toContain(token);
});

test.each([['ann@'], ['a@b.com\r\nBcc: evil@example.com'], ['']])('%j is no mailbox', async (email) => {
  expect((await callerOn(app)('POST', '/subscriber/add', { email })).status).toBe(400);
  expect(await app.db.select().from(mails)).toEqual([]);
});
