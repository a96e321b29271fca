import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, newPage, type PageOptions } from '../kit/browser.ts';
import { newcomer } from '../kit/cart.ts';
import { walkedOn } from '../kit/screens.ts';
import { type Shop, startShop } from '../kit/shop.ts';

/** Carrier keys without a server behind them. */
const keys = { FEDEX_CLIENT_ID: 'id', FEDEX_CLIENT_SECRET: 'secret', FEDEX_ACCOUNT: '740561073', FEDEX_BASE_URL: 'http://127.0.0.1:9' };
let shop: Shop;
let lonely: Shop;
beforeAll(async () => {
  const readyWithinMs = 180_000;
  [shop, lonely] = await Promise.all([
    startShop({ env: { DEMO: '0' }, readyWithinMs }),
    startShop({ env: { DEMO: '0', LOG_LEVEL: 'silent', ...keys }, readyWithinMs }),
  ]);
});
afterAll(async () => {
  await shop?.stop();
  await lonely?.stop();
});

const password = 'nine lace fronts';
/** Browsers log refused forms. */
const refusals = [/status of 400/];
const screens = [
  { name: 'desktop', phone: false },
  { name: 'phone', phone: true },
] as const;
const slip = {
  Phone: '4045550123',
  'Street address, apt. or unit': '218 Peachtre St Apt 7B',
  City: 'Altanta',
  'ZIP or postal code': '303031234',
};
const street = '218 Peachtree St Apt 7B';

async function member(typed: string, options: Partial<PageOptions> = {}, at: Shop = shop): Promise<Page> {
  const email = newcomer(typed);
  const signup = await fetch(`${at.origin}/v1/user/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, first_name: 'Ana', last_name: 'Cole' }),
  });
  expect(signup.status).toBe(200);
  const login = await fetch(`${at.origin}/v1/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { Data } = (await login.json()) as { Data: { token: string } };
  const page = await newPage({ origin: at.origin, allow: refusals, ...options });
  await page.context().addCookies([{ name: 'Admin-Token', value: Data.token, url: at.origin, httpOnly: true }]);
  return page;
}

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: label === 'Email' }).fill(value);
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const card = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** A tap before hydration submits plain HTML, which is right but another test. */
const awake = (page: Page) => page.waitForLoadState('networkidle');

async function addSlip(page: Page): Promise<void> {
  await fill(page, slip);
  await page.getByLabel('State').selectOption({ label: 'Georgia' });
  await button(page, 'Save address').click();
  await page.getByRole('heading', { name: 'The carrier suggests this address' }).waitFor();
}

describe.each(walkedOn(screens, 'desktop'))('on a $name', ({ name, phone }) => {
  test('a slip is put right by the carrier; then she edits, chooses a default, removes and takes back', async () => {
    const page = await member(`slip-${name}@tressline.test`, { phone });
    await page.goto('/user/address-info');
    await page.getByRole('heading', { name: 'No addresses yet' }).waitFor();
    await awake(page);
    await page.getByRole('link', { name: 'Add address' }).click();
    await title(page, 'Add address').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ana');
    await addSlip(page);
    expect(await page.locator('mark').allInnerTexts()).toEqual(['Peachtre', 'Altanta', 'Peachtree', 'Atlanta']);
    await button(page, 'Use suggested address').click();
    await page.getByRole('status').getByText('Address saved.').waitFor();
    const first = await card(page, street).innerText();
    for (const words of ['Ana Cole', 'Default', 'Atlanta, GA 30303-1234', '(404) 555-0123', 'Verified by carrier'])
      expect(first).toContain(words);

    await page.getByRole('link', { name: 'Add address' }).click();
    await addSlip(page);
    await button(page, 'Keep my address').click();
    await card(page, '218 Peachtre St').getByText('Not verified by carrier').waitFor();
    await page.getByRole('link', { name: 'Edit: 218 Peachtre St Apt 7B' }).click();
    await title(page, 'Edit address').waitFor();
    await fill(page, { 'Street address, apt. or unit': '40 Oak Ave', City: 'Macon', 'ZIP or postal code': '31201' });
    await button(page, 'Save address').click();
    await page.getByRole('status').getByText('Changes saved.').waitFor();
    await card(page, '40 Oak Ave').getByText('Verified by carrier').waitFor();

    await button(page, 'Set as default: 40 Oak Ave').click();
    await page.getByRole('status').getByText('Default address updated.').waitFor();
    expect(await page.getByRole('main').getByRole('listitem').first().innerText()).toContain('40 Oak Ave');
    await button(page, 'Remove: 40 Oak Ave').click();
    await page.getByText('Removed: 40 Oak Ave.').waitFor();
    await card(page, street).getByText('Default', { exact: true }).waitFor();
    await button(page, 'Undo').click();
    await page.getByRole('status').getByText('Address restored.').waitFor();
    expect(await card(page, '40 Oak Ave').innerText()).toMatch(/Default[\s\S]*Verified by carrier/);
    await page.reload();
    expect(await page.getByRole('link', { name: /^Edit: / }).count()).toBe(2);
  });

  test('without script all of it works too, abroad included', async () => {
    const page = await member(`plain-${name}@tressline.test`, { phone, script: false, allow: [...refusals, /request failed: .* csp$/] });
    await page.goto('/user/address-info?new');
    await fill(page, { ...slip, 'ZIP or postal code': '303' });
    await button(page, 'Save address').click();
    await page.getByText('Enter a 5-digit or ZIP+4 code').waitFor();
    await page.getByText('This field is required').waitFor();
    expect(await page.getByLabel('City').inputValue()).toBe('Altanta');
    await addSlip(page);
    await button(page, 'Keep my address').click();
    await page.getByText('Address saved.').waitFor();
    await page.getByRole('link', { name: 'Edit: 218 Peachtre St Apt 7B' }).click();
    await page.getByLabel('Country').selectOption({ label: 'Canada' });
    expect(await page.getByLabel('State').isVisible()).toBe(false);
    await fill(page, {
      'Street address, apt. or unit': '1 King St',
      City: 'Toronto',
      'Province or region': 'Ontario',
      'ZIP or postal code': 'm5v2t6',
    });
    await button(page, 'Save address').click();
    await page.getByText('Changes saved.').waitFor();
    expect(await card(page, '1 King St').innerText()).toContain('Toronto, Ontario M5V 2T6\nCanada');
    await button(page, 'Remove: 1 King St').click();
    await button(page, 'Undo').click();
    await page.getByText('Address restored.').waitFor();
    await card(page, '1 King St').waitFor();
  });

  test.each(['en', 'zh'] as const)('every view is accessible in %s', async (lang) => {
    const page = await member(`axe-${name}-${lang}@tressline.test`, { phone, lang });
    await page.goto('/user/address-info');
    expect(await axe(page), 'empty').toEqual([]);
    await page.goto('/user/address-info?new');
    expect(await axe(page), 'form').toEqual([]);
    const field = (of: string) => page.locator(`main [name=${of}]:visible`);
    const submit = () => page.locator('main form:has(select) button[type=submit]').click();
    await awake(page);
    await field('phone_number').fill('12');
    await field('address').fill('the blue house');
    await field('city').fill('Atlanta');
    await field('post_code').fill('30303');
    await submit();
    await page.locator('[aria-invalid=true]:focus').waitFor();
    expect(await axe(page), 'faults').toEqual([]);
    await field('phone_number').fill('4045550123');
    await field('state').selectOption('GA');
    await submit();
    await page.locator('#carrier-says').waitFor();
    expect(await axe(page), 'doubt').toEqual([]);
    await page.locator('button[name=choice]').click();
    await page.getByRole('status').locator('.notice').waitFor();
    expect(await axe(page), 'list').toEqual([]);
  });
});

