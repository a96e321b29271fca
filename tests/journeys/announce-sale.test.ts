import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '../kit/browser.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

test('an owner plans a sale, sees what price protection would cost, confirms it and is asked again below cost', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/bg/login');
  await page.locator('input[name=email]').fill(owner.email);
  await page.locator('input[name=password]').fill(owner.password);
  await page.locator('form:has(input[name=password]) button[type=submit]').click();
  await page.waitForURL('**/bg/index');

  await page.goto('/bg/promotion');
  await page.getByLabel('Title (English)').fill('Weekend event');
  await page.getByLabel('Title (Chinese)').fill('周末特卖');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.waitForURL('**/bg/promotion?id=*');
  expect(await page.getByRole('button', { name: 'Announce…' }).count()).toBe(0);

  const byRule = page.getByRole('region', { name: 'Add products by rule' });
  await byRule.getByLabel('Min. price (USD)').fill('150');
  await byRule.getByLabel('Discount (%)').fill('12');
  await byRule.getByRole('button', { name: 'Add', exact: true }).click();
  const cost = page.getByRole('region', { name: 'Price protection cost' });
  await cost.getByText(/items bought by \d+ customers would be credited/).waitFor();
  const amount =
    (await cost
      .getByText(/^\$[\d,.]+$/)
      .first()
      .textContent()) ?? '';
  expect(amount).toMatch(/^\$\d/);

  await cost.getByRole('button', { name: 'Announce…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Announce this sale?' });
  await dialog.getByText(`Price protection will cost about ${amount}`).waitFor();
  await dialog.getByRole('button', { name: 'Announce sale' }).click();
  await page.getByText('Sale announced').waitFor();

  await byRule.getByLabel('Min. price (USD)').fill('');
  await byRule.getByLabel('Max. price (USD)').fill('60');
  await byRule.getByLabel('Discount (%)').fill('80');
  await byRule.getByRole('button', { name: 'Add', exact: true }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'would sell below cost' });
  await refusal.getByRole('button', { name: 'Sell below cost' }).click();
  await page.getByText(/^\d+ added/).waitFor();
});
