import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shippingFee } from '#areas/shipping/rules.ts';
import { dollars } from '#kernel/money.ts';
import { axe, newPage } from '../kit/browser.ts';
import { walkedOn } from '../kit/screens.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

const screens = [
  { name: 'desktop', phone: false, start: '/', cart: '/shop-cart', wigs: '/collections/wig' },
  { name: 'phone', phone: true, start: '/m', cart: '/m/shop-cart', wigs: '/m/collections/wig' },
] as const;

type Sku = { id: number; name: string; payable_price: number; weight: number; stock: number };
const skuById = async (id: number): Promise<Sku> =>
  ((await (await fetch(`${shop.origin}/v1/api/get_sku_by_id?id=${id}`)).json()) as { Data: { item: Sku } }).Data.item;
const someSkus = async (count: number): Promise<Sku[]> =>
  ((await (await fetch(`${shop.origin}/v1/api/get_home_wig_skus`)).json()) as { Data: { items: Sku[] } }).Data.items
    .filter((sku) => sku.stock > 3)
    .slice(0, count);

const inCents = (sku: Sku): number => Math.round(sku.payable_price * 100);
const inGrams = (sku: Sku): number => Math.round(sku.weight * 1000);

type Kept = { skuId: number; quantity: number; seenCents: number };
const keptIn = (page: Page): Promise<Kept[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tressline:cart') ?? '{"value":[]}').value);
/** Fills the browser's cart as an earlier visit would have. */
const fill = (page: Page, lines: readonly Kept[]) =>
  page.evaluate((value) => localStorage.setItem('tressline:cart', JSON.stringify({ savedAt: Date.now(), value })), lines);
const lineOf = ({ id, ...sku }: Sku, quantity = 1): Kept => ({ skuId: id, quantity, seenCents: inCents({ id, ...sku }) });

const alive = (page: Page) => page.waitForLoadState('networkidle');
const cartTool = (page: Page) => page.getByRole('link', { name: /^Cart/ }).first();
const countOf = (page: Page, count: number) =>
  page
    .getByRole('img', { name: count === 1 ? '1 item' : `${count} items`, exact: true })
    .first()
    .waitFor();
const linesOf = (page: Page) => page.getByRole('region', { name: 'Items' }).getByRole('listitem');
const totalOf = (page: Page) => page.getByRole('row', { name: /^Total/ }).getByRole('cell');

/** The expected summary, from the API's answers and the shipping rule. */
async function totalFor(lines: readonly Kept[]): Promise<string> {
  const skus = await Promise.all(lines.map(async (line) => ({ ...(await skuById(line.skuId)), quantity: line.quantity })));
  const items = skus.reduce((sum, sku) => sum + inCents(sku) * sku.quantity, 0);
  const grams = skus.reduce((sum, sku) => sum + inGrams(sku) * sku.quantity, 0);
  return dollars((items + shippingFee(grams)) as ReturnType<typeof shippingFee>);
}

describe.each(walkedOn(screens, 'phone'))('the cart on a $name', ({ phone, start, cart, wigs }) => {
  test('is filled from a card and from the product page, and adds up', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    await page.goto(start);
    await alive(page);
    await page
      .getByRole('button', { name: /^Add to cart: / })
      .first()
      .click();
    await page.getByRole('region', { name: 'Messages' }).getByText('Added').waitFor();
    await countOf(page, 1);

    await page.goto(wigs);
    await alive(page);
    await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').nth(1).click();
    await page.getByRole('button', { name: 'Increase quantity' }).click();
    await page.getByRole('button', { name: /^Add to cart \$/ }).click();
    await countOf(page, 3);

    const told = phone ? page.getByRole('region', { name: 'Messages' }) : page.getByRole('dialog', { name: 'Your cart' });
    await told.getByRole('link', { name: 'View cart' }).first().click();
    await page.waitForURL(`**${cart}`);
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    await totalOf(page).waitFor();
    expect(await linesOf(page).count()).toBe(2);
    expect(await totalOf(page).textContent()).toBe(await totalFor(await keptIn(page)));
    expect(await axe(page)).toEqual([]);
  });

  test('changes, loses and gets back a line, and a reload keeps it', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    const skus = await someSkus(2);
    const [first] = skus;
    if (!first) throw new Error('the demo shop has no wigs');
    await page.goto(start);
    await fill(
      page,
      skus.map((sku) => lineOf(sku)),
    );
    await page.goto(cart);
    await totalOf(page).waitFor();
    const top = linesOf(page).first();
    await top.getByRole('button', { name: 'Increase quantity' }).click();
    await top.getByRole('button', { name: 'Increase quantity' }).click();
    await countOf(page, 4);
    const total = await totalFor(skus.map((sku) => lineOf(sku, sku === first ? 3 : 1)));
    expect(await totalOf(page).textContent()).toBe(total);

    await top.getByRole('button', { name: /^Remove / }).click();
    await countOf(page, 1);
    expect(await linesOf(page).count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await countOf(page, 4);
    expect((await keptIn(page)).map((line) => [line.skuId, line.quantity])).toEqual(skus.map((sku) => [sku.id, sku === first ? 3 : 1]));

    await page.reload();
    await totalOf(page).waitFor();
    expect(await totalOf(page).textContent()).toBe(total);
    await countOf(page, 4);
  });

  test('says that it is empty, and leads to the goods', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    await page.goto(cart);
    await page.getByRole('heading', { name: 'Shopping cart empty.' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Start shopping' }).click();
    await page.waitForURL(`**${start}`);
  });

  test('does not scroll sideways, in either language', async () => {
    for (const lang of ['en', 'zh'] as const) {
      const page = await newPage({ origin: shop.origin, phone, lang });
      await page.goto(cart);
      await fill(
        page,
        (await someSkus(3)).map((sku) => lineOf(sku, 999)),
      );
      await page.reload();
      await page.getByRole('listitem').getByRole('heading', { level: 2 }).first().waitFor();
      for (const width of phone ? [360, 390] : [1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${width}`).toBeLessThanOrEqual(0);
      }
      expect(await axe(page)).toEqual([]);
    }
  });
});

test('a second tab follows the first', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/');
  const other = await page.context().newPage();
  await other.goto('/shop-cart');
  await other.getByRole('heading', { name: 'Shopping cart empty.' }).waitFor();
  await alive(page);
  const add = page.getByRole('button', { name: /^Add to cart: / });
  await add.nth(0).click();
  await countOf(other, 1);
  await totalOf(other).waitFor();
  await add.nth(1).click();
  await countOf(other, 2);
  await other
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await countOf(page, 1);
});

test('a changed price, lost stock and a vanished piece are told, and only what can be had is counted', async () => {
  const page = await newPage({ origin: shop.origin });
  const [sku, second] = await someSkus(2);
  if (!sku || !second) throw new Error('the demo shop has no wigs');
  await page.goto('/');
  const was = inCents(sku) + 600;
  const few = await skuById(second.id);
  await fill(page, [
    { ...lineOf(sku), seenCents: was },
    { ...lineOf(few), quantity: few.stock + 1 },
    { skuId: 2_000_000_000, quantity: 3, seenCents: 100 },
  ]);
  await page.goto('/shop-cart');
  await totalOf(page).waitFor();
  const prices = `Price changed since you added it: was ${dollars(was as ReturnType<typeof shippingFee>)}, now`;
  expect(await page.getByText(prices).count()).toBe(1);
  expect(await page.getByText(`You wanted ${few.stock + 1}, but only ${few.stock} `).count()).toBe(1);
  expect(await page.getByText('This item is no longer available and isn’t included in the total.').count()).toBe(1);
  expect(await totalOf(page).textContent()).toBe(await totalFor([lineOf(sku), lineOf(few, few.stock)]));
  expect(await axe(page)).toEqual([]);
});

test('when the goods do not load the cart says so, and another try brings them', async () => {
  const page = await newPage({ origin: shop.origin, allow: [/Failed to load resource|request failed/] });
  const [sku] = await someSkus(1);
  if (!sku) throw new Error('the demo shop has no wigs');
  await page.goto('/');
  await fill(page, [lineOf(sku)]);
  await page.route('**/shop-cart.data*', (route) => route.abort('connectionfailed'));
  await page.goto('/shop-cart');
  await page.getByText('Couldn’t load products').waitFor();
  await page.unroute('**/shop-cart.data*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await totalOf(page).waitFor();
  expect((await cartTool(page).textContent())?.trim()).toMatch(/1$/);
});

test('without script the page says what it needs', async () => {
  const browser = (await newPage({ origin: shop.origin })).context().browser();
  const context = await browser?.newContext({ javaScriptEnabled: false, baseURL: shop.origin });
  const page = await context?.newPage();
  if (!context || !page) throw new Error('the browser is gone');
  try {
    const answer = await page.goto('/shop-cart');
    expect(answer?.headers()['cache-control']).toContain('no-store');
    const words = page.locator('noscript').filter({ visible: true });
    expect(await words.innerText()).toContain('needs JavaScript');
    expect(await page.getByRole('main').locator('[aria-busy]').isVisible()).toBe(false);
    await page.goto('/');
    expect(await page.getByRole('button', { name: /^Add to cart: / }).count()).toBe(0);
  } finally {
    await context.close();
  }
});
