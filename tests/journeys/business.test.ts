import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alive, axe, newPage } from '../kit/browser.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

const post = (page: Page, path: string, data: unknown) => page.request.post(`/v1${path}`, { data, headers: { origin: shop.origin } });

type Sku = { id: number; payable_price: number; stock: number };
type Line = { shopping_cart: { id: number } };

/** The demo shopper with an empty cart. */
async function asDemo(page: Page): Promise<void> {
  await post(page, '/user/login', { email: 'demo@tressline.test', password: 'demo-shopper-2026' });
  const told = (await (await page.request.get('/v1/user/get_current_login')).json()) as { Data: { shopping_cart_items: Line[] } };
  const ids = told.Data.shopping_cart_items.map(({ shopping_cart }) => shopping_cart.id);
  if (ids.length > 0) await post(page, '/shoppingcart/delete_shopping_carts', { ids });
}

test('a salon applies, staff approve it, it sees its price before the cart and pays that price', async () => {
  const page = await newPage({ origin: shop.origin });
  await asDemo(page);
  await page.goto('/user/business');
  await alive(page);
  await page.getByLabel('Business or channel name').fill('Journey Salon');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.getByText(/^Your application from .* is under review/).waitFor();
  expect(await axe(page), 'business account').toEqual([]);

  const desk = await newPage({ origin: shop.origin });
  await post(desk, '/admin/login', owner);
  await desk.goto('/bg/partners?state=asked');
  await alive(desk);
  await desk.getByRole('link', { name: 'Journey Salon' }).click();
  await desk.getByLabel('Discount on every item (%)').fill('10');
  await desk.getByRole('button', { name: 'Approve', exact: true }).click();
  await desk.getByRole('button', { name: 'Save terms' }).waitFor();
  expect(await axe(desk), 'desk').toEqual([]);

  const wigs = (await (await fetch(`${shop.origin}/v1/api/get_home_wig_skus`)).json()) as { Data: { items: Sku[] } };
  const sku = wigs.Data.items.find(({ stock }) => stock > 3);
  if (!sku) throw new Error('the demo shop has nothing in stock');
  const hers = Math.floor((Math.round(sku.payable_price * 100) * 9000 + 5000) / 10_000);
  const told = (await (await post(page, '/business/my_prices', { sku_ids: [sku.id] })).json()) as {
    Data: { items: { prices: { price: number }[] }[] };
  };
  expect(Math.round((told.Data.items[0]?.prices[0]?.price ?? 0) * 100)).toBe(hers);

  await post(page, '/shoppingcart/add_shopping_carts', [{ sku_id: sku.id, quantity: 1 }]);
  await page.goto('/shop-cart');
  await alive(page);
  const price = `$${(hers / 100).toFixed(2)}`;
  const piece = page.getByRole('region', { name: 'Items' });
  await piece.getByText(price).first().waitFor();
  await page.getByText('10% off each item, based on 1 eligible items.').waitFor();
  await piece.getByRole('link').last().click();
  await page.getByRole('region', { name: 'Your business price' }).getByText(price).first().waitFor();

  await page.goto('/shop-cart?step=address');
  await alive(page);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.waitForURL(/step=review/);
  await alive(page);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/step=pay/);
  await alive(page);
  await page.getByRole('button', { name: /with PayPal$/ }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('heading', { level: 1, name: 'Thank you! Your payment went through' }).waitFor();
  await page.getByText(price).first().waitFor();
});
