import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alive, newPage } from '../kit/browser.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop?.stop());

const read = async (path: string): Promise<string> => (await fetch(shop.origin + path)).text();

test('without script a sum is worked out by the shop’s own rule, and questions are found by a word', async () => {
  const page = await newPage({ origin: shop.origin, script: false });
  await page.goto('/customer-service/shipping');
  await page.getByLabel('Total weight (g)').fill('1200');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.waitForURL('**/customer-service/shipping?grams=1200**');
  await page.getByText('You can add 300 g more for the same $38 shipping.').waitFor();

  await page.goto('/customer-service/faqs?q=discreet');
  await page.getByText('1 question', { exact: true }).waitFor();
  expect(await page.getByText('Do you offer discreet packaging?').count()).toBe(1);
});

test('a number typed before the script has come stays, and is what gets worked out', async () => {
  const page = await newPage({ origin: shop.origin });
  let come = () => {};
  const typed = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/customer-service/shipping', { waitUntil: 'commit' });
  const weight = page.getByLabel('Total weight (g)');
  await weight.fill('1200');
  come();
  await alive(page);
  await page.getByRole('button', { name: 'Calculate' }).click();
  await page.getByText('You can add 300 g more for the same $38 shipping.').waitFor();
  expect(await weight.inputValue()).toBe('1200');
});

async function asOwner(page: Page): Promise<void> {
  await page.goto('/bg/login');
  await page.locator('input[name=email]').fill(owner.email);
  await page.locator('input[name=password]').fill(owner.password);
  await page.locator('form:has(input[name=password]) button[type=submit]').click();
  await page.waitForURL('**/bg/index');
}

test('staff save a draft, see it, publish it, and undo; the shop follows each time', async () => {
  const page = await newPage({ origin: shop.origin, script: false });
  await asOwner(page);
  await page.goto('/bg/articles');
  await page.getByRole('link', { name: 'Why Tressline', exact: true }).click();
  // A previewed version must not be published after another was saved.
  await page.getByRole('link', { name: 'Mobile · English' }).click();
  await page.waitForURL('**version=1**');
  const said = 'Returns take {{returnDays}} days, says the desk.';
  await page.getByLabel('Body · English').fill(said);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Draft saved as version 2.').waitFor();
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await page.frameLocator('iframe').getByText('Returns take 30 days, says the desk.').waitFor();
  expect(await read('/why-choose-us')).not.toContain('says the desk');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Version 2 is now live.').waitFor();
  expect(await read('/why-choose-us')).toContain('Returns take 30 days, says the desk.');

  await page.getByRole('button', { name: 'Restore this version' }).click();
  await page.getByText('Version 1 is now live.').waitFor();
  expect(await read('/why-choose-us')).not.toContain('says the desk');
});

test('a number staff publish is on its page at once, in both variants and languages, and undo brings the old one back', async () => {
  const page = await newPage({ origin: shop.origin, script: false });
  await asOwner(page);
  const agents = {
    '': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36',
    '/m': 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile Safari/537.36',
  };
  // Requested twice: the second answer comes from the cache.
  const told = async (days: number) => {
    for (const [language, words] of Object.entries({ en: `${days} days`, zh: `${days} 天` }))
      for (const [base, agent] of Object.entries(agents))
        for (const path of [`${base}/customer-service/return-exchanges`, `${base}/customer-service/faqs`])
          for (const _ of ['made', 'kept']) {
            const answer = await fetch(shop.origin + path, { headers: { cookie: `lang=${language}`, 'user-agent': agent } });
            expect(await answer.text(), `${path} in ${language}`).toContain(words);
          }
  };
  await told(30);
  await page.goto('/bg/web-config?kind=policy&open=returnDays');
  await page.getByLabel('Value', { exact: true }).fill('37');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await told(30);
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.waitForURL('**done=published**');
  await told(37);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.waitForURL('**done=undone**');
  await told(30);
});

test('a page nobody has read is deleted after a question; one that was shown can only be taken out', async () => {
  const page = await newPage({ origin: shop.origin, script: false });
  await asOwner(page);
  await page.goto('/bg/article/add?kind=guide');
  await page.getByLabel('URL handle').fill('storing-wigs');
  for (const language of ['English', 'Chinese'])
    for (const part of ['Title', 'Summary', 'Body']) await page.getByLabel(`${part} · ${language}`).fill(`Storing wigs, ${part}`);
  const cover = page.getByRole('group', { name: 'Cover image' });
  await cover.locator('summary').click();
  await cover.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('This page has never been published.').waitFor();
  await page.getByText('Delete page…').click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await page.getByText('Page deleted.').waitFor();
  expect(await page.getByText('/guides/storing-wigs').count()).toBe(0);

  await page.getByRole('link', { name: 'Why Tressline', exact: true }).click();
  await page.getByText('Version 1 is live.').waitFor();
  expect(await page.getByText('Delete page…').count()).toBe(0);
});