test('by keyboard alone', async () => {
  const page = await member('keys@tressline.test');
  await page.goto('/user/address-info');
  await awake(page);
  await page.getByRole('link', { name: 'Add address' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('h1:focus').filter({ hasText: 'Add address' }).waitFor();
  const typed = ['', '', '4045550123', '', '', slip['Street address, apt. or unit'], slip.City, 'Georgia', '30303'];
  for (const words of typed) {
    await page.keyboard.press('Tab');
    if (words) await page.keyboard.type(words);
  }
  await page.keyboard.press('Enter');
  await page.locator('h2:focus').filter({ hasText: 'The carrier suggests this address' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await title(page, 'Addresses').waitFor();
  await page.getByRole('status').getByText('Address saved.').waitFor();
  await button(page, `Remove: ${street}`).focus();
  await page.keyboard.press('Enter');
  await page.locator('button:focus').filter({ hasText: 'Undo' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('Address restored.').waitFor();
});

test('the home address of her details makes a start, and nobody else’s address opens', async () => {
  const page = await member('home@tressline.test');
  const other = await member('other@tressline.test');
  await other.goto('/user/address-info?new');
  await awake(other);
  await addSlip(other);
  await button(other, 'Keep my address').click();
  const foreign = await other.getByRole('link', { name: /^Edit: / }).getAttribute('href');
  await page.goto('/user/account-info');
  await awake(page);
  await fill(page, { 'Street address': street, City: 'Atlanta', 'State or region': 'georgia', 'ZIP or postal code': '30303' });
  await button(page, 'Save').click();
  await page.getByText('Saved.').waitFor();
  await page.goto(new URL(foreign ?? '', `${shop.origin}/user/address-info`).href);
  await page.getByText('That address no longer exists.').waitFor();
  await page.getByRole('link', { name: 'Use this address' }).click();
  await title(page, 'Add address').waitFor();
  expect(await page.getByLabel('State').inputValue()).toBe('GA');
  await fill(page, { Phone: '404 555 0123' });
  await button(page, 'Save address').click();
  await card(page, street).getByText('Verified by carrier').waitFor();
});

test('while the carrier is away an address is kept all the same, and says so', async () => {
  expect((await fetch(`${shop.origin}/sandbox/fedex`)).status).toBe(200);
  expect((await fetch(`${lonely.origin}/sandbox/fedex`)).status).toBe(404);
  const page = await member('away@tressline.test', {}, lonely);
  await page.goto('/user/address-info?new');
  await awake(page);
  expect(await page.getByText('Test mode').count()).toBe(0);
  await fill(page, slip);
  await page.getByLabel('State').selectOption('GA');
  await button(page, 'Save address').click();
  await page.getByText('We couldn’t reach the carrier').waitFor();
  await card(page, '218 Peachtre St').getByText('Not verified by carrier').waitFor();
});
