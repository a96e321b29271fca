import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage } from '../kit/browser.ts';
import { alive, storedCartIn } from '../kit/cart.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

test('a sentence becomes a price with its reasons, and the piece lies in the cart at that price', async () => {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/ai-pricing');
  await alive(page);
  await page.getByLabel('Describe it in one sentence').fill('24 inch deep wave 13x6 HD wig 200% #4 with bangs, 2 pieces');
  await page.getByRole('button', { name: 'Get price' }).first().click();
  await page.waitForURL(/estimate=E-/);
  const price = page.getByRole('region', { name: /13x6 frontal/ });
  await price.waitFor();
  const lines = await price.getByRole('table').locator('tbody td').allTextContents();
  const total = (await price.getByRole('table').locator('tfoot td').textContent()) ?? '';
  const centsOf = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);
  expect(lines.reduce((sum, line) => sum + centsOf(line), 0)).toBe(centsOf(total));
  expect(centsOf(total) % 100).toBe(99);
  await page.getByText('In stock, for less').waitFor();
  await alive(page);
  await page.getByRole('button', { name: /Add to cart/ }).click();
  await expect
    .poll(async () => (await storedCartIn(page)).map(({ quantity, seenCents }) => [quantity, seenCents]))
    .toEqual([[2, centsOf(total)]]);
  await page.goto('/shop-cart');
  await page.getByText('Custom Wig').first().waitFor();
  const sum = `$${((centsOf(total) * 2) / 100).toFixed(2)}`;
  await page.getByText(sum).first().waitFor();
});

test('on a phone without script a form gets the same, in Chinese, and what is not made says why', async () => {
  const page = await newPage({ origin: shop.origin, phone: true, lang: 'zh', script: false });
  await page.goto('/m/ai-pricing');
  const choose = async (name: string, value: string) => page.locator(`select[name="configuration.${name}"]`).selectOption(value);
  const answers = { cap: '360', lace: 'hd', texture: 'straight', length: '20', density: '180', colour: '1b', capSize: 'XL' };
  for (const [name, value] of Object.entries(answers)) await choose(name, value);
  await page.getByRole('button', { name: '立即报价' }).last().click();
  await page.getByText('360 不做 HD 蕾丝').waitFor();
  await choose('lace', 'transparent');
  await page.getByRole('button', { name: '立即报价' }).last().click();
  await page.getByText('报价单 E-').first().waitFor();
  await page.getByText('含运费合计').waitFor();
  expect(new URL(page.url()).pathname).toBe('/m/ai-pricing');
});
