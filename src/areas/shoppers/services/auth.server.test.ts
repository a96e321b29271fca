import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hourMs, later, minuteMs } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { doNextJob } from '#platform/jobs.server.ts';
import { sendNext } from '#platform/mail/mail-sender.server.ts';
import { jobs, mails, rateCounters } from '#platform/tables.ts';
import { smtpMail } from '#providers/mail/smtp.server.ts';
import { callerOn, type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { mailServer, parseEmail } from '../../../../tests/kit/mail-server.ts';
import { oneTimeTokens, users } from '../tables.ts';
import { forgotPassword, resetPassword } from './auth.server.ts';
import { authEmailJob, sendAuthEmail, sweepExpiredLinks } from './auth-emails.server.ts';
import { login, shopperIdOfToken, signUp } from './login.server.ts';

let app: TestApp;
let server: Awaited<ReturnType<typeof mailServer>>;
const password = 'nine lace fronts';
const ann = { email: 'ann@example.com', password, first_name: 'Ann', last_name: 'Cole' };
const sender = async () => ({ name: 'Tressline', address: 'hello@tressline.test' });
const workers = {
  [authEmailJob]: (inside: typeof app, job: Parameters<typeof sendAuthEmail>[1]) =>
    sendAuthEmail(inside, job, async () => ({ shopName: 'Tressline' })),
};

beforeAll(async () => {
  server = await mailServer();
  const geo = { locate: async () => ({ country: 'FR', region: null, city: 'Lyon', postal: null, latitude: null, longitude: null }) };
  app = await testApp({ RATE_LIMIT_FAILED_CALLS: '1000000' }, { mail: smtpMail(server.url), geo });
});
beforeEach(async () => {
  app.clock.at = new Date('2026-11-12T10:42:00Z');
  for (const table of [jobs, mails, rateCounters, users]) await app.db.delete(table);
  server.received.length = 0;
});

/** Writes and sends what is due; returns the received emails. */
async function letters(): Promise<string[]> {
  while (await doNextJob(app, workers as never, 'test'));
  while (await sendNext(app, sender, 'test'));
  return server.received.splice(0).map(({ raw }) => raw.replace(/=\r\n/g, '').replaceAll('=3D', '='));
}
const tokenIn = (letter: string | undefined): string => /\?token=([\w-]{43})/.exec(letter ?? '')?.[1] ?? '';
const ask = (path: string, input: object, ip = '198.51.100.1') => callerOn(app, { ip })('POST', path, input);
const enter = (given = password) => login(app, anonymousCaller, { email: ann.email, password: given, device: '' });

/** An account activated by its own email. */
async function opened(): Promise<void> {
  expect((await ask('/user/signup', ann)).body.Data).toMatchObject({ activated: false });
  await ask('/user/activate', { token: tokenIn((await letters())[0]) });
}
async function resetLink(): Promise<string> {
  await ask('/user/forgot_password', { email: ann.email });
  return tokenIn((await letters())[0]);
}

test('with a mail server an account is opened by its letter, and only then let in', async () => {
  const answer = await ask('/user/signup', ann);
  expect(answer.body).toMatchObject({ Result: 0, Data: { user_id: expect.any(Number), activated: false } });
  await expect(enter()).rejects.toMatchObject({ why: 'notActivated' });
  const [letter, ...more] = await letters();
  expect(more).toEqual([]);
  expect(letter).toContain(`http://127.0.0.1:4000/activate_account?token=${tokenIn(letter)}`);
  expect((await ask('/user/activate', { token: tokenIn(letter) })).body).toMatchObject({ Result: 0, Data: {} });
  expect((await enter()).name).toBe('Ann Cole');
  expect((await ask('/user/activate', { token: tokenIn(letter) })).body.Result).toBe(0);
});

test('a link to open an account works for a day, and no longer', async () => {
  await ask('/user/signup', ann);
  const token = tokenIn((await letters())[0]);
  app.clock.at = later(app.clock.at, 24 * hourMs);
  expect((await ask('/user/activate', { token })).body).toMatchObject({
    Result: 80593,
    Msg: 'This link is no longer valid. Please request a new one.',
  });
  await expect(enter()).rejects.toMatchObject({ why: 'notActivated' });
});

test('nothing is sent for a mailbox that has an account already', async () => {
  await opened();
  expect((await ask('/user/signup', { ...ann, first_name: 'Eve', password: 'another password' })).body.Result).toBe(80005);
  expect(await letters()).toEqual([]);
  await expect(enter('another password')).rejects.toMatchObject({ why: 'passwordError' });
});

test('of fifty who sign up with one mailbox at once one wins, and one letter leaves', async () => {
  const spelt = ['ann@example.com', ' ANN@Example.com ', 'Ann@example.com'];
  const tries = await Promise.all(Array.from({ length: 50 }, (_, at) => ask('/user/signup', { ...ann, email: spelt[at % 3] })));
  const results = tries.map(({ body }) => body.Result).sort();
  expect(results).toEqual([0, ...Array(49).fill(80005)]);
  expect(await app.db.select().from(users)).toHaveLength(1);
  expect(await letters()).toHaveLength(1);
});

test('a forgotten password is replaced by the link of a letter that says when and from where', async () => {
  await opened();
  const before = await enter();
  expect((await ask('/user/forgot_password', { email: ' ANN@example.com ' }, '203.0.113.9')).body).toMatchObject({ Result: 0, Data: {} });
  const [letter] = await letters();
  const token = tokenIn(letter);
  expect(letter).toContain('Nov 12, 2026, 5:42 AM ET');
  expect(letter).toContain('Lyon, FR (203.0.113.9)');
  expect(parseEmail(letter ?? '').heads).toContain('To: ann@example.com');
  expect((await ask('/user/reset_password_token_exist', { token })).body.Data).toEqual({ exists: true });
  expect((await ask('/user/reset_password', { token, password: 'ten lace fronts' })).body).toMatchObject({ Result: 0, Data: {} });

  expect(await shopperIdOfToken(app, before.token)).toBeNull();
  await expect(enter()).rejects.toMatchObject({ why: 'passwordError' });
  expect((await enter('ten lace fronts')).userId).toBe(before.userId);
  expect((await ask('/user/reset_password_token_exist', { token })).body.Result).toBe(80593);
  expect((await ask('/user/reset_password', { token, password: 'eleven lace fronts' })).body.Result).toBe(80593);
  expect((await letters())[0]).toContain('was changed');
});

test('every other open link ends with the first that is used', async () => {
  await opened();
  const [first, second] = [await resetLink(), await resetLink()];
  expect(first).not.toBe(second);
  expect((await ask('/user/reset_password', { token: second, password: 'ten lace fronts' })).body.Result).toBe(0);
  expect((await ask('/user/reset_password', { token: first, password: 'evil lace fronts' })).body.Result).toBe(80593);
});

test('a link to a new password works for half an hour', async () => {
  await opened();
  const token = await resetLink();
  app.clock.at = later(app.clock.at, 30 * minuteMs);
  expect((await ask('/user/reset_password_token_exist', { token })).body.Result).toBe(80593);
  expect((await ask('/user/reset_password', { token, password: 'ten lace fronts' })).body.Result).toBe(80593);
  await expect(enter()).resolves.toBeTruthy();
});

test('of twenty who use one link at once one wins', async () => {
  await opened();
  const token = await resetLink();
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, at) => ask('/user/reset_password', { token, password: `password number ${at}` })),
  );
  const winners = tries.flatMap(({ body }, at) => (body.Result === 0 ? [at] : []));
  expect(winners).toHaveLength(1);
  expect(tries.filter(({ body }) => body.Result === 80593)).toHaveLength(19);
  await expect(enter(`password number ${winners[0]}`)).resolves.toBeTruthy();
});

