import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { walkedOn } from '../kit/screens.ts';
import { owner, type Shop, startShop } from '../kit/shop.ts';

let shop: Shop;
let token = '';
beforeAll(async () => {
  shop = await startShop({ env: { DEMO: '0' }, readyWithinMs: 180_000 });
  token = (await call<{ token: string }>('/admin/login', owner)).token;
});
afterAll(() => shop?.stop());

/** Calls the API as staff. */
async function call<Data>(path: string, body: object): Promise<Data> {
  const answer = await fetch(`${shop.origin}/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as { Result: number; Msg: string; Data: Data };
  expect(said).toMatchObject({ Result: 0 });
  return said.Data;
}

/** Staff create and send an invoice; the buyer has its address. */
async function sent(body: object): Promise<{ id: number; path: string }> {
  const lines = [{ name: 'Bridal wig, made to measure', quantity: 1, price: 690, weight_grams: 320 }];
  const { id } = await call<{ id: number }>('/admin/invoice/add', { customer_name: 'Ana Cole', email: 'ana@mail.test', lines, ...body });
  const { url } = await call<{ url: string }>('/admin/invoice/send', { id });
  return { id, path: new URL(url).pathname };
}
const statusOf = async (id: number): Promise<string | undefined> =>
  (await call<{ items: { status: string }[] }>('/admin/invoice/get_with_query', { id })).items[0]?.status;

const alive = (page: Page) => page.waitForLoadState('networkidle');

/** Approves at the provider's page; our double marks it as a test. */
async function agreeAtProvider(page: Page): Promise<void> {
  await page.waitForURL(/\/sandbox\/paypal\//);
  await page.locator('form:has(input[name="decision"][value="pay"]) button').click();
  await page.waitForURL(/back=done/);
}

const screens = [
  { name: 'desktop', phone: false, base: '' },
  { name: 'phone', phone: true, base: '/m' },
] as const;

describe.each(walkedOn(screens, 'phone'))('on a $name', ({ phone, base }) => {
  test('she reads an invoice, pays the deposit, and sees what is left', async () => {
    const { id, path } = await sent({ deposit_percent: 50, shipping: 0 });
    const page = await newPage({ origin: shop.origin, phone });
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe(`${base}${path}`);
    await page.getByRole('heading', { level: 1, name: /^Invoice INV-/ }).waitFor();
    await page.getByText('Test mode: no real charges.').waitFor();
    expect(await axe(page)).toEqual([]);
    await alive(page);
    await page.getByRole('link', { name: 'Pay $345.00' }).click();
    await page.getByRole('heading', { level: 1, name: /^Pay invoice INV-/ }).waitFor();
    expect(await statusOf(id)).toBe('viewed');
    await page.getByRole('button', { name: /^Pay (\$345\.00 )?with PayPal$/ }).click();
    await agreeAtProvider(page);
    await page.getByRole('heading', { level: 1, name: 'Thank you, we’ve received your payment' }).waitFor();
    await page.getByText('Balance due on this invoice: $345.00.').waitFor();
    expect(await statusOf(id)).toBe('part_paid');
  });

  test('an invoice asks where it goes before it takes money; paid, the link asks for nothing more', async () => {
    const { id, path } = await sent({ kind: 'shipping_address', shipping: 26 });
    const page = await newPage({ origin: shop.origin, phone, allow: [/status of 400/] });
    await page.goto(`${path}/pay`);
    await page.getByRole('heading', { level: 1, name: /^Pay invoice INV-/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${base}${path.replace(/invoice$/, 'pay')}`);
    expect(await axe(page)).toEqual([]);
    await alive(page);
    const pay = page.getByRole('button', { name: /^Pay (\$716\.00 )?with PayPal$/ });
    await pay.click();
    await page.getByText('Please check the highlighted fields.').waitFor();
    const fields = {
      Phone: '4045550123',
      'Street address, apt. or unit': '218 Peachtree St Apt 7B',
      City: 'Atlanta',
      'ZIP or postal code': '30303',
    };
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: label === 'Email' }).fill(value);
    await page.getByLabel('State').selectOption('GA');
    await pay.click();
    await agreeAtProvider(page);
    await page.getByRole('heading', { level: 1, name: 'Thank you, we’ve received your payment' }).waitFor();
    expect(await statusOf(id)).toBe('paid');
    await page.goto(path);
    await page.getByText('This invoice is paid. Thank you!').waitFor();
    expect(await page.getByRole('link', { name: /^Pay / }).count()).toBe(0);
    const paper = await page.request.get(`/invoice-documents/${path.split('/')[2]}`);
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  });
});
