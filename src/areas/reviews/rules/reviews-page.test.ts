import { describe, expect, test } from 'vitest';
import { isNarrowed, pagesFor, parseReviewsPageQuery, reviewsPagePath, summarizeStars } from './reviews-page.ts';

const read = (search: string) => parseReviewsPageQuery(new URLSearchParams(search));

describe('the address of all reviews', () => {
  test('says what is asked for, and is written one way', () => {
    const query = read('texture=Body+Wave&stars=5&page=2&photos=1&category=wig&length=24&sort=helpful');
    expect(query).toEqual({
      category: 'wig',
      stars: 5,
      lengthInches: 24,
      texture: 'Body Wave',
      withPhotos: true,
      sort: 'helpful',
      page: 2,
    });
    expect(reviewsPagePath(query)).toBe('/customer-review?category=wig&stars=5&length=24&texture=Body%20Wave&photos=1&sort=helpful&page=2');
    expect(reviewsPagePath(read(''))).toBe('/customer-review');
    expect(isNarrowed(query)).toBe(true);
    expect(isNarrowed(read('sort=highest&page=3'))).toBe(false);
  });

  test.each([
    'stars=6',
    'stars=0',
    'stars=-1',
    'stars=5.5',
    'stars=%00',
    'length=999',
    'texture=%25',
    'category=%27%20or%201=1',
    `texture=${'a'.repeat(10_000)}`,
    'page=0',
    'page=99999999999',
    'page=1e3',
    'sort=__proto__',
    'photos=yes',
    'constructor=1',
  ])('%s asks for nothing', (search) => expect(reviewsPagePath(read(search))).toBe('/customer-review'));
});

test('a summary is an average and five bars', () => {
  const { total, average, bars } = summarizeStars([
    { stars: 5, count: 6 },
    { stars: 4, count: 3 },
    { stars: 1, count: 1 },
  ]);
  expect([total, average]).toEqual([10, 4.3]);
  expect(bars.map(({ count }) => count)).toEqual([6, 3, 0, 0, 1]);
  expect(bars.map(({ percent }) => percent)).toEqual([60, 30, 0, 0, 10]);
  expect(summarizeStars([])).toMatchObject({ total: 0, average: null });
});

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
])('%d reviews are %d pages', (total, pages) => expect(pagesFor(total, 12)).toBe(pages));
