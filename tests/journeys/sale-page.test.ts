import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '../kit/browser.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

const read = async (path: string): Promise<string> => (await fetch(shop.origin + path)).text();

test('an editor drafts a sale page, sees it, publishes it and takes it back; the shop and its memory follow', async () => {
  const page = await newPage({ origin: shop.origin, script: false });
  await page.goto('/bg/login');
  await page.locator('input[name=email]').fill(owner.email);
  await page.locator('input[name=password]').fill(owner.password);
  await page.locator('form:has(input[name=password]) button[type=submit]').click();
  await page.waitForURL('**/bg/index');
  const before = await read('/black-friday');

  await page.goto('/bg/sale-pages');
  await page
    .getByRole('navigation', { name: 'Sale pages' })
    .getByRole('link', { name: /^Black Friday/ })
    .first()
    .click();
  await page.getByLabel('Introduction · English').fill('Four days, says the desk, and {{returnDays}} days to send it back.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Draft saved.').waitFor();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const preview = page.frameLocator('iframe');
  await preview.getByText('Four days, says the desk, and 30 days to send it back.').waitFor();
  expect(await read('/black-friday')).toBe(before);

  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Published. It’s now live in the store.').waitFor();
  expect(await read('/black-friday')).toContain('Four days, says the desk, and 30 days to send it back.');
  expect(await read('/m/black-friday')).toContain('says the desk');

  await page.getByRole('status').or(page.locator('main')).getByRole('button', { name: 'Undo' }).first().click();
  await page.getByText('Undone.').waitFor();
  expect(await read('/black-friday')).not.toContain('says the desk');
});
