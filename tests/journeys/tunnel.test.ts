import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alive, axe, newPage } from '../kit/browser.ts';
import { fill, keptIn, lineOf, member, someSkus } from '../kit/cart.ts';
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

/** One call of the office. */
async function office<T>(path: string, input: object): Promise<T> {
  const at = (call: string) => `${shop.origin}/v1/admin${call}`;
  const headers = { 'content-type': 'application/json' };
  const entered = await fetch(at('/login'), { method: 'POST', headers, body: JSON.stringify(owner) });
  const { Data: staff } = (await entered.json()) as { Data: { token: string } };
  const asked = { method: 'POST', headers: { ...headers, authorization: staff.token }, body: JSON.stringify(input) };
  const told = (await (await fetch(at(path), asked)).json()) as { Result: number; Msg: string; Data: T };
  expect(told.Msg).toBe('Success');
  return told.Data;
}
type Found<T> = { readonly items: readonly T[] };
const ordersOf = async (email: string) =>
  (await office<Found<{ number: string; total: number }>>('/order/get_with_query', { email })).items;

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
  await page.waitForURL('**/m/paypal?number=*');
  await page.getByText(order?.number ?? '-', { exact: true }).waitFor();
});

test('a page that came from the phone knows that there is no line, whatever the bars of the phone say', async () => {
  const [sku] = await someSkus(shop.origin, 1);
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, allow: noLine });
  // So many phones in a tunnel.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.goto('/m');
  if (sku) await fill(page, [lineOf(sku)]);
  await page.goto('/m/shop-cart');
  await page.getByRole('button', { name: 'Check out' }).waitFor();
  await isReady(page);
  await page.context().setOffline(true);
  await page.goto('/m/shop-cart');
  await alive(page);
  await page.getByText('You are offline.').waitFor();
  await page.getByRole('button', { name: 'Order when the line is back' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Check out' }).waitFor();
});

test('a question typed on a page that came from the phone waits there, whatever the bars of the phone say', async () => {
  const email = 'bars@mail.test';
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, allow: noLine });
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.goto('/m/contact-us');
  await alive(page);
  await isKept(page, '/m/contact-us');
  await isReady(page);
  await page.context().setOffline(true);
  await page.goto('/m/contact-us');
  await alive(page);
  await page.getByText('You are offline.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByRole('main').getByLabel('E-mail').fill(email);
  await page.getByLabel('What would you like to know?').fill('Do you have forty inches?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/Your question is kept on this phone/).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^Your question .+ went out/).waitFor({ timeout: 90_000 });
  expect((await office<Found<unknown>>('/inquiry/get_with_query', { words: email })).items).toHaveLength(1);
});

test('a piece she looked at and one of a list go into the cart in the tunnel, are ordered there and sent once', async () => {
  const email = 'seen@mail.test';
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, allow: noLine });
  const context = page.context();
  await page.goto('/m/collections/bundle');
  await isKept(page, '/m/collections/bundle');
  await page.goto('/m/collections/wig/body-wave-lace-front-wig-13x4-hd');
  await isKept(page, '/m/collections/wig/body-wave-lace-front-wig-13x4-hd');
  await isReady(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tressline:looks') ?? ''), { timeout: 60_000 }).toContain('Body wave');

  await context.setOffline(true);
  await page.goto('/m/collections/wig/body-wave-lace-front-wig-13x4-hd');
  await alive(page);
  await page.getByRole('button', { name: /^Add to cart \$/ }).click();
  await page.getByRole('region', { name: 'Messages' }).getByText('Added').waitFor();
  await page.goto('/m/collections/bundle');
  await alive(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  await page.getByRole('region', { name: 'Messages' }).getByText('Added').waitFor();
  await page.goto('/m/shop-cart');
  await page
    .getByRole('link', { name: /Body wave lace front wig/ })
    .first()
    .waitFor();
  await page.getByText('A piece you added without a line').first().waitFor();
  expect(await axe(page), 'a cart filled without a line').toEqual([]);
  await typeReceiver(page, email);
  await page.getByRole('button', { name: 'Order when the line is back' }).click();
  await page.getByText(/^Your order for \$[\d,.]+ is queued/).waitFor();
  await context.setOffline(false);
  await page
    .getByText(/It waits for your payment\./)
    .first()
    .waitFor({ timeout: 90_000 });
  expect(await ordersOf(email)).toHaveLength(1);
  expect(await keptIn(page)).toEqual([]);
});

/** A question about the cart, which stays on the phone. */
async function askInTunnel(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask for a price for all this' }).click();
  const sheet = page.getByRole('dialog', { name: 'Ask for a price' });
  await sheet.getByLabel('Your name').fill('Ada');
  await sheet.getByLabel('E-mail').fill(email);
  await sheet.getByRole('button', { name: 'Send' }).click();
  await sheet.getByText('Kept on this phone.').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
}

