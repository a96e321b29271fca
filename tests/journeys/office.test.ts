import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryTexts } from '#areas/staff/page-texts.ts';
import { staffMembers, staffRoles } from '#areas/staff/tables.ts';
import { openEmbeddedStore } from '#platform/database/open.server.ts';
import { hashPassword } from '#platform/passwords.server.ts';
import type { Role } from '#site/page.ts';
import { menuFor } from '../../src/office/frame/menu.ts';
import { axe, newPage } from '../kit/browser.ts';
import { blankFolder, owner, type Shop, startShop } from '../kit/shop.ts';

let shop: Shop;
let dataDir: string;
const clerk = { email: 'lin@tressline.test', password: 'seven loose waves' };
const stranger = { email: 'left@tressline.test', password: 'seven loose waves' };
/** Browsers log non-200 answers; these are the ones the test is about. */
const refusals = [/status of 40[13]/, /status of 429/];

beforeAll(async () => {
  dataDir = await blankFolder();
  const store = await openEmbeddedStore(dataDir);
  const passwordHash = await hashPassword(clerk.password);
  const hire = async ({ email }: typeof clerk, firstName: string, role: Role | null) => {
    const [made] = await store.db
      .insert(staffMembers)
      .values({ email, username: firstName, passwordHash, firstName })
      .returning({ id: staffMembers.id });
    if (made && role) await store.db.insert(staffRoles).values({ staffId: made.id, role });
  };
  await hire(clerk, 'Lin', 'stock');
  await hire(stranger, 'Former staff', null);
  await store.close();
  shop = await startShop({ dataDir, env: { DEMO: '0' } });
});

