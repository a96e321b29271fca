import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { walkedOn } from '../kit/screens.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

type Sku = { id: number; payable_price: number; stock: number };
async function oneInStock(place: number): Promise<Sku> {
  const answer = (await (await fetch(`${shop.origin}/v1/api/get_home_wig_skus`)).json()) as { Data: { items: Sku[] } };
  const sku = answer.Data.items.filter(({ stock }) => stock > 3)[place];
  if (!sku) throw new Error('the demo shop has nothing in stock');
  return sku;
}

const alive = (page: Page) => page.waitForLoadState('networkidle');
const post = (page: Page, path: string, data: unknown) => page.request.post(`/v1${path}`, { data, headers: { origin: shop.origin } });

/** A guest with one item in the cart. */
async function withCart(page: Page, place: number): Promise<void> {
  const { id, payable_price } = await oneInStock(place);
  await page.goto('/paypal');
  const value = [{ skuId: id, quantity: 1, seenCents: Math.round(payable_price * 100) }];
  await page.evaluate((lines) => localStorage.setItem('tressline:cart', JSON.stringify({ savedAt: Date.now(), value: lines })), value);
}

/** The demo shopper with exactly one item in the cart. */
async function asDemo(page: Page, place: number): Promise<void> {
  await post(page, '/user/login', { email: 'demo@tressline.test', password: 'demo-shopper-2026' });
  const { id } = await oneInStock(place);
  const cart = async () =>
    (await (await page.request.get('/v1/user/get_current_login')).json()) as { Data: { shopping_cart_items: Line[] } };
  type Line = { shopping_cart: { id: number } };
  const ids = (await cart()).Data.shopping_cart_items.map(({ shopping_cart }) => shopping_cart.id);
  if (ids.length > 0) await post(page, '/shoppingcart/delete_shopping_carts', { ids });
  expect((await post(page, '/shoppingcart/add_shopping_carts', [{ sku_id: id, quantity: 1 }])).status()).toBe(200);
}

/** From the saved address to the payment step. */
async function toPay(page: Page, words: { review: string; pay: string }): Promise<void> {
  await page.goto('/shop-cart?step=address');
  await alive(page);
  await page.getByRole('button', { name: words.review }).click();
  await page.waitForURL(/step=review/);
  await alive(page);
  await page.getByRole('button', { name: words.pay }).click();
  await page.waitForURL(/step=pay/);
  await alive(page);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const numberIn = (page: Page): string => new URL(page.url()).searchParams.get('number') ?? '';

const english = { review: 'Continue to review', pay: 'Continue to payment' };
const chinese = { review: '下一步：确认订单', pay: '下一步：付款' };
/** Every payment method on desktop and phone; the declined one is in Chinese. */
const screens = [
  { name: 'desktop', phone: false, base: '' },
  { name: 'phone', phone: true, base: '/m' },
] as const;

/** A slow phone connection. */
async function slowed(page: Page): Promise<void> {
  const net = await page.context().newCDPSession(page);
  await net.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 100_000,
    uploadThroughput: 50_000,
  });
}

