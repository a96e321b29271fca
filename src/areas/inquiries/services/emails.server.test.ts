import { beforeAll, beforeEach, expect, test } from 'vitest';
import { senderOf } from '#areas/content/services/site-settings.server.ts';
import { companyInformation } from '#areas/content/tables/site.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers, staffRoles } from '#areas/staff/tables.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { anonymousCaller, type Caller } from '#platform/app.ts';
import { sendNext } from '#platform/mail/mail-sender.server.ts';
import { mails, rateCounters } from '#platform/tables.ts';
import { smtpMail } from '#providers/mail/smtp.server.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { mailServer, parseEmail } from '../../../../tests/kit/mail-server.ts';
import { inquiries } from '../tables.ts';
import { guestConversation, replyAsGuest } from './conversation.server.ts';
import { submitInquiry } from './submit-inquiry.server.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof mailServer>>;
const clerk: Partial<Caller> = { staff: { id: 1, roles: ['sales'] }, by: 'header' };

beforeAll(async () => {
  server = await mailServer();
  app = await testApp({}, { mail: smtpMail(server.url) });
  await app.db.insert(companyInformation).values({
    ...{ nameEn: 'Tressline', nameZh: '臻丝', email: 'hello@tressline.test', hoursEn: 'Monday to Friday', hoursZh: '周一至周五' },
  });
  await app.db.insert(users).values({ id: 7, email: 'ann@mail.test', passwordHash: 'x', firstName: 'Ann', lastName: 'Li' });
  await app.db
    .insert(staffMembers)
    .values({ id: 1, username: 'grace', email: 'grace@shop.test', passwordHash: 'x', firstName: 'Grace', lastName: 'Liu' });
  await app.db.insert(staffRoles).values({ staffId: 1, role: 'sales' });
});
beforeEach(async () => {
  for (const table of [inquiries, mails, rateCounters]) await app.db.delete(table);
  server.received.length = 0;
});

const question = { name: 'Ada', email: 'ada@mail.test', message: 'Is it bleached?', phone_number: '', kind: 'contact', items: [] };
const visitor = (more: Partial<Caller> = {}): Caller => ({ ...anonymousCaller, ip: '198.51.100.7', ...more });
const change = (id: number, what: object) => callerOn(app, clerk)('POST', '/admin/inquiry/update', { id, ...what });

/** Sends what is due; returns the emails to one address with readable parts. */
async function lettersTo(email: string) {
  while (await sendNext(app, senderOf, 'test'));
  return server.received.filter(({ to }) => to.includes(email)).map(({ raw }) => ({ heads: parseEmail(raw).heads, text: decoded(raw) }));
}
const decoded = (raw: string): string =>
  raw
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'))
    .replace(
      /\r\n\r\n([A-Za-z0-9+/=\r\n]{60,})\r\n/g,
      (_, base64: string) => `\r\n\r\n${Buffer.from(base64, 'base64').toString('utf8')}\r\n`,
    );
/** Encoded words of a head (RFC 2047) as text. */
const readable = (head: string): string =>
  head
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, way: string, text: string) =>
      way.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('utf8') : decoded(text.replaceAll('_', ' ')),
    );
const linkIn = (text: string) => {
  const found = /\/inquiry-succeed\?key=([\w-]{43})&number=(Q-[\d-]+)/.exec(text);
  return { key: found?.[1] ?? '', number: found?.[2] ?? '' };
};

test('a visitor is told that we have it, follows the link, is answered, and writes again', async () => {
  const { id, number } = await submitInquiry(app, visitor(), question);
  const [received] = await lettersTo('ada@mail.test');
  expect(received?.heads.map(readable)).toContain(`Subject: We’ve received your message ${number}`);
  for (const words of ['Is it bleached?', 'within 4 business hours', 'Monday to Friday']) expect(received?.text).toContain(words);
  const ticket = linkIn(received?.text ?? '');
  expect(await guestConversation(app, visitor(), ticket)).toMatchObject({ number, entries: [{ message: 'Is it bleached?' }] });

  expect((await change(id, { answer: 'Yes, lightly.\nShall we send a picture?' })).body.Result).toBe(0);
  const answer = (await lettersTo('ada@mail.test'))[1];
  expect(answer?.text).toContain('Grace at Tressline replied');
  expect(answer?.text).toContain('Shall we send a picture?');
  expect(linkIn(answer?.text ?? '')).toEqual(ticket);

  await replyAsGuest(app, visitor(), ticket, { message: 'Yes please', upload_ids: [] });
  const house = await lettersTo('hello@tressline.test');
  expect(house.map(({ heads }) => heads.find((head) => head.startsWith('Subject')))).toEqual([
    `Subject: New inquiry ${number}: Ada`,
    `Subject: Inquiry ${number}: new message from Ada`,
  ]);
  for (const { heads } of house) expect(heads).toContain('Reply-To: ada@mail.test');
  expect(house[1]?.text).toContain(`/bg/inquiry?id=${id}`);
});

