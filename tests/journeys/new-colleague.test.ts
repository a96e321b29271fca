import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryTexts } from '#areas/staff/page-texts.ts';
import { codeAt, stepAt } from '#areas/staff/services/totp.server.ts';
import { menuFor } from '../../src/office/frame/menu.ts';
import { axe, newPage } from '../kit/browser.ts';
import { newcomer } from '../kit/cart.ts';
import { owner, type Shop, startShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ env: { DEMO: '0' } });
});
afterAll(() => shop?.stop());

const password = 'nine quiet wefts';
const today = (page: Page) => page.getByRole('heading', { level: 1, name: 'Home' });

async function signIn(page: Page, who: { email: string; password: string }): Promise<void> {
  await page.goto('/bg/login');
  await page.getByLabel('Email', { exact: true }).fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The email's link as the office shows it while there is no mail server. */
async function linkFor(page: Page, to: string): Promise<string> {
  const letter = page.getByRole('link', { name: /back office account/ }).first();
  await expect
    .poll(async () => {
      await page.goto(`/bg/mailbox?q=${to}`);
      return letter.isVisible();
    })
    .toBe(true);
  await letter.click();
  const inLetter = async () => (await page.content()).match(/\/bg\/set-password\?token=[\w-]+/)?.[0] ?? '';
  await expect.poll(inLetter).not.toBe('');
  return inLetter();
}

test('an owner makes a new colleague, who sets up a second factor and sees only her own menu; the owner looks at the month', async () => {
  const email = newcomer('noor@tressline.test');
  const boss = await newPage({ origin: shop.origin });
  await signIn(boss, owner);
  await today(boss).waitFor();

  await boss.goto('/bg/white-list');
  await boss.getByRole('checkbox', { name: 'Editor' }).check();
  await boss.getByRole('button', { name: 'Save' }).click();
  await boss
    .getByText('Sign-in rules saved.')
    .or(boss.getByRole('checkbox', { name: 'Editor', checked: true }))
    .first()
    .waitFor();

  await boss.goto('/bg/user/add?kind=staff');
  expect(await axe(boss)).toEqual([]);
  await boss.getByLabel('First name').fill('Noor');
  await boss.getByLabel('Email').fill(email);
  await boss.getByRole('checkbox', { name: 'Editor' }).check();
  await boss.getByRole('button', { name: 'Add staff member' }).click();
  await boss.getByRole('heading', { level: 1, name: 'Noor' }).waitFor();
  const link = await linkFor(boss, email);

  const page = await newPage({ origin: shop.origin, allow: [/status of 40[13]/] });
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Password set. Please sign in.').waitFor();
  await signIn(page, { email, password });
  await page.getByRole('heading', { level: 1, name: 'Set up two-factor authentication' }).waitFor();
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByLabel('Authentication code').fill(codeAt(secret, stepAt(new Date())));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your recovery codes' }).waitFor();
  const codes = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  await page.getByRole('button', { name: 'I’ve saved my codes' }).click();
  await today(page).waitFor();
  const shown = await page.getByRole('navigation', { name: 'Back office' }).locator('li').allTextContents();
  const allowed = menuFor(['editor']).filter(({ group }) => group !== null);
  expect(shown.map((text) => text.replace(/[\d,+]+$/, '')).sort()).toEqual(allowed.map(({ page: name }) => entryTexts[name].en).sort());
  await page.goto('/bg/user/update');
  await page.getByRole('heading', { name: 'You don’t have access to this page' }).waitFor();

  // After signing out the password alone is not enough; a recovery code is.
  await page.goto('/bg/index');
  await page.getByRole('button', { name: 'Log out' }).click();
  await signIn(page, { email, password });
  await page.getByRole('heading', { level: 1, name: 'Two-factor authentication' }).waitFor();
  await page.getByLabel('Authentication code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await today(page).waitFor();

  await boss.goto('/bg/audit?kind=staff');
  await boss.getByText('Added staff member').first().waitFor();
  expect(await boss.content()).not.toContain(password);
  await boss.goto('/bg/index');
  await boss.getByRole('heading', { name: 'Net sales' }).waitFor();
});
