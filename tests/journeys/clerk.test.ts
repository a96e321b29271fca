import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '../kit/browser.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await seededShop();
});
afterAll(async () => {
  await shop?.stop();
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/bg/login');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
}

/** The sheet of keys opens once the page listens; then everything else does too. */
async function awake(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'All keys' });
  await expect
    .poll(async () => {
      await page.locator('h1').click();
      await page.keyboard.press('?');
      return sheet.isVisible();
    })
    .toBe(true);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
}

const textOf = async (part: Locator): Promise<string> => (await part.textContent())?.trim() ?? '';

test('a clerk’s morning: goods are received, an order is picked, packed and sent', async () => {
  const page = await newPage({ origin: shop.origin });
  await signIn(page);

  // A delivery that waits is received by its own form.
  await page.goto('/bg/stock/order?heap=coming');
  await page.getByRole('table', { name: 'Purchase orders' }).getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Receive goods' }).click();
  await page.getByRole('heading', { level: 1, name: 'Stock in' }).waitFor();
  await page.getByRole('button', { name: /Book \d+ lines? ?.*in/ }).click();
  await page.getByRole('status').filter({ hasText: 'Delivery booked' }).waitFor();

  // Something is found behind a shelf: typed in the field that takes a scan, checked, booked.
  await page.goto('/bg/stock/query');
  const code = await textOf(
    page
      .getByRole('table', { name: 'Stock levels' })
      .getByRole('link', { name: /^[A-Z0-9-]{6,}$/ })
      .first(),
  );
  await page.goto('/bg/stock/in');
  await awake(page);
  await page.getByLabel('Reason').selectOption('found');
  await page.getByLabel('Barcode or SKU').fill(`2*${code}`);
  await page.getByLabel('Barcode or SKU').press('Enter');
  await page.getByRole('button', { name: /Book 1 line in/ }).click();
  await page.getByRole('status').filter({ hasText: '1 line, 2 pieces are in stock.' }).waitFor();

  // One order: into a tote, every stop ticked, weighed, labelled, sent.
  await page.goto('/bg/stock/online-order?show=waiting');
  await awake(page);
  const ticked = page.getByRole('checkbox', { name: /^Take order /, checked: true });
  const number = (await ticked.first().getAttribute('value')) ?? '';
  for (let left = await ticked.count(); left > 1; left -= 1) await ticked.last().uncheck();
  await page.getByRole('button', { name: 'Start picking' }).click();
  await page.getByText('Put into totes: 1.').first().waitFor();
  await page.goto(`/bg/stock/online-order?show=totes&order=${number}`);
  await awake(page);
  const pack = page.getByRole('complementary', { name: /^Tote / });
  await pack.getByRole('heading', { name: number }).waitFor();
  const open = page.getByRole('button', { name: /^Picked /, pressed: false });
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await open.first().click();
    await expect.poll(() => open.count()).toBe(left - 1);
  }
  await pack.getByLabel('On the scale, grams').fill('2400');
  await pack.getByRole('button', { name: 'Buy the label and ship' }).click();
  await page.getByText(`Order ${number} is on its way.`).first().waitFor();
  const label = page.getByRole('link', { name: /^Print label 7\d{11}$/ });
  const file = await page.request.get((await label.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
});
