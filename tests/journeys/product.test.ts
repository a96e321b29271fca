import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

type Sku = { id: number; category_name: string; spu_name: string; sku_name: string; stock: number };
let shop: Shop;
let wigs: Sku[];
beforeAll(async () => {
  shop = await seededShop();
  wigs = await ask('/api/get_skus_by_category?category=wig&page_size=100');
});
afterAll(() => shop?.stop());

const ask = async (path: string): Promise<Sku[]> =>
  ((await (await fetch(`${shop.origin}/v1${path}`)).json()) as { Data: { items: Sku[] } }).Data.items;
const groupPath = ({ category_name, spu_name }: Sku): string => `/collections/${category_name}/${spu_name}`;
const skuPath = (sku: Sku): string => `${groupPath(sku)}/${sku.sku_name}`;
const first = (sku: Sku | undefined): Sku => {
  if (!sku) throw new Error('the demo shop has no such wig');
  return sku;
};
/** The best-selling wig and another one. */
const pair = (): [Sku, Sku] => {
  const one = first(wigs.find((sku) => sku.stock > 3));
  return [one, first(wigs.find((sku) => sku.stock > 3 && sku.spu_name !== one.spu_name))];
};
const alive = (page: Page) => page.waitForLoadState('networkidle');
const cartOf = (page: Page): Promise<{ skuId: number; quantity: number }[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('tressline:cart') ?? '{"value":[]}').value);
const priceOf = (page: Page) => page.getByRole('button', { name: /^Add to cart \$/ }).textContent();
const lengths = (page: Page) => page.getByRole('group', { name: 'Length' }).getByRole('link');

/** A length that is available and not chosen. */
const another = (page: Page) => lengths(page).and(page.locator(':not([aria-current])')).filter({ hasNotText: 'sold out' }).first();

