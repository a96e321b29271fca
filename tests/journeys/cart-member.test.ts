import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import {
  alive,
  bookedFor,
  countIs,
  fill,
  keptIn,
  lineOf,
  linesOf,
  member,
  messages,
  put,
  type Sku,
  signIn,
  someSkus,
  totalOf,
} from '../kit/cart.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
let [one, two, three]: Sku[] = [];
beforeAll(async () => {
  shop = await seededShop();
  [one, two, three] = await someSkus(shop.origin, 3);
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
const broken = [/Failed to load resource|request failed|ERR_INTERNET_DISCONNECTED/];

describe.each(screens)('a member’s cart on a $name', ({ name, phone, base }) => {
  test('is the visitor’s cart after she registers, and is there in another browser', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    const email = `mia-cart-${name}@tressline.test`;
    await page.goto(`${base}/`);
    await fill(page, [lineOf(sku(one), 2)]);
    await page.goto(`${base}/user/register`);
    await countIs(page, 2);
    await page.getByLabel('First name').fill('Mia');
    await page.getByLabel('Last name').fill('Reed');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill('nine lace fronts');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Your details' }).waitFor();
    await bookedIs(page, [[one, 2]]);
    await countIs(page, 2);
    await soon(async () => expect(await keptIn(page)).toEqual([]));

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
    // Name and cart come with one question.
    expect(asked).toBe(1);
    expect(await axe(other)).toEqual([]);
  });

  test('changes, loses and gets back a line; lays one aside and takes it back; moves one to the wishes', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    await member(page, `acts-${name}@tressline.test`);
    await put(page, [lineOf(sku(one)), lineOf(sku(two))]);
    await page.goto(`${base}/shop-cart`);
    await totalOf(page).waitFor();
    const more = linesOf(page).first().getByRole('button', { name: 'One more' });
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
    // It stands where it stood.
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

    await act(page, /^Move to wishes: /).click();
    const wishes = page.getByRole('region', { name: 'Your wishes' });
    await wishes.getByRole('listitem').first().waitFor();
    expect(await wishes.getByRole('listitem').count()).toBe(1);
    await soon(async () => expect(await bookedFor(page)).toHaveLength(1));
    await wishes.getByRole('button', { name: /^Add to cart: / }).click();
    await soon(async () => expect(await bookedFor(page)).toHaveLength(2));
    await wishes.getByRole('button', { name: /^Remove from your wishes: / }).click();
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
  await linesOf(page).first().getByRole('button', { name: 'One more' }).click();
  await countIs(other, 4);
});

test('an answer that is lost on the way books nothing twice, and a closed browser loses nothing', async () => {
  const page = await newPage({ origin: shop.origin, allow: broken });
  await member(page, 'lost-answer@tressline.test');
  await page.goto('/');
  await alive(page);
  // The server books it, but nobody hears of it.
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
  expect((await keptIn(page)).map(({ batch }) => typeof batch)).toEqual(['string']);
  await page.close();
  await page.context().unroute(uploads);
  const again = await page.context().newPage();
  await again.goto('/shop-cart');
  await soon(async () => expect(await keptIn(again)).toEqual([]));
  await countIs(again, 1);
  expect((await bookedFor(again)).map(([, quantity]) => quantity)).toEqual([1]);
});

test('what is added offline arrives when the line is back', async () => {
  const page = await newPage({ origin: shop.origin, allow: broken });
  await member(page, 'offline@tressline.test');
  await page.goto('/');
  await alive(page);
  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: /^Add to cart: / })
    .nth(0)
    .click();
  await page
    .getByRole('button', { name: /^Add to cart: / })
    .nth(1)
    .click();
  await countIs(page, 2);
  expect(await keptIn(page)).toHaveLength(2);
  await page.context().setOffline(false);
  await soon(async () => expect(await bookedFor(page)).toHaveLength(2));
  await soon(async () => expect(await keptIn(page)).toEqual([]));
  await countIs(page, 2);
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
  await messages(page).getByRole('link', { name: 'See cart' }).first().click();
  await totalOf(page).waitFor();
  const news = page.getByRole('status').filter({ hasText: 'Since you added these' });
  expect(await news.getByRole('listitem').count()).toBe(3);
  await news.getByText('now costs').waitFor();
  await news.getByText(`${few.stock} left, you wanted ${few.stock + 1}`).waitFor();
  await news.getByText('no longer offered').waitFor();
  expect(await page.getByText(`You wanted ${few.stock + 1}; ${few.stock} are left and counted.`).count()).toBe(1);
  expect(await page.getByText('when you added it, now it is').count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await news.getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await totalOf(page).waitFor();
  expect(await page.getByText('Since you added these').count()).toBe(0);
});

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
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').waitFor();
  await soon(async () => expect((await entries(page)).filter((name) => !harmless.includes(name))).toEqual([]));
  await other.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  expect(await other.getByRole('img', { name: /pieces?$/ }).count()).toBe(0);

  await member(page, 'second-here@tressline.test', 'Zoe');
  await put(page, [lineOf(sku(three))]);
  await page.goto('/shop-cart');
  await totalOf(page).waitFor();
  await countIs(page, 1);
  await bookedIs(page, [[three, 1]]);
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
  expect(await keptIn(page)).toHaveLength(1);
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

  // It goes with her when she signs in.
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
  await page.getByText('We do not know this coupon').waitFor();
});

test('a visitor who presses a heart is asked to sign in, and comes back to the page', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/collections/wig');
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  const heart = page.getByRole('button', { name: 'Wish list' });
  await heart.click();
  await messages(page).getByText('Please login').waitFor();
  const address = page.url();
  await messages(page).getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL(`**/user/login?back=${encodeURIComponent(new URL(address).pathname)}`);
  await member(page, 'heart@tressline.test');
  await page.goto(address);
  await heart.click();
  await page.getByRole('button', { name: 'Wish list', pressed: true }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Wish list', pressed: true }).waitFor();
});

test('the whole cart can be asked about, but not nothing of it', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/');
  await fill(page, [lineOf(sku(one), 30), lineOf(sku(two))]);
  await page.goto('/shop-cart');
  await page.getByRole('button', { name: 'Ask for a price for all this' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for a price' });
  const boxes = dialog.getByRole('checkbox');
  await boxes.first().waitFor();
  await boxes.nth(0).uncheck();
  await boxes.nth(1).uncheck();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Please choose goods').waitFor();
  await boxes.nth(0).check();
  await dialog.getByLabel('Your name').fill('Mia Reed');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Please input E-mail').waitFor();
  await dialog.getByLabel('E-mail').fill('mia@tressline.test');
  expect(await axe(page)).toEqual([]);
  const sent = page.waitForResponse('**/inquiry/add_inquiry');
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect((await sent).status()).toBe(200);
});

test('a cart that could not be loaded says so, and another try brings it', async () => {
  const page = await newPage({ origin: shop.origin, allow: broken });
  await member(page, 'not-whole@tressline.test');
  await put(page, [lineOf(sku(one))]);
  await page.route('**/user/get_current_login', (route) => route.abort('connectionfailed'));
  await page.goto('/shop-cart');
  await page.getByText('Your saved cart could not be loaded.').waitFor();
  await page.unroute('**/user/get_current_login');
  await page.getByRole('button', { name: 'Try again' }).click();
  await totalOf(page).waitFor();
  await countIs(page, 1);
});
