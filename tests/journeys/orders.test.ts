import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { examinedIn, walkedOn } from '../kit/screens.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Signs in by API; the cookies are then in the browser. */
async function asDemo(page: Page): Promise<void> {
  const answer = await page.request.post('/v1/user/login', {
    data: { email: 'demo@tressline.test', password: 'demo-shopper-2026' },
    headers: { origin: shop.origin },
  });
  expect(answer.status()).toBe(200);
}

/** Opens the newest order with something still available. */
async function openOneInStock(page: Page): Promise<void> {
  const list = page.url();
  for (let place = 0; ; place += 1) {
    await page
      .getByRole('link', { name: /^View order TL-/ })
      .nth(place)
      .click();
    await page.getByRole('heading', { level: 1, name: /^Order TL-/ }).waitFor();
    if ((await page.getByRole('button', { name: 'Buy again' }).count()) > 0) return;
    await page.goto(list);
  }
}

const screens = [
  { name: 'desktop', phone: false, base: '' },
  { name: 'phone', phone: true, base: '/m' },
] as const;

describe.each(walkedOn(screens, 'desktop'))('on a $name', ({ phone, base }) => {
  test('she opens her orders, narrows them, opens one, and buys it again', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    await asDemo(page);
    await page.goto('/user/order');
    expect(pathOf(page)).toBe(`${base}/user/order`);
    await page.getByRole('heading', { level: 1, name: 'Your orders' }).waitFor();
    const cards = page.getByRole('link', { name: /^View order TL-/ });
    expect(await cards.count()).toBe(8);
    await page
      .getByRole('navigation', { name: 'Orders by status' })
      .getByRole('link', { name: /^Delivered/ })
      .click();
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('delivered');
    await expect.poll(() => page.getByText(/^(Delivered|Completed)$/).count()).toBeGreaterThan(2);
    await openOneInStock(page);
    await page.getByRole('list', { name: 'Order progress' }).getByText('Delivered').waitFor();
    const bill = page.getByRole('table', { name: 'Order summary' });
    const amounts = (await bill.getByRole('cell').allTextContents()).map((text) =>
      Math.round(Number(text.replace(/[$,]/g, '').replace('−', '-')) * 100),
    );
    const total = amounts.pop();
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);

    await page.getByRole('button', { name: 'Buy again' }).click();
    await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'View cart' }).click();
    await page.waitForURL(`${shop.origin}${base}/shop-cart`);
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .waitFor();
  });

  test('she finds an order by its number, prints it, and asks about it', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    await asDemo(page);
    await page.goto('/user/order?status=onTheWay');
    const number =
      (await page
        .getByRole('link', { name: /^View order TL-/ })
        .first()
        .textContent()) ?? '';
    await page.goto('/user/order');
    await page.getByRole('searchbox', { name: 'Search by order number' }).fill(number.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByText('1 order', { exact: true }).waitFor();
    await page.getByRole('link', { name: `View order ${number}` }).click();
    const track = page.getByRole('link', { name: 'Track with FedEx' });
    expect(await track.getAttribute('href')).toMatch(/^https:\/\/www\.fedex\.com\/fedextrack\/\?trknbr=\d{12}$/);

    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Receipt and packing slip').isVisible()).toBe(true);
    expect(await page.getByRole('table', { name: 'Order summary' }).isVisible()).toBe(true);
    for (const hidden of [page.getByRole('button', { name: 'Buy again' }), page.getByText('Order updates'), track])
      expect(await hidden.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    await page.getByText('Ask about this order').click();
    await page.getByLabel('Your question').fill('Will it come before Friday?');
    await page.getByRole('button', { name: 'Send question' }).click();
    await page.getByText('We’ve received your question about this order').waitFor();
  });

  test('an order that is not hers is not there', async () => {
    const page = await newPage({ origin: shop.origin, phone, allow: [/status of 404/] });
    await asDemo(page);
    const answer = await page.goto('/user/order?number=TL-000000-00001');
    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Order not found' }).waitFor();
  });

  test('a visitor is shown the door', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    for (const path of ['/user/order', '/user/services', '/user/referral']) {
      await page.goto(path);
      expect(pathOf(page), path).toBe(phone ? '/m/user' : '/user/login');
    }
  });

  test.each(examinedIn(phone))('her pages have no accessibility faults in %s', async (lang) => {
    const page = await newPage({ origin: shop.origin, phone, lang });
    await asDemo(page);
    for (const path of ['/user/order', '/user/services', '/user/referral']) {
      const answer = await page.goto(path);
      expect(answer?.headers()['cache-control'], path).toBe('no-store');
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await axe(page), path).toEqual([]);
    }
    await page.goto('/user/order?status=delivered');
    await page.locator('main h2 a').first().click();
    await page.locator('#ask').waitFor();
    await page.locator('#ask summary').click();
    expect(await axe(page), 'one order').toEqual([]);
  });
});

test('without script the list narrows, an order opens and a question is sent', async () => {
  const page = await newPage({ origin: shop.origin, script: false, allow: [/ csp$/] });
  await asDemo(page);
  await page.goto('/user/order');
  await page
    .getByRole('navigation', { name: 'Orders by status' })
    .getByRole('link', { name: /^Processing/ })
    .click();
  await page
    .getByRole('link', { name: /^View order TL-/ })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: /^Order TL-/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Buy again' }).isVisible()).toBe(false);
  await page.getByText('Ask about this order').click();
  await page.getByLabel('Your question').fill('Is the workshop busy?');
  await page.getByRole('button', { name: 'Send question' }).click();
  await page.getByText('We’ve received your question about this order').waitFor();
});

test('her code, link and picture stand on the page, and copying is told', async () => {
  const page = await newPage({ origin: shop.origin });
  await asDemo(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.origin });
  await page.goto('/user/referral');
  await page.getByText('DANA15', { exact: true }).waitFor();
  await page.getByRole('img', { name: 'Your link as a QR code' }).waitFor();
  await page.getByRole('button', { name: 'Copy: Your referral link' }).click();
  await page.getByRole('region', { name: 'Messages' }).getByText('Copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/\?ref=DANA15$/);
});
