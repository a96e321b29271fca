import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alive, axe, newPage } from '../kit/browser.ts';
import { keptIn } from '../kit/cart.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

/** A browser without a line says of each request that it could not be sent. */
const noLine = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /ERR_CONNECTION_RESET/, /manifest patches/];
const build = 'cap=13x4&lace=hd&texture=body-wave&length=16&density=180&colour=99j&capSize=M';

/** The worker keeps this path, on whichever of its shelves. */
const isKept = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, path), { timeout: 120_000, interval: 500 })
    .toBe(true);
/** The offline page is fetched last: everything that must work without a line is there. */
const isReady = (page: Page) => isKept(page, '/m/offline');

async function ordersOf(email: string): Promise<{ number: string; total: number }[]> {
  const at = (path: string) => `${shop.origin}/v1/admin${path}`;
  const headers = { 'content-type': 'application/json' };
  const entered = await fetch(at('/login'), { method: 'POST', headers, body: JSON.stringify(owner) });
  const { Data: staff } = (await entered.json()) as { Data: { token: string } };
  const asked = { method: 'POST', headers: { ...headers, authorization: staff.token }, body: JSON.stringify({ email }) };
  const { Data: found } = (await (await fetch(at('/order/get_with_query'), asked)).json()) as {
    Data: { items: { number: string; total: number }[] };
  };
  return found.items;
}

async function typeReceiver(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Order without a line' });
  const typed = { 'E-mail': email, 'First name': 'Ada', 'Last name': 'Cole', Phone: '404 555 0142' };
  const place = { 'Street, number and apartment': '218 Peachtree St Apt 7B', City: 'Atlanta', 'ZIP or post code': '30303' };
  for (const [label, text] of Object.entries({ ...typed, ...place })) await form.getByLabel(label).fill(text);
  await form.getByLabel('State').selectOption('GA');
}

test('a wig built on a phone is ordered in the tunnel, and sent once when the line is back, whatever gets lost', async () => {
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, allow: noLine });
  const context = page.context();
  await page.goto(`/m/diy-wigs?${build}`);
  await alive(page);
  await isReady(page);

  await context.setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await page.getByRole('link', { name: /^Extras/ }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'See cart' }).click();
  await page.waitForURL('**/m/shop-cart');
  await alive(page);
  await page.getByText('Composed piece').waitFor();
  await page.getByRole('button', { name: 'Order when the line is back' }).waitFor();
  expect(await axe(page), 'cart without a line').toEqual([]);
  await page.getByRole('button', { name: 'Order when the line is back' }).click();
  await page.getByText('Please look at the marked fields.').waitFor();
  await typeReceiver(page, 'tunnel@mail.test');
  await page.getByRole('button', { name: 'Order when the line is back' }).click();
  await page.getByText(/^Your order for \$[\d,.]+ is queued/).waitFor();

  // The first answer is lost on its way back, and another tab sends too.
  const numbers: string[] = [];
  let isLost = false;
  await context.route('**/v1/payment/create_order', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { Data: { number: string } };
    numbers.push(body.Data?.number ?? JSON.stringify(body));
    if (isLost) return route.fulfill({ response: answer });
    isLost = true;
    return route.abort('connectionreset');
  });
  const other = await context.newPage();
  await other.goto('/m/shop-cart');
  await alive(other);
  await other.getByText(/is queued/).waitFor();
  await context.setOffline(false);
  await page
    .getByText(/It waits for your payment\./)
    .first()
    .waitFor({ timeout: 90_000 });
  await other
    .getByText(/It waits for your payment\./)
    .first()
    .waitFor();
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(1);
  const [order, ...more] = await ordersOf('tunnel@mail.test');
  expect(more).toEqual([]);
  expect(order?.number).toBe(numbers[0]);
  expect(await keptIn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Pay now' }).first().click();
  await page.waitForURL('**/m/paypal');
  await page.getByText(order?.number ?? '-', { exact: true }).waitFor();
});

test('in the tunnel a page seen before opens, and another says that there is no line', async () => {
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, lang: 'zh', allow: noLine });
  const context = page.context();
  await page.goto('/m/collections/wig');
  await alive(page);
  await isKept(page, '/m/collections/wig');
  await isReady(page);
  await context.setOffline(true);
  await page.goto('/m/collections/wig');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await alive(page);
  await page.goto('/m/collections/bundle');
  await page.getByRole('heading', { level: 1, name: '当前没有网络' }).waitFor();
  expect(new URL(page.url()).searchParams.get('from')).toBe('/m/collections/bundle');
  await alive(page);
  expect(await axe(page), 'offline').toEqual([]);
  await context.setOffline(false);
  await page.waitForURL('**/m/collections/bundle');
});
