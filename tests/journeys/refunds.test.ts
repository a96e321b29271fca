import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dollars, cents as money } from '#kernel/money.ts';
import { alive, axe, newPage } from '../kit/browser.ts';
import { receiver } from '../kit/checkout.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

async function staffPage(): Promise<Page> {
  const page = await newPage({ origin: shop.origin, allow: [/status of 409/] });
  await page.goto('/bg/login');
  await page.getByLabel('Email', { exact: true }).fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/bg/index');
  return page;
}

const demoShopper = { email: 'demo@tressline.test', password: 'demo-shopper-2026' };

async function buyerPage(options: { phone?: boolean } = {}) {
  const page = await newPage({ origin: shop.origin, ...options });
  const post = async <T>(path: string, data: unknown): Promise<T> => {
    const answer = await page.request.post(`/v1${path}`, { data, headers: { origin: shop.origin } });
    const { Msg, Data } = (await answer.json()) as { Msg: string; Data: T };
    expect(answer.status(), `${path}: ${Msg}`).toBe(200);
    return Data;
  };
  await post('/user/login', demoShopper);
  return { page, post };
}

/** A paid order of the demo shopper; the orders of the demo data depend on the time of day. */
async function buy(quantity: number): Promise<string> {
  const { page, post } = await buyerPage();
  type Member = { shopping_cart_items: { shopping_cart: { id: number } }[] };
  const member = (await (await page.request.get('/v1/user/get_current_login')).json()) as { Data: Member };
  const ids = member.Data.shopping_cart_items.map(({ shopping_cart }) => shopping_cart.id);
  if (ids.length > 0) await post('/shoppingcart/delete_shopping_carts', { ids });
  const wigs = (await (await page.request.get('/v1/api/get_home_wig_skus')).json()) as { Data: { items: { id: number; stock: number }[] } };
  const wig = wigs.Data.items.find(({ stock }) => stock >= quantity);
  await post('/shoppingcart/add_shopping_carts', [{ sku_id: wig?.id, quantity }]);
  const order = await post<{ number: string; provider_order_id: string; approve_url: string }>('/payment/create_order', { receiver });
  await page.request.post(order.approve_url, { form: { decision: 'pay' }, maxRedirects: 0 });
  expect(await post('/payment/capture_order', { provider_order_id: order.provider_order_id })).toMatchObject({ outcome: 'paid' });
  return order.number;
}

async function openOrder(page: Page, number: string): Promise<void> {
  await page.goto(`/bg/order?number=${number}`);
  await alive(page);
}

async function openDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

