import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alive, axe, newPage } from '../kit/browser.ts';
import { fill, lineOf, member, someSkus, storedCartIn } from '../kit/cart.ts';
import { type Shop, seededShop } from '../kit/shop.ts';
import { type Found, isCachedOffline, isReady, office, offlineErrors, ordersOf, typeReceiver } from '../kit/tunnel.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

const build = 'cap=13x4&lace=hd&texture=body-wave&length=16&density=180&colour=99j&capSize=M';

test('a wig built on a phone is ordered in the tunnel, and sent once when the line is back, whatever gets lost', async () => {
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, allow: offlineErrors });
  const context = page.context();
  await page.goto(`/m/diy-wigs?${build}`);
  await alive(page);
  await isReady(page);

  await context.setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await page.getByRole('link', { name: /^Extras/ }).click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'View cart' }).click();
  await page.waitForURL('**/m/shop-cart');
  await alive(page);
  await page.getByText('Custom item').waitFor();
  await page.getByRole('button', { name: 'Order when back online' }).waitFor();
  expect(await axe(page), 'cart without a line').toEqual([]);
  await page.getByRole('button', { name: 'Order when back online' }).click();
  await page.getByText('Please check the highlighted fields.').waitFor();
  await typeReceiver(page, 'tunnel@mail.test');
  await page.getByRole('button', { name: 'Order when back online' }).click();
  await page.getByText(/^Your order for \$[\d,.]+ is queued/).waitFor();

  // The first answer is lost, and another tab sends too.
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
    .getByText(/It’s waiting for payment\./)
    .first()
    .waitFor({ timeout: 90_000 });
  await other
    .getByText(/It’s waiting for payment\./)
    .first()
    .waitFor();
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(1);
  const [order, ...more] = await ordersOf(shop.origin, 'tunnel@mail.test');
  expect(more).toEqual([]);
  expect(order?.number).toBe(numbers[0]);
  expect(await storedCartIn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Pay now' }).first().click();
  await page.waitForURL('**/m/paypal?number=*');
  await page.getByText(order?.number ?? '-', { exact: true }).waitFor();
});

/** A question about the cart, kept on the phone. */
async function askInTunnel(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Request a quote for this cart' }).click();
  const sheet = page.getByRole('dialog', { name: 'Request a quote' });
  await sheet.getByLabel('Your name').fill('Ada');
  await sheet.getByLabel('Email').fill(email);
  await sheet.getByRole('button', { name: 'Send' }).click();
  await sheet.getByText('Saved on this device.').waitFor();
  await sheet.getByRole('button', { name: 'Close' }).click();
}

test('two orders and a question wait together: the dearer one asks first, and each goes out once', async () => {
  const email = 'queue@mail.test';
  const [one, two] = await someSkus(shop.origin, 2);
  if (!one || !two) throw new Error('two wigs are needed');
  // The more expensive order is refused at first, which browsers log.
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, allow: [...offlineErrors, /409 \(Conflict\)/] });
  const context = page.context();
  await page.goto('/m/shop-cart');
  await fill(page, [lineOf(one), { ...lineOf(two), isLater: true }]);
  await page.reload();
  await page.getByRole('button', { name: /^Move to cart/ }).waitFor();
  await alive(page);
  await isReady(page);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Order when back online' }).waitFor();
  await askInTunnel(page, email);
  await typeReceiver(page, email);
  await page.getByRole('form', { name: 'Order offline' }).getByLabel('Country').selectOption('CA');
  await page.getByLabel('Province or region').fill('ON');
  await page.getByLabel('City').fill('Toronto');
  await page.getByLabel('ZIP or postal code').fill('M5V 2T6');
  await page.getByRole('button', { name: 'Order when back online' }).click();
  await page.getByText(/^Your order for \$[\d,.]+ is queued/).waitFor();
  // The other item is another order to the same address.
  await page.getByRole('button', { name: /^Move to cart/ }).click();
  await page.getByRole('button', { name: 'Order when back online' }).click();
  await expect.poll(() => page.getByText(/^Your order for \$[\d,.]+ is queued/).count()).toBe(2);

  await office(shop.origin, '/sku/update', {
    id: one.id,
    price: Math.round(one.payable_price * 110) / 100,
    discount: 1,
    reason: 'dearer hair',
  });
  // The first answer to the question is lost.
  let isLost = false;
  await context.route('**/v1/inquiry/add_inquiry', async (route) => {
    const answer = await route.fetch();
    if (isLost) return route.fulfill({ response: answer });
    isLost = true;
    return route.abort('connectionreset');
  });
  await context.setOffline(false);
  await page.getByText(/The total is now \$[\d,.]+ instead of \$[\d,.]+\./).waitFor({ timeout: 90_000 });
  await page
    .getByText(/It’s waiting for payment\./)
    .first()
    .waitFor();
  expect(await ordersOf(shop.origin, email)).toHaveLength(1);
  expect(await axe(page), 'a queue that asks').toEqual([]);
  // A flaky connection sends again what got no answer.
  await context.setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await context.setOffline(false);
  await page
    .getByText(/^Your question .+ was sent/)
    .first()
    .waitFor({ timeout: 90_000 });
  await page.getByRole('button', { name: /^Place order for \$/ }).click();
  await expect.poll(() => page.getByRole('link', { name: 'Pay now' }).count(), { timeout: 90_000 }).toBeGreaterThanOrEqual(2);
  // A message of the first order may offer to pay as well: the API says when the second exists.
  await expect.poll(() => ordersOf(shop.origin, email), { timeout: 90_000 }).toHaveLength(2);
  const orders = await ordersOf(shop.origin, email);
  expect((await office<Found<unknown>>(shop.origin, '/inquiry/get_with_query', { words: email })).items).toHaveLength(1);
  expect(await storedCartIn(page)).toEqual([]);
  await page.goto(`/m/paypal?number=${orders[1]?.number}`);
  await page.getByText(orders[1]?.number ?? '-', { exact: true }).waitFor();
});

test('who signs out leaves nothing in the phone: no page she saw, no order and no question that waits', async () => {
  const email = 'leaves@mail.test';
  const [one] = await someSkus(shop.origin, 1);
  if (!one) throw new Error('a wig is needed');
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, allow: offlineErrors });
  const context = page.context();
  await page.goto('/m/shop-cart');
  await fill(page, [lineOf(one)]);
  await member(page, email);
  await page.goto('/m/collections/wig');
  await isCachedOffline(page, '/m/collections/wig');
  await page.goto('/m/shop-cart');
  await page.getByRole('button', { name: 'Request a quote for this cart' }).waitFor();
  await alive(page);
  await isReady(page);
  await context.setOffline(true);
  await page.getByText('You’re offline.').waitFor();
  await askInTunnel(page, email);
  // Online again, but nothing gets through.
  await context.route('**/v1/inquiry/add_inquiry', (route) => route.abort('connectionreset'));
  await context.setOffline(false);
  await page.goto('/m/user/account-info');
  expect(await waitingIn(page)).toBe(1);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('You’ve been logged out.').waitFor();
  await expect.poll(() => waitingIn(page)).toBe(0);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/m/collections/wig')) === undefined)).toBe(true);
  expect(await storedCartIn(page)).toEqual([]);
});

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
