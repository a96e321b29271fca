import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axe, newPage } from '../kit/browser.ts';
import { type Shop, seededShop } from '../kit/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await seededShop();
});
afterAll(() => shop.stop());

describe('searching with the keyboard', () => {
  test('suggestions open while typing, arrows choose, Enter follows, Escape shuts', async () => {
    const page = await newPage({ origin: shop.origin });
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.focus();
    await box.pressSequentially('body wa');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await list
      .getByRole('option', { name: /Body Wave/ })
      .first()
      .waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    await box.pressSequentially('v');
    await list.getByRole('group', { name: 'Products' }).getByRole('option').first().waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await box.getAttribute('aria-activedescendant')).toBe(await list.getByRole('option', { selected: true }).getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=body\+wave/);
  });

  test('a misspelt search is put right, narrowed, and remembered', async () => {
    const page = await newPage({ origin: shop.origin });
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Search' });
    await box.fill('bodi wave wig');
    await box.press('Enter');
    await page.getByRole('heading', { level: 1, name: /bodi wave wig/ }).waitFor();
    await page.getByRole('link', { name: 'body wave wig', exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: 'Wigs · Body wave' }).waitFor();
    await page.goto('/search');
    await box.focus();
    await page.getByRole('option', { name: 'bodi wave wig' }).waitFor();
  });
});

test('without script the box is a plain form, and nothing found still helps', async () => {
  const answer = await fetch(`${shop.origin}/search?q=${encodeURIComponent('zzzz unicorn')}`);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toContain('No results for “zzzz unicorn”');
  expect(text).toContain('/collections/wig');
});

test.each([
  ['a percent sign', '%'],
  ['a NUL', '%00'],
  ['a name of the language', '__proto__'],
  ['10 kB', 'a'.repeat(10_000)],
  ['a unicorn', '%F0%9F%A6%84'],
  ['a sign that turns writing round', '%E2%80%AE'],
  ['a page far out', 'wig&page=1000000000'],
  ['three keywords', 'wig&q=bob&q=lace'],
])('%s is answered', async (_, words) => {
  const answer = await fetch(`${shop.origin}/search?q=${words}`);
  expect(answer.status).toBeLessThan(500);
});

test('on a phone the box waits for words, in Chinese too', async () => {
  const page = await newPage({ origin: shop.origin, phone: true, lang: 'zh' });
  await page.goto('/m/search');
  const box = page.getByRole('combobox', { name: '搜索' });
  await box.fill('大波浪');
  const option = page.getByRole('listbox').getByRole('option').first();
  await option.waitFor();
  expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await axe(page)).toEqual([]);
  await box.press('Enter');
  await page.getByRole('heading', { level: 1, name: /大波浪/ }).waitFor();
});