const told = (page: Page, words: string | RegExp) => page.getByRole('region', { name: 'Messages' }).getByText(words).waitFor();
const everything = /^Refund remaining amount \(\$/;
const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

test('a refund starts at nothing, adds up as it is chosen, and takes the pieces out of the order', async () => {
  const page = await staffPage();
  const number = await buy(2);
  await openOrder(page, number);
  const other = await staffPage();
  await openOrder(other, number);
  const stale = await openDialog(other);

  const dialog = await openDialog(page);
  const submit = dialog.getByRole('button', { name: /^Refund \$\d/ });
  expect(await submit.textContent()).toBe('Refund $0.00');
  expect(await submit.isDisabled()).toBe(true);
  for (const field of await dialog.getByRole('spinbutton').all()) expect(await field.inputValue()).toBe('0');
  expect(await dialog.getByLabel('Shipping', { exact: true }).inputValue()).toBe('');
  expect(await dialog.getByRole('checkbox', { name: /^Restock items/ }).count()).toBe(0);
  expect(await axe(page)).toEqual([]);

  await dialog
    .getByRole('button', { name: /^One more: / })
    .first()
    .click();
  expect(await dialog.getByRole('spinbutton').first().inputValue()).toBe('1');
  const onePiece = cents((await submit.textContent()) ?? '');
  expect(onePiece).toBeGreaterThan(0);
  await dialog.getByText('Items refunded before shipping leave the order and won’t be picked.').waitFor();
  expect(await dialog.getByRole('checkbox', { name: /^Restock items/ }).isChecked()).toBe(true);
  await dialog.getByLabel('Shipping', { exact: true }).fill('9999');
  await dialog
    .getByRole('status')
    .getByText(/^Only \$[\d.,]+ of shipping is left to refund\.$/)
    .waitFor();
  expect(await submit.isDisabled()).toBe(true);
  await dialog.getByLabel('Shipping', { exact: true }).fill('1.50');
  await expect.poll(async () => cents((await submit.textContent()) ?? '')).toBe(onePiece + 150);
  await dialog.getByLabel('Reason').fill('One of them came out of the box with a tear');
  const amount = ((await submit.textContent()) ?? '').replace('Refund ', '');
  await submit.click();
  // Above the policy's limit the dialog asks once more.
  if (onePiece + 150 > 20_000) await dialog.getByRole('button', { name: `Yes, refund ${amount}` }).click();
  await told(page, `${amount} refunded`);
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('1 refunded · 1 removed before shipping').waitFor();
  await page.getByRole('table', { name: 'Payments' }).getByText('Refund to').waitFor();
  await page.getByText(new RegExp(`^${amount.replace(/[$.]/g, '\\$&')} refunded to`)).waitFor();

  // A colleague with a stale page is told before anything is refunded twice, and continues with fresh figures.
  await stale.getByText(/^This order has changed/).waitFor();
  expect(await stale.getByRole('button', { name: /^Refund \$\d/ }).isDisabled()).toBe(true);
  await stale.getByRole('button', { name: 'Reload' }).click();
  await stale.getByText(/already refunded/).waitFor();
  expect(await stale.getByText(/^This order has changed/).count()).toBe(0);
});

test('an amount leaves the pieces alone, store credit is a choice, and everything needs its own confirmation', async () => {
  const page = await staffPage();
  await openOrder(page, await buy(1));
  const payments = page.getByRole('table', { name: 'Payments' });

  let dialog = await openDialog(page);
  const leftIn = async () =>
    cents(/\$[\d.,]+\d/.exec((await dialog.getByRole('button', { name: everything }).textContent()) ?? '')?.[0] ?? '');
  const before = await leftIn();
  await dialog.getByRole('button', { name: 'Custom amount' }).click();
  await dialog.getByLabel('Refund amount').fill('99999');
  await dialog.getByText(/^Only \$[\d.,]+ is left to refund\.$/).waitFor();
  expect(await dialog.getByRole('button', { name: 'Refund $99,999.00' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Refund amount').fill('12.34');
  await dialog.getByRole('radio', { name: /^Store credit/ }).check();
  await dialog.getByLabel('Reason').fill('Goodwill for the late parcel');
  await dialog.getByRole('button', { name: 'Refund $12.34' }).click();
  await told(page, '$12.34 refunded as store credit');
  await payments.getByText('Refund as store credit').waitFor();
  expect(await page.getByText(/removed before shipping/).count()).toBe(0);

  dialog = await openDialog(page);
  expect(await leftIn()).toBe(before - 1234);
  const left = dollars(money(before - 1234));
  await dialog.getByLabel('Reason').fill('The customer changed their mind');
  await dialog.getByRole('button', { name: everything }).click();
  await page.getByRole('dialog', { name: 'Refund the remaining amount?' }).waitFor();
  await dialog.getByText('Nothing will be left to ship: all items leave the order and won’t be picked.').waitFor();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Back' }).click();
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('The customer changed their mind');
  await dialog.getByRole('button', { name: everything }).click();
  await dialog.getByRole('button', { name: `Yes, refund ${left}` }).click();
  await told(page, `${left} refunded`);
  await expect.poll(() => page.getByRole('button', { name: 'Refund', exact: true }).count()).toBe(0);
});

test('the buyer reads what was refunded, as money and as store credit', async () => {
  const page = await staffPage();
  const number = await buy(1);
  await openOrder(page, number);
  const dialog = await openDialog(page);
  await dialog
    .getByRole('button', { name: /^One more: / })
    .first()
    .click();
  await dialog.getByRole('radio', { name: /^Store credit/ }).check();
  await dialog.getByLabel('Reason').fill('Sold out in this color');
  await dialog.getByRole('button', { name: /^Refund \$\d/ }).click();
  const confirm = dialog.getByRole('button', { name: /^Yes, refund/ });
  await confirm.or(page.getByText('Refund as store credit')).first().waitFor();
  if (await confirm.isVisible()) await confirm.click();
  await page.getByText('Refund as store credit').waitFor();

  const { page: buyer } = await buyerPage({ phone: true });
  await buyer.goto(`/user/order?number=${number}`);
  await buyer.getByText('1 refunded, not shipped').waitFor();
  const refunds = buyer.getByRole('table', { name: 'Refunds' });
  await refunds.getByText(/^Store credit, /).waitFor();
  expect(await axe(buyer)).toEqual([]);
});
