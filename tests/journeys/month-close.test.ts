import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerCategories, ledgerEntries } from '#areas/ledger/tables.ts';
import { staffMembers, staffRoles } from '#areas/staff/tables.ts';
import { openEmbeddedStore } from '#platform/database/open.server.ts';
import { hashPassword } from '#platform/passwords.server.ts';
import { formatMonth } from '#site/days.ts';
import { newPage } from '../kit/browser.ts';
import { blankFolder, type Shop, startShop } from '../kit/shop.ts';

let shop: Shop;
let dataDir: string;
const finance = { email: 'fay@tressline.test', password: 'seven loose waves' };
/** The previous month. */
const before = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
const beforeName = formatMonth('en', before);

beforeAll(async () => {
  dataDir = await blankFolder();
  const store = await openEmbeddedStore(dataDir);
  const [made] = await store.db
    .insert(staffMembers)
    .values({ email: finance.email, username: 'fay', passwordHash: await hashPassword(finance.password), firstName: 'Fay' })
    .returning({ id: staffMembers.id });
  await store.db.insert(staffRoles).values({ staffId: made?.id ?? 0, role: 'finance' });
  await store.db.insert(ledgerCategories).values([
    { id: 1, kind: 'income', key: 'other_income', nameEn: 'Other income', nameZh: '其他收入' },
    { id: 2, kind: 'expenditure', key: 'rent', nameEn: 'Rent', nameZh: '房租' },
  ]);
  await store.db.insert(ledgerEntries).values([
    { kind: 'income', categoryId: 1, amountCents: 500_000, bookedOn: `${before}-03`, party: 'Hair show' },
    { kind: 'expenditure', categoryId: 2, amountCents: 120_000, bookedOn: `${before}-05`, party: 'Landlord' },
  ]);
  await store.close();
  shop = await startShop({ dataDir, env: { DEMO: '0' } });
});

afterAll(async () => {
  await shop?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function signIn(page: Page): Promise<void> {
  await page.goto('/bg/login');
  await page.getByLabel('Email', { exact: true }).fill(finance.email);
  await page.getByLabel('Password', { exact: true }).fill(finance.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
}

/** Office forms work without script too, so only the answer is waited for. */
async function book(page: Page, amount: string, day: string): Promise<void> {
  await page.goto('/bg/ie/expenditure/add');
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Date', { exact: true }).fill(day);
  await page.getByLabel('Category', { exact: true }).selectOption('Rent');
  await page.getByRole('button', { name: 'Record entry' }).click();
}

test('finance books a bill, closes the month that is over, and the closed month takes nothing any more', async () => {
  const page = await newPage({ origin: shop.origin, allow: [/status of 409/] });
  await signIn(page);
  await book(page, '80.50', `${before}-20`);
  await page.getByRole('cell', { name: '80.50' }).first().waitFor();
  await page.getByText('Recorded: $80.50 under Rent').first().waitFor();
  expect(await page.getByText('Recorded: $80.50 under Rent').count()).toBe(1);
  await page.goto('/bg/ie/income_expenditure');
  const row = page.getByRole('row').filter({ hasText: beforeName });
  await expect.poll(() => row.first().innerText()).toContain('3,719.50');
  await page.getByRole('button', { name: `Close ${beforeName}` }).click();
  await row.first().getByText('Closed').waitFor();
  expect(await page.getByRole('button', { name: `Reopen ${beforeName}` }).count()).toBe(0);
  await book(page, '1.00', `${before}-21`);
  await page.getByText(`${before} is closed`).waitFor();
});
