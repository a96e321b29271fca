import { expect, test } from 'vitest';
import { chosenIn, listHref, listOf } from './list.ts';

const spec = listOf({
  page: 'office-invoices',
  filters: { state: ['open', 'paid'], from: 'day', owner: 'number', sku: 'words' },
  sorts: ['at', 'total'],
  first: '-at',
});
const read = (query: string) => chosenIn(spec, new URLSearchParams(query));

test('an address is read and written back as it was', () => {
  const typed = 'q=lily&state=open&from=2026-11-01&owner=3&sku=W-1&sort=total&cols=at%2Ctotal&page=2';
  expect(listHref(spec, read(typed), { page: 2 })).toBe(`/bg/invoices?${typed}`);
});

test('what is strange is as if it were not there', () => {
  const odd = read('state=__proto__&from=2026-13-99&owner=-1&sort=password&page=999999999&q=%00%20');
  expect(odd).toEqual({ filters: {}, words: undefined, sort: { by: 'at', down: true }, page: 200, columns: null });
});

test('another filter starts at the first page, and one set to nothing is gone', () => {
  expect(listHref(spec, read('state=open&page=4'), { filters: { state: undefined, owner: 7 } })).toBe('/bg/invoices?owner=7');
});
