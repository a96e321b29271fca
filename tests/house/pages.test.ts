import { existsSync, readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { officePages } from '#site/office-pages.ts';
import { type Page, roles } from '#site/page.ts';
import { cacheKeysOf } from '#site/pages.server.ts';
import { type PageName, pages } from '#site/pages.ts';
import { shopPages } from '#site/shop-pages.ts';
import routes from '../../src/routes.ts';

const rows = Object.entries(pages) as [PageName, Page][];
const specified = readFileSync('docs/specification/addresses.txt', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/'));

test('every address of the specification has a row', () => {
  const known = new Set(rows.flatMap(([, page]) => [`/${page.path}`, page.path === '' ? '/m' : `/m/${page.path}`]));
  expect(specified.filter((path) => !known.has(path))).toEqual([]);
});

test('no two rows share an address or a name', () => {
  expect(new Set(rows.map(([, page]) => page.path)).size).toBe(rows.length);
  expect(Object.keys(pages)).toHaveLength(Object.keys(shopPages).length + Object.keys(officePages).length);
});

test('every row says who may see it; office pages name roles and nothing else opens them', () => {
  for (const [name, page] of rows) {
    if (name === 'office-login' || name === 'office-password') expect(page.who).toBe('anyone');
    else if (page.path.startsWith('bg'))
      expect(Array.isArray(page.who) && page.who.length > 0 && page.who.every((role) => roles.includes(role)), name).toBe(true);
    else expect(['anyone', 'shopper'], name).toContain(page.who);
  }
});

test('only pages for everybody are kept in memory', () => {
  expect(rows.filter(([name, page]) => cacheKeysOf(name) && page.who !== 'anyone').map(([name]) => name)).toEqual([]);
  expect(rows.filter(([name, page]) => cacheKeysOf(name) && /^(user|shop-cart|paypal|bg)/.test(page.path)).map(([name]) => name)).toEqual(
    [],
  );
});

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

test('every route of the app comes from a row, and every row is a route on its screens', async () => {
  const all = flat(await routes);
  const leaves = all.filter((entry) => entry.path !== undefined && !entry.file.includes('/frame/'));
  const expected = rows.flatMap(([name, page]) => [`desktop:${name}`, ...(page.mobile ? [`mobile:${name}`] : [])]);
  expect(leaves.map((entry) => entry.id).sort()).toEqual(expected.sort());
});

test('every page module exists, fails inside its frame, and describes itself', async () => {
  for (const entry of flat(await routes).filter((one) => one.path !== undefined)) {
    const file = `src/${entry.file}`;
    expect(existsSync(file), file).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(text, `${file} exports ErrorBoundary`).toMatch(/export (\{[^}]*ErrorBoundary|function ErrorBoundary)/);
    expect(text, `${file} exports meta`).toMatch(/export (\{[^}]*\bmeta\b|const meta|function meta)/);
  }
});
