import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page as Row } from '#site/page.ts';
import { shopPages } from '#site/shop-pages.ts';
import { axe, newPage } from '../kit/browser.ts';
import { mailServer } from '../kit/mail-server.ts';
import { examinedIn, walkedOn } from '../kit/screens.ts';
import { blankFolder, type Shop, startShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ env: { DEMO: '0' } });
});
afterAll(() => shop?.stop());

const password = 'nine lace fronts';
/** Browsers log non-200 answers; these are the ones the test is about. */
const refusals = [/status of 40[019]/];
const pathOf = (page: Page): string => new URL(page.url()).pathname;

const post = (path: string, input: object, { origin } = shop) =>
  fetch(`${origin}/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) });
const newcomer = async (email: string, at = shop): Promise<void> =>
  expect((await post('/user/signup', { email, password, first_name: 'Ana', last_name: 'Cole' }, at)).status).toBe(200);

async function signIn(page: Page, email: string, given = password): Promise<void> {
  await page.goto('/user/login');
  await page.locator('main input[name=email]').fill(email);
  await page.locator('main input[name=password]').fill(given);
  await page.locator('main form:has(input[name=password]) button[type=submit]').click();
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('Admin-Token');
  await page.waitForLoadState('networkidle');
}
const tokenOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const unfold = (page: Page, title: string) => page.locator('summary', { hasText: title }).click();
const formOf = (page: Page, button: string) => page.locator('main form', { has: page.getByRole('button', { name: button }) });

const screens = [
  { name: 'desktop', phone: false, base: '', door: '/user/login' },
  { name: 'phone', phone: true, base: '/m', door: '/m/user' },
] as const;

describe.each(walkedOn(screens, 'phone'))('on a $name', ({ name, phone, base, door }) => {
  const account = `${base}/user/account-info`;

  test('she ends a strange login, changes her password, takes her data along and leaves', async () => {
    const email = `care-${name}@tressline.test`;
    await newcomer(email);
    const elsewhere = await newPage({ origin: shop.origin, phone: !phone, allow: refusals });
    await signIn(elsewhere, email);
    const page = await newPage({ origin: shop.origin, phone, allow: refusals });
    await signIn(page, email);
    await page.goto(account);
    await page.getByText('You’re also signed in on another device.').waitFor();
    const devices = part(page, 'Signed-in devices');
    expect(await devices.getByRole('listitem').count()).toBe(2);
    await devices.getByRole('listitem').filter({ hasText: 'This device' }).filter({ hasText: 'Active now' }).waitFor();
    await devices.getByRole('button', { name: phone ? 'Log out: Chrome on Linux' : 'Log out: Chrome on Android' }).click();
    await devices.getByText('That device has been logged out.').waitFor();
    await devices.getByText('You’re only signed in on this device.').waitFor();
    await elsewhere.goto('/user/account-info');
    expect(pathOf(elsewhere)).toBe(phone ? '/user/login' : '/m/user');

    await unfold(page, 'Change password');
    const change = formOf(page, 'Change password');
    await change.getByLabel('Current password').fill('not this one');
    await change.getByLabel('New password').fill('ten lace fronts');
    await change.getByRole('button', { name: 'Change password' }).click();
    await page.getByRole('alert').filter({ hasText: 'Your password wasn’t changed' }).waitFor();
    expect(await change.getByLabel('Current password').getAttribute('aria-invalid')).toBe('true');
    const before = await tokenOf(page);
    await change.getByLabel('Current password').fill(password);
    await change.getByRole('button', { name: 'Change password' }).click();
    await part(page, 'Email and password').getByText('Password changed.').waitFor();
    expect(await page.locator('input[name=new_password]').inputValue()).toBe('');
    expect(await tokenOf(page)).not.toBe(before);
    expect((await post('/user/login', { email, password })).status).toBe(401);
    expect((await post('/user/login', { email, password: 'ten lace fronts' })).status).toBe(200);

    await takeData(page, email);
    await leave(page, email);
  });

  async function takeData(page: Page, email: string): Promise<void> {
    await page.goto(account);
    await unfold(page, 'Download your data');
    const form = formOf(page, 'Download file');
    await form.getByLabel('Current password').fill('not this one');
    await form.getByRole('button').last().click();
    await page.getByText('Incorrect password. Try again.').waitFor();
    expect(pathOf(page)).toBe(account);
    await form.getByLabel('Current password').fill('ten lace fronts');
    const [download] = await Promise.all([page.waitForEvent('download'), form.getByRole('button').last().click()]);
    expect(download.suggestedFilename()).toMatch(/^tressline-account-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({ profile: { email, first_name: 'Ana' }, orders: [], inquiries: [] });
    expect(text).not.toMatch(/argon2|s_[\w-]{43}/);
  }

  async function leave(page: Page, email: string): Promise<void> {
    await page.goto(account);
    await unfold(page, 'Delete your account');
    const form = formOf(page, 'Permanently delete my account');
    await form.getByLabel('Current password').fill('ten lace fronts');
    await form.getByLabel('Type “delete” to confirm').fill('no');
    await form.getByRole('button', { name: 'Permanently delete my account' }).click();
    await form.getByText('That doesn’t match. Type “delete”').waitFor();
    await form.getByLabel('Type “delete” to confirm').fill('Delete');
    await form.getByRole('button', { name: 'Permanently delete my account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your account has been deleted' }).waitFor();
    expect((await page.context().cookies()).map(({ name: of }) => of)).not.toContain('Admin-Token');
    expect((await post('/user/login', { email, password: 'ten lace fronts' })).status).toBe(401);
    await newcomer(email);
  }

  test('without script too: a new e-mail counts at once where no mail is sent, and everybody else is signed out', async () => {
    const email = `plain-${name}@tressline.test`;
    await newcomer(email);
    const elsewhere = await newPage({ origin: shop.origin, phone, allow: refusals });
    await signIn(elsewhere, email);
    // Without script the browser refuses to load any, and logs it.
    const page = await newPage({ origin: shop.origin, phone, script: false, allow: [/ csp$/, ...refusals] });
    await signIn(page, email);
    await page.goto(account);
    await page.getByRole('button', { name: 'Log out of all other devices' }).click();
    await part(page, 'Signed-in devices').getByText('All other devices have been logged out.').waitFor();
    await elsewhere.goto(account);
    expect(pathOf(elsewhere)).toBe(door);
    await unfold(page, 'Change email');
    const change = formOf(page, 'Change email');
    await change.getByLabel('New email').fill(`new-${email}`);
    await change.getByLabel('Current password').fill('not this one');
    await change.getByRole('button', { name: 'Change email' }).click();
    await page.getByRole('alert').filter({ hasText: 'Your email wasn’t changed' }).waitFor();
    expect(await change.getByLabel('New email').inputValue()).toBe(`new-${email}`);
    await change.getByLabel('Current password').fill(password);
    await change.getByRole('button', { name: 'Change email' }).click();
    await page.getByText('Email changed.').waitFor();
    expect((await post('/user/login', { email, password })).status).toBe(401);
    expect((await post('/user/login', { email: `new-${email}`, password })).status).toBe(200);
  });

  test.each(examinedIn(phone))('the pages can be used by everybody (%s), and say nothing that opens the account', async (lang) => {
    const email = `axe-${name}-${lang}@tressline.test`;
    await newcomer(email);
    const page = await newPage({ origin: shop.origin, phone, lang });
    await signIn(page, email);
    for (const path of [`${base}/user`, account, `${base}/confirm_email?token=x`, `${base}/account_deleted`]) {
      await page.goto(path);
      await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
        for (const one of all) one.open = true;
      });
      expect(await axe(page), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wide, `${path} is wider than the screen`).toBe(false);
    }
    const token = await tokenOf(page);
    for (const path of [account, `${account}.data`, `${base}/user`, '/v1/user/sessions', '/v1/user/get_current_login']) {
      const answer = await page.request.get(path);
      expect(answer.headers()['cache-control'], path).toBe('no-store');
      const text = await answer.text();
      expect(text, path).not.toMatch(/argon2|password_hash|passwordHash|token_hash|tokenHash/);
      expect(text.includes(token), path).toBe(false);
    }
  });

  test('every page of one’s own leads a visitor to the door, also as data', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    const own = Object.values(shopPages as Record<string, Row>).filter(({ who }) => who === 'shopper');
    expect(own.length).toBeGreaterThan(0);
    for (const { path } of own) {
      const plain = `/${path}`;
      const answer = await page.request.get(`${base}${plain}`, { maxRedirects: 0 });
      const back = `${door}?back=${encodeURIComponent(base + plain)}`;
      expect([answer.status(), answer.headers()['location']], plain).toEqual([302, back]);
      expect(await (await page.request.get(`${base}${plain}.data`, { maxRedirects: 0 })).text(), plain).toContain(back);
    }
    const hub = await page.request.get(`${base}/user`, { maxRedirects: 0 });
    expect([hub.status(), hub.headers()['location']]).toEqual(phone ? [200, undefined] : [302, '/user/login']);
    for (const path of ['/user/login', '/user/register']) expect((await page.request.get(`${base}${path}`)).status()).toBe(200);
  });
});

test('a file is made for nobody but her, asked for by our own page', async () => {
  const email = 'file@tressline.test';
  await newcomer(email);
  const page = await newPage({ origin: shop.origin });
  await signIn(page, email);
  const cookie = `Admin-Token=${await tokenOf(page)}`;
  const ask = (headers: Record<string, string>) =>
    fetch(`${shop.origin}/v1/user/account_file`, { method: 'POST', redirect: 'manual', headers, body: new URLSearchParams({ password }) });
  const whereTo = async (headers: Record<string, string>) => {
    const answer = await ask(headers);
    return [answer.status, answer.headers.get('location')];
  };
  expect(await whereTo({})).toEqual([303, '/user/login']);
  expect(await whereTo({ cookie, 'sec-fetch-site': 'cross-site' })).toEqual([303, '/']);
  expect(await whereTo({ cookie, origin: 'https://evil.example' })).toEqual([303, '/']);
  expect((await ask({ cookie, 'sec-fetch-site': 'same-origin' })).headers.get('content-disposition')).toContain('attachment');
});

describe('where mail is sent', () => {
  let mail: Awaited<ReturnType<typeof mailServer>>;
  let posting: Shop;
  beforeAll(async () => {
    mail = await mailServer();
    const dataDir = await blankFolder();
    // The account is older than the mail server, so it needs no activation.
    const quiet = await startShop({ dataDir, env: { DEMO: '0' } });
    await newcomer('old@example.com', quiet);
    await quiet.stop();
    posting = await startShop({ dataDir, env: { DEMO: '0', SMTP_URL: mail.url } });
  });
  afterAll(() => posting?.stop());

  test('a new e-mail waits for its own letter, and looking at the letter changes nothing', async () => {
    const page = await newPage({ origin: posting.origin });
    await signIn(page, 'old@example.com');
    await page.goto('/user/account-info');
    await unfold(page, 'Change email');
    const change = formOf(page, 'Change email');
    await change.getByLabel('New email').fill('new@example.com');
    await change.getByLabel('Current password').fill(password);
    await change.getByRole('button', { name: 'Change email' }).click();
    await page.getByText('Waiting for you to confirm new@example.com').waitFor();
    await expect.poll(() => mail.received.flatMap(({ to }) => to).sort()).toEqual(['new@example.com', 'old@example.com']);
    const letter = mail.received.find(({ to }) => to.includes('new@example.com'))?.raw ?? '';
    const link = /\/confirm_email\?token=[\w-]{43}/.exec(letter.replace(/=\r\n/g, '').replaceAll('=3D', '='))?.[0] ?? '';

    const reader = await newPage({ origin: posting.origin, phone: true });
    for (let count = 0; count < 2; count += 1) await reader.goto(link);
    await page.reload();
    await part(page, 'Email and password').getByText('old@example.com').waitFor();
    expect(await reader.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer');
    await reader.getByRole('button', { name: 'Confirm email' }).click();
    await reader.getByText('new@example.com is confirmed.').waitFor();
    await page.reload();
    await part(page, 'Email and password').getByText('new@example.com').waitFor();
    await reader.goto(link);
    await reader.getByText('new@example.com is confirmed.').waitFor();
    await expect.poll(() => mail.received.filter(({ to }) => to.includes('old@example.com')).length).toBe(2);
  });
});
