import { afterAll, beforeAll, expect, test } from 'vitest';
import { alive, newPage } from '../kit/browser.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

/** The smallest picture a browser would send. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABgAAAAgCAIAAACHPC9vAAAAJElEQVR4nGOoinKhCmIYNWjUoFGDRg0aNWjUoFGDRg0aHgYBAAvGSC4Uff27AAAAAElFTkSuQmCC',
  'base64',
);

test('on a phone she asks for a return with a photo; staff agree, take it in and settle it; she sees her credit', async () => {
  const page = await newPage({ origin: shop.origin, phone: true });
  page.setDefaultTimeout(60_000);
  const login = await page.request.post('/v1/user/login', {
    data: { email: 'demo@tressline.test', password: 'demo-shopper-2026' },
    headers: { origin: shop.origin },
  });
  expect(login.status()).toBe(200);

  await page.goto('/m/user/services');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Return or exchange' }).first().click();
  await main.getByRole('heading', { level: 1, name: 'Return or exchange' }).waitFor();
  await alive(page);
  await main
    .getByLabel(/^Quantity for/)
    .last()
    .selectOption('1');
  await main.getByLabel('Why are you returning these items?').selectOption('damaged');
  // The demo's payments are unknown to the payment double, so it is credit here; refunds have their own tests.
  await main.getByRole('radio', { name: /^Store credit/ }).check();
  await main.getByText('To your store credit').waitFor();
  await main.getByLabel(/Anything else we should know\?/).fill('One tie is torn off.');
  // Submitted while the photo is uploading, the form waits and then sends itself.
  let arrive = () => {};
  const line = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/v1/resource/finish', async (route) => {
    await line;
    await route.continue();
  });
  await main.getByLabel('Photos', { exact: true }).setInputFiles({ name: 'label.png', mimeType: 'image/png', buffer: photo });
  await main.locator('progress').waitFor();
  // While the amount is being calculated a click is ignored.
  await main.locator('button[aria-busy]').waitFor({ state: 'detached' });
  await main.getByRole('button', { name: /^Submit request/ }).click();
  await main.getByText('We’ll submit this as soon as the photo is uploaded.').waitFor();
  arrive();
  await main.getByRole('heading', { level: 1, name: 'We’ve received your request' }).waitFor();
  await main.getByRole('img').first().waitFor();
  const number = new URL(page.url()).searchParams.get('number') ?? '';
  expect(number).toMatch(/^S-/);

  const office = await newPage({ origin: shop.origin });
  office.setDefaultTimeout(60_000);
  await office.goto('/bg/login');
  await office.getByLabel('Email').fill(owner.email);
  await office.getByLabel('Password', { exact: true }).fill(owner.password);
  await office.getByRole('button', { name: 'Sign in' }).click();
  await office.waitForURL('**/bg/index');
  await office.goto(`/bg/cases?q=${number}`);
  await office.getByRole('link', { name: number }).click();
  await office.getByRole('heading', { level: 1, name: `Damage ${number}` }).waitFor();
  await alive(office);
  await office.getByRole('button', { name: 'Approve', exact: true }).click();
  await office.getByText('Approved', { exact: true }).first().waitFor();
  await office.getByLabel(/^Disposition/).selectOption('written_off');
  await office.getByRole('button', { name: 'Mark as received' }).click();
  await office.getByText('Received, to be resolved').waitFor();
  await office.getByRole('button', { name: /^Issue \$[\d.,]+ in store credit$/ }).click();
  await office.getByText('Resolved', { exact: true }).first().waitFor();
  await office.getByText(/^Store credit · /).waitFor();

  await page.goto(`/m/service-case?number=${number}`);
  await main.getByText(/added to your store credit/).waitFor();
  expect(await main.getByRole('button', { name: 'Send' }).count()).toBe(0);
});
