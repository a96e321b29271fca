import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { mailServer } from '../kit/mail-server.ts';
import { walkedOn } from '../kit/screens.ts';
import { owner, type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
let mail: Awaited<ReturnType<typeof mailServer>>;
let goodsPath: string;
let photo: Buffer;
beforeAll(async () => {
  mail = await mailServer();
  shop = await seededShop({ env: { SMTP_URL: mail.url } });
  const answer = await fetch(`${shop.origin}/v1/api/get_home_wig_skus`);
  const { Data } = (await answer.json()) as { Data: { items: { category_name: string; spu_name: string; sku_name: string }[] } };
  const [sku] = Data.items;
  goodsPath = `/collections/${sku?.category_name}/${sku?.spu_name}/${sku?.sku_name}`;
  photo = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#8a2f45' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => shop?.stop());
beforeEach(() => {
  mail.received.length = 0;
});

/** Browsers log non-200 answers; these are the ones the test is about. */
const refusals = [/status of 40[04]/];
const member = { email: 'demo@tressline.test', password: 'demo-shopper-2026' };
const screens = [
  { name: 'desktop', phone: false, base: '' },
  { name: 'phone', phone: true, base: '/m' },
] as const;

const letterTo = async (address: string, words: string): Promise<string> => {
  const found = () => mail.received.find(({ to, raw }) => to.includes(address) && raw.includes(words))?.raw;
  await expect.poll(() => found() !== undefined).toBe(true);
  return found()?.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
};

async function signIn(page: Page): Promise<void> {
  await page.goto('/user/login');
  await page
    .locator('main')
    .getByLabel(/Email|邮箱/)
    .fill(member.email);
  await page.locator('main').locator('input[name=password]').fill(member.password);
  await page.locator('main form').locator('button[type=submit]').first().click();
  await page.waitForURL(/\/user(\/account-info)?$/);
}

async function staffPage(): Promise<Page> {
  const page = await newPage({ origin: shop.origin });
  await page.goto('/bg/login');
  await page.getByLabel('Email', { exact: true }).fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/bg/index');
  return page;
}

describe.each(walkedOn(screens, 'phone'))('on a $name', ({ name, phone, base }) => {
  test('a visitor asks with a picture, follows the link of her letter and writes again', async () => {
    const email = `visitor-${name}@example.com`;
    const page = await newPage({ origin: shop.origin, phone, allow: refusals });
    await page.goto('/inquiry-succeed');
    await page.waitForLoadState('networkidle');
    const form = page.getByRole('main');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await form.getByText('Please input Name').waitFor();
    await form.getByLabel('Name').fill('Ada Reed');
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Your question').fill('Can you match this colour?\n<img src=x onerror=alert(1)>');
    await form.getByLabel('Photos').setInputFiles({ name: 'hair.jpg', mimeType: 'image/jpeg', buffer: photo });
    await form.getByText('Added').waitFor();
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'We’ve received your message' }).waitFor();

    const letter = await letterTo(email, 'Can you match this colour');
    const link = /\/inquiry-succeed\?key=[\w-]{43}&number=Q-[\d-]+/.exec(letter)?.[0] ?? '';
    const other = await newPage({ origin: shop.origin, phone });
    await other.goto(link);
    expect(new URL(other.url()).pathname).toBe(`${base}/inquiry-succeed`);
    const talk = other.getByRole('list', { name: 'Conversation' });
    await talk.getByText('<img src=x onerror=alert(1)>').waitFor();
    await other.waitForLoadState('networkidle');
    await talk.getByRole('link', { name: 'Enlarge photo 1' }).click();
    const large = other.getByRole('dialog').getByRole('img', { name: 'Photo 1, enlarged' });
    await expect.poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(400);
    expect(await axe(other)).toEqual([]);
    await other.keyboard.press('Escape');
    await other.getByLabel('Your reply').fill('The second from the left.');
    await other.getByRole('button', { name: 'Send', exact: true }).click();
    await talk.getByText('The second from the left.').waitFor();
    await other.getByRole('status').getByText('Sent.').waitFor();
    expect(await other.getByLabel('Your reply').inputValue()).toBe('');
    await letterTo('hello@tressline.test', 'new message from');
  });

  test('a member asks from a product, staff answer in the office, she sees it and replies', async () => {
    const question = `Is the lace bleached? Asked on a ${name}`;
    const page = await newPage({ origin: shop.origin, phone });
    await signIn(page);
    await page.goto(goodsPath);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: 'Ask about this item' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact us' });
    await expect.poll(() => dialog.getByLabel('Email').inputValue()).toBe(member.email);
    await dialog.getByLabel('Your question').fill(question);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog.getByText('Thank you. We’ve received your question.').waitFor();
    const path = await dialog.getByRole('link', { name: 'View conversation' }).getAttribute('href');

    const office = await staffPage();
    await office.goto('/bg/inquiry/query');
    await office.getByRole('search', { name: 'Search inquiries' }).getByRole('searchbox').fill(question);
    await office.keyboard.press('Enter');
    await office.waitForURL('**/bg/inquiry/query?q=*');
    await office.getByRole('row').filter({ hasText: question }).getByRole('link').click();
    await office.getByRole('list', { name: 'Conversation' }).getByText(question).waitFor();
    await office.waitForLoadState('networkidle');
    await office.getByLabel('Reply in English').fill('She haggles, hold the price.');
    await office.getByRole('button', { name: 'Save as note' }).click();
    await office.getByText('Note saved; only staff can see it.').waitFor();
    await office.getByLabel('Saved reply').selectOption({ label: 'Cap size' });
    await expect.poll(() => office.getByLabel('Reply in English').inputValue()).toContain('hairline');
    await office.getByLabel('Reply in English').fill(`Yes, lightly. Said on a ${name}`);
    await office.getByRole('button', { name: 'Send reply' }).click();
    await office.getByText('Reply sent by email.').waitFor();
    expect(await axe(office)).toEqual([]);
    await letterTo(member.email, 'Yes, lightly.');

    await page.goto('/user/inquiry');
    const row = page.getByRole('listitem').filter({ hasText: question });
    await row.getByText('New reply').waitFor();
    await row.getByText('Replied').waitFor();
    await row.getByRole('link').click();
    await page.getByRole('list', { name: 'Conversation' }).getByText(`Said on a ${name}`).waitFor();
    expect(page.url()).toBe(shop.origin + path);
    expect(await page.content()).not.toContain('haggles');
    await page.waitForLoadState('networkidle');
    await page.getByLabel('Your reply').fill('Then I take two.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('status').getByText('Sent.').waitFor();
    await office.reload();
    await office.getByRole('list', { name: 'Conversation' }).getByText('Then I take two.').waitFor();

    await page.getByText('Delete', { exact: true }).click();
    await page.getByRole('button', { name: 'Delete conversation' }).click();
    await page.getByText('Conversation deleted.').waitFor();
    expect(await page.getByText(question).count()).toBe(0);
  });

  test.each(['en', 'zh'] as const)('its pages have no accessibility faults in %s', async (lang) => {
    const page = await newPage({ origin: shop.origin, phone, lang });
    for (const path of ['/inquiry-succeed', '/inquiry-succeed?number=Q-260101-0001']) {
      await page.goto(path);
      expect(await axe(page), path).toEqual([]);
    }
    await signIn(page);
    await page.goto('/user/inquiry');
    expect(await axe(page), 'list').toEqual([]);
    await page.locator('main').getByRole('listitem').getByRole('link').first().click();
    await page.getByRole('list', { name: lang === 'zh' ? '对话' : 'Conversation' }).waitFor();
    expect(await axe(page), 'conversation').toEqual([]);
  });

  test('without script one asks, reads and writes again', async () => {
    const page = await newPage({ origin: shop.origin, phone, script: false, allow: [...refusals, / csp$/] });
    await page.goto(goodsPath);
    const form = page.locator('#ask form');
    await form.getByLabel('Name').fill('Plain Jane');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    const again = page.getByRole('main');
    await again.getByText('Please input Email').waitFor();
    expect(await again.getByLabel('Name').inputValue()).toBe('Plain Jane');
    await again.getByLabel('Email').fill(`plain-${name}@example.com`);
    await again.getByLabel('Your question').fill('How many grams?');
    await again.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'We’ve received your message' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'You asked about' }).waitFor();
    await page.getByLabel('Your reply').fill('And which cap?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByRole('list', { name: 'Conversation' }).getByText('And which cap?').waitFor();
  });
});

test('another one’s conversation is not found, and a visitor is led to the door', async () => {
  const page = await newPage({ origin: shop.origin, allow: refusals });
  await page.goto('/user/inquiry?id=1');
  expect(new URL(page.url()).pathname).toBe('/user/login');
  await signIn(page);
  const status = async (path: string) => (await page.goto(path))?.status();
  expect(await status('/user/inquiry?id=1')).toBe(404);
  expect(await status('/user/inquiry?id=2147483647')).toBe(404);
  expect(await status('/user/inquiry?id=x')).toBe(404);
});
