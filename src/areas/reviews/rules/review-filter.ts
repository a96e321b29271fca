/** Filter of a product's reviews, as in the address. */
export type ReviewFilter = {
  readonly lengthInches: number | null;
  readonly texture: string | null;
  readonly withPhotos: boolean;
  readonly page: number;
};

export const reviewsPerPage = 6;
export const anyReview: ReviewFilter = { lengthInches: null, texture: null, withPhotos: false, page: 1 };

const maxPages = 1000;
const wholeIn = (text: string | null, max: number): number | null =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Math.min(max, Number(text)) : null;

const textureIn = (text: string | null): string | null => (text !== null && /^[\p{L}\p{N} &'-]{1,60}$/u.test(text) ? text : null);

/** Invalid values are ignored. */
export const parseReviewFilter = (query: URLSearchParams): ReviewFilter => ({
  lengthInches: wholeIn(query.get('review_length'), 999),
  texture: textureIn(query.get('review_texture')),
  withPhotos: query.get('review_photos') === '1',
  page: wholeIn(query.get('review_page'), maxPages) ?? 1,
});

/** Empty without a filter. */
export function reviewFilterQuery({ lengthInches, texture, withPhotos, page }: ReviewFilter): string {
  const pairs: [string, string | null][] = [
    ['review_length', lengthInches === null ? null : String(lengthInches)],
    ['review_texture', texture],
    ['review_photos', withPhotos ? '1' : null],
    ['review_page', page > 1 ? String(page) : null],
  ];
  const params = pairs.flatMap(([key, value]) => (value === null ? [] : [[key, value]]));
  return params.length ? `?${new URLSearchParams(params)}` : '';
}

/** Number of reviews per star, with the share of each for a bar. */
export function starBars(counts: readonly { readonly stars: number; readonly count: number }[]) {
  const total = counts.reduce((sum, row) => sum + row.count, 0);
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = counts.find((row) => row.stars === stars)?.count ?? 0;
    return { stars, count, percent: total > 0 ? Math.round((count * 100) / total) : 0 };
  });
}