afterAll(async () => {
  await shop?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function signIn(page: Page, who = owner): Promise<void> {
  await page.goto('/bg/login');
  await page.getByLabel('Email', { exact: true }).fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const today = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' });

/** The keyboard help opens once the page is hydrated. */
async function awake(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect
    .poll(async () => {
      await page.keyboard.press('?');
      return sheet.isVisible();
    })
    .toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
}

test('nobody gets in without a login: page, data and the bare address lead to the door', async () => {
  const page = await newPage({ origin: shop.origin });
  for (const path of ['/bg', '/bg/index', '/bg/ui', '/bg/ui/shop', '/bg/no-such-page']) {
    await page.goto(path);
    expect(new URL(page.url()).pathname, path).toBe('/bg/login');
  }
  const data = await page.request.get('/bg/index.data', { maxRedirects: 0 });
  expect(await data.text()).toMatch(/redirect.*\/bg\/login/);
  expect(data.headers()['cache-control']).toBe('no-store');
});

test('a wrong password is told at the form and keeps the e-mail', async () => {
  const page = await newPage({ origin: shop.origin, allow: refusals });
  await signIn(page, { ...owner, password: 'not this one' });
  await page.getByRole('alert').filter({ hasText: 'Sign in failed' }).filter({ hasText: 'Password Error' }).waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(owner.email);
  expect(new URL(page.url()).pathname).toBe('/bg/login');
});

test('the right password opens Today; who is inside does not see the door again', async () => {
  const page = await newPage({ origin: shop.origin });
  await signIn(page);
  await today(page).waitFor();
  await page.getByText('All caught up').waitFor();
  await page.goto('/bg/login?back=https://evil.example');
  await today(page).waitFor();
  expect(page.url()).toBe(`${shop.origin}/bg/index`);
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'Staff-Token');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test('without script one signs in, reads the day, changes the language and leaves', async () => {
  const first = await newPage({ origin: shop.origin });
  const context = await first.context().browser()?.newContext({ javaScriptEnabled: false, baseURL: shop.origin });
  const page = await context?.newPage();
  if (!context || !page) throw new Error('no second context');
  await signIn(page, { ...owner, password: 'not this one' });
  await page.getByRole('alert').filter({ hasText: 'Sign in failed' }).waitFor();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await today(page).waitFor();
  await page.getByRole('button', { name: '中文' }).click();
  await page.getByRole('heading', { level: 1, name: '首页' }).waitFor();
  expect(page.url()).toBe(`${shop.origin}/bg/index`);
  await page.getByRole('button', { name: '退出' }).click();
  await page.getByText('您已退出登录。').waitFor();
  await context.close();
});

test('a clerk sees the entries and figures of the role, and no money', async () => {
  const page = await newPage({ origin: shop.origin });
  await signIn(page, clerk);
  await today(page).waitFor();
  const shown = await page.getByRole('navigation', { name: 'Back office' }).getByRole('listitem').allInnerTexts();
  const allowed = menuFor(['stock']).filter(({ group }) => group !== null);
  expect(shown).toEqual(allowed.map(({ page: name }) => entryTexts[name].en));
  await page.getByText('Your recent activity').waitFor();
  expect(await page.getByText('Net sales').count()).toBe(0);
});

test('somebody without a role finds every page closed', async () => {
  const page = await newPage({ origin: shop.origin, allow: refusals });
  await signIn(page, stranger);
  await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor();
  expect((await page.request.get('/bg/index')).status()).toBe(403);
  expect(await page.getByText('Paid orders per day').count()).toBe(0);
});

test('the navigation stays as it was left, kept as 1 or 0', async () => {
  const page = await newPage({ origin: shop.origin });
  await signIn(page);
  await today(page).waitFor();
  await awake(page);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('tressline:sidebar') ?? 'null')?.value);
  await page.keyboard.press('[');
  await page.getByRole('button', { name: 'Expand' }).waitFor();
  expect(await kept()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Expand' }).click();
  await page.getByRole('button', { name: 'Collapse' }).waitFor();
  expect(await kept()).toBe(1);
  await page.reload();
  await page.getByRole('button', { name: 'Collapse' }).waitFor();
});

test('on a phone the menu opens over the page and closes with the next one, and nothing runs out of the screen', async () => {
  const page = await newPage({ origin: shop.origin, phone: true });
  await signIn(page);
  await today(page).waitFor();
  await awake(page);
  const menu = page.getByRole('navigation', { name: 'Back office' });
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: entryTexts['office-orders'].en, exact: true }).click();
  await page.waitForURL('**/bg/order/query');
  await menu.waitFor({ state: 'hidden' });
  for (const path of ['/bg/index', '/bg/order/query', '/bg/stock/query', '/bg/user/update']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(sideways, path).toBe(0);
  }
});

test('keys rest while something is typed, and g t leads to Today', async () => {
  const page = await newPage({ origin: shop.origin });
  await signIn(page);
  await today(page).waitFor();
  await page.goto('/bg/ui');
  await awake(page);
  await page.getByLabel('Quantity').press('[');
  await page.getByRole('button', { name: 'Collapse' }).waitFor();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await today(page).waitFor();
});

test('signing out ends the login on the server too', async () => {
  const page = await newPage({ origin: shop.origin });
  await signIn(page);
  await today(page).waitFor();
  const token = (await page.context().cookies()).filter(({ name }) => name === 'Staff-Token');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('You’ve been logged out.').waitFor();
  expect((await page.context().cookies()).some(({ name }) => name === 'Staff-Token')).toBe(false);
  await page.context().addCookies(token);
  await page.goto('/bg/index');
  expect(new URL(page.url()).pathname).toBe('/bg/login');
});

test('after ten wrong tries the door says to wait', async () => {
  const page = await newPage({ origin: shop.origin, allow: refusals });
  const guess = { email: 'guessed@tressline.test', password: 'not this one' };
  await page.goto('/bg/login');
  for (let count = 0; count < 10; count += 1)
    await page.request.post('/bg/login', { form: { ...guess, intent: 'login' }, headers: { origin: shop.origin } });
  await signIn(page, guess);
  await page.getByRole('alert').filter({ hasText: 'Too many attempts' }).waitFor();
});

test.each(['/bg/login', '/bg/index', '/bg/ui', '/bg/ui/shop', '/test', '/test1'])('%s has no accessibility faults', async (path) => {
  const page = await newPage({ origin: shop.origin });
  if (path.startsWith('/bg') && path !== '/bg/login') {
    await signIn(page);
    await today(page).waitFor();
  }
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await axe(page)).toEqual([]);
});

test('the diagnoses show what runs, on both screens', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/test');
  await page.getByText('script running').waitFor();
  await page.goto('/test1');
  await page.getByText(/status 200, \d+ endpoints listed/).waitFor();
  await page.goto('/test_paypal');
  await page.getByText(/responded in [\d.]+ ms/).waitFor();
  await page.getByText('Test mode: no real charges').first().waitFor();
  const phone = await newPage({ origin: shop.origin, phone: true });
  await phone.goto('/test');
  expect(new URL(phone.url()).pathname).toBe('/m/test');
  await phone.getByText('a phone: URLs under /m').waitFor();
});

test('in production the diagnoses say nothing', async () => {
  const live = await startShop({ env: { NODE_ENV: 'production', DEMO: '0' } });
  try {
    for (const path of ['/test', '/test1', '/test_paypal', '/m/test', '/m/test1', '/m/test_paypal']) {
      const agent = path.startsWith('/m') ? 'Secret Mobile Browser' : 'Secret Browser';
      const html = await (await fetch(live.origin + path, { headers: { 'user-agent': agent } })).text();
      expect(html, path).toContain('is turned off here');
      expect(html, path).toMatch(/<meta name="robots" content="noindex"/);
      expect(html, path).not.toMatch(/Secret|PGlite|Migrations applied|User agent<|0\.1\.0|stand-in/);
    }
  } finally {
    await live.stop();
  }
});
