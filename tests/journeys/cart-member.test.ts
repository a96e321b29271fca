import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import {
  alive,
  bookedFor,
  countIs,
  fill,
  lineOf,
  linesOf,
  member,
  messages,
  put,
  type Sku,
  signIn,
  someSkus,
  storedCartIn,
  totalOf,
} from '../kit/cart.ts';
import { walkedOn } from '../kit/screens.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
let [one, two]: Sku[] = [];
beforeAll(async () => {
  shop = await seededShop();
  [one, two] = await someSkus(shop.origin, 2);
});
afterAll(() => shop?.stop());

const screens = [
  { name: 'desktop', phone: false, base: '' },
  { name: 'phone', phone: true, base: '/m' },
] as const;
const sku = (found: Sku | undefined): Sku => {
  if (!found) throw new Error('the demo shop has no wigs');
  return found;
};
const bookedIs = (page: Page, lines: readonly [Sku | undefined, number][]) =>
  soon(async () => expect(await bookedFor(page)).toEqual(lines.map(([of, quantity]) => [of?.id, quantity])));
const act = (page: Page, name: RegExp | string) => page.getByRole('main').getByRole('button', { name }).first();
const soon = (proof: () => Promise<void>) => vi.waitFor(proof, { timeout: 15_000 });
const uploads = '**/shoppingcart/add_shopping_carts';
const broken = [/Failed to load resource|request failed|ERR_INTERNET_DISCONNECTED|Failed to fetch/];

describe.each(walkedOn(screens, 'desktop'))('a member’s cart on a $name', ({ name, phone, base }) => {
  test('is the visitor’s cart after she registers, and is there in another browser', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    const email = `mia-cart-${name}@tressline.test`;
    await page.goto(`${base}/`);
    await fill(page, [lineOf(sku(one), 2)]);
    await page.goto(`${base}/user/register`);
    await countIs(page, 2);
    await page.getByLabel('First name').fill('Mia');
    await page.getByLabel('Last name').fill('Reed');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('nine lace fronts');
    await page.getByRole('button', { name: 'Create an account' }).click();
    // Back at the previous page, or at the profile.
    await page.waitForURL(({ pathname }) => !pathname.endsWith('/register'));
    await bookedIs(page, [[one, 2]]);
    await countIs(page, 2);
    await soon(async () => expect(await storedCartIn(page)).toEqual([]));

    const other = await newPage({ origin: shop.origin, phone });
    await signIn(other, email);
    let asked = 0;
    other.on('request', (request) => {
      if (request.url().endsWith('/user/get_current_login')) asked += 1;
    });
    await other.goto(`${base}/shop-cart`);
    await totalOf(other).waitFor();
    await countIs(other, 2);
    expect(await linesOf(other).count()).toBe(1);
    await alive(other);
    // Name and cart come with one request.
    expect(asked).toBe(1);
    expect(await axe(other)).toEqual([]);
  });

  test('changes, loses and gets back a line; lays one aside and takes it back; moves one to the wishes', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    await member(page, `acts-${name}@tressline.test`);
    await put(page, [lineOf(sku(one)), lineOf(sku(two))]);
    await page.goto(`${base}/shop-cart`);
    await totalOf(page).waitFor();
    const more = linesOf(page).first().getByRole('button', { name: 'Increase quantity' });
    await more.click();
    await more.click();
    await countIs(page, 4);
    await bookedIs(page, [
      [one, 3],
      [two, 1],
    ]);

    await act(page, /^Remove /).click();
    await countIs(page, 1);
    await bookedIs(page, [[two, 1]]);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await countIs(page, 4);
    // At its former position.
    await linesOf(page).first().getByRole('spinbutton').waitFor();
    expect(await linesOf(page).first().getByRole('spinbutton').inputValue()).toBe('3');

    await act(page, /^Save for later: /).click();
    await countIs(page, 1);
    await page.getByRole('region', { name: 'Saved for later' }).getByRole('heading', { level: 3 }).waitFor();
    await page.reload();
    await totalOf(page).waitFor();
    await countIs(page, 1);
    expect(await axe(page)).toEqual([]);
    await act(page, /^Move to cart: /).click();
    await countIs(page, 4);

    await act(page, /^Move to wishlist: /).click();
    const wishes = page.getByRole('region', { name: 'Your wishlist' });
    await wishes.getByRole('listitem').first().waitFor();
    expect(await wishes.getByRole('listitem').count()).toBe(1);
    await soon(async () => expect(await bookedFor(page)).toHaveLength(1));
    await wishes.getByRole('button', { name: /^Add to cart: / }).click();
    await soon(async () => expect(await bookedFor(page)).toHaveLength(2));
    await wishes.getByRole('button', { name: /^Remove from your wishlist: / }).click();
    await wishes.getByText('Nothing here yet.').waitFor();
  });
});

