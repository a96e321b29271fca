import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { mailServer } from '../kit/mail-server.ts';
import { walkedOn } from '../kit/screens.ts';
import { owner, type Shop, startShop } from '../kit/shop.ts';

let shop: Shop;
let mail: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  mail = await mailServer();
  shop = await startShop({ env: { DEMO: '0', SMTP_URL: mail.url }, readyWithinMs: 180_000 });
});
afterAll(() => shop?.stop());

const password = 'nine lace fronts';
/** Browsers log non-200 answers; these are the ones the test is about. */
const refusals = [/status of 40[013]/];
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const details = (page: Page) => page.getByRole('heading', { level: 1, name: 'Account details' });

/** The next email to an address, removed from the queue, with its lines unfolded. */
async function nextLetter(address: string): Promise<string> {
  const place = () => mail.received.findIndex(({ to }) => to.includes(address));
  await expect.poll(place, { timeout: 20_000 }).toBeGreaterThanOrEqual(0);
  const [letter] = mail.received.splice(place(), 1);
  return letter?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
}
const pathIn = (letter: string, page: string): string => new RegExp(`/${page}\\?token=[\\w-]{43}`).exec(letter)?.[0] ?? 'no link';

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.goto('/user/register');
  await page.getByLabel('First name').fill('Mia');
  await page.getByLabel('Last name').fill('Reed');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Check your inbox' }).waitFor();
}

