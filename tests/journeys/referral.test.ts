import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '#areas/orders/tables/orders.ts';
import { processReferrals } from '#areas/referrals/services/rewards.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { openEmbeddedStore } from '#platform/database/open.server.ts';
import { openLog } from '#platform/log.server.ts';
import { openPageCache } from '#platform/page-cache.server.ts';
import { newPage } from '../kit/browser.ts';
import { type Shop, seededShop, startShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

type Sku = { id: number; payable_price: number; stock: number };
async function dearPiece(): Promise<Sku> {
  const answer = (await (await fetch(`${shop.origin}/v1/api/get_home_wig_skus`)).json()) as { Data: { items: Sku[] } };
  const sku = answer.Data.items.find(({ stock, payable_price }) => stock > 3 && payable_price >= 60);
  if (!sku) throw new Error('the demo shop has nothing dear in stock');
  return sku;
}

const alive = (page: Page) => page.waitForLoadState('networkidle');
const post = (page: Page, path: string, data: unknown) => page.request.post(`/v1${path}`, { data, headers: { origin: shop.origin } });
const row = (page: Page, name: RegExp) => page.getByRole('row', { name }).first();

/** Puts exactly $150 or more into the cart. */
async function fillCart(page: Page): Promise<void> {
  type Held = { Data: { shopping_cart_items: { shopping_cart: { id: number } }[] } };
  const { Data } = (await (await page.request.get('/v1/user/get_current_login')).json()) as Held;
  const ids = Data.shopping_cart_items.map(({ shopping_cart }) => shopping_cart.id);
  if (ids.length > 0) await post(page, '/shoppingcart/delete_shopping_carts', { ids });
  const { id, payable_price } = await dearPiece();
  expect((await post(page, '/shoppingcart/add_shopping_carts', [{ sku_id: id, quantity: Math.ceil(150 / payable_price) }])).status()).toBe(
    200,
  );
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL(/step=pay/);
  await alive(page);
  await page.getByRole('button', { name: /^Pay .* with PayPal/ }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('heading', { level: 1, name: 'Thank you! Your payment went through' }).waitFor();
}

/** The order was delivered forty days ago; the scheduled task runs. */
async function deliver(dataDir: string, number: string): Promise<void> {
  const store = await openEmbeddedStore(dataDir);
  const now = new Date();
  const ago = (days: number) => earlier(now, days * dayMs);
  const times = { createdAt: ago(45), paymentTime: ago(45), consignTime: ago(43), deliveredAt: ago(40), status: 5 };
  await store.db.update(orders).set(times).where(eq(orders.number, number));
  const pages = openPageCache({ now: () => Date.now(), tell: async () => undefined });
  const app = { db: store.db, store, now: () => now, log: openLog('silent'), pages } as unknown as App;
  const outside = { payersOf: async () => new Map(), affiliates: async () => [] };
  await processReferrals(app, outside);
  await processReferrals(app, outside);
  await store.close();
}

test('a link brings a friend, she saves on her first order, and the one who sent it pays with the credit', async () => {
  const friend = await newPage({ origin: shop.origin });
  const landed = await friend.goto('/?ref=DANA15');
  expect(landed?.headers()['cache-control']).toContain('no-store');
  const who = { email: 'nora.field@mail.test', password: 'nora-likes-hair-1', first_name: 'Nora', last_name: 'Field' };
  expect((await post(friend, '/user/signup', who)).status()).toBe(200);
  expect((await post(friend, '/user/login', who)).status()).toBe(200);
  await fillCart(friend);
  await friend.goto('/shop-cart?step=address');
  await alive(friend);
  const place = {
    Phone: '312 555 0144',
    'Street address, apt. or unit': '77 Lake Shore Dr',
    City: 'Chicago',
    'ZIP or postal code': '60601',
  };
  for (const [label, text] of Object.entries(place)) await friend.getByLabel(label).fill(text);
  await friend.getByLabel('State').selectOption('IL');
  await friend.getByRole('button', { name: 'Continue to review' }).click();
  const asTyped = friend.getByRole('button', { name: /as I typed|Keep|my way/i });
  await Promise.race([friend.waitForURL(/step=review/), asTyped.first().waitFor()]);
  if (!friend.url().includes('step=review')) await asTyped.first().click();
  await friend.waitForURL(/step=review/);
  await alive(friend);
  expect(await row(friend, /^Referral welcome discount/).textContent()).toContain('15.00');
  await pay(friend);
  const number = new URL(friend.url()).searchParams.get('number') ?? '';
  await friend.context().close();

  const { dataDir } = shop;
  const { origin } = shop;
  await shop.kill();
  await deliver(dataDir, number);
  shop = await startShop({ dataDir, env: { PORT: new URL(origin).port } });

  const dana = await newPage({ origin: shop.origin });
  await post(dana, '/user/login', { email: 'demo@tressline.test', password: 'demo-shopper-2026' });
  await dana.goto('/user/referral');
  await dana.getByText('Nora F.').waitFor();
  await fillCart(dana);
  await dana.goto('/shop-cart?step=address');
  await alive(dana);
  await dana.getByRole('button', { name: 'Continue to review' }).click();
  await dana.waitForURL(/step=review/);
  await alive(dana);
  await dana.getByRole('checkbox', { name: /Use my store credit/ }).click();
  await row(dana, /^Store credit/).waitFor();
  await pay(dana);
  await dana.goto('/user/referral');
  await dana.getByText('Used on an order').first().waitFor();
});
