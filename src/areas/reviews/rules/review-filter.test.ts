import { expect, test } from 'vitest';
import { anyReview, parseReviewFilter, reviewFilterQuery, starBars } from './review-filter.ts';

test.each([
  ['', anyReview],
  ['review_length=24&review_page=3', { ...anyReview, lengthInches: 24, page: 3 }],
  ['review_texture=Body+Wave&review_photos=1', { ...anyReview, texture: 'Body Wave', withPhotos: true }],
  ['review_length=-4&review_page=0&review_photos=yes&review_texture=', anyReview],
  ['review_length=1e9&review_page=__proto__', anyReview],
  ['review_texture=%00&review_texture=Body', anyReview],
  ['review_page=999999', { ...anyReview, page: 1000 }],
])('the address %j asks for reviews', (search, wish) => {
  expect(parseReviewFilter(new URLSearchParams(search))).toEqual(wish);
});

test('a wish and its address say the same', () => {
  const wish = { lengthInches: 20, texture: 'Deep Wave', withPhotos: true, page: 2 };
  expect(parseReviewFilter(new URLSearchParams(reviewFilterQuery(wish)))).toEqual(wish);
  expect(reviewFilterQuery(anyReview)).toBe('');
});

test('bars show every star, and nothing is not divided', () => {
  expect(
    starBars([
      { stars: 5, count: 3 },
      { stars: 1, count: 1 },
    ]).map((bar) => [bar.stars, bar.count, bar.percent]),
  ).toEqual([
    [5, 3, 75],
    [4, 0, 0],
    [3, 0, 0],
    [2, 0, 0],
    [1, 1, 25],
  ]);
  expect(starBars([]).every((bar) => bar.percent === 0)).toBe(true);
});