async function signIn(page: Page, email: string, given = password): Promise<void> {
  await page.goto('/user/login');
  await page.getByLabel('Email', { exact: true }).fill(` ${email} `);
  await page.getByLabel('Password', { exact: true }).fill(given);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** An active account, made without a browser. */
async function member(email: string): Promise<void> {
  const send = (path: string, input: object) =>
    fetch(`${shop.origin}/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    });
  await send('/user/signup', { email, password, first_name: 'Ana', last_name: 'Cole' });
  const token = pathIn(await nextLetter(email), 'activate_account').split('=')[1];
  expect((await send('/user/activate', { token })).status).toBe(200);
}

const screens = [
  { name: 'desktop', phone: false, base: '' },
  { name: 'phone', phone: true, base: '/m' },
] as const;

describe.each(walkedOn(screens, 'phone'))('on a $name', ({ name, phone, base }) => {
  test('one signs up, is asked for the letter, has it sent again, opens the account and is greeted', async () => {
    const email = `mia-${name}@example.com`;
    const page = await newPage({ origin: shop.origin, phone, allow: refusals });
    await fillSignUp(page, email);
    await page.getByText(email).waitFor();
    expect(await axe(page), 'letter sent').toEqual([]);
    const first = pathIn(await nextLetter(email), 'activate_account');

    await signIn(page, email);
    const failed = page.getByRole('dialog', { name: 'Sign in failed' });
    await failed.getByText('The account is not activated, please go to the mailbox to activate').waitFor();
    expect(await axe(page), 'sign in failed').toEqual([]);
    await failed.getByRole('button', { name: 'Resend email' }).click();
    await page.getByText(`If ${email} has an account waiting to be activated`).waitFor();
    const second = pathIn(await nextLetter(email), 'activate_account');
    expect(second).not.toBe(first);

    // A mail scanner follows the link; GET changes nothing.
    expect((await fetch(shop.origin + second, { redirect: 'follow' })).status).toBe(200);
    const opened = await page.goto(second);
    expect(pathOf(page)).toBe(`${base}/activate_account`);
    expect(opened?.headers()['referrer-policy']).toBe('no-referrer');
    expect(await axe(page), 'activate').toEqual([]);
    await page.getByRole('button', { name: 'Activate account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your account is active' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();

    await signIn(page, email);
    await details(page).waitFor();
    const greeting = page.getByRole('dialog', { name: 'Welcome back!' });
    await greeting.getByText('Good to see you, Mia.').waitFor();
    expect(await axe(page), 'welcome').toEqual([]);
    await greeting.getByRole('button', { name: 'Close' }).click();
    await greeting.waitFor({ state: 'detached' });
  });

  test('one forgets the password and comes back in; who was inside elsewhere is out', async () => {
    const email = `ana-${name}@example.com`;
    await member(email);
    const elsewhere = await newPage({ origin: shop.origin, phone, allow: refusals });
    await signIn(elsewhere, email);
    await details(elsewhere).waitFor();

    const page = await newPage({ origin: shop.origin, phone, allow: refusals });
    await signIn(page, email, 'was it this');
    const failed = page.getByRole('dialog', { name: 'Sign in failed' });
    await failed.getByText('Password Error').waitFor();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
    expect(pathOf(page)).toBe(`${base}/forgot_account`);
    expect(await axe(page), 'forgot').toEqual([]);
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await page.getByText(`If there’s an account for ${email}`).waitFor();

    const link = pathIn(await nextLetter(email), 'reset_password');
    const shown = await page.goto(link);
    expect(pathOf(page)).toBe(`${base}/reset_password`);
    expect(shown?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(await axe(page), 'reset').toEqual([]);
    await page.getByLabel('New password').fill('ten lace fronts');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await details(page).waitFor();
    await page.getByRole('dialog', { name: 'Welcome back!' }).waitFor();
    expect(await nextLetter(email)).toContain('was changed');

    await elsewhere.reload();
    await elsewhere.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    await expect.poll(async () => (await elsewhere.context().cookies()).map((cookie) => cookie.name)).toEqual(['vw']);
    await page.goto(link);
    await page.getByText('This link is no longer valid.').waitFor();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor();
  });

  test('all of it works without script, in Chinese', async () => {
    const email = `yue-${name}@example.com`;
    const page = await newPage({ origin: shop.origin, phone, lang: 'zh', script: false, allow: [...refusals, /request failed: .*csp$/] });
    await page.goto('/user/register');
    await page.getByLabel('名', { exact: true }).fill('悦');
    await page.getByLabel('姓', { exact: true }).fill('林');
    await page.getByLabel('邮箱', { exact: true }).fill(email);
    await page.getByLabel('密码', { exact: true }).fill(password);
    await page.getByRole('button', { name: '注册账户' }).click();
    await page.getByRole('button', { name: '重新发送邮件' }).click();
    await page.getByRole('heading', { level: 1, name: '请查收邮件' }).waitFor();
    // Both emails first: an active account gets none.
    await nextLetter(email);
    await page.goto(pathIn(await nextLetter(email), 'activate_account'));
    await page.getByRole('button', { name: '激活我的账户' }).click();
    await page.getByRole('heading', { level: 1, name: '账户已激活' }).waitFor();

    await page.goto('/user/login');
    await page.getByLabel('邮箱', { exact: true }).fill(email);
    await page.getByLabel('密码', { exact: true }).fill('不是这个');
    await page.getByRole('main').getByRole('button', { name: '登录' }).click();
    await page.getByRole('alert').filter({ hasText: '登录失败' }).filter({ hasText: '密码错误' }).waitFor();
    await page.getByRole('link', { name: '忘记密码？' }).click();
    await page.getByLabel('邮箱', { exact: true }).fill(email);
    await page.getByRole('button', { name: '发送链接' }).click();
    await page.getByRole('heading', { level: 1, name: '请查收邮件' }).waitFor();
    await page.goto(pathIn(await nextLetter(email), 'reset_password'));
    await page.getByLabel('新密码').fill('短');
    await page.locator('input[name=password]').evaluate((field) => field.removeAttribute('minlength'));
    await page.getByRole('button', { name: '保存并登录' }).click();
    await page.getByRole('alert').filter({ hasText: '请至少输入 8 个字符' }).waitFor();
    await page.getByLabel('新密码').fill('十顶蕾丝前额假发');
    await page.getByRole('button', { name: '保存并登录' }).click();
    await page.getByRole('heading', { level: 1, name: '账户资料' }).waitFor();
  });
});

test('a login that ended on the server is forgotten in the browser at the next question', async () => {
  const email = 'ended@example.com';
  await member(email);
  const page = await newPage({ origin: shop.origin, allow: refusals });
  await signIn(page, email);
  await page.getByRole('link', { name: 'Your account, Ana' }).waitFor();
  const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
  const ended = await fetch(`${shop.origin}/v1/user/logout`, { headers: { authorization: token } });
  expect(ended.status).toBe(200);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('in');
});

test('no link and no password of anybody is in what the shop printed, and staff read letters without their secret', async () => {
  expect(shop.output()).not.toMatch(/token=[\w-]{20}|lace fronts/);
  const page = await newPage({ origin: shop.origin });
  await page.goto('/bg/login');
  await page.getByLabel('Email', { exact: true }).fill(` ${owner.email} `);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/bg/index');
  await page.goto('/bg/mailbox?q=ana-desktop');
  await page.getByRole('link', { name: 'Reset your Tressline password' }).first().click();
  await page.getByText('Plain text').press('Enter');
  await page.getByText('/reset_password?token=…').waitFor();
});