/** Holds back the page's own requests to these addresses until released; submits go through. */
async function held(page: Page, address: RegExp) {
  const gate = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

describe.each(walkedOn(screens, 'phone'))('on a $name', ({ phone, base }) => {
  test('a guest types her address, takes the carrier’s spelling, pays, and finds her order again by its key', async () => {
    const page = await newPage({ origin: shop.origin, phone, allow: [/status of 400/] });
    await withCart(page, 0);
    await page.goto('/shop-cart');
    await alive(page);
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.waitForURL(/step=address/);
    await page.getByLabel('Email', { exact: true }).fill('not a mailbox');
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByText('Invalid mailbox format!').waitFor();
    expect(await axe(page), 'address').toEqual([]);
    const typed = { Email: 'grace@mail.test', 'First name': 'Grace', 'Last name': 'Lee', Phone: '404 555 0142' };
    const place = { 'Street address, apt. or unit': '218 Peachtree St Apt 7B', City: 'Altanta', 'ZIP or postal code': '30303' };
    for (const [label, text] of Object.entries({ ...typed, ...place }))
      await page.getByLabel(label, { exact: label === 'Email' }).fill(text);
    await page.getByLabel('State').selectOption('GA');
    // The carrier's suggestion is shown while the rest is still loading: an immediate answer counts.
    const release = await held(page, /shop-cart\.data/);
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.getByRole('button', { name: 'Use suggested address' }).click();
    release();
    await page.waitForURL(/step=review/);
    await page.getByText('Atlanta, GA 30303').waitFor();
    await alive(page);
    await page.getByRole('radio', { name: /^FedEx 2Day/ }).click();
    await expect.poll(() => page.getByRole('radio', { name: /^FedEx 2Day/ }).isChecked()).toBe(true);
    await alive(page);
    expect(await axe(page), 'review').toEqual([]);
    const total =
      (await page
        .getByRole('row', { name: /^Total/ })
        .getByRole('cell')
        .first()
        .textContent()) ?? '';
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL(/step=pay/);
    await page.getByText('Test mode: no real charges').first().waitFor();
    await alive(page);
    expect(await axe(page), 'pay').toEqual([]);
    await page.getByRole('button', { name: `Pay ${total} with PayPal` }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await heading(page, 'Thank you! Your payment went through');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tressline:cart') ?? '')).not.toContain('skuId');

    const key = (await page.context().cookies()).find(({ name }) => name === 'guest')?.value.split('.')[0] ?? '';
    const number = numberIn(page);
    const elsewhere = await newPage({ origin: shop.origin, allow: [/status of 404/] });
    await elsewhere.goto(`/paypal/success?${new URLSearchParams({ number, key })}`);
    await elsewhere.getByText('218 Peachtree St Apt 7B').waitFor();
    const paper = await elsewhere.request.get(`/order-documents/invoice?${new URLSearchParams({ number, key })}`);
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await elsewhere.goto(`/paypal/success?number=${number}`))?.status()).toBe(404);
  });

  test('a member is declined, chooses again, and the same order is paid', async () => {
    const page = await newPage({ origin: shop.origin, phone, lang: phone ? 'zh' : 'en' });
    await asDemo(page, 1);
    await toPay(page, phone ? chinese : english);
    await page.getByRole('button', { name: phone ? /^用 PayPal 支付/ : /with PayPal$/ }).click();
    await page.getByRole('button', { name: phone ? '模拟银行卡被拒' : 'Simulate a declined card' }).click();
    await heading(page, phone ? '付款被拒绝' : 'Your payment was declined');
    const number = numberIn(page);
    expect(new URL(page.url()).pathname).toBe(`${base}/paypal/fail`);
    expect(await axe(page), 'declined').toEqual([]);
    await page.getByRole('button', { name: phone ? '去付款' : 'Pay now' }).click();
    // The provider's button has the same label as the shop's: this one is on the provider's page.
    await page.waitForURL(/\/checkoutnow/);
    await page.getByRole('button', { name: phone ? '立即付款' : 'Pay now' }).click();
    await heading(page, phone ? '付款成功，感谢您的购买' : 'Thank you! Your payment went through');
    expect(numberIn(page)).toBe(number);
    const cart = (await (await page.request.get('/v1/user/get_current_login')).json()) as { Data: { cart_num: number } };
    expect(cart.Data.cart_num).toBe(0);
  });

  test('a member leaves the provider’s page and calls the order off; a wallet pays the next one on the page itself', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    await asDemo(page, 2);
    await toPay(page, english);
    await page.getByRole('button', { name: /with PayPal$/ }).click();
    await page.getByRole('button', { name: 'Cancel and return to store' }).click();
    await heading(page, 'You haven’t paid yet');
    await alive(page);
    await page.getByText('Cancel order', { exact: true }).click();
    await page.getByText('You haven’t been charged and won’t be.').waitFor();
    await page.getByRole('button', { name: 'Yes, cancel' }).click();
    await heading(page, 'This order was canceled');

    await toPay(page, english);
    await page.getByRole('button', { name: 'Pay with Google Pay' }).click();
    await page.getByRole('dialog', { name: 'Google Pay' }).getByRole('button').first().click();
    await heading(page, 'Thank you! Your payment went through');
  });

  test('on a slow connection she pays all the same', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    await asDemo(page, 4);
    await slowed(page);
    await toPay(page, english);
    await page.getByRole('button', { name: /with PayPal$/ }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await heading(page, 'Thank you! Your payment went through');
    const answer = await page.request.get(`/v1/order/get_order?number=${numberIn(page)}`);
    expect(((await answer.json()) as { Data: { status: number } }).Data.status).toBe(2);
  }, 150_000);

  test('who closes the tab after she agreed has paid all the same, within two minutes', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    await asDemo(page, 3);
    await toPay(page, english);
    await page.getByRole('button', { name: /with PayPal$/ }).click();
    await page.getByRole('button', { name: 'Pay now' }).waitFor();
    const agreed = await page.request.post(page.url(), { form: { decision: 'pay' }, headers: { origin: shop.origin }, maxRedirects: 0 });
    expect(agreed.status()).toBeLessThan(400);
    const back = new URL(agreed.headers().location ?? '/', shop.origin);
    const { request } = page.context();
    const state = async () => {
      const answer = await request.get(`/v1/order/get_order?number=${back.searchParams.get('number')}`);
      return ((await answer.json()) as { Data: { status: number } }).Data.status;
    };
    await page.close();
    await expect.poll(state, { timeout: 120_000, interval: 1000 }).toBe(2);
  }, 150_000);
});
