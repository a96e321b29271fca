import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

const alive = (page: Page) => page.waitForLoadState('networkidle');
const at = (page: Page): string => decodeURIComponent(page.url().replace(shop.origin, ''));
const comesTo = (page: Page, part: string) => page.waitForURL((url) => decodeURIComponent(url.href.replaceAll('+', ' ')).includes(part));

const countOn = async (page: Page): Promise<number> =>
  Number.parseInt(
    (await page
      .getByText(/^\d+ styles?$/)
      .first()
      .innerText()) || '',
    10,
  );
const cardLinks = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page
    .getByLabel(name, { exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .first();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`the keyboard does not reach ${name}`);
}

describe('on a desktop', () => {
  test('filters, a product and the way back: everything is as it was left', async () => {
    const page = await newPage({ origin: shop.origin });
    await page.goto('/collections/wig');
    await alive(page);
    const before = await countOn(page);
    await page.getByRole('checkbox', { name: /^HD lace/ }).check();
    await comesTo(page, 'filter_label=Lace Design: HD Lace');
    await page.getByRole('link', { name: 'Remove filter: HD lace' }).waitFor();
    await page.getByRole('checkbox', { name: /^#1B natural black/ }).check();
    await page.getByRole('link', { name: 'Remove filter: #1B natural black' }).waitFor();
    expect(await countOn(page)).toBeLessThan(before);
    const last = cardLinks(page).last();
    await last.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    const list = at(page);
    await last.click();
    await page.waitForURL((url) => url.pathname.split('/').length > 3);
    await page.goBack();
    await page.getByRole('link', { name: 'Remove filter: HD lace' }).waitFor();
    expect(at(page)).toBe(list);
    expect(await page.getByRole('checkbox', { name: /^HD lace/ }).isChecked()).toBe(true);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(place - 60);
  });

  test('the keyboard alone filters, measures on the tape and opens', async () => {
    const page = await newPage({ origin: shop.origin });
    await page.goto('/collections/wig');
    await alive(page);
    await tabTo(page, 'Shortest');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
    await comesTo(page, 'length_from=12');
    await page.getByRole('link', { name: 'Remove filter: 12 in and up' }).waitFor();
    await tabTo(page, 'Straight15');
    await page.keyboard.press('Space');
    await comesTo(page, 'Texture: Straight');
    const name = await cardLinks(page).first().innerText();
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  test('a price that is none is explained, one the wrong way round is understood', async () => {
    const page = await newPage({ origin: shop.origin });
    await page.goto('/collections/wig');
    await alive(page);
    await page.getByText('Price', { exact: true }).first().click();
    await page.getByLabel('Min', { exact: true }).fill('cheap');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Enter an amount like 50' }).waitFor();
    expect(at(page)).toBe('/collections/wig');
    await page.getByLabel('Min', { exact: true }).fill('200');
    await page.getByLabel('Max', { exact: true }).fill('100');
    await page.keyboard.press('Enter');
    await comesTo(page, 'price_from=100&price_to=200');
    await page.getByRole('link', { name: 'Remove filter: $100.00–$200.00' }).waitFor();
    expect(await page.getByLabel('Min', { exact: true }).inputValue()).toBe('100');
  });
});

describe('on a phone', () => {
  test('the sheet says how many there would be, and back leads to the same place', async () => {
    const page = await newPage({ origin: shop.origin, phone: true });
    await page.goto('/m/collections/wig');
    await alive(page);
    await page.getByRole('link', { name: 'Filter', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Body wave/ }).check();
    const button = sheet.getByRole('button', { name: /^Show (?!39 )\d+ styles/ });
    const promised = Number.parseInt((await button.innerText()).replace(/\D+/, ''), 10);
    expect(await axe(page)).toEqual([]);
    await button.click();
    await comesTo(page, 'Texture: Body Wave');
    await page.getByRole('link', { name: 'Remove filter: Body wave' }).waitFor();
    expect(await countOn(page)).toBe(promised);
    const fifth = cardLinks(page).nth(4);
    await fifth.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    await fifth.click();
    await page.waitForURL((url) => url.pathname.split('/').length > 4);
    await page.goBack();
    await page.getByRole('link', { name: 'Remove filter: Body wave' }).waitFor();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(place - 60);
  });

  test('looking around: a texture, then one of its colours', async () => {
    const page = await newPage({ origin: shop.origin, phone: true });
    await page.goto('/m/collections/wig');
    await page.getByRole('link', { name: 'By texture and color' }).click();
    await page.getByRole('heading', { name: 'Wigs by texture and color' }).waitFor();
    await page.getByRole('link', { name: 'Deep wave', exact: true }).click();
    await comesTo(page, 'texture=Deep Wave');
    await page.getByRole('heading', { name: 'Colors in deep wave' }).waitFor();
    const tile = page.getByRole('region', { name: 'Black and brown' }).getByRole('link').first();
    const promised = Number.parseInt((await tile.getByText(/styles?$/).innerText()) || '', 10);
    await tile.click();
    await comesTo(page, 'Texture: Deep Wave');
    await page.getByRole('heading', { name: 'Wigs', level: 1 }).waitFor();
    expect(await countOn(page)).toBe(promised);
  });
});

describe('without script', () => {
  test('the phone’s sheet opens by a link and sends its form', async () => {
    const page = await newPage({ origin: shop.origin, phone: true, script: false });
    await page.goto('/m/collections/wig');
    await page.getByRole('link', { name: 'Filter', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: '20 in', exact: true }).check();
    await sheet.getByRole('checkbox', { name: /^#1B natural black/ }).check();
    await sheet.getByRole('button', { name: 'Show results' }).click();
    await comesTo(page, 'filter_label=Color: #1B');
    expect(await page.getByRole('link', { name: /^Remove filter/ }).count()).toBe(2);
    expect(await sheet.isVisible()).toBe(false);
  });

  test('filters, sorting, pages and looking around work on a desktop', async () => {
    const page = await newPage({ origin: shop.origin, script: false });
    await page.goto('/collections/wig');
    await page.getByRole('checkbox', { name: /^In stock/ }).check();
    await page.getByRole('button', { name: 'Show results' }).click();
    await page.getByRole('link', { name: 'Remove filter: In stock' }).waitFor();
    await page.getByLabel('Sort').selectOption('price-low');
    await page.getByRole('button', { name: 'Apply' }).click();
    await comesTo(page, 'sort=price-low');
    expect(at(page)).toContain('in_stock=1');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await comesTo(page, 'page=2');
    expect(await page.getByRole('link', { name: 'Remove filter: In stock' }).count()).toBe(1);
    await page.goto('/collections/wig/explore');
    await page.getByRole('link', { name: 'Straight', exact: true }).click();
    await comesTo(page, 'texture=Straight');
    await page.getByRole('heading', { name: 'Colors in straight' }).waitFor();
  });
});

describe.each([
  { phone: false, lang: 'en', paths: ['/collections/wig?filter_label=Texture:%20Straight', '/collections/wig/explore'] },
  { phone: true, lang: 'zh', paths: ['/m/collections/wig', '/m/collections/wig/explore?texture=Body%20Wave'] },
] as const)('for everybody, $lang', ({ phone, lang, paths }) => {
  test.each(paths)('%s has no fault and does not run off the side', async (path) => {
    const page = await newPage({ origin: shop.origin, phone, lang });
    await page.goto(path);
    await alive(page);
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  });
});

describe('what a search engine reads', () => {
  const read = async (path: string) => {
    const html = await (await fetch(shop.origin + path)).text();
    const one = (pattern: RegExp): string | null => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null;
    return {
      title: one(/<title>([^<]*)</),
      robots: one(/<meta name="robots" content="([^"]*)"/),
      canonical: one(/<link rel="canonical" href="([^"]*)"/)?.replace(shop.origin, ''),
      next: one(/<link rel="next" href="([^"]*)"/)?.replace(shop.origin, ''),
      description: one(/<meta name="description" content="([^"]*)"/),
    };
  };
  const texture = 'filter_label=Texture:%20Body%20Wave';

  test.each([
    ['/collections/wig', null, '/collections/wig'],
    [`/collections/wig?${texture}`, null, `/collections/wig?${texture}`],
    [`/collections/wig?${texture}&sort=newest`, 'noindex', `/collections/wig?${texture}`],
    [`/collections/wig?${texture}&price_to=200`, 'noindex', `/collections/wig?${texture}`],
    [`/collections/wig?${texture}&length_from=20`, 'noindex', `/collections/wig?${texture}`],
    ['/collections/wig?in_stock=1', 'noindex', '/collections/wig'],
    [`/collections/wig?${texture}&filter_label=Style:%20Long`, 'noindex', `/collections/wig?filter_label=Style:%20Long&${texture}`],
    ['/collections/wig?page=1000000000', null, '/collections/wig?page=2'],
    ['/collections/wig?filter_label=__proto__:%20x&page=%25', null, '/collections/wig'],
    ['/collections/wig/explore', null, '/collections/wig/explore'],
    ['/collections/wig/explore?texture=Body%20Wave', 'noindex', '/collections/wig/explore'],
  ])('%s', async (path, robots, canonical) => {
    const page = await read(path);
    expect({ robots: page.robots, canonical: page.canonical }).toEqual({ robots, canonical });
    expect(page.description).toContain('1-2 days fast shipping');
    expect(page.description).toContain('double-difference');
  });

  test('the first page names the next', async () => {
    expect((await read('/collections/wig')).next).toBe('/collections/wig?page=2');
  });

  test.each([
    ['a percent sign', 'filter_label=%'],
    ['a NUL', 'filter_label=%00&filter_label=Texture:%00&texture=%00'],
    ['a broken letter', 'filter_label=%E0%A4%A&texture=%E0%A4%A'],
    ['doubled parameters', 'page=1&page=2&sort=&sort=x&texture=a&texture=b'],
    ['ten thousand letters', `filter_label=${'x'.repeat(10_000)}`],
  ])('%s is answered, never by a fault', async (_, bad) => {
    for (const path of ['/collections/wig', '/m/collections/wig', '/collections/wig/explore']) {
      const answer = await fetch(`${shop.origin}${path}?${bad}`, {
        headers: { 'user-agent': path.startsWith('/m') ? 'Android Mobile' : 'X11' },
      });
      expect(answer.status, path).toBeLessThan(500);
      expect((await answer.text()).match(/class="card"/g)?.length ?? 0, path).toBeLessThanOrEqual(24);
    }
  });

  test.each(['%25', '%00', '__proto__', 'x'.repeat(300)])('the category %s is not found', async (category) => {
    for (const path of [`/collections/${category}`, `/collections/${category}/explore`]) {
      const { status } = await fetch(shop.origin + path);
      expect([400, 404], path).toContain(status);
    }
  });
});
