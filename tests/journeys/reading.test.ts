import type { Page } from 'playwright-core';
import sharp from 'sharp';
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
  { name: 'desktop', phone: false, base: '' },
  { name: 'phone', phone: true, base: '/m' },
] as const;
const open = async (phone: boolean, path: string): Promise<Page> => {
  const page = await newPage({ origin: shop.origin, phone });
  await page.goto(path);
  return page;
};
/** The same shop without script. */
async function plainly(path: string, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = (await newPage({ origin: shop.origin })).context().browser();
  const context = await browser?.newContext({ javaScriptEnabled: false, baseURL: shop.origin, viewport: { width: 1440, height: 900 } });
  const page = await context?.newPage();
  if (!context || !page) throw new Error('the browser is gone');
  try {
    await page.goto(path);
    await work(page);
  } finally {
    await context.close();
  }
}
const dataOf = async (page: Page, type: string) => {
  const found = await page.locator('script[type="application/ld+json"]').allTextContents();
  return found.flatMap((text): Record<string, unknown>[] => JSON.parse(text)).find((data) => data['@type'] === type);
};

describe.each(walkedOn(screens, 'phone'))('on a $name', ({ phone, base }) => {
  test('the home page leads to a guide, its contents to its parts, and it knows what it is', async () => {
    const page = await open(phone, '/');
    await page.getByRole('region', { name: 'Buying guides' }).getByRole('link', { name: 'Closure or frontal' }).click();
    await page.getByRole('heading', { level: 1, name: 'Closure or frontal' }).waitFor();
    if (phone) await page.getByRole('navigation', { name: 'On this page' }).getByText('On this page').click();
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Knots' }).click();
    expect(new URL(page.url()).hash).toBe('#knots');
    await page.getByRole('link', { name: 'Hair care guide' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Hair care guide' }).waitFor();
    await page.reload();
    expect(await dataOf(page, 'Article')).toMatchObject({ headline: 'Hair care guide', author: { name: 'Tressline' } });
    expect(
      await page
        .getByRole('article')
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toContain(`${base}/collections/accessories/satin-bonnet-adjustable`);
  });

  test('a video is found by tag, plays in its place with captions, and shows its goods', async () => {
    const page = await open(phone, '/video');
    const tags = page.getByRole('navigation', { name: 'Filter by tag' });
    await tags.getByRole('link', { name: /^Bob/ }).click();
    await page.waitForURL('**/video?tag=bob');
    await page.getByText('1 video', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Blunt bob in 613 blonde, in motion' }).click();
    await page.getByRole('heading', { level: 1, name: 'Blunt bob in 613 blonde, in motion' }).waitFor();
    const video = page.locator('video');
    expect(await video.evaluate((film: HTMLVideoElement) => [film.preload, film.playsInline, film.readyState])).toEqual(['none', true, 0]);
    await video.evaluate((film: HTMLVideoElement) => film.play());
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime)).toBeGreaterThan(0);
    const captions = await video.evaluate((film: HTMLVideoElement) =>
      [...film.textTracks].map((track) => [track.kind, track.language, track.mode]),
    );
    expect(captions).toEqual([
      ['captions', 'en', 'showing'],
      ['captions', 'zh', 'disabled'],
    ]);
    await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.textTracks[0]?.cues?.length ?? 0)).toBe(3);
    expect(await page.getByRole('region', { name: 'Hair in this video' }).getByRole('heading', { level: 3 }).count()).toBeGreaterThan(0);
    await page.reload();
    expect(await dataOf(page, 'VideoObject')).toMatchObject({ duration: 'PT4S', contentUrl: expect.stringContaining('.mp4') });
  });

  test('the finder names the nearest shades, from a colour and from a photo that stays here', async () => {
    const page = await open(phone, '/hair-color-chart');
    const finder = page.getByRole('region', { name: 'Find your shade' });
    await finder.getByLabel('Your color').fill('#ad7c49');
    await finder.getByRole('heading', { name: 'Closest to #AD7C49' }).waitFor();
    expect(await finder.getByRole('listitem').filter({ hasText: 'almost identical' }).getByRole('link').first().textContent()).toBe(
      '#27 honey blonde',
    );

    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
    const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#5a0c1e' } })
      .png()
      .toBuffer();
    await finder.getByLabel(/Take it near a window/).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
    await finder.getByRole('heading', { name: 'Closest to #5A0C1E' }).waitFor();
    expect(await finder.getByRole('listitem').filter({ hasText: 'almost identical' }).getByRole('link').first().textContent()).toBe(
      '99J burgundy',
    );
    await finder.getByRole('button', { name: /Your photo/ }).press('ArrowLeft');
    expect(sent).toEqual([]);

    await finder
      .getByLabel(/Take it near a window/)
      .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await finder.getByRole('alert').filter({ hasText: 'We couldn’t open this file' }).waitFor();
    await finder.getByLabel('Family').selectOption({ label: 'Reds' });
    await finder.getByRole('heading', { name: '3 shades match' }).waitFor();
    expect(new URL(page.url()).search).toBe('?family=red');
  });

  test('reviews are narrowed in the address, and going back shows them at once', async () => {
    const page = await open(phone, '/customer-review');
    if (phone) await page.getByText('Filter reviews').click();
    const form = page.getByRole('form', { name: 'Filter reviews' });
    await form.getByLabel('Texture').selectOption('Body Wave');
    await page.waitForURL('**/customer-review?texture=Body%20Wave');
    await form.getByLabel('With photos only').check();
    await page.waitForURL('**/customer-review?texture=Body%20Wave&photos=1');
    const reviews = page.getByRole('region', { name: 'Customer reviews', exact: true });
    await expect.poll(() => reviews.getByText('Verified buyer').count()).toBeGreaterThan(0);
    expect(await reviews.getByRole('img', { name: /’s photo of/ }).count()).toBe(await reviews.getByText('Verified buyer').count());
    const piece = reviews.getByRole('link', { name: /^Purchased: / }).first();
    const words = await piece.textContent();
    await piece.click();
    await page.waitForURL('**/collections/**');
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('customer-review') && asked.push(request.url()));
    await page.goBack();
    expect(
      await reviews
        .getByRole('link', { name: /^Purchased: / })
        .first()
        .textContent(),
    ).toBe(words);
    expect(asked).toEqual([]);
  });

  test('a buyer’s photo opens large, leads to its piece, and Escape gives the focus back', async () => {
    const page = await open(phone, '/beautiful');
    const tile = page.getByRole('link', { name: /^Open .+’s photo of/ }).nth(1);
    await tile.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'View this item' }).waitFor();
    expect(page.url()).toMatch(/\?photo=\d+$/);
    const first = page.url();
    await dialog.getByRole('link', { name: 'Next photo' }).click();
    await expect.poll(() => page.url()).not.toBe(first);
    await dialog.getByRole('link', { name: 'Previous photo' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(new URL(page.url()).search).toBe('');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')).toMatch(/^Open .+’s photo of/);
  });

  // The long tour covers every page in both languages; these are the states it does not reach.
  test('a page of each kind is accessible and does not scroll sideways', async () => {
    const page = await newPage({ origin: shop.origin, phone });
    for (const path of ['/hair-care-guide', '/video/wig-straight-1b', '/hair-color-chart?hex=ad7c49', '/customer-review?photos=1']) {
      await page.goto(path);
      expect(await axe(page), path).toEqual([]);
      for (const width of phone ? [360, 390] : [1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
          `${path} at ${width}`,
        ).toBeLessThanOrEqual(0);
      }
    }
  });
});