test('two tabs that hold the same lines do not send them twice, and follow each other', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/');
  await fill(page, [lineOf(sku(one), 2), lineOf(sku(two))]);
  await member(page, 'two-tabs@tressline.test');
  const other = await page.context().newPage();
  await Promise.all([page.goto('/shop-cart'), other.goto('/')]);
  await Promise.all([countIs(page, 3), countIs(other, 3)]);
  await bookedIs(page, [
    [one, 2],
    [two, 1],
  ]);
  await totalOf(page).waitFor();
  await linesOf(page).first().getByRole('button', { name: 'Increase quantity' }).click();
  await countIs(other, 4);
});

test('an answer that is lost on the way books nothing twice, and a closed browser loses nothing', async () => {
  const page = await newPage({ origin: shop.origin, allow: broken });
  await member(page, 'lost-answer@tressline.test');
  await page.goto('/');
  await alive(page);
  // The server stores it, but the answer is lost.
  await page.context().route(uploads, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page
    .getByRole('button', { name: /^Add to cart: / })
    .first()
    .click();
  await countIs(page, 1);
  await soon(async () => expect(await bookedFor(page)).toHaveLength(1));
  expect((await storedCartIn(page)).map(({ batch }) => typeof batch)).toEqual(['string']);
  await page.close();
  await page.context().unroute(uploads);
  const again = await page.context().newPage();
  await again.goto('/shop-cart');
  await soon(async () => expect(await storedCartIn(again)).toEqual([]));
  await countIs(again, 1);
  expect((await bookedFor(again)).map(([, quantity]) => quantity)).toEqual([1]);
});

test('what is added offline arrives when the line is back', async () => {
  const page = await newPage({ origin: shop.origin, allow: broken });
  await member(page, 'offline@tressline.test');
  await put(page, [lineOf(sku(two))]);
  await page.goto('/');
  // The page is hydrated and knows the cart.
  await countIs(page, 1);
  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: /^Add to cart: / })
    .nth(0)
    .click();
  await page
    .getByRole('button', { name: /^Add to cart: / })
    .nth(1)
    .click();
  await countIs(page, 3);
  expect(await storedCartIn(page)).toHaveLength(2);
  await page.context().setOffline(false);
  await soon(async () => expect((await bookedFor(page)).reduce((sum, [, quantity]) => sum + quantity, 0)).toBe(3));
  await soon(async () => expect(await storedCartIn(page)).toEqual([]));
  await countIs(page, 3);
});

test('prices that changed, stock that fell and what is gone are told, elsewhere in a word and in the cart as a list', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/');
  const [cheap, few] = [sku(one), sku(two)];
  await fill(page, [
    { ...lineOf(cheap), seenCents: lineOf(cheap).seenCents + 600 },
    { ...lineOf(few), quantity: few.stock + 1 },
    { skuId: 2_000_000_000, quantity: 3, seenCents: 100 },
  ]);
  await member(page, 'told@tressline.test');
  await page.goto('/');
  await messages(page).getByText('3 things in your cart have changed').waitFor();
  await messages(page).getByRole('link', { name: 'View cart' }).first().click();
  await totalOf(page).waitFor();
  const news = page.getByRole('status').filter({ hasText: 'Changes since you added these' });
  expect(await news.getByRole('listitem').count()).toBe(3);
  await news.getByText(' is now $').waitFor();
  await news.getByText(`only ${few.stock} left (you wanted ${few.stock + 1})`).waitFor();
  await news.getByText('no longer available').waitFor();
  expect(await page.getByText(`You wanted ${few.stock + 1}, but only ${few.stock} `).count()).toBe(1);
  expect(await page.getByText('Price changed since you added it').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await news.getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await totalOf(page).waitFor();
  expect(await page.getByText('Changes since you added these').count()).toBe(0);
});

test('a cart that could not be loaded says so, and another try brings it', async () => {
  const page = await newPage({ origin: shop.origin, allow: broken });
  await member(page, 'not-whole@tressline.test');
  await put(page, [lineOf(sku(one))]);
  await page.route('**/user/get_current_login', (route) => route.abort('connectionfailed'));
  await page.goto('/shop-cart');
  await page.getByText('We couldn’t load your saved cart.').waitFor();
  await page.unroute('**/user/get_current_login');
  await page.getByRole('button', { name: 'Try again' }).click();
  await totalOf(page).waitFor();
  await countIs(page, 1);
});
