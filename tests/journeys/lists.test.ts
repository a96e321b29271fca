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

const screens = [
  { name: 'desktop', phone: false, under: '' },
  { name: 'phone', phone: true, under: '/m' },
] as const;

const alive = (page: Page) => page.waitForLoadState('networkidle');
const pricesIn = (text: string): number[] => [...text.matchAll(/\$([\d,]+\.\d\d)/g)].map(([, price]) => Number(price?.replaceAll(',', '')));
const keptIn = (page: Page): Promise<{ skuId: number; quantity: number; seenCents: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tressline:cart') ?? '{"value":[]}').value);
const payableOf = async (id: number): Promise<number> => {
  const answer = (await (await fetch(`${shop.origin}/v1/api/get_sku_by_id?id=${id}`)).json()) as {
    Data: { item: { payable_price: number } };
  };
  return answer.Data.item.payable_price;
};
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe.each(walkedOn(screens, 'desktop'))('on a $name', ({ phone, under }) => {
  const open = async (path: string, lang: 'en' | 'zh' = 'en') => {
    const page = await newPage({ origin: shop.origin, phone, lang });
    await page.goto(under + path);
    await alive(page);
    return page;
  };

  test('the price list is ticked into one order that adds up to today’s prices', async () => {
    const page = await open('/all-product-price');
    const ticks = page.getByRole('checkbox', { name: /^Select / });
    for (const at of [0, 3, 5]) await ticks.nth(at).check();
    const bar = page.getByRole('region', { name: 'Quick order' });
    const [sum] = pricesIn((await bar.textContent()) ?? '');
    await page
      .getByRole('navigation', { name: 'Categories' })
      .getByRole('link', { name: /^Bundles/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Price list: Bundles' }).waitFor();
    expect(await bar.textContent()).toContain('3 selected');
    await bar.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('region', { name: 'Messages' }).getByText('3 items added to your cart.').waitFor();
    const lines = await keptIn(page);
    const payable = await Promise.all(lines.map(({ skuId }) => payableOf(skuId)));
    expect(lines).toHaveLength(3);
    expect(payable.reduce((total, price) => total + Math.round(price * 100), 0)).toBe(Math.round((sum ?? 0) * 100));
    expect(await overflow(page)).toBe(0);
  });

  test('the price list is searched by a plain form, and a cell leads to its piece', async () => {
    const page = await open('/all-product-price');
    await page.getByRole('searchbox', { name: 'Search the list' }).fill('bob');
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.waitForURL(/q=bob/);
    // The wholesale tiers have their own table below.
    const table = page.getByRole('table').first();
    await table.getByRole('rowheader', { name: 'Body Wave 4x4 Lace Closure Wig' }).waitFor({ state: 'detached' });
    const names = await table.getByRole('rowheader').allTextContents();
    expect(names.length).toBeGreaterThan(2);
    expect(names.every((name) => /bob/i.test(name))).toBe(true);
    const [shown] = pricesIn((await table.getByRole('cell').getByRole('link').first().textContent()) ?? '');
    await table.getByRole('cell').getByRole('link').first().click();
    await page.waitForURL(/\/collections\/wig\/[^/]+\/[^/]+$/);
    const button = page
      .getByRole('main')
      .getByText(`$${shown?.toFixed(2)}`)
      .first();
    await button.waitFor();
  });

  test('the sales rank keeps category and time in the address, and the way back', async () => {
    const page = await open('/sales-rank');
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Bundles' }).click();
    await page.waitForURL('**/sales-rank?category=bundle');
    await page.getByRole('link', { name: 'Bundles' }).and(page.locator('[aria-current]')).waitFor();
    await page.getByRole('navigation', { name: 'Time period' }).getByRole('link', { name: 'All time' }).click();
    await page.waitForURL('**/sales-rank?category=bundle&period=all');
    await page.getByRole('link', { name: 'All time' }).and(page.locator('[aria-current]')).waitFor();
    const sold = (await page.getByText(/^[\d,]+ sold$/).allTextContents()).map((text) => Number(text.replace(/\D/g, '')));
    expect(sold.length).toBeGreaterThan(3);
    expect(sold).toEqual(sold.toSorted((a, b) => b - a));
    await page.goBack();
    await page.waitForURL('**/sales-rank?category=bundle');
    await page.goto(`${under}/sales-rank`);
    await page.getByText('Featured', { exact: true }).first().waitFor();
    await alive(page);
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
    await page.getByRole('region', { name: 'Messages' }).getByText('Added').waitFor();
    expect(await keptIn(page)).toHaveLength(1);
  });

  test('a bargain hall shows only what is under its price, and its band by a switch in the address', async () => {
    const page = await open('/amazing-goods-center/under30?sort=price-low');
    const prices = async () =>
      (
        await page
          .getByRole('main')
          .getByRole('listitem')
          .getByText(/^Price \$/)
          .allTextContents()
      ).flatMap(pricesIn);
    expect((await prices()).length).toBeGreaterThan(0);
    expect((await prices()).every((price) => price < 30)).toBe(true);
    await page.getByRole('link', { name: '$10 to $30 only' }).click();
    await page.waitForURL(/band=only/);
    await page.getByRole('link', { name: '$10 to $30 only' }).and(page.locator('[aria-current]')).waitFor();
    await alive(page);
    expect((await prices()).every((price) => price >= 10 && price < 30)).toBe(true);
    expect(page.url()).toContain('sort=price-low');
  });

  test('a sale that is on counts down to its end; one that is not says when it comes and what is on sale now', async () => {
    const page = await open('/crazy-sale');
    await page.getByText(/^Ends .+ ET$/).waitFor();
    // The figures come with the script.
    const timer = page.getByRole('timer', { name: 'Time left' });
    await expect.poll(() => timer.textContent()).toMatch(/\d\d\s*days\s*\d\d\s*hours/);
    await page.getByRole('heading', { level: 2, name: 'Sale items' }).waitFor();
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Add to cart: / })
        .count(),
    ).toBeGreaterThan(3);
    await page.goto(`${under}/christmas-sale`);
    await page.getByText(/^Starts .+ and runs until/).waitFor();
    await page.getByRole('heading', { level: 2, name: 'On sale right now' }).waitFor();
  });

  // The long tour covers every list; the price table has the most content.
  test('the price list has no fault for a screen reader and stays inside the screen', async () => {
    const page = await open('/all-product-price', 'zh');
    expect(await axe(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});

test('the price list can be taken away as CSV and as a workbook, with its date', async () => {
  const csv = await fetch(`${shop.origin}/all-product-price.csv`);
  expect(csv.headers.get('content-disposition')).toMatch(/attachment; filename="price-list-\d{4}-\d\d-\d\d\.csv"/);
  const [head = '', line = ''] = (await csv.text()).split('\r\n');
  expect(head).toContain('category,group,length_inches,sku,price_usd');
  expect(line).toMatch(/\d{4}-\d\d-\d\dT[\d:.]+Z,valid that day$/);
  const book = await fetch(`${shop.origin}/all-product-price.xlsx`);
  expect(book.headers.get('content-type')).toContain('spreadsheetml');
  expect(new TextDecoder().decode((await book.bytes()).slice(0, 2))).toBe('PK');
});

const nonsense = [
  '?category=__proto__&period=constructor',
  '?q=%25%27%22%3B--&page=1000000000',
  `?q=${'x'.repeat(4000)}`,
  '?category=wig&category=bundle&q=a&q=b',
  '?filter_label=nothing&filter_label=Color:%25&band=only&sort=__proto__&price_from=-1&page=-5',
];
test.each(['/sales-rank', '/all-product-price', '/amazing-goods-center/under10', '/clearance-sale', '/black-friday'])(
  '%s answers nonsense with a page',
  async (path) => {
    for (const query of nonsense) expect((await fetch(shop.origin + path + query)).status, query).toBe(200);
  },
);
