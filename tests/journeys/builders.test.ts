import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { alive } from '../kit/cart.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

const build = 'cap=13x4&lace=hd&texture=body-wave&length=16&density=180&colour=99j&capSize=M&extras=bleached-knots';
const priceIn = async (page: Page): Promise<string> =>
  (await page.getByRole('region', { name: 'Price' }).getByText(/^\$/).first().textContent()) ?? '';

describe('building a piece', () => {
  test('a wig is put together on a phone, follows every choice, lies in the cart at the server’s price, and is paid for', async () => {
    const page = await newPage({ origin: shop.origin, phone: true });
    await page.goto(`/m/diy-wigs?${build}`);
    await alive(page);
    await page.getByRole('img', { name: 'Your wig: Body wave, 16 inches, 99J burgundy' }).waitFor();
    const before = await priceIn(page);

    await page.getByRole('link', { name: /^Color/ }).click();
    await page.getByRole('radio', { name: '#613 blonde' }).check({ force: true });
    await page.getByRole('img', { name: 'Your wig: Body wave, 16 inches, #613 blonde' }).waitFor();
    await expect.poll(() => priceIn(page)).not.toBe(before);
    expect(page.url()).toContain('colour=613');
    expect(await axe(page)).toEqual([]);

    await page.getByRole('button', { name: 'Why this price' }).click();
    const why = page.getByRole('dialog', { name: /^Why it’s \$/ });
    await why.getByRole('row', { name: /^Your price/ }).waitFor();
    await why.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('link', { name: /^Extras/ }).click();
    const shown = await priceIn(page);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('region', { name: 'Messages' }).getByRole('link', { name: 'View cart' }).click();
    await page.waitForURL('**/m/shop-cart');
    const line = page.getByRole('region', { name: 'Items' }).getByRole('listitem');
    await line.getByText('#613 blonde').waitFor();
    expect(await line.getByText(shown, { exact: false }).count()).toBeGreaterThan(0);
    await alive(page);

    await page.getByRole('button', { name: 'Check out' }).click();
    await page.waitForURL(/step=address/);
    await alive(page);
    const typed = { Email: 'ada@mail.test', 'First name': 'Ada', 'Last name': 'Cole', Phone: '404 555 0142' };
    const place = { 'Street address, apt. or unit': '218 Peachtree St Apt 7B', City: 'Atlanta', 'ZIP or postal code': '30303' };
    for (const [label, text] of Object.entries({ ...typed, ...place }))
      await page.getByLabel(label, { exact: label === 'Email' }).fill(text);
    await page.getByLabel('State').selectOption('GA');
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await page.waitForURL(/step=review/);
    await alive(page);
    await page.locator('.sum-fold > summary').click();
    await page
      .getByText(/#613 blonde/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL(/step=pay/);
    await alive(page);
    await page
      .getByRole('button', { name: /PayPal/ })
      .first()
      .click();
    await page.waitForURL(/\/sandbox\/paypal\//);
    await page.locator('form:has(input[name="decision"][value="pay"]) button').click();
    await page.getByRole('heading', { level: 1, name: 'Thank you! Your payment went through' }).waitFor();
  });

  test('a shared address shows exactly that wig, also without script, and an impossible wish is put right', async () => {
    const page = await newPage({ origin: shop.origin, script: false, allow: [/assets\/\S+ csp$/] });
    await page.goto(`/diy-wigs?${build}`);
    expect(await page.getByRole('radio', { name: '99J burgundy' }).isChecked()).toBe(true);
    expect(await page.getByRole('slider', { name: 'Length' }).inputValue()).toBe('16');
    expect(await page.getByRole('checkbox', { name: /^Bleached knots/ }).isChecked()).toBe(true);
    await page.getByRole('row', { name: /^Your price \$/ }).waitFor();
    await page.goto('/diy-wigs?cap=360&lace=hd&colour=nonsense&length=999');
    expect(await page.getByRole('radio', { name: /^HD lace/ }).isDisabled()).toBe(true);
    await page.getByText('HD lace isn’t available in 360.').waitFor();
  });

  test('a set of bundles is put together in Chinese and is one line of the cart', async () => {
    const page = await newPage({ origin: shop.origin, lang: 'zh' });
    await page.goto('/diy-bundles?texture=body-wave&origin=india&colour=1b&n18=1&n20=1');
    await alive(page);
    const more = page.getByRole('button', { name: '加一帘 22 英寸发帘' });
    await more.click();
    await expect.poll(() => page.url()).toContain('n22=1');
    await page.getByText('套装价：每件优惠 5%').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: '整套加入购物车' }).click();
    await page.getByRole('dialog').getByRole('link').last().waitFor();
    await page.goto('/shop-cart');
    const lines = page.getByRole('region', { name: '商品' }).locator('> ul > li');
    await page.getByRole('heading', { name: '3 帘套装' }).waitFor();
    expect(await lines.count()).toBe(1);
    expect(await page.getByRole('list', { name: '套装内容' }).getByRole('listitem').count()).toBe(3);
  });
});

/** Mean lightness of the drawn hair, 0 to 255; null while nothing is drawn. */
const lightness = (page: Page): Promise<number | null> =>
  page.evaluate(() => {
    const painted = document.querySelector<HTMLCanvasElement>('.live:not(.is-coming) canvas:not([hidden])');
    const pen = new OffscreenCanvas(40, 40).getContext('2d');
    if (!painted || !pen) return null;
    // The middle of the picture is hair; of a wig, hair around the bust.
    pen.drawImage(painted, painted.width * 0.4, painted.height * 0.3, painted.width * 0.2, painted.height * 0.3, 0, 0, 40, 40);
    const { data } = pen.getImageData(0, 0, 40, 40);
    return data.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0) / (data.length * 0.75);
  });

describe.each([{ where: 'beside the page' }, { where: 'in the page, where the browser cannot paint beside it' }])(
  'painted $where',
  ({ where }) => {
    test.each(['diy-wigs', 'diy-closure-frontal', 'diy-bundles'])('/m/%s turns fair as soon as fair is chosen', async (path) => {
      const page = await newPage({ origin: shop.origin, phone: true });
      if (where !== 'beside the page') await page.addInitScript('delete globalThis.Worker');
      await page.goto(`/m/${path}?colour=1b`);
      await alive(page);
      if (path !== 'diy-bundles') await page.getByRole('link', { name: /^Color/ }).click();
      else
        await page
          .getByRole('button', { name: /18, 16/ })
          .first()
          .click();
      await expect.poll(() => lightness(page)).toBeGreaterThan(0);
      const dark = (await lightness(page)) ?? 255;
      await page.getByRole('radio', { name: '#613 blonde' }).check({ force: true });
      await expect.poll(() => lightness(page)).toBeGreaterThan(dark + 15);
      expect(await page.evaluate(() => typeof Worker)).toBe(where === 'beside the page' ? 'function' : 'undefined');
    });
  },
);
