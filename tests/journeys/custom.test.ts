import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '../kit/browser.ts';
import { hairPicture } from '../kit/hair-pictures.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
let photo: Buffer;
beforeAll(async () => {
  shop = await seededShop();
  photo = await hairPicture({
    geometry: 'wig-body-wave',
    colour: { root: '#ad7c49', tip: null, highlight: null, share: 0 },
    light: { red: 1, green: 1, blue: 1 },
    room: null,
    crop: [0, 0, 0, 0],
    turn: 0,
    quality: 80,
  });
});
afterAll(() => shop?.stop());

async function staffPage(): Promise<Page> {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/bg/login');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/bg/index');
  return page;
}

test('on a phone a photo becomes matches and a request; staff quote it and she takes the price', async () => {
  const page = await newPage({ origin: shop.origin, phone: true });
  page.setDefaultTimeout(60_000);
  await page.goto('/picture-to-wigs');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  await main.getByLabel('Photos of the hair').setInputFiles({ name: 'hair.jpg', mimeType: 'image/jpeg', buffer: photo });
  await main.getByText('Added').waitFor();
  await main.getByRole('button', { name: 'Find my wig' }).click();
  await main.getByRole('heading', { name: 'Nearest on our shelf' }).waitFor();
  expect(await main.getByText(/% alike/).count()).toBeGreaterThanOrEqual(3);
  await main.getByText('Same shade').first().waitFor();
  await main.getByLabel('E-mail').fill('ada@example.com');
  await main.getByRole('button', { name: 'Make exactly this' }).click();
  await page.waitForURL('**/m/custom-request?*');
  await main.getByRole('heading', { level: 1, name: 'We have your request' }).waitFor();
  const address = page.url();
  const number = new URL(address).searchParams.get('number') ?? '';

  const office = await staffPage();
  office.setDefaultTimeout(60_000);
  await office.goto(`/bg/pic-to-wig?q=${number}`);
  await office.getByRole('heading', { name: new RegExp(number) }).waitFor();
  await office.waitForLoadState('networkidle');
  await office.getByLabel('Price in dollars, shipping included').fill('289.99');
  await office.getByLabel('Working days').fill('12');
  await office.getByRole('button', { name: 'Send the quote' }).click();
  // What is quoted leaves the heap of those to answer, and is found among all.
  await office.getByText('Done.').waitFor();
  await office.goto(`/bg/pic-to-wig?view=all&q=${number}`);
  await office.getByText(/Quoted \$289\.99/).waitFor();

  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await main.getByText('$145.00').waitFor();
  await main.getByLabel(/final sale/).check();
  await main.getByRole('button', { name: 'Accept the price' }).click();
  await main.getByText(/You accepted this price/).waitFor();
});

test('without script a plain form takes the photo, and says what is no picture', async () => {
  const page = await newPage({ origin: shop.origin, script: false, allow: [/status of 400/] });
  page.setDefaultTimeout(60_000);
  await page.goto('/picture-to-wigs');
  const field = page.locator('input[type=file][name=photos]');
  await field.setInputFiles({ name: 'hair.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') });
  await page.getByRole('button', { name: 'Find my wig' }).click();
  await page.getByText('Only upload images!').waitFor();
  await field.setInputFiles({ name: 'hair.jpg', mimeType: 'image/jpeg', buffer: photo });
  await page.getByRole('button', { name: 'Find my wig' }).click();
  await page.getByRole('heading', { name: 'Nearest on our shelf' }).waitFor();
});
