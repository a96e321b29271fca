import { expect, test } from 'vitest';
import { entryTexts } from '#areas/staff/page-texts.ts';
import { officePages } from '#site/office-pages.ts';
import { office } from '#site/page.ts';
import { menuFor } from './menu.ts';

test('the navigation shows only pages of the office, the first of them the overview', () => {
  const menuPages = menuFor(['owner']).map(({ page }) => page);
  expect(menuPages).toContain('office');
  for (const name of menuPages) expect(officePages).toHaveProperty(name);
});

test('each role sees its own pages, in the order of the day', () => {
  const rows = {
    office: office('bg/index', ['stock', 'finance']),
    'office-money': office('bg/ie/income_expenditure', ['finance']),
    'office-stock': office('bg/stock/query', ['stock']),
  };
  const seen = (role: 'stock' | 'finance' | 'editor') =>
    menuFor([role], (name) => (name in rows ? rows[name as keyof typeof rows] : null)).map(({ page }) => page);
  expect(seen('stock')).toEqual(['office', 'office-stock']);
  expect(seen('finance')).toEqual(['office', 'office-money']);
  expect(seen('editor')).toEqual([]);
});

test('an editor is offered the words of sale pages, not the sales themselves', () => {
  const menuPages = menuFor(['editor']).map(({ page }) => page);
  expect(menuPages).toContain('office-sale-pages');
  expect(menuPages).not.toContain('office-promotions');
});

test('somebody without a role sees nothing', () => {
  expect(menuFor([])).toEqual([]);
});

test('every name in the navigation is a page of the office', () => {
  for (const name of Object.keys(entryTexts)) expect(officePages).toHaveProperty(name);
});