test('a link opens its own door only', async () => {
  await ask('/user/signup', ann);
  const activation = tokenIn((await letters())[0]);
  expect((await ask('/user/reset_password', { token: activation, password: 'ten lace fronts' })).body.Result).toBe(80593);
  const reset = await resetLink();
  expect((await ask('/user/activate', { token: reset })).body.Result).toBe(80593);
  // Reading the email proves ownership: a new password takes back an account that was squatted.
  expect((await ask('/user/reset_password', { token: reset, password: 'ten lace fronts' })).body.Result).toBe(0);
  await expect(enter('ten lace fronts')).resolves.toBeTruthy();
  await expect(enter()).rejects.toMatchObject({ why: 'passwordError' });
});

test('asking tells nothing about a mailbox, cannot flood it, and is limited by address', async () => {
  await opened();
  const answers = new Set<string>();
  for (let at = 0; at < 8; at += 1) {
    answers.add(JSON.stringify((await ask('/user/forgot_password', { email: ann.email }, `10.0.0.${at}`)).body));
    answers.add(JSON.stringify((await ask('/user/forgot_password', { email: 'nobody@example.com' }, `10.0.0.${at}`)).body));
  }
  expect(answers.size).toBe(1);
  expect(await letters()).toHaveLength(3);
  const statuses: number[] = [];
  for (let at = 0; at < 22; at += 1)
    statuses.push((await ask('/user/forgot_password', { email: `a${at}@example.com` }, '10.0.1.1')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

test('a blocked or deleted account gets no letter, and its open links are worthless', async () => {
  await opened();
  const token = await resetLink();
  for (const change of [{ blockedAt: app.now() }, { blockedAt: null, deletedAt: app.now() }]) {
    await app.db.update(users).set(change).where(eq(users.email, ann.email));
    await forgotPassword(app, anonymousCaller, ann.email);
    expect(await letters()).toEqual([]);
    await expect(resetPassword(app, anonymousCaller, { token, password: 'ten lace fronts' })).rejects.toMatchObject({ why: 'linkInvalid' });
  }
});

test.each([[''], ['x'], ['x'.repeat(43)], ['x'.repeat(201)], [null], [['a']], [{ $ne: '' }], [0], [true], [undefined]])(
  'the link %j opens nothing',
  async (token) => {
    await opened();
    await resetLink();
    for (const path of ['/user/reset_password', '/user/reset_password_token_exist', '/user/activate']) {
      const answer = await ask(path, { token, password: 'ten lace fronts' });
      expect(answer.status, path).toBe(400);
      expect([80004, 80593], path).toContain(answer.body.Result);
    }
    await expect(enter()).resolves.toBeTruthy();
  },
);

test.each(['short', 'x'.repeat(129), '', null, 12345678, ['nine lace fronts'], '发'.repeat(128)])(
  'the new password %j is refused',
  async (bad) => {
    await opened();
    const token = await resetLink();
    expect((await ask('/user/reset_password', { token, password: bad })).status).toBe(400);
    expect((await ask('/user/reset_password_token_exist', { token })).body.Data).toEqual({ exists: true });
  },
);

test('links are kept as hashes only, and swept when they are old', async () => {
  await opened();
  await ask('/user/forgot_password', { email: ann.email });
  const [letter] = await letters();
  const kept = [await app.db.select().from(oneTimeTokens), await app.db.select().from(mails), await app.db.select().from(jobs)];
  expect(JSON.stringify(kept)).not.toContain(tokenIn(letter));
  expect(JSON.stringify(kept[1])).toContain('token=…');
  app.clock.at = later(app.clock.at, 9 * 24 * hourMs);
  await sweepExpiredLinks(app);
  expect(await app.db.select().from(oneTimeTokens)).toEqual([]);
});

test('what a stranger typed as a name is in no letter, and as her own it changes no head', async () => {
  const typed = 'Ann <b>\u2028Bcc: evil@example.com';
  expect((await ask('/user/signup', { ...ann, first_name: 'Ann\r\nBcc: evil@example.com' })).status).toBe(400);
  expect((await ask('/user/signup', { ...ann, email: 'ann@example.com\r\nBcc: evil@example.com' })).status).toBe(400);
  await signUp(app, anonymousCaller, { ...ann, firstName: typed, lastName: 'X' });
  const [activation] = await letters();
  expect(activation).not.toContain('evil');
  await ask('/user/activate', { token: tokenIn(activation) });
  await forgotPassword(app, anonymousCaller, ann.email);
  while (await doNextJob(app, workers as never, 'test'));
  while (await sendNext(app, sender, 'test'));
  const [{ to, raw } = { to: [], raw: '' }] = server.received;
  expect(to).toEqual(['ann@example.com']);
  expect(parseEmail(raw).heads.filter((head) => /^bcc/i.test(head))).toEqual([]);
  expect(raw).toContain('&lt;b&gt;');
});

test('a letter asked for in Chinese is in Chinese', async () => {
  await opened();
  await forgotPassword(app, { ...anonymousCaller, language: 'zh' }, ann.email);
  while (await doNextJob(app, workers as never, 'test'));
  expect((await app.db.select().from(mails)).at(-1)).toMatchObject({ language: 'zh', subjectLine: '重置您的 Tressline 密码' });
});

test('without a mail server an account is open at once, and the link to a new password stays with staff', async () => {
  const house = { ...app, ports: { ...app.ports, mail: null } };
  expect((await callerOn(house)('POST', '/user/signup', ann)).body.Data).toMatchObject({ activated: true });
  await forgotPassword(house, anonymousCaller, ann.email);
  while (await doNextJob(house, workers as never, 'test'));
  expect(await app.db.select({ kind: mails.kind, state: mails.state }).from(mails)).toEqual([{ kind: 'reset_password', state: 'kept' }]);
});

test('an invitation code is kept with the account that came by it', async () => {
  await ask('/user/signup', { ...ann, referral_code: ' MIA-15 ' });
  expect(await app.db.select({ code: users.inviteCode, settings: users.settings }).from(users)).toEqual([{ code: 'MIA-15', settings: {} }]);
});
