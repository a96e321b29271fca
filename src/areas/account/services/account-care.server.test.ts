import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { senderOf } from '#areas/content/services/site-settings.server.ts';
import { login, shopperIdOfToken } from '#areas/shoppers/services/login.server.ts';
import { listShopperSessions } from '#areas/shoppers/services/sessions.server.ts';
import { oneTimeTokens, users } from '#areas/shoppers/tables.ts';
import { dayMs, later, minuteMs } from '#kernel/dates.ts';
import { anonymousCaller } from '#platform/app.ts';
import { sendNext } from '#platform/mail/mail-sender.server.ts';
import { mails, rateCounters } from '#platform/tables.ts';
import { smtpMail } from '#providers/mail/smtp.server.ts';
import { type TestApp, testApp } from '../../../../tests/kit/app.ts';
import { mailServer } from '../../../../tests/kit/mail-server.ts';
import { type Member, memberOn, memberPassword } from '../../../../tests/kit/member.ts';
import { changeEmail, changePassword, confirmEmail } from './account-care.server.ts';

let app: TestApp;
let posting: TestApp;
let server: Awaited<ReturnType<typeof mailServer>>;
const password = memberPassword;
const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

beforeAll(async () => {
  server = await mailServer();
  app = await testApp();
  posting = { ...app, ports: { ...app.ports, mail: smtpMail(server.url) } };
  Object.defineProperty(posting, 'now', { value: () => app.clock.at });
});
beforeEach(async () => {
  await app.db.delete(rateCounters);
  await app.db.delete(mails);
  server.received.length = 0;
});

const signIn = (email: string, given = password) => login(app, anonymousCaller, { email, password: given, device });
const member = (email: string): Promise<Member> => memberOn(app, email, {}, device);
const emailOf = async ({ shopperId }: Member) =>
  (await app.db.select({ email: users.email }).from(users).where(eq(users.id, shopperId)))[0]?.email;
const letters = async () => app.db.select({ to: mails.toEmail, kind: mails.kind }).from(mails).orderBy(desc(mails.id));
const why = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((one) => (one.status === 'rejected' ? ((one.reason as { why?: string }).why ?? String(one.reason)) : 'done'));

describe('a new password', () => {
  const change = (who: Member, oldPassword = password, newPassword = 'ten lace fronts') =>
    changePassword(app, who, { oldPassword, newPassword });

  test('ends every login, gives this browser a new one, and tells the owner', async () => {
    const mia = await member('pass@tressline.test');
    const other = (await signIn('pass@tressline.test')).token;
    const { token, userId } = await change(mia);
    expect(userId).toBe(mia.shopperId);
    expect(token).not.toBe(mia.shopperToken);
    for (const old of [other, mia.shopperToken]) expect(await shopperIdOfToken(app, old)).toBeNull();
    expect(await shopperIdOfToken(app, token)).toBe(mia.shopperId);
    expect((await listShopperSessions(app, { ...mia, shopperToken: token })).map((one) => [one.device, one.isCurrent])).toEqual([
      ['Firefox on Linux', true],
    ]);
    await expect(signIn('pass@tressline.test')).rejects.toMatchObject({ why: 'passwordError' });
    await expect(signIn('pass@tressline.test', 'ten lace fronts')).resolves.toMatchObject({ userId });
    expect((await letters()).map(({ to, kind }) => [to, kind])).toEqual([['pass@tressline.test', 'password_changed']]);
  });

  test('needs the old one, and wrong ones are counted with those of the login', async () => {
    const mia = await member('guess@tressline.test');
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => change(mia, 'guess')));
    expect(why(tries).filter((word) => word === 'passwordError')).toHaveLength(10);
    expect(why(tries).filter((word) => word === 'tooMany')).toHaveLength(2);
    await expect(change(mia)).rejects.toMatchObject({ why: 'tooMany' });
    await expect(signIn('guess@tressline.test')).rejects.toMatchObject({ why: 'tooMany' });
    app.clock.at = later(app.clock.at, 16 * minuteMs);
    await expect(change(mia)).resolves.toBeTruthy();
    expect(await letters()).toHaveLength(1);
  });

  test('of twenty who change it at once, one wins', async () => {
    const mia = await member('race@tressline.test');
    const roomy = { ...app, settings: { ...app.settings, RATE_LIMIT_LOGIN_ACCOUNT: 100 } };
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => changePassword(roomy, mia, { oldPassword: password, newPassword: `new password ${at}` })),
    );
    expect(why(tries).filter((word) => word === 'done')).toHaveLength(1);
    expect(why(tries).filter((word) => word === 'passwordError')).toHaveLength(19);
    const winner = why(tries).indexOf('done');
    await expect(
      login(roomy, anonymousCaller, { email: 'race@tressline.test', password: `new password ${winner}`, device }),
    ).resolves.toBeTruthy();
    expect(await letters()).toHaveLength(1);
  });
});

