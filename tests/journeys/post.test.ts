import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { mailServer, parseEmail } from '../kit/mail-server.ts';
import { walkedOn } from '../kit/screens.ts';
import { owner, type Shop, startShop } from '../kit/shop.ts';

let shop: Shop;
let mail: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => {
  mail = await mailServer();
  shop = await startShop({ env: { DEMO: '0', SMTP_URL: mail.url } });
});
afterAll(() => shop?.stop());
beforeEach(() => {
  mail.received.length = 0;
});

const letterTo = async (address: string): Promise<string> => {
  const found = () => mail.received.find(({ to }) => to.includes(address));
  await expect.poll(() => found() !== undefined, { timeout: 15_000 }).toBe(true);
  return found()?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=') ?? '';
};
const pathIn = (letter: string, name: string): string => new RegExp(`/newsletter\\?${name}=[\\w-]{43}`).exec(letter)?.[0] ?? '';

async function staffPage(): Promise<Page> {
  const page = await newPage({ origin: shop.origin, allow: [/status of 400/] });
  await page.goto('/bg/login');
  await page.getByLabel('Email', { exact: true }).fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/bg/index');
  return page;
}

const screens = [
  { name: 'desktop', phone: false, base: '' },
  { name: 'phone', phone: true, base: '/m' },
] as const;

describe.each(walkedOn(screens, 'phone'))('on a $name', ({ name, phone, base }) => {
  test('a visitor asks for the letter in the foot, says yes in her mailbox, and stops it', async () => {
    const email = `${name}@example.com`;
    const page = await newPage({ origin: shop.origin, phone });
    await page.goto(`${base}/newsletter`);
    expect(await axe(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    const foot = page.getByRole('contentinfo');
    await foot.getByLabel('Email for the newsletter').fill(email);
    await foot.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByText('Check your inbox and confirm').waitFor();

    await page.goto(pathIn(await letterTo(email), 'confirm'));
    expect(new URL(page.url()).pathname).toBe(`${base}/newsletter`);
    mail.received.length = 0;
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await page.getByText('Look for the next newsletter in your inbox.').waitFor();

    const welcome = await letterTo(email);
    expect(parseEmail(welcome).heads).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await page.goto(pathIn(welcome, 'stop'));
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByText('You won’t get these emails anymore.').waitFor();
  });
});

test('the form of the foot works without script, and a mail program stops the letter by itself', async () => {
  const asked = await fetch(`${shop.origin}/newsletter`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'join', email: 'plain@example.com' }),
    headers: { origin: shop.origin },
  });
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('Check your inbox and confirm')]);
  const token = pathIn(await letterTo('plain@example.com'), 'confirm').split('=')[1];
  mail.received.length = 0;
  await fetch(`${shop.origin}/v1/subscriber/confirm`, {
    method: 'POST',
    body: JSON.stringify({ token }),
    headers: { 'content-type': 'application/json' },
  });
  const head = parseEmail(await letterTo('plain@example.com')).heads.find((line) => line.startsWith('List-Unsubscribe: '));
  const address = /<(.+)>/.exec(head ?? '')?.[1] ?? '';
  const stopped = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'error',
  });
  expect([stopped.status, await stopped.text()]).toEqual([200, 'unsubscribed\n']);
});

test('staff see in the mailbox what was sent, without what opens an account', async () => {
  const page = await staffPage();
  await page.goto('/bg/mailbox?q=plain');
  await page.getByRole('link', { name: 'You’re subscribed to the monthly Tressline newsletter' }).click();
  await page.getByRole('heading', { level: 2, name: 'You’re subscribed to the monthly Tressline newsletter' }).waitFor();
  await page.frameLocator('iframe').getByText('Thanks for subscribing').waitFor();
  await page.getByText('Plain text').press('Enter');
  await page.getByText('?stop=…').waitFor();
  expect(await axe(page, { iframes: false })).toEqual([]);
});

test('a picture is sent with its progress, made anew, and a false one is told so', async () => {
  const page = await staffPage();
  await page.goto('/bg/ui/shop');
  await page.waitForLoadState('networkidle');
  const field = page.getByLabel('Photos of the style you want');
  const noise = await sharp({
    create: { width: 3000, height: 2000, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg({ quality: 92 })
    .toBuffer();
  await field.setInputFiles({ name: 'wish.jpg', mimeType: 'image/jpeg', buffer: noise });
  const list = page.getByRole('list', { name: 'Your photos' });
  await list.getByText('Added').waitFor();
  const uploadId = await page.locator('input[name=upload_ids]').inputValue();
  const url = await page.evaluate(
    async (id) => (await (await fetch(`/v1/resource/get?upload_id=${id}`)).json()).Data.url as string,
    uploadId,
  );
  const picture = await fetch(shop.origin + url);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  await field.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('<svg onload=alert(1)>') });
  await list.getByText('Only upload images!').waitFor();
  await page.getByRole('button', { name: 'Remove fake.png' }).click();
  expect(await list.getByRole('listitem').count()).toBe(1);
});

test('where she is is asked once and kept', async () => {
  const page = await newPage({ origin: shop.origin });
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/v1/geo/location') && asked.push(request.url()));
  await page.goto('/newsletter');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tressline:inUs')), { timeout: 15_000 }).toContain('"value":false');
  await page.clock.install();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(60_000);
  expect(asked).toHaveLength(1);
});
