import { hrefOf } from '#site/links.ts';

export const reviewSorts = ['newest', 'helpful', 'highest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Null means any. */
export type ReviewsPageQuery = {
  readonly category: string | null;
  readonly stars: number | null;
  readonly lengthInches: number | null;
  readonly texture: string | null;
  readonly withPhotos: boolean;
  readonly sort: ReviewSort;
  readonly page: number;
};

export const reviewsPageSize = 12;
export const photosPageSize = 24;
const maxPages = 10_000;
const maxTextLength = 60;

/** Invalid values are ignored, never an error. */
export function parseReviewsPageQuery(search: URLSearchParams): ReviewsPageQuery {
  return {
    category: plainTextIn(search.get('category')),
    stars: parsePositiveInteger(search.get('stars'), 5),
    lengthInches: parsePositiveInteger(search.get('length'), 60),
    texture: plainTextIn(search.get('texture')),
    withPhotos: search.get('photos') === '1',
    sort: reviewSorts.find((sort) => sort === search.get('sort')) ?? 'newest',
    page: parsePositiveInteger(search.get('page'), maxPages) ?? 1,
  };
}

const plainTextIn = (text: string | null): string | null =>
  text !== null && /^[\w -]+$/.test(text) && text.length <= maxTextLength ? text : null;

export function parsePositiveInteger(text: string | null, max: number): number | null {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  return value >= 1 && value <= max ? value : null;
}

/** The canonical address: fixed order, defaults left out. */
export function reviewsPagePath(query: Partial<ReviewsPageQuery>): string {
  const pairs = [
    ['category', query.category],
    ['stars', query.stars],
    ['length', query.lengthInches],
    ['texture', query.texture],
    ['photos', query.withPhotos ? 1 : null],
    ['sort', query.sort === 'newest' ? null : query.sort],
    ['page', query.page === 1 ? null : query.page],
  ]
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return hrefOf('customer-review') + (pairs.length ? `?${pairs.join('&')}` : '');
}

export const isNarrowed = ({ category, stars, lengthInches, texture, withPhotos }: ReviewsPageQuery): boolean =>
  withPhotos || [category, stars, lengthInches, texture].some((one) => one !== null);

export const pagesFor = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

export type StarCount = { readonly stars: number; readonly count: number };
export type ReviewSummary = {
  readonly total: number;
  /** One decimal, as shown; null without reviews. */
  readonly average: number | null;
  /** From five stars down; percent is the bar's width. */
  readonly bars: readonly { readonly stars: number; readonly count: number; readonly percent: number }[];
};

export function summarizeStars(counts: readonly StarCount[]): ReviewSummary {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const sum = counts.reduce((all, { stars, count }) => all + stars * count, 0);
  const bars = [5, 4, 3, 2, 1].map((stars) => {
    const count = counts.find((one) => one.stars === stars)?.count ?? 0;
    return { stars, count, percent: total ? Math.round((count * 100) / total) : 0 };
  });
  return { total, average: total ? Math.round((sum * 10) / total) / 10 : null, bars };
}