describe('a new e-mail where no mail leaves the house', () => {
  const change = (who: Member, newEmail: string, oldPassword = password) => changeEmail(app, who, { oldPassword, newEmail });

  test('counts at once; the old mailbox is told', async () => {
    const mia = await member('old@tressline.test');
    expect(await change(mia, ' New@Tressline.test ')).toBe('changed');
    await expect(signIn('old@tressline.test')).rejects.toMatchObject({ why: 'passwordError' });
    await expect(signIn('new@tressline.test')).resolves.toMatchObject({ userId: mia.shopperId });
    expect((await letters()).map(({ to, kind }) => [to, kind])).toEqual([['old@tressline.test', 'email_changed']]);
  });

  test.each([
    ['somebody else’s', 'TAKEN@tressline.test', 'emailExisted'],
    ['her own', 'same@tressline.test', 'badValue'],
    ['no mailbox', 'a@b\r\nBcc: c@d.test', 'badMailbox'],
  ])('%s is refused', async (kind, newEmail, word) => {
    if (word === 'emailExisted') await member('taken@tressline.test');
    const mia = await member(kind === 'her own' ? 'same@tressline.test' : `refused-${word.toLowerCase()}@tressline.test`);
    await expect(change(mia, newEmail)).rejects.toMatchObject({ why: word, details: { field: 'new_email' } });
    expect(await letters()).toEqual([]);
  });

  test('needs the password', async () => {
    const mia = await member('needs@tressline.test');
    await expect(change(mia, 'thief@tressline.test', 'guess')).rejects.toMatchObject({
      why: 'passwordError',
      details: { field: 'old_password' },
    });
    expect(await emailOf(mia)).toBe('needs@tressline.test');
  });

  test('of twenty accounts that want one address at once, one gets it', async () => {
    const people: Member[] = [];
    for (let at = 0; at < 20; at += 1) people.push(await member(`many-${at}@tressline.test`));
    const tries = await Promise.allSettled(people.map((who) => change(who, 'wanted@tressline.test')));
    expect(why(tries).filter((word) => word === 'done')).toHaveLength(1);
    expect(why(tries).filter((word) => word === 'emailExisted')).toHaveLength(19);
    expect(await app.db.select({ id: users.id }).from(users).where(eq(users.email, 'wanted@tressline.test'))).toHaveLength(1);
  });

  test('nobody can ask through a list of mailboxes', async () => {
    const mia = await member('list@tressline.test');
    await member('known@tressline.test');
    const words: string[] = [];
    for (let at = 0; at < 7; at += 1) words.push(...why(await Promise.allSettled([change(mia, 'known@tressline.test')])));
    expect(words).toEqual([...Array(5).fill('emailExisted'), 'tooMany', 'tooMany']);
  });
});

