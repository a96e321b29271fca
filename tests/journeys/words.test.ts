import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '../kit/browser.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

const read = async (path: string): Promise<string> => (await fetch(shop.origin + path)).text();

test('without script a sum is worked out by the shop’s own rule, and questions are found by a word', async () => {
  const page = await newPage({ origin: shop.origin, script: false });
  await page.goto('/customer-service/shipping');
  await page.getByLabel('Weight of everything (g)').fill('1200');
  await page.getByRole('button', { name: 'Work it out' }).click();
  await page.waitForURL('**/customer-service/shipping?grams=1200**');
  await page.getByText('300 g more travel for the same $38.').waitFor();

  await page.goto('/customer-service/faqs?q=discreet');
  await page.getByText('Questions: 1', { exact: true }).waitFor();
  expect(await page.getByText('Can the parcel be discreet?').count()).toBe(1);
});

test('staff save a draft, see it, publish it, and undo; the shop follows each time', async () => {
  const page = await newPage({ origin: shop.origin, script: false });
  await page.goto('/bg/login');
  await page.locator('input[name=email]').fill(owner.email);
  await page.locator('input[name=password]').fill(owner.password);
  await page.locator('form:has(input[name=password]) button[type=submit]').click();
  await page.waitForURL('**/bg/index');
  await page.goto('/bg/articles');
  await page.getByRole('link', { name: 'Why buy here', exact: true }).click();
  const said = 'Returns take {{returnDays}} days, says the desk.';
  await page.getByLabel('Text · English').fill(said);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Draft saved as version 2.').waitFor();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await page.frameLocator('iframe').getByText('Returns take 30 days, says the desk.').waitFor();
  expect(await read('/why-choose-us')).not.toContain('says the desk');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Version 2 is now the page.').waitFor();
  expect(await read('/why-choose-us')).toContain('Returns take 30 days, says the desk.');

  await page.getByRole('button', { name: 'Show this one' }).click();
  await page.getByText('Version 1 is now the page.').waitFor();
  expect(await read('/why-choose-us')).not.toContain('says the desk');
});