test('without script the finder, the filters and the photos still work', async () => {
  await plainly('/hair-color-chart?hex=%23e4caa2', async (page) => {
    await page.getByRole('heading', { name: 'Closest to #E4CAA2' }).waitFor();
    await page.goto('/hair-color-chart?hex=%3Cscript%3E');
    await page.getByRole('alert').filter({ hasText: '“<script>” isn’t a valid color' }).waitFor();
  });
  await plainly('/customer-review', async (page) => {
    await page.getByLabel('Rating', { exact: true }).selectOption('3');
    await page.getByRole('form', { name: 'Filter reviews' }).getByRole('button', { name: 'Apply' }).click();
    expect(new URL(page.url()).searchParams.get('stars')).toBe('3');
    const given = await page
      .getByRole('region', { name: 'Customer reviews', exact: true })
      .getByRole('img', { name: / of 5$/ })
      .all();
    expect(given.length).toBeGreaterThan(0);
    for (const stars of given) expect(await stars.getAttribute('aria-label')).toBe('3 out of 5');
  });
  await plainly('/beautiful', async (page) => {
    await page
      .getByRole('link', { name: /^Open .+’s photo of/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
    expect(new URL(page.url()).search).toBe('');
  });
});

test('what makes no sense is passed over or not found, never an error of ours', async () => {
  const answers: readonly (readonly [string, number])[] = [
    ['/video?tag=%25', 200],
    ['/video?tag=%00', 400],
    [`/video?tag=${'a'.repeat(4000)}`, 200],
    [`/video?tag=${'a'.repeat(10_000)}`, 414],
    ['/video/%25', 404],
    ['/video/__proto__', 404],
    ['/video/..%2f..%2fetc', 404],
    ['/hair-color-chart?hex=%25&family=__proto__', 200],
    ['/hair-color-chart?hex=fff&hex=000', 200],
    ['/customer-review?page=1000000000&stars=9&texture=%25&length=-1', 200],
    ['/customer-review?category=%27%20or%201%3D1--', 200],
    ['/beautiful?page=99999999999&photo=2147483648', 200],
    ['/beautiful?photo=0%20or%201', 200],
  ];
  for (const [path, status] of answers) expect((await fetch(shop.origin + path)).status, path).toBe(status);
});