/** Moves on with the Tab key. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let step = 0; step < 120; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key does not get there');
}

test('with the keyboard alone: choose, add, see the cart, go on', async () => {
  const page = await newPage({ origin: shop.origin });
  const [wig] = pair();
  await page.goto('/');
  await page.goto(groupPath(wig));
  await alive(page);
  const other = another(page);
  const target = (await other.getAttribute('href')) ?? '';
  const before = await priceOf(page);
  const inches = ((await other.textContent()) ?? '').slice(0, 2);
  await tabTo(page, () => other.evaluate((link) => link === document.activeElement));
  const scrolled = await page.evaluate(() => window.scrollY);
  const asked: string[] = [];
  page.on('request', (request) => ['document', 'fetch', 'xhr'].includes(request.resourceType()) && asked.push(request.url()));
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${target}`);
  await expect.poll(() => priceOf(page), { timeout: 10_000 }).not.toBe(before);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => [window.scrollY, document.activeElement?.getAttribute('href')])).toEqual([scrolled, target]);
  expect(await page.title()).toContain(`${inches} in`);

  const add = page.getByRole('button', { name: /^Add to cart \$/ });
  await tabTo(page, () => add.evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await drawer.getByRole('listitem').first().waitFor();
  await drawer.getByText('Subtotal, before shipping').waitFor();
  expect(await axe(page)).toEqual([]);
  const chosen = (await cartOf(page))[0];
  const [known] = (await ask(`/api/get_skus_by_spu?category=wig&spu=${wig.spu_name}&page_size=100`)).filter((sku) =>
    target.endsWith(sku.sku_name),
  );
  expect(chosen).toMatchObject({ skuId: known?.id, quantity: 1 });
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await add.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.goBack();
  await page.waitForURL(`${shop.origin}/`);
});

test('on a phone: swipe the pictures, choose, add, and a shared address opens the same choice', async () => {
  const page = await newPage({ origin: shop.origin, phone: true });
  const [wig] = pair();
  await page.goto(`/m${groupPath(wig)}`);
  await alive(page);
  expect(await axe(page)).toEqual([]);
  const other = another(page);
  const target = (await other.getAttribute('href')) ?? '';
  expect(target).toMatch(/^\/m\/collections\/wig\//);
  await other.tap();
  await page.waitForURL(`**${target}`);
  await page.getByRole('button', { name: 'Increase quantity' }).tap();
  await page.getByRole('button', { name: /^Add to cart \$/ }).tap();
  await page.getByRole('region', { name: 'Messages' }).getByText('Added').waitFor();
  expect((await cartOf(page))[0]).toMatchObject({ quantity: 2 });
  const price = await priceOf(page);
  await page.goto(target);
  await alive(page);
  expect(await priceOf(page)).toBe(price);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

describe.each([
  { name: 'desktop', phone: false, path: '/test-sku' },
  { name: 'phone', phone: true, path: '/m/test-sku' },
])('every state of a choice on a $name', ({ phone, path }) => {
  test('is seen, said and follows the address', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    await page.goto(path);
    await alive(page);
    const buy = page.getByRole('region', { name: 'Choose' });
    await buy.getByText('You save $18.00').waitFor();
    await buy.getByText(/^Ships by$/).waitFor();
    await buy.getByRole('link', { name: '#613 blonde' }).click();
    await page.waitForURL(`**${path}?sku=613-20`);
    await buy.getByText('24": not available in #613 blonde.').waitFor();
    await buy.getByRole('link', { name: /^18"/ }).click();
    await buy.getByText('Sold out.', { exact: true }).waitFor();
    expect(await buy.getByRole('button', { name: /^Add to cart/ }).count()).toBe(0);
    await buy.getByRole('textbox', { name: 'Email' }).waitFor();
    expect(await axe(page)).toEqual([]);
    await buy.getByRole('link', { name: '#99J wine red' }).click();
    await buy.getByText('Made to order.', { exact: true }).waitFor();
    await buy.getByRole('spinbutton', { name: 'Quantity' }).fill('40');
    expect(await buy.getByRole('spinbutton', { name: 'Quantity' }).inputValue()).toBe('40');
    await buy.getByRole('link', { name: '#1B natural black' }).click();
    await buy.getByRole('link', { name: /^24"/ }).click();
    await buy.getByText('2 left.', { exact: true }).waitFor();
    expect(await buy.getByRole('spinbutton', { name: 'Quantity' }).inputValue()).toBe('2');
  });
});

test('a sold-out choice can be waited for, with and without script', async () => {
  const candidates = wigs.filter((sku) => sku.stock === 0);
  const pages = await Promise.all(candidates.map(async (sku) => ({ sku, html: await (await fetch(shop.origin + skuPath(sku))).text() })));
  const { sku } = pages.find(({ html }) => html.includes('class="notify"')) ?? { sku: undefined };
  const soldOut = first(sku);
  const page = await newPage({ origin: shop.origin, allow: [/status of 400/] });
  await page.goto(skuPath(soldOut));
  await alive(page);
  const form = page.getByRole('form', { name: 'Notify me' });
  await form.getByRole('textbox', { name: 'Email' }).fill('nobody');
  await form.getByRole('button', { name: 'Notify me' }).click();
  await form.getByText('Invalid mailbox format!').waitFor();
  await form.getByRole('textbox', { name: 'Email' }).fill('ada@mail.test');
  await form.getByRole('button', { name: 'Notify me' }).click();
  await page.getByText('You’re on the list. We’ll email you when it’s back.').waitFor();

  const body = new URLSearchParams({ sku_id: String(soldOut.id), email: 'ada@mail.test' });
  const own = { origin: shop.origin, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await fetch(shop.origin + skuPath(soldOut), { method: 'POST', body, headers: own });
  expect(await answer.text()).toContain('You’re on the list. We’ll email you when it’s back.');
  const strange = await fetch(shop.origin + skuPath(soldOut), { method: 'POST', body, headers: { ...own, origin: 'https://evil.test' } });
  expect([400, 403]).toContain(strange.status);
});

test('ask us, size guide, reviews, compare and recently viewed', async () => {
  const page = await newPage({ origin: shop.origin, allow: [/status of 400/] });
  const [one, two] = pair();
  await page.goto(skuPath(one));
  await alive(page);
  await page.getByRole('link', { name: 'Ask about this item' }).click();
  const dialog = page.getByRole('dialog', { name: 'Contact us' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Please input Name').waitFor();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@mail.test');
  await dialog.getByRole('textbox', { name: 'Your question' }).fill('Is the lace bleached?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await dialog.getByText('Thank you. We’ve received your question.').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Size guide' }).first().click();
  await page.getByRole('dialog', { name: 'Size guide' }).getByRole('cell', { name: '56–57' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const reviews = page.getByRole('region', { name: 'Customer reviews' });
  await reviews.getByRole('link', { name: 'With photos' }).click();
  await page.waitForURL('**?review_photos=1');
  expect(
    await reviews
      .getByRole('listitem')
      .filter({ has: page.getByRole('img', { name: /^Photo by/ }) })
      .count(),
  ).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.goto(skuPath(two));
  await alive(page);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await page.getByRole('complementary', { name: 'Comparison' }).getByRole('button', { name: 'Compare 2 items' }).click();
  const table = page.getByRole('dialog', { name: 'Compare' }).getByRole('table');
  await table.waitFor();
  expect(await table.getByRole('columnheader').count()).toBe(3);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Recently viewed' }).getByRole('listitem').first().waitFor();
  expect(await axe(page)).toEqual([]);
});

test('goods that are not there: a SKU leads to its group, a group is not found', async () => {
  const [wig] = pair();
  const look = async (path: string) => {
    const { status, headers } = await fetch(shop.origin + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await look(`${groupPath(wig)}/never-made`)).toEqual([302, groupPath(wig)]);
  expect(await look('/collections/wig/never-made')).toEqual([404, null]);
  expect(await look('/collections/wig/%00')).toEqual([400, null]);
  expect(await look('/collections/%00')).toEqual([400, null]);
});
