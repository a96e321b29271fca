import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '../kit/browser.ts';
import { hairPicture } from '../kit/hair-pictures.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
let photo: Buffer;
beforeAll(async () => {
  shop = await seededShop();
  photo = await hairPicture({
    geometry: 'wig-body-wave',
    colour: { root: '#ad7c49', tip: null, highlight: null, share: 0 },
    light: { red: 1, green: 1, blue: 1 },
    backgroundAt: null,
    crop: [0, 0, 0, 0],
    rotation: 0,
    quality: 80,
  });
});
afterAll(() => shop?.stop());

async function staffPage(): Promise<Page> {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/bg/login');
  await page.getByLabel('Email', { exact: true }).fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/bg/index');
  return page;
}

/** Calls the API as the owner. */
async function asStaff(path: string, body: object): Promise<{ items: readonly { id: number }[] }> {
  const ask = async (to: string, what: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) };
    const answer = await fetch(`${shop.origin}/v1${to}`, { method: 'POST', headers, body: JSON.stringify(what) });
    const said = (await answer.json()) as { Result: number; Data: { token: string; items: readonly { id: number }[] } };
    expect(said, to).toMatchObject({ Result: 0 });
    return said.Data;
  };
  const { token } = await ask('/admin/login', owner);
  return ask(path, body, token);
}

/** From the invoice to the provider and back; the address is asked for once. */
async function payInvoice(page: Page, amount: string, place: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('heading', { level: 1, name: /^Invoice INV-/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: `Pay ${amount}` }).click();
  await page.getByRole('heading', { level: 1, name: /^Pay invoice INV-/ }).waitFor();
  await page.waitForLoadState('networkidle');
  for (const [label, value] of Object.entries(place)) await page.getByLabel(label, { exact: label === 'Email' }).fill(value);
  if (Object.keys(place).length > 0) await page.getByLabel('State').selectOption('GA');
  await page.getByRole('button', { name: /^Pay .*with PayPal/ }).click();
  await page.waitForURL(/\/sandbox\/paypal\//);
  await page.locator('form:has(input[name="decision"][value="pay"]) button').click();
  await page.getByRole('heading', { level: 1, name: 'Thank you, we’ve received your payment' }).waitFor();
}

test('on a phone a photo becomes matches and a request; staff quote it; she pays the deposit, confirms the sheet and pays the rest', async () => {
  const page = await newPage({ origin: shop.origin, phone: true });
  page.setDefaultTimeout(60_000);
  await page.goto('/picture-to-wigs');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  await main.getByLabel('Photos of the hair').setInputFiles({ name: 'hair.jpg', mimeType: 'image/jpeg', buffer: photo });
  await main.getByText('Added').waitFor();
  await main.getByRole('button', { name: 'Find my wig' }).click();
  await main.getByRole('heading', { name: 'Closest matches' }).waitFor();
  expect(await main.getByText(/% match/).count()).toBeGreaterThanOrEqual(3);
  await main.getByText('Same shade').first().waitFor();
  await main.getByLabel('Email').fill('ada@example.com');
  await main.getByRole('button', { name: 'Request this wig' }).click();
  await page.waitForURL('**/m/custom-request?*');
  await main.getByRole('heading', { level: 1, name: 'We’ve received your request' }).waitFor();
  const address = page.url();
  const number = new URL(address).searchParams.get('number') ?? '';

  const office = await staffPage();
  office.setDefaultTimeout(60_000);
  await office.goto(`/bg/pic-to-wig?q=${number}`);
  await office.getByRole('link', { name: number }).click();
  await office.getByRole('heading', { name: new RegExp(number) }).waitFor();
  await office.waitForLoadState('networkidle');
  await office.getByLabel('Price in USD, shipping included').fill('289.99');
  await office.getByLabel('Production time (business days)').fill('12');
  await office.getByRole('button', { name: 'Send quote' }).click();
  await office.getByText('Done.').waitFor();
  await office.getByText(/Quoted \$289\.99/).waitFor();

  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await main.getByText('$145.00').waitFor();
  await main.getByLabel(/final sale/).check();
  await main.getByRole('button', { name: 'Accept quote' }).click();
  await main.getByText(/You accepted this quote/).waitFor();

  await main.getByRole('link', { name: 'Pay deposit' }).click();
  await payInvoice(page, '$145.00', {
    'First name': 'Ada',
    'Last name': 'Cole',
    City: 'Atlanta',
    Phone: '4045550123',
    'Street address, apt. or unit': '218 Peachtree St',
    'ZIP or postal code': '30303',
  });
  await page.getByText('Balance due on this invoice: $144.99.').waitFor();

  // The factory writes its spec sheet; nothing is cut before the buyer confirms it.
  const { id } = (await asStaff('/admin/pic_to_wig/get_with_query', { words: number })).items[0] ?? { id: 0 };
  await asStaff('/admin/pic_to_wig/update', { id, ticket: {} });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await main.getByRole('button', { name: 'Yes, make it exactly like this' }).click();
  await main.getByText(/You confirmed this version/).waitFor();
  await asStaff('/admin/pic_to_wig/update', { id, status: 'in_production' });
  await page.goto(address);
  await main.getByText('In production').first().waitFor();

  await main.getByRole('link', { name: 'Pay balance' }).click();
  await payInvoice(page, '$144.99', {});
  await page.goto(address);
  await main.getByText('Paid $289.99 of $289.99').waitFor();
  expect(await main.getByRole('link', { name: /^Pay the/ }).count()).toBe(0);
});

test('a wish sent while its estimate is still counted calls the estimate off and arrives at the head of its page', async () => {
  const page = await newPage({ origin: shop.origin });
  page.setDefaultTimeout(60_000);
  const calledOff: string[] = [];
  page.on('requestfailed', (request) => calledOff.push(request.failure()?.errorText ?? ''));
  await page.goto('/hair-custom');
  await page.waitForLoadState('networkidle');
  const form = page.locator('#piece-form');
  let isCounting = false;
  await page.route('**/hair-custom.data*', async (route) => {
    if (!route.request().postData()?.includes('estimate')) return route.continue();
    // It never gets an answer: only the sender can end it.
    isCounting = true;
  });
  await form.getByLabel('Email').fill('ada@example.com');
  await form.locator('select').first().selectOption({ index: 1 });
  await expect.poll(() => isCounting).toBe(true);
  await form.getByRole('button', { name: 'Send request' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'We’ve received your request' });
  await title.waitFor();
  await expect.poll(() => calledOff).toContain('net::ERR_ABORTED');
  const isSeen = () =>
    title.evaluate((head) => {
      const { top, bottom } = head.getBoundingClientRect();
      return document.activeElement === head && top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isSeen).toBe(true);
});

test('without script a plain form takes the photo, and says what is no picture', async () => {
  const page = await newPage({ origin: shop.origin, script: false, allow: [/status of 400/] });
  page.setDefaultTimeout(60_000);
  await page.goto('/picture-to-wigs');
  const field = page.locator('input[type=file][name=photos]');
  await field.setInputFiles({ name: 'hair.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
  await page.getByRole('button', { name: 'Find my wig' }).click();
  await page.getByText('Only upload images!').waitFor();
  await field.setInputFiles({ name: 'hair.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Find my wig' }).click();
  await page.getByRole('heading', { name: 'Closest matches' }).waitFor();
});
