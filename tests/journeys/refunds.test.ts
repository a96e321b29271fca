import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dollars, cents as money } from '#kernel/money.ts';
import { alive, axe, newPage } from '../kit/browser.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

async function staffPage(): Promise<Page> {
  const page = await newPage({ origin: shop.origin, allow: [/status of 409/] });
  await page.goto('/bg/login');
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/bg/index');
  return page;
}

type Listed = { number: string; user_id: number | null; piece_count: number; total: number; goods: string };

/** Members' paid orders that are not being picked. */
async function paidOrders(page: Page): Promise<Listed[]> {
  const answer = await page.request.post('/v1/admin/order/get_with_query', {
    data: { status: [2], page_size: 100 },
    headers: { origin: shop.origin },
  });
  const { Data } = (await answer.json()) as { Data: { items: (Listed & { payment_state: string })[] } };
  return Data.items.filter(({ user_id, payment_state }) => user_id !== null && payment_state === 'paid');
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
const everything = /^Refund everything left \(\$/;
const cents = (text: string): number => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

test('a refund starts at nothing, adds up as it is chosen, and takes the pieces out of the order', async () => {
  const page = await staffPage();
  const order = (await paidOrders(page)).find(({ piece_count, total }) => piece_count >= 2 && total > 60);
  const number = order?.number ?? '';
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
  const order = (await paidOrders(page)).filter(({ total }) => total > 60).at(-1);
  const number = order?.number ?? '';
  await openOrder(page, number);
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
  await page.getByRole('dialog', { name: 'Refund everything left?' }).waitFor();
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
  const order = (await paidOrders(page)).find(({ user_id }) => user_id === 1);
  const number = order?.number ?? '';
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

  const buyer = await newPage({ origin: shop.origin, phone: true });
  const login = { email: 'demo@tressline.test', password: 'demo-shopper-2026' };
  await buyer.request.post('/v1/user/login', { data: login, headers: { origin: shop.origin } });
  await buyer.goto(`/user/order?number=${number}`);
  await buyer.getByText('1 refunded, not shipped').waitFor();
  const refunds = buyer.getByRole('table', { name: 'Refunds' });
  await refunds.getByText(/^Store credit, /).waitFor();
  expect(await axe(buyer)).toEqual([]);
});