test('a member’s letter leads to her own page and holds no key; the letter speaks her language', async () => {
  const { id, key } = await submitInquiry(app, visitor({ shopperId: 7, language: 'zh' }), {
    ...question,
    email: 'ann@mail.test',
    name: '安',
  });
  expect(key).toBeNull();
  const [letter] = await lettersTo('ann@mail.test');
  expect(letter?.text).toContain(`/user/inquiry?id=${id}`);
  expect(letter?.text).toContain('我们的顾问会在 4 个工作小时内回复');
  expect(letter?.text).not.toContain('key=');
});

test('only the right key opens a conversation, and once sent our copy of the letter does not hold it', async () => {
  const one = await submitInquiry(app, visitor(), question);
  const two = await submitInquiry(app, visitor(), { ...question, message: 'Another' });
  for (const ticket of [
    { number: one.number, key: two.key ?? '' },
    { number: two.number, key: one.key ?? '' },
    { number: one.number, key: 'A'.repeat(43) },
    { number: one.number, key: '' },
  ]) {
    expect(await guestConversation(app, visitor(), ticket)).toBeNull();
    await expect(replyAsGuest(app, visitor(), ticket, { message: 'x', upload_ids: [] })).rejects.toMatchObject({ why: 'inquiryNotExist' });
  }
  await lettersTo('ada@mail.test');
  expect(JSON.stringify(await app.db.select().from(mails))).not.toContain(one.key);
  expect((await app.db.select({ hash: inquiries.guestKeyHash }).from(inquiries)).map(({ hash }) => hash)).not.toContain(one.key);
});

test('what strangers type changes no head, becomes no markup, and their links stay behind', async () => {
  const typed = {
    ...question,
    name: 'Eve <b>x</b>',
    message: 'Win <script>alert(1)</script>\r\nBcc: all@mail.test\nhttps://evil.example/win www.evil.example',
  };
  await submitInquiry(app, visitor(), typed);
  await expect(callerOn(app)('POST', '/inquiry/add_inquiry', { ...typed, name: 'Eve\r\nBcc: x@y.test' })).resolves.toMatchObject({
    status: 400,
  });
  const [letter] = await lettersTo('ada@mail.test');
  expect(letter?.heads.filter((head) => /^(bcc|cc|to):/i.test(head))).toEqual(['To: ada@mail.test']);
  expect(letter?.text).not.toContain('evil.example');
  expect(letter?.text.split('<!doctype html>')[1]).not.toMatch(/<script|<b>x/);
  const [house] = await lettersTo('hello@tressline.test');
  expect(house?.heads.filter((head) => /^(bcc|cc|to):/i.test(head))).toEqual(['To: hello@tressline.test']);
  expect(house?.text.split('<!doctype html>')[1]).not.toMatch(/<script|<b>x/);
});

test('a stranger cannot fill a mailbox with our thanks: five a day, while every question is kept', async () => {
  for (let at = 0; at < 7; at += 1)
    await submitInquiry(app, visitor({ ip: `198.51.100.${at}` }), { ...question, message: `Question ${at}` });
  expect(await lettersTo('ada@mail.test')).toHaveLength(5);
  expect(await app.db.$count(inquiries)).toBe(7);
  app.clock.at = later(app.clock.at, dayMs);
  await submitInquiry(app, visitor(), question);
  expect(await lettersTo('ada@mail.test')).toHaveLength(6);
});

test('a question that is refused is told to nobody', async () => {
  await expect(submitInquiry(app, visitor(), { ...question, upload_ids: ['a'.repeat(32)] })).rejects.toMatchObject({ why: 'fileNotExist' });
  expect(await lettersTo('ada@mail.test')).toEqual([]);
});
