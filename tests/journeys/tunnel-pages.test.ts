import { afterAll, beforeAll, expect, test } from 'vitest';
import { alive, axe, newPage } from '../kit/browser.ts';
import { fill, lineOf, someSkus, storedCartIn } from '../kit/cart.ts';
import { type Shop, seededShop } from '../kit/shop.ts';
import { type Found, isCachedOffline, isReady, office, offlineErrors, ordersOf, typeReceiver } from '../kit/tunnel.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

test('a page that came from the phone knows that there is no line, whatever the bars of the phone say', async () => {
  const [sku] = await someSkus(shop.origin, 1);
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, allow: offlineErrors });
  // As many phones report offline.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.goto('/m');
  if (sku) await fill(page, [lineOf(sku)]);
  await page.goto('/m/shop-cart');
  await page.getByRole('button', { name: 'Check out' }).waitFor();
  await isReady(page);
  await page.context().setOffline(true);
  await page.goto('/m/shop-cart');
  await alive(page);
  await page.getByText('You’re offline.').waitFor();
  await page.getByRole('button', { name: 'Order when back online' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Check out' }).waitFor();
});

test('a question typed on a page that came from the phone waits there, whatever the bars of the phone say', async () => {
  const email = 'bars@mail.test';
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, allow: offlineErrors });
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.goto('/m/contact-us');
  await alive(page);
  await isCachedOffline(page, '/m/contact-us');
  await isReady(page);
  await page.context().setOffline(true);
  await page.goto('/m/contact-us');
  await alive(page);
  await page.getByText('You’re offline.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('What would you like to know?').fill('Do you have forty inches?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/Your question is saved on this device/).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^Your question .+ was sent/).waitFor({ timeout: 90_000 });
  expect((await office<Found<unknown>>(shop.origin, '/inquiry/get_with_query', { words: email })).items).toHaveLength(1);
});

test('a question sent where the bars lie is kept in the phone, with every word, and goes out once', async () => {
  const email = 'lift@mail.test';
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, allow: offlineErrors });
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await page.goto('/m/contact-us');
  await alive(page);
  await isReady(page);
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByRole('main').getByLabel('Email').fill(email);
  await page.getByLabel('What would you like to know?').fill('Do you have forty inches?');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/Your question is saved on this device/).waitFor();
  await page.getByText(/Pages you’ve viewed, your cart and the builders/).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^Your question .+ was sent/).waitFor({ timeout: 90_000 });
  expect((await office<Found<unknown>>(shop.origin, '/inquiry/get_with_query', { words: email })).items).toHaveLength(1);
});

test('a piece she looked at and one of a list go into the cart in the tunnel, are ordered there and sent once', async () => {
  const email = 'seen@mail.test';
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, allow: offlineErrors });
  const context = page.context();
  await page.goto('/m/collections/bundle');
  await isCachedOffline(page, '/m/collections/bundle');
  await page.goto('/m/collections/wig/body-wave-lace-front-wig-13x4-hd');
  await isCachedOffline(page, '/m/collections/wig/body-wave-lace-front-wig-13x4-hd');
  await isReady(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('tressline:snapshots') ?? ''), { timeout: 60_000 })
    .toContain('Body Wave');

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
    .getByRole('link', { name: /Body Wave 13x4 HD Lace Front Wig/ })
    .first()
    .waitFor();
  await page.getByText('Item added while offline').first().waitFor();
  expect(await axe(page), 'a cart filled without a line').toEqual([]);
  await typeReceiver(page, email);
  await page.getByRole('button', { name: 'Order when back online' }).click();
  await page.getByText(/^Your order for \$[\d,.]+ is queued/).waitFor();
  await context.setOffline(false);
  await page
    .getByText(/It’s waiting for payment\./)
    .first()
    .waitFor({ timeout: 90_000 });
  expect(await ordersOf(shop.origin, email)).toHaveLength(1);
  expect(await storedCartIn(page)).toEqual([]);
});

test('in the tunnel a page seen before opens, and another says that there is no line', async () => {
  const page = await newPage({ origin: shop.origin, phone: true, worker: true, lang: 'zh', allow: offlineErrors });
  const context = page.context();
  await page.goto('/m/collections/wig');
  await alive(page);
  await isCachedOffline(page, '/m/collections/wig');
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
