import { randomUUID } from 'node:crypto';
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
  await page.getByLabel('Email', { exact: true }).fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
}

/** The keyboard help opens once the page is hydrated. */
async function awake(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
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

  // Receives an expected delivery by its form.
  await page.goto('/bg/stock/order?heap=coming');
  await page.getByRole('table', { name: 'Purchase orders' }).getByRole('rowheader').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Receive items' }).click();
  await page.getByRole('heading', { level: 1, name: 'Receive' }).waitFor();
  await page.getByRole('button', { name: /Receive \d+ lines?/ }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /Delivery for .+ recorded/ })
    .waitFor();

  // Found stock: typed into the scan field, checked, booked.
  await page.goto('/bg/stock/query');
  const code = await textOf(
    page
      .getByRole('table', { name: 'Inventory' })
      .getByRole('link', { name: /^[A-Z0-9-]{6,}$/ })
      .first(),
  );
  await page.goto('/bg/stock/in');
  await awake(page);
  await page.getByLabel('Reason').selectOption('found');
  await page.getByLabel('Barcode or SKU').fill(`2*${code}`);
  await page.getByLabel('Barcode or SKU').press('Enter');
  await page.getByRole('button', { name: /Receive 1 line/ }).click();
  await page.getByRole('status').filter({ hasText: '1 line received, 2 items added to inventory.' }).waitFor();

  // One order: into a tote, every stop checked, weighed, labeled, shipped.
  await page.goto('/bg/stock/online-order?show=waiting');
  await awake(page);
  const ticked = page.getByRole('checkbox', { name: /^Select order /, checked: true });
  const number = (await ticked.first().getAttribute('value')) ?? '';
  for (let left = await ticked.count(); left > 1; left -= 1) await ticked.last().uncheck();
  await page.getByRole('button', { name: 'Start picking' }).click();
  await page.getByText('1 order added to totes.').first().waitFor();
  await page.goto(`/bg/stock/online-order?show=totes&order=${number}`);
  await awake(page);
  const pack = page.getByRole('complementary', { name: /^Tote / });
  await pack.getByRole('heading', { name: number }).waitFor();
  const open = page.getByRole('button', { name: /^Picked /, pressed: false });
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await open.first().click();
    await expect.poll(() => open.count()).toBe(left - 1);
  }
  await pack.getByLabel('Actual weight (g)').fill('2400');
  await pack.getByRole('button', { name: 'Buy label and ship' }).click();
  await page.getByText(`Order ${number} has shipped.`).first().waitFor();
  const label = page.getByRole('link', { name: /^Print label 7\d{11}$/ });
  const file = await page.request.get((await label.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
});

type Tote = { readonly tote: number; readonly number: string; readonly pieces: number };
type PickLine = { readonly line_id: number; readonly tote: number; readonly quantity: number };

test('a piece is refunded while its order is packed: the clerk is told, takes it out and ships the rest', async () => {
  const page = await newPage({ origin: shop.origin, allow: [/status of 409/] });
  await signIn(page);
  const call = async <T>(path: string, body: object): Promise<T> => {
    const told = await page.evaluate(
      async ([to, sent]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`/v1${to}`, { method: 'POST', headers, body: JSON.stringify(sent) })).json();
      },
      [path, body] as const,
    );
    expect(told).toMatchObject({ Result: 0 });
    return told.Data as T;
  };
  const board = () =>
    call<{ waiting: { number: string; pieces: number }[]; totes: Tote[]; lines: PickLine[] }>('/admin/stock/online_order_query', {});
  const waiting = (await board()).waiting.filter(({ pieces }) => pieces > 1);
  const { totes } = await call<{ totes: Tote[] }>('/admin/stock/online_order_start', { numbers: [waiting[0]?.number] });
  const [{ number, tote } = { number: '', tote: 0 }] = totes;
  const lines = (await board()).lines.filter((line) => line.tote === tote);
  for (const { line_id } of lines) await call('/admin/stock/online_order_pick', { line_id });

  // The packing page is open, and somebody else refunds a unit.
  await page.goto(`/bg/stock/online-order?show=totes&order=${number}`);
  await awake(page);
  const pack = page.getByRole('complementary', { name: /^Tote / });
  await pack.getByLabel('Actual weight (g)').fill('1800');
  const stale = await pack.locator('input[name=seen]').inputValue();
  const colleague = await page.context().newPage();
  await colleague.goto('/bg/order/query?shipping=waiting');
  const before = (await board()).totes.find((one) => one.number === number)?.pieces ?? 0;
  await call('/admin/order/refund', {
    number,
    request_id: randomUUID(),
    lines: [{ line_id: lines[0]?.line_id, quantity: 1 }],
    reason: 'torn lace',
  });
  await colleague.getByRole('link', { name: number }).first().waitFor();
  await colleague.reload();
  await colleague.getByRole('link', { name: number }).first().waitFor();
  await colleague.close();

  // A form filled in before is refused, and the board says what to take out.
  await pack.getByText(/^Take out 1 × /).waitFor();
  await pack.getByRole('checkbox', { name: 'Mark as taken out' }).check();
  await pack.locator('input[name=seen]').evaluate((field: HTMLInputElement, seen) => {
    field.value = seen;
  }, stale);
  await pack.getByRole('button', { name: 'Buy label and ship' }).click();
  await page.getByText('This order has changed since you opened it.').first().waitFor();

  await page.goto(`/bg/stock/online-order?show=totes&order=${number}`);
  await awake(page);
  await pack.getByText(`${before - 1} of ${before - 1}`).waitFor();
  await pack.getByLabel('Actual weight (g)').fill('1500');
  await pack.getByRole('checkbox', { name: 'Mark as taken out' }).check();
  await pack.getByRole('button', { name: 'Buy label and ship' }).click();
  await page.getByText(`Order ${number} has shipped.`).first().waitFor();
});

test('an order by hand is written at the first press, even while the sheet still reads itself anew', async () => {
  const page = await newPage({ origin: shop.origin });
  await signIn(page);
  await page.goto('/bg/order/add');
  await awake(page);
  for (const [label, words] of [
    ['Email', 'hand@tressline.test'],
    ['First name', 'Hanna'],
    ['Last name', 'Reed'],
    ['Phone', '+1 404 555 0134'],
    ['Street address', '12 Peach Street'],
    ['City', 'Atlanta'],
    ['State', 'GA'],
    ['ZIP code', '30303'],
  ] as const)
    await page.getByLabel(label).first().fill(words);
  await page.getByLabel('Name or SKU').fill('bob');
  await page.getByRole('button', { name: 'Search', exact: true }).last().click();
  const inStock = page.getByRole('list', { name: 'Add items' }).getByRole('button', { name: /\b[1-9]\d* available/ });
  await inStock.first().click();
  const place = page.getByRole('button', { name: /^Create order, \$[1-9]/ });
  await place.waitFor();
  await page.waitForLoadState('networkidle');
  const before = await textOf(place);

  // A slow connection: the new total is there, but the page's reload is still pending.
  const waiting: (() => void)[] = [];
  await page.route(/order\/add\.data/, async (route) => {
    if (route.request().method() === 'GET') await new Promise<void>((go) => waiting.push(go));
    await route.continue();
  });
  await page.getByLabel('Discount').fill('1');
  await expect.poll(() => textOf(place)).not.toBe(before);
  const pressed = page.waitForRequest((request) => request.method() === 'POST' && (request.postData() ?? '').includes('place'));
  await place.click();
  await pressed;
  for (const go of waiting) go();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('heading', { level: 1, name: /^TL-/ }).waitFor();
});
