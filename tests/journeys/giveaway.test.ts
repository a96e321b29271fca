import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { mailServer } from '../kit/mail-server.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
let mail: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  mail = await mailServer();
  shop = await seededShop({ env: { SMTP_URL: mail.url } });
});
afterAll(() => shop?.stop());

const letterTo = async (address: string, holds: string): Promise<string> => {
  const texts = () =>
    mail.received.filter(({ to }) => to.includes(address)).map(({ raw }) => raw.replace(/=\r\n/g, '').replaceAll('=3D', '='));
  await expect.poll(() => texts().some((text) => text.includes(holds)), { timeout: 30_000 }).toBe(true);
  return texts().find((text) => text.includes(holds)) ?? '';
};

test('a visitor enters and confirms, staff close and draw, and her own browser comes to the same winner', async () => {
  const email = 'wanda@example.com';
  const visitor = await newPage({ origin: shop.origin, script: false });
  await visitor.goto('/free-giveaways');
  await visitor.getByRole('link', { name: 'Enter for free' }).click();
  await visitor.getByRole('heading', { name: 'Win a glueless bob', level: 1 }).waitFor();
  await visitor.getByLabel('First name').fill('Wanda');
  const form = visitor.locator('form').filter({ hasText: 'I am 18 or older' });
  await form.getByLabel('Email').fill(email);
  await visitor.getByLabel('Country').selectOption('US');
  await visitor.getByLabel('I am 18 or older').check();
  await visitor.getByRole('button', { name: 'Enter giveaway' }).click();
  await visitor.getByText('Check your inbox and click the link').waitFor();
  const [link = ''] = /\/giveaway-entry\?confirm=[\w-]{43}/.exec(await letterTo(email, 'confirm=')) ?? [];
  await visitor.goto(link);
  await visitor.getByRole('button', { name: 'Confirm my entry' }).click();
  await visitor.getByText('You’re entered.').waitFor();
  const [receipt = ''] = /\d+-[A-Z2-9]{16}/.exec(await letterTo(email, 'stop=')) ?? [];

  const staff = await newPage({ origin: shop.origin, script: false });
  await staff.goto('/bg/login');
  await staff.locator('input[name=email]').fill(owner.email);
  await staff.locator('input[name=password]').fill(owner.password);
  await staff.locator('form:has(input[name=password]) button[type=submit]').click();
  await staff.waitForURL('**/bg/index');
  await staff.goto('/bg/giveaways');
  await staff.getByRole('link', { name: 'Win a glueless bob' }).click();
  for (const step of ['Close entries', 'Draw winners']) {
    // Without script the question unfolds in place.
    await staff.locator('summary', { hasText: step }).click();
    await staff.locator('details[open]').getByRole('button', { name: step }).click();
  }
  await staff.getByRole('heading', { name: 'Winners and alternates' }).waitFor();

  const page = await newPage({ origin: shop.origin });
  await page.goto('/free-giveaways/autumn-bob/draw');
  expect(await axe(page)).toEqual([]);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Rerun the drawing' }).click();
  await page.getByText('Winner confirmed.').waitFor();
  const own = page.locator('form').filter({ hasText: 'Neither one leaves your browser' });
  await own.getByLabel('Email').fill(email);
  await own.getByLabel('Receipt code').fill(receipt);
  await own.getByRole('button', { name: 'Find my entry' }).click();
  await page.getByText('You’re on the list, on line 138').waitFor();
});
