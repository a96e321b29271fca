import { expect, test } from 'vitest';
import { labelIn, labelsIn, listPath, pageIn, pagesOf, readList, toggled } from './filters.ts';

test.each([
  ['Texture: Body Wave', { key: 'Texture', value: 'Body Wave' }],
  ['Texture:Body Wave', { key: 'Texture', value: 'Body Wave' }],
  ['Color: #613 Blonde', { key: 'Color', value: '#613 Blonde' }],
  ['Note: a: b', { key: 'Note', value: 'a: b' }],
  ['Texture', null],
  [': Body Wave', null],
  ['Texture: ', null],
  ['', null],
  [`Texture: ${'a'.repeat(200)}`, null],
])('the label %j', (text, label) => {
  expect(labelIn(text)).toEqual(label);
});

test('a label counts once, and nobody sends a thousand', () => {
  expect(labelsIn(['A: 1', 'A:1', 'A: 2', 'x'])).toHaveLength(2);
  expect(labelsIn(Array.from({ length: 1000 }, (_, place) => `A: ${place}`))).toHaveLength(20);
});

test.each([
  [null, 1],
  ['', 1],
  ['3', 3],
  ['0', 1],
  ['-2', 1],
  ['1e3', 1],
  ['1000000000', 10_000],
  ['999999999', 10_000],
])('page %j is page %d', (text, page) => {
  expect(pageIn(text)).toBe(page);
});

test.each([
  [0, 1],
  [1, 1],
  [24, 1],
  [25, 2],
])('%d groups fill %d pages', (total, pages) => {
  expect(pagesOf(total)).toBe(pages);
});

test('one list is written one way', () => {
  const labels = [
    { key: 'Texture', value: 'Body Wave' },
    { key: 'Color', value: '#613 Blonde' },
  ];
  const path = '/collections/wig?filter_label=Color:%20%23613%20Blonde&filter_label=Texture:%20Body%20Wave&sort=newest&page=2';
  expect(listPath('wig', { labels, sort: 'newest', page: 2 })).toBe(path);
  expect(listPath('wig', { labels: [...labels].reverse(), sort: 'newest', page: 2 })).toBe(path);
  expect(listPath('wig', { sort: 'best', page: 1 })).toBe('/collections/wig');
});

test('what is written is read back', () => {
  const labels = [{ key: 'Style', value: 'A & B = C?' }];
  const query = {
    labels,
    fromCents: 4999,
    toCents: 20000,
    inStock: true,
    fromInches: 16,
    toInches: 30,
    sort: 'price-low',
    page: 3,
  } as const;
  expect(readList(new URL(listPath('wig', query), 'http://x').searchParams)).toEqual(query);
});

test('a filter pressed twice is gone', () => {
  const label = { key: 'Texture', value: 'Body Wave' };
  expect(toggled([], label)).toEqual([label]);
  expect(toggled([label], { ...label })).toEqual([]);
});

test.each(['-5', '1e3', '12.345', 'NaN', '99999999', '', ' '])('a price of %j is no limit', (typed) => {
  expect(readList(new URLSearchParams({ price_from: typed, price_to: typed }))).toMatchObject({ fromCents: null, toCents: null });
});

test.each(['-5', '1e3', '12.5', '1000', '', '%', '\u0000'])('a length of %j is no limit', (typed) => {
  expect(readList(new URLSearchParams({ length_from: typed, length_to: typed }))).toMatchObject({ fromInches: null, toInches: null });
});

test('a range typed the wrong way round is meant the right way round', () => {
  const typed = new URLSearchParams({ price_from: '200', price_to: '50', length_from: '30', length_to: '16' });
  expect(readList(typed)).toMatchObject({ fromCents: 5000, toCents: 20000, fromInches: 16, toInches: 30 });
});
