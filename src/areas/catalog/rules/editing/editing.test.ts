import { expect, test } from 'vitest';
import { rowDifferenceOf } from './differences.ts';
import { slugOf, toCamelCase } from './spelling.ts';

test.each([
  [{ a: 1 }, { a: 1 }, null],
  [{ a: 1, b: 2 }, { a: 3 }, { before: { a: 1 }, after: { a: 3 } }],
  [{ a: 1 }, { a: undefined }, null],
  [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, null],
  [{ at: new Date(0) }, { at: null }, { before: { at: '1970-01-01T00:00:00.000Z' }, after: { at: null } }],
])('%j wished to be %j differs by %j', (row, wish, difference) => expect(rowDifferenceOf(row, wish)).toEqual(difference));

test.each([
  ['Body Wave 13x4 HD', 'body-wave-13x4-hd'],
  ['  #613 Blonde!  ', '613-blonde'],
  ['Café crème', 'cafe-creme'],
  ['大波浪', ''],
])('%j has the address %j', (name, slug) => expect(slugOf(name)).toBe(slug));

test('names on the wire become names in code', () => {
  expect(toCamelCase({ name_en: 'a', meta_title_zh: 'b', id: 1 })).toEqual({ nameEn: 'a', metaTitleZh: 'b', id: 1 });
});
