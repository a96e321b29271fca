import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alive, newPage } from '../kit/browser.ts';
import { owner, type Shop, startShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ env: { DEMO: '0' }, readyWithinMs: 180_000 });
});
afterAll(() => shop?.stop());

/** A name that tries to be a formula and a script. */
const name = '=HYPERLINK("https://evil.test")<script>window.bad=1</script>';

async function staffPage(): Promise<Page> {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/bg/login');
  await page.getByLabel('Email', { exact: true }).fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/bg/index');
  return page;
}

test('an inquiry becomes a quote, the quote a bill, the bill money; a name is never more than a name', async () => {
  const asked = await fetch(`${shop.origin}/v1/inquiry/add_inquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: 'ana@mail.test', message: 'What would ten wigs for my salon cost?', kind: 'contact' }),
  });
  expect(((await asked.json()) as { Result: number }).Result).toBe(0);

  const desk = await staffPage();
  await desk.goto('/bg/inquiry');
  await desk.getByRole('heading', { name: /HYPERLINK/ }).waitFor();
  await desk.getByRole('link', { name: 'Create invoice' }).click();
  await desk.getByText(/^For inquiry Q-/).waitFor();
  expect(await desk.locator('input[name=customer_name]').inputValue()).toBe(name);
  await alive(desk);
  await desk.locator('input[name="lines.name"]').first().fill('Ten wigs, salon price');
  await desk.locator('input[name="lines.price"]').first().fill('1500');
  await desk.locator('select[name=kind]').selectOption('invoice');
  await desk.getByRole('button', { name: 'Save and send' }).click();
  await desk.waitForURL(/done=sent/);
  const link = await desk.locator('a[href*="/online/invoice"]').first().getAttribute('href');

  const buyer = await newPage({ origin: shop.origin });
  await buyer.goto(new URL(link ?? '', shop.origin).pathname);
  await alive(buyer);
  await buyer.getByRole('link', { name: /^Pay \$1,500\.00/ }).click();
  await buyer.getByRole('button', { name: /with PayPal$/ }).click();
  await buyer.waitForURL(/\/sandbox\/paypal\//);
  await buyer.locator('form:has(input[name="decision"][value="pay"]) button').click();
  await buyer.getByRole('heading', { level: 1, name: 'Thank you, we’ve received your payment' }).waitFor();

  await desk.goto('/bg/inquiry/query?heap=done');
  await desk.getByText('100% won: 1 of 1 closed').waitFor();
  await desk.goto('/bg/order/query');
  await alive(desk);
  await desk.getByText('<script>').first().waitFor();
  await desk.getByRole('link', { name: /^TL-/ }).first().click();
  await desk.getByRole('heading', { level: 1, name: /^TL-/ }).waitFor();
  await desk.getByText('1,500.00').first().waitFor();
  expect(await desk.evaluate(() => 'bad' in window)).toBe(false);
  const file = await desk.request.get('/bg/export/office-orders.csv');
  const text = await file.text();
  // With an apostrophe a spreadsheet shows the text and runs nothing.
  expect(text).toContain(`"'=HYPERLINK(""https://evil.test"")<script>`);
});
