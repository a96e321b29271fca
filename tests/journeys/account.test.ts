import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { examinedIn, walkedOn } from '../kit/screens.ts';
import { type Shop, startShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ env: { DEMO: '0' } });
});
afterAll(() => shop?.stop());

const password = 'nine lace fronts';
/** Browsers log non-200 answers; these are the ones the test is about. */
const refusals = [/status of 40[019]/];
const pathOf = (page: Page): string => new URL(page.url()).pathname;
const details = (page: Page) => page.getByRole('heading', { level: 1, name: 'Account details' });
const greeting = (page: Page, words: string) => page.getByRole('dialog', { name: words });
const form = (page: Page) => page.getByRole('main');

async function register(page: Page, email: string, firstName = 'Mia'): Promise<void> {
  await page.goto('/user/register');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Reed');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
}

async function signIn(page: Page, email: string, given = password): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(given);
  await form(page).getByRole('button', { name: 'Sign in' }).click();
}

const newcomer = async (email: string): Promise<void> => {
  const answer = await fetch(`${shop.origin}/v1/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, first_name: 'Ana', last_name: 'Cole' }),
  });
  expect(answer.status).toBe(200);
};

const screens = [
  { name: 'desktop', phone: false, base: '', door: '/user/login' },
  { name: 'phone', phone: true, base: '/m', door: '/m/user' },
] as const;

describe.each(walkedOn(screens, 'desktop'))('on a $name', ({ name, phone, base, door }) => {
  test('one opens an account, changes a detail, leaves and comes back', async () => {
    const email = `mia-${name}@tressline.test`;
    const page = await newPage({ origin: shop.origin, phone });
    await register(page, email);
    await details(page).waitFor();
    expect(pathOf(page)).toBe(`${base}/user/account-info`);
    await greeting(page, 'Your account is ready. Welcome!').waitFor();
    await page.getByLabel('City').fill('Atlanta');
    await page.getByLabel('First name').fill('Amelia');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('status').getByText('Saved.').waitFor();
    if (!phone) await page.getByRole('link', { name: 'Your account, Amelia' }).waitFor();
    await page.reload();
    expect(await page.getByLabel('City').inputValue()).toBe('Atlanta');
    await page.getByRole('main').getByText(email).waitFor();
    const cookies = (await page.context().cookies()).filter(({ name: of }) => of === 'Admin-Token');
    expect(cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByText('You’ve been logged out.').waitFor();
    expect(pathOf(page)).toBe(door);
    if (!phone) await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    expect((await page.context().cookies()).map(({ name: of }) => of)).not.toContain('Admin-Token');
    const old = await fetch(`${shop.origin}/v1/user/get_current_login`, { headers: { authorization: cookies[0]?.value ?? '' } });
    expect(old.status).toBe(401);

    await signIn(page, email);
    await details(page).waitFor();
    await greeting(page, 'Welcome back!').waitFor();
    await page.goto('/user');
    if (phone) await page.getByRole('heading', { level: 1, name: 'Amelia Reed' }).waitFor();
    else await details(page).waitFor();
    expect(pathOf(page)).toBe(phone ? '/m/user' : '/user/account-info');
  });

  test('a visitor finds the door instead of the account, in page and data', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    for (const path of [`${base}/user/account-info?from=mail`, `${base}/user`]) {
      await page.goto(path);
      expect(pathOf(page), path).toBe(door);
      await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    }
    const data = await page.request.get(`${base}/user/account-info.data`, { maxRedirects: 0 });
    expect(await data.text()).toContain(`"${door}?back=${encodeURIComponent(`${base}/user/account-info`)}"`);
    expect(data.headers()['cache-control']).toBe('no-store');

    const email = `letter-${name}@tressline.test`;
    await newcomer(email);
    await page.goto(`${base}/user/account-info?from=mail`);
    await signIn(page, email);
    await page.waitForURL(`**${base}/user/account-info?from=mail`);
  });

  test('what is wrong is told at the form, and what was typed stays', async () => {
    const page = await newPage({ origin: shop.origin, phone, allow: refusals });
    await page.goto('/user');
    await signIn(page, 'nobody@tressline.test', 'not this one');
    const failed = page.getByRole('dialog', { name: 'Sign in failed' });
    await failed.getByText('Password Error').waitFor();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alert').filter({ hasText: 'Sign in failed' }).filter({ hasText: 'Password Error' }).waitFor();
    expect(pathOf(page)).toBe(door);
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('nobody@tressline.test');
    await page.getByRole('button', { name: 'Show' }).click();
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');

    await register(page, `mia-${name}@nowhere`);
    await page.getByRole('alert').filter({ hasText: 'Invalid mailbox format!' }).waitFor();
    expect(await page.getByLabel('Email', { exact: true }).getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('First name').inputValue()).toBe('Mia');
    await newcomer(`taken-${name}@tressline.test`);
    await page.getByLabel('Email', { exact: true }).fill(`taken-${name}@tressline.test`);
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('alert').filter({ hasText: 'Email Existed' }).waitFor();
  });

  test.each(examinedIn(phone))('its pages have no accessibility faults in %s', async (lang) => {
    const email = `axe-${name}-${lang}@tressline.test`;
    await newcomer(email);
    const page = await newPage({ origin: shop.origin, phone, lang });
    for (const path of ['/user/login', '/user/register', '/user']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await axe(page), path).toEqual([]);
    }
    await page.locator('main input[name=email]').fill(email);
    await page.locator('input[name=password]').fill(password);
    await page.locator('form:has(input[name=password]) button[type=submit]').click();
    await page.locator('input[name=post_code]').waitFor();
    expect(await axe(page), 'account-info').toEqual([]);
    await page.goto('/user');
    expect(await axe(page), 'user').toEqual([]);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  });

  test('without script one signs in, saves and leaves', async () => {
    const email = `plain-${name}@tressline.test`;
    await newcomer(email);
    const first = await newPage({ origin: shop.origin, phone });
    const userAgent = await first.evaluate(() => navigator.userAgent);
    const context = await first.context().browser()?.newContext({ javaScriptEnabled: false, baseURL: shop.origin, userAgent });
    const page = await context?.newPage();
    if (!context || !page) throw new Error('no second context');
    try {
      await page.goto('/user/login');
      await signIn(page, email, 'not this one');
      await page.getByRole('alert').filter({ hasText: 'Sign in failed' }).waitFor();
      expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
      await signIn(page, email);
      await details(page).waitFor();
      await page.getByLabel('City').fill('Macon');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Saved.').waitFor();
      expect(await page.getByLabel('City').inputValue()).toBe('Macon');
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByText('You’ve been logged out.').waitFor();
      expect(pathOf(page)).toBe(door);
    } finally {
      await context.close();
    }
  });
});

test('after the login one stands where one was, and never on a strange site', async () => {
  const email = 'back@tressline.test';
  await newcomer(email);
  const page = await newPage({ origin: shop.origin });
  await page.goto('/search?q=bob');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  await signIn(page, email);
  await page.getByRole('link', { name: 'Your account, Ana' }).waitFor();
  expect(page.url()).toBe(`${shop.origin}/search?q=bob`);
  await page.goto('/user/login?back=https://evil.example');
  await details(page).waitFor();
  expect(page.url()).toBe(`${shop.origin}/user/account-info`);
});

test('public pages are the same for everybody, and a visitor’s page asks for nobody', async () => {
  const email = 'same@tressline.test';
  await newcomer(email);
  const page = await newPage({ origin: shop.origin });
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/v1/user/') && asked.push(request.url()));
  const before = await (await page.goto('/'))?.text();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  expect(asked).toEqual([]);
  await signIn(page, email);
  await page.getByRole('link', { name: 'Your account, Ana' }).waitFor();
  expect(pathOf(page)).toBe('/');
  expect(await (await page.goto('/'))?.text()).toBe(before);
  await page.getByRole('link', { name: 'Your account, Ana' }).waitFor();
  expect(asked).toHaveLength(2);
});

test('a hint without a login is dropped after one question', async () => {
  const page = await newPage({ origin: shop.origin, allow: refusals });
  await page.context().addCookies([{ name: 'in', value: '1', url: shop.origin }]);
  await page.goto('/');
  await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain('in');
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
});
