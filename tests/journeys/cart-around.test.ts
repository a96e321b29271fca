import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { alive, bookedFor, countIs, fill, lineOf, member, messages, put, type Sku, someSkus, storedCartIn, totalOf } from '../kit/cart.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
let [one, two, three]: Sku[] = [];
beforeAll(async () => {
  shop = await seededShop();
  [one, two, three] = await someSkus(shop.origin, 3);
});
afterAll(() => shop?.stop());

const sku = (found: Sku | undefined): Sku => {
  if (!found) throw new Error('the demo shop has no wigs');
  return found;
};
const soon = (proof: () => Promise<void>) => vi.waitFor(proof, { timeout: 15_000 });
const entries = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).sort());
const harmless = ['tressline:inUs', 'tressline:language', 'tressline:location'];

test('who signs out leaves nothing behind, in any tab, and the next person finds only her own', async () => {
  const page = await newPage({ origin: shop.origin });
  await member(page, 'first-here@tressline.test', 'Mia');
  await put(page, [lineOf(sku(one), 2)]);
  const other = await page.context().newPage();
  await other.goto('/collections/wig');
  await other.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await other.getByRole('button', { name: /^Add to cart \$/ }).waitFor();
  await countIs(other, 2);
  await page.goto('/user/account-info');
  await countIs(page, 2);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByText('You’ve been logged out.').waitFor();
  await soon(async () => expect((await entries(page)).filter((name) => !harmless.includes(name))).toEqual([]));
  await other.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  expect(await other.getByRole('img', { name: /pieces?$/ }).count()).toBe(0);

  await member(page, 'second-here@tressline.test', 'Zoe');
  await put(page, [lineOf(sku(three))]);
  await page.goto('/shop-cart');
  await totalOf(page).waitFor();
  await countIs(page, 1);
  expect(await bookedFor(page)).toEqual([[sku(three).id, 1]]);
});

test('a login that ended on the server ends here too, and what she puts in then is a visitor’s', async () => {
  const page = await newPage({ origin: shop.origin, allow: [/status of 401/] });
  await member(page, 'ended@tressline.test');
  await put(page, [lineOf(sku(one), 2)]);
  await page.goto('/');
  await alive(page);
  await countIs(page, 2);
  const token = (await page.context().cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? '';
  await fetch(`${shop.origin}/v1/user/logout`, { headers: { authorization: token } });
  await page
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  await countIs(page, 1);
  expect(await storedCartIn(page)).toHaveLength(1);
  expect(await entries(page)).not.toContain('tressline:member');
});

test('a coupon says why it does not count, and comes off the total when it does', async () => {
  const page = await newPage({ origin: shop.origin, allow: [/status of 4\d\d/] });
  const dear = [one, two, three].find((of) => sku(of).payable_price >= 100);
  await page.goto('/');
  await fill(page, [lineOf(sku(dear))]);
  await page.goto('/shop-cart');
  await totalOf(page).waitFor();
  const before = await totalOf(page).textContent();
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Please input Coupon code').waitFor();
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('Sign in to use this coupon').waitFor();
  expect(await totalOf(page).textContent()).toBe(before);

  // It is kept when signing in.
  await member(page, 'coupon@tressline.test');
  await page.reload();
  await page
    .getByRole('row', { name: /^Discount/ })
    .getByText('−$10.00')
    .waitFor();
  const cents = (text: string | null) => Math.round(Number(text?.replace(/[$,]/g, '')) * 100);
  await soon(async () => expect(cents(await totalOf(page).textContent())).toBe(cents(before) - 1000));
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove coupon WELCOME10' }).click();
  await soon(async () => expect(await totalOf(page).textContent()).toBe(before));
  await page.getByLabel('Coupon code').fill('NOSUCH');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText('That coupon code isn’t valid. Check it and try again.').waitFor();
});

test('a visitor who presses a heart is asked to sign in, and comes back to the page', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/collections/wig');
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  const heart = page.getByRole('button', { name: 'Wishlist' });
  await heart.waitFor();
  await alive(page);
  await heart.click();
  await messages(page).getByText('Please login').waitFor();
  const address = page.url();
  await messages(page).getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL(`**/user/login?back=${encodeURIComponent(new URL(address).pathname)}`);
  await member(page, 'heart@tressline.test');
  await page.goto(address);
  await alive(page);
  await heart.click();
  await page.getByRole('button', { name: 'Wishlist', pressed: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Wishlist', pressed: true }).waitFor();
});

test('the whole cart can be asked about, but not nothing of it', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/');
  await fill(page, [lineOf(sku(one), 30), lineOf(sku(two))]);
  await page.goto('/shop-cart');
  await page.getByRole('button', { name: 'Request a quote for this cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a quote' });
  const boxes = dialog.getByRole('checkbox');
  await boxes.first().waitFor();
  await boxes.nth(0).uncheck();
  await boxes.nth(1).uncheck();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.getByText('Please choose goods').waitFor();
  await boxes.nth(0).check();
  await dialog.getByLabel('Your name').fill('Mia Reed');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.getByText('Please input Email').waitFor();
  await dialog.getByLabel('Email').fill('mia@tressline.test');
  expect(await axe(page)).toEqual([]);
  const sent = page.waitForResponse('**/inquiry/add_inquiry');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  expect((await sent).status()).toBe(200);
});