describe('a new e-mail where mail is sent', () => {
  const ask = (who: Member, newEmail: string) => changeEmail(posting, who, { oldPassword: password, newEmail });
  async function delivered() {
    while (await sendNext(posting, senderOf, 'test'));
    return server.received.map(({ to, raw }) => ({ to: to[0], text: raw.replace(/=\r\n/g, '').replaceAll('=3D', '=') }));
  }
  const tokenIn = (text = ''): string => /confirm_email\?token=([\w-]{43})/.exec(text)?.[1] ?? '';

  test('waits for the new mailbox, warns the old one, and changes once the letter is answered', async () => {
    const mia = await member('before@tressline.test');
    expect(await ask(mia, 'after@tressline.test')).toBe('asked');
    expect(await emailOf(mia)).toBe('before@tressline.test');
    const sent = await delivered();
    expect(sent.map(({ to }) => to).sort()).toEqual(['after@tressline.test', 'before@tressline.test']);
    const token = tokenIn(sent.find(({ to }) => to === 'after@tressline.test')?.text);
    expect(token).toHaveLength(43);
    expect(sent.find(({ to }) => to === 'before@tressline.test')?.text).not.toContain(token);
    const stored = JSON.stringify([await app.db.select().from(oneTimeTokens), await app.db.select().from(mails)]);
    expect(stored).not.toContain(token);

    const presses = await Promise.allSettled(Array.from({ length: 20 }, () => confirmEmail(posting, token)));
    expect(why(presses)).toContain('done');
    expect(await emailOf(mia)).toBe('after@tressline.test');
    expect(await confirmEmail(posting, token)).toEqual({ newEmail: 'after@tressline.test' });
    const told = (await letters()).filter(({ kind }) => kind === 'email_changed');
    expect(told.map(({ to }) => to)).toEqual(['before@tressline.test']);
  });

  test('only the newest letter counts, for a day, and not after a new password', async () => {
    const mia = await member('steps@tressline.test');
    const tokens: string[] = [];
    for (const to of ['one@tressline.test', 'two@tressline.test']) {
      await ask(mia, to);
      tokens.push(tokenIn((await delivered()).findLast((letter) => letter.to === to)?.text));
    }
    const [first = '', second = ''] = tokens;
    await expect(confirmEmail(posting, first)).rejects.toMatchObject({ why: 'linkInvalid' });
    app.clock.at = later(app.clock.at, dayMs);
    await expect(confirmEmail(posting, second)).rejects.toMatchObject({ why: 'linkInvalid' });

    await ask(mia, 'three@tressline.test');
    const third = tokenIn((await delivered()).findLast(({ to }) => to === 'three@tressline.test')?.text);
    app.clock.at = later(app.clock.at, minuteMs);
    await changePassword(posting, mia, { oldPassword: password, newPassword: 'ten lace fronts' });
    await expect(confirmEmail(posting, third)).rejects.toMatchObject({ why: 'linkInvalid' });
    expect(await emailOf(mia)).toBe('steps@tressline.test');
  });

  test('a password set by any other door takes the change back too', async () => {
    const mia = await member('door@tressline.test');
    await ask(mia, 'thief@tressline.test');
    const token = tokenIn((await delivered()).findLast(({ to }) => to === 'thief@tressline.test')?.text);
    await app.db
      .update(users)
      .set({ passwordChangedAt: later(app.clock.at, 1) })
      .where(eq(users.id, mia.shopperId));
    await expect(confirmEmail(posting, token)).rejects.toMatchObject({ why: 'linkInvalid' });
  });

  test('the address may be gone by the time the letter is answered', async () => {
    const mia = await member('slow@tressline.test');
    await ask(mia, 'popular@tressline.test');
    const token = tokenIn((await delivered()).findLast(({ to }) => to === 'popular@tressline.test')?.text);
    await member('popular@tressline.test');
    await expect(confirmEmail(posting, token)).rejects.toMatchObject({ why: 'emailExisted' });
    expect(await emailOf(mia)).toBe('slow@tressline.test');
  });

  test.each(['', 'x'.repeat(43), "' or 1=1"])('%j confirms nothing', async (token) => {
    await expect(confirmEmail(posting, token)).rejects.toMatchObject({ why: 'linkInvalid' });
  });
});
