import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

const faces = [
  { name: 'desktop, English', phone: false, lang: 'en', path: '/', best: 'Best sellers' },
  { name: 'desktop, Chinese', phone: false, lang: 'zh', path: '/', best: '本月热销' },
  { name: 'phone, English', phone: true, lang: 'en', path: '/m', best: 'Best sellers' },
  { name: 'phone, Chinese', phone: true, lang: 'zh', path: '/m', best: '本月热销' },
] as const;

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const goods = (page: Page, heading: string) =>
  page.getByRole('region', { name: heading }).getByRole('listitem').getByRole('heading', { level: 3 });

describe.each(faces)('the home page on a $name', ({ phone, lang, path, best }) => {
  test('shows its title and goods with prices, and is accessible', async () => {
    const page = await newPage({ origin: shop.origin, phone, lang });
    await page.goto('/');
    expect(pathOf(page)).toBe(path);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await goods(page, best).count()).toBe(4);
    expect(await page.getByRole('region', { name: best }).getByText(/\$\d/).count()).toBeGreaterThanOrEqual(4);
    expect(await page.locator('html').getAttribute('lang')).toBe(lang === 'zh' ? 'zh-Hans' : 'en');
    expect(await axe(page)).toEqual([]);
  });

  test('does not scroll sideways', async () => {
    const page = await newPage({ origin: shop.origin, phone, lang });
    await page.goto('/');
    for (const width of phone ? [360, 390, 1023] : [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
});

test('the example price adds up on the page', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/');
  const amounts = await page.getByRole('table', { name: 'How the price adds up' }).getByRole('cell').allTextContents();
  const inCents = amounts.map((text) => Number(text.replace(/[$,.]/g, '')));
  const total = inCents.pop();
  expect(inCents.reduce((sum, amount) => sum + amount, 0)).toBe(total);
});

test('three buyers speak, each about another piece', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/');
  const voices = page.getByRole('region', { name: 'Customer reviews' });
  expect(await voices.getByRole('blockquote').count()).toBe(3);
  const pieces = await voices
    .getByRole('link')
    .and(page.locator('[href^="/collections/"]'))
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(pieces).size).toBe(3);
});

test('the language changes without script, and the address stays', async () => {
  const browser = (await newPage({ origin: shop.origin })).context().browser();
  const context = await browser?.newContext({ javaScriptEnabled: false, baseURL: shop.origin });
  const page = await context?.newPage();
  if (!context || !page) throw new Error('the browser is gone');
  try {
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: '中文' }).click();
    await page.getByRole('heading', { name: '本月热销' }).waitFor();
    expect(pathOf(page)).toBe('/');
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Best sellers' }).waitFor();
  } finally {
    await context.close();
  }
});

test('a mega menu opens by keyboard, closes on Escape, and gives the focus back', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('navigation', { name: 'Shop' }).locator('button[aria-expanded]').first();
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  await page.keyboard.press('Escape');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the categories of the phone open in a sheet, close on Escape, and lead somewhere', async () => {
  const page = await newPage({ origin: shop.origin, phone: true });
  await page.goto('/m');
  await page.waitForLoadState('networkidle');
  const bar = page.getByRole('navigation', { name: 'Main' });
  expect(await bar.getByRole('link', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  await bar.getByRole('link', { name: 'Categories' }).click();
  const sheet = page.getByRole('dialog', { name: 'Categories' });
  await sheet.waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  await bar.getByRole('link', { name: 'Categories' }).click();
  await sheet.getByRole('link').first().click();
  await sheet.waitFor({ state: 'hidden' });
  await page.waitForURL(/\/m(\/|#)./);
});

test('everything to press on the phone is large enough for a thumb', async () => {
  const page = await newPage({ origin: shop.origin, phone: true });
  await page.goto('/m');
  const small = await page.locator('a[href], button, summary').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { right, width, height } = element.getBoundingClientRect();
      const isLineOfText = getComputedStyle(element).display === 'inline';
      const isCard = element.closest('h3') !== null;
      return right > 0 && width > 1 && height > 0 && height < 43.5 && !isLineOfText && !isCard
        ? [`${element.textContent} ${width}x${height}`]
        : [];
    }),
  );
  expect(small).toEqual([]);
});

test('crossing 1023 px moves to the phone pages and back, once', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/?from=letter#best');
  await page.waitForLoadState('networkidle');
  await page.setViewportSize({ width: 1023, height: 800 });
  await page.waitForURL('**/m?from=letter#best');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'vw')?.value).toBe('1023');
  await page.waitForLoadState('networkidle');
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.waitForURL((url) => url.pathname === '/');
});

test('going back shows the home page at once, without a request', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('region', { name: 'Shop by category' }).getByRole('link', { name: /Wigs/ }).click();
  await page.waitForURL('**/collections/wig');
  await page.getByRole('heading', { level: 1, name: /wigs/i }).waitFor();
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goBack();
  await page.getByRole('heading', { name: 'Best sellers' }).waitFor();
  expect(asked.filter((url) => url.includes('.data'))).toEqual([]);
});

test('the last visited address and the language stay in the browser', async () => {
  const page = await newPage({ origin: shop.origin, lang: 'zh' });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate(() =>
    ['lastVisited', 'language'].map((name) => JSON.parse(localStorage.getItem(`tressline:${name}`) ?? 'null')?.value),
  );
  expect(kept).toEqual(['/', 'zh']);
  await page.context().clearCookies({ name: 'lang' });
  await page.goto('/');
  await page.getByRole('heading', { name: '本月热销' }).waitFor();
  expect((await page.context().cookies()).find(({ name }) => name === 'lang')?.value).toBe('zh');
});

test.each([
  { path: '/no-such-page', phone: false },
  { path: '/m/no-such-page', phone: true },
])('an address without a page says so with status 404, inside its frame, with goods ($path)', async ({ path, phone }) => {
  const page = await newPage({ origin: shop.origin, phone, allow: [/status of 404/] });
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  expect(await page.getByRole('heading', { level: 1, name: 'Page not found' }).count()).toBe(1);
  expect(await page.getByRole('contentinfo').count()).toBe(1);
  expect(await goods(page, 'Best sellers').count()).toBe(4);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await axe(page)).toEqual([]);
});