test('two orders and a question wait together: the dearer one asks first, and each goes out once', async () => {
  const email = 'queue@mail.test';
  const [one, two] = await someSkus(shop.origin, 2);
  if (!one || !two) throw new Error('two wigs are needed');
  // The dearer order is refused at first, which a browser notes.
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, allow: [...noLine, /409 \(Conflict\)/] });
  const context = page.context();
  await page.goto('/m/shop-cart');
  await fill(page, [lineOf(one), { ...lineOf(two), isLater: true }]);
  await page.reload();
  await page.getByRole('button', { name: /^Move to cart/ }).waitFor();
  await alive(page);
  await isReady(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Order when the line is back' }).waitFor();
  await askInTunnel(page, email);
  await typeReceiver(page, email);
  await page.getByRole('form', { name: 'Order without a line' }).getByLabel('Country').selectOption('CA');
  await page.getByLabel('Province or region').fill('ON');
  await page.getByLabel('City').fill('Toronto');
  await page.getByLabel('ZIP or post code').fill('M5V 2T6');
  await page.getByRole('button', { name: 'Order when the line is back' }).click();
  await page.getByText(/^Your order for \$[\d,.]+ is queued/).waitFor();
  // The other piece is another order, to the same place.
  await page.getByRole('button', { name: /^Move to cart/ }).click();
  await page.getByRole('button', { name: 'Order when the line is back' }).click();
  await expect.poll(() => page.getByText(/^Your order for \$[\d,.]+ is queued/).count()).toBe(2);

  await office('/sku/update', { id: one.id, price: Math.round(one.payable_price * 110) / 100, discount: 1, reason: 'dearer hair' });
  // What the first sending of the question answers is lost.
  let isLost = false;
  await context.route('**/v1/inquiry/add_inquiry', async (route) => {
    const answer = await route.fetch();
    if (isLost) return route.fulfill({ response: answer });
    isLost = true;
    return route.abort('connectionreset');
  });
  await context.setOffline(false);
  await page.getByText(/It now comes to \$[\d,.]+ instead of \$[\d,.]+\./).waitFor({ timeout: 90_000 });
  await page
    .getByText(/It waits for your payment\./)
    .first()
    .waitFor();
  expect(await ordersOf(email)).toHaveLength(1);
  expect(await axe(page), 'a queue that asks').toEqual([]);
  // A line that comes and goes sends again what got no answer.
  await context.setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await context.setOffline(false);
  await page
    .getByText(/^Your question .+ went out/)
    .first()
    .waitFor({ timeout: 90_000 });
  await page.getByRole('button', { name: /^Order for \$/ }).click();
  await expect.poll(() => page.getByRole('link', { name: 'Pay now' }).count(), { timeout: 90_000 }).toBeGreaterThanOrEqual(2);
  // A message of the first one may offer to pay as well: the books say when the second is there.
  await expect.poll(() => ordersOf(email), { timeout: 90_000 }).toHaveLength(2);
  const orders = await ordersOf(email);
  expect((await office<Found<unknown>>('/inquiry/get_with_query', { words: email })).items).toHaveLength(1);
  expect(await keptIn(page)).toEqual([]);
  await page.goto(`/m/paypal?number=${orders[1]?.number}`);
  await page.getByText(orders[1]?.number ?? '-', { exact: true }).waitFor();
});

test('who signs out leaves nothing in the phone: no page she saw, no order and no question that waits', async () => {
  const email = 'leaves@mail.test';
  const [one] = await someSkus(shop.origin, 1);
  if (!one) throw new Error('a wig is needed');
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, allow: noLine });
  const context = page.context();
  await page.goto('/m/shop-cart');
  await fill(page, [lineOf(one)]);
  await member(page, email);
  await page.goto('/m/collections/wig');
  await isKept(page, '/m/collections/wig');
  await page.goto('/m/shop-cart');
  await page.getByRole('button', { name: 'Ask for a price for all this' }).waitFor();
  await alive(page);
  await isReady(page);
  await context.setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await askInTunnel(page, email);
  // The line is back, and so bad that nothing of hers gets through.
  await context.route('**/v1/inquiry/add_inquiry', (route) => route.abort('connectionreset'));
  await context.setOffline(false);
  await page.goto('/m/user/account-info');
  expect(await waitingIn(page)).toBe(1);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').waitFor();
  await expect.poll(() => waitingIn(page)).toBe(0);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/m/collections/wig')) === undefined)).toBe(true);
  expect(await keptIn(page)).toEqual([]);
});

/** How many things wait in this browser. */
const waitingIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done, fail) => {
        const opening = indexedDB.open('tressline', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('waiting', { keyPath: 'id' });
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('waiting').objectStore('waiting').count();
          asked.onsuccess = () => {
            opening.result.close();
            done(asked.result);
          };
        };
      }),
  );

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
