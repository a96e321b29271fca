import { plainAmount } from '#kernel/money.ts';
import { hrefOf } from '#site/links.ts';

export const sorts = ['best', 'featured', 'newest', 'price-low', 'price-high', 'saving', 'rating'] as const;
export type Sort = (typeof sorts)[number];
export const defaultSort: Sort = 'best';
export const pageSize = 24;

/** One chosen filter as in the address: Texture: Body Wave. */
export type Label = { readonly key: string; readonly value: string };
export type GoodsListQuery = {
  readonly labels: readonly Label[];
  /** Null for no limit. */
  readonly fromCents: number | null;
  readonly toCents: number | null;
  readonly inStock: boolean;
  /** Null for no limit. */
  readonly fromInches: number | null;
  readonly toInches: number | null;
  readonly sort: Sort;
  readonly page: number;
};
export const unfilteredListQuery: GoodsListQuery = {
  labels: [],
  fromCents: null,
  toCents: null,
  inStock: false,
  fromInches: null,
  toInches: null,
  sort: defaultSort,
  page: 1,
};
/** Other query parameters a list depends on, such as the search keyword. */
export type Extra = Readonly<Record<string, string>>;

const maxLabels = 20;
const maxLabelLength = 120;
const maxPages = 10_000;

/** Parses "Key: Value"; null when it is not one. */
export function labelIn(text: string): Label | null {
  const at = text.indexOf(':');
  if (at < 1 || text.length > maxLabelLength) return null;
  const [key, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  return key && value ? { key, value } : null;
}

export const labelText = ({ key, value }: Label): string => `${key}: ${value}`;

/** Parses a list's address. Invalid values are ignored, never an error. */
export function readList(search: URLSearchParams): GoodsListQuery {
  const [fromCents, toCents] = inOrder(centsIn(search.get('price_from')), centsIn(search.get('price_to')));
  const [fromInches, toInches] = inOrder(inchesIn(search.get('length_from')), inchesIn(search.get('length_to')));
  return {
    labels: labelsIn(search.getAll('filter_label')),
    fromCents,
    toCents,
    fromInches,
    toInches,
    inStock: search.get('in_stock') === '1',
    sort: sorts.find((sort) => sort === search.get('sort')) ?? defaultSort,
    page: pageIn(search.get('page')),
  };
}

/** Valid labels without duplicates. */
export function labelsIn(texts: readonly string[]): Label[] {
  const found = new Map<string, Label>();
  for (const text of texts.slice(0, maxLabels)) {
    const label = labelIn(text);
    if (label) found.set(labelText(label), label);
  }
  return [...found.values()];
}

export function pageIn(text: string | null): number {
  const page = /^\d{1,20}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(maxPages, Math.max(1, page));
}

/** Dollars as typed: 50, 49.9 or 49.99; also the field's pattern. */
export const dollarsPattern = '[0-9]{1,6}([.][0-9]{1,2})?';
const dollarsTyped = new RegExp(`^${dollarsPattern}$`);
export const isPrice = (typed: string): boolean => dollarsTyped.test(typed);
const centsIn = (text: string | null): number | null => (isPrice(text ?? '') ? Math.round(Number(text) * 100) : null);
const inchesIn = (text: string | null): number | null => (/^\d{1,3}$/.test(text ?? '') ? Number(text) : null);

/** The bounds may be typed in either order. */
const inOrder = (from: number | null, to: number | null): [from: number | null, to: number | null] =>
  from !== null && to !== null && from > to ? [to, from] : [from, to];

export const dollarsText = (amount: number): string => (amount % 100 === 0 ? String(amount / 100) : plainAmount(amount));

export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / pageSize));

/** The canonical query of a list, so that one list is one page: labels sorted, defaults left out. */
export function listSearch(query: Partial<GoodsListQuery>, extra: Extra = {}): string {
  const { labels, fromCents, toCents, inStock, fromInches, toInches, sort, page } = { ...unfilteredListQuery, ...query };
  const pairs = [
    ...Object.entries(extra).map(([name, value]) => `${name}=${encoded(value)}`),
    ...labels.map((label) => `filter_label=${encoded(labelText(label))}`).sort(),
    ...(fromCents === null ? [] : [`price_from=${dollarsText(fromCents)}`]),
    ...(toCents === null ? [] : [`price_to=${dollarsText(toCents)}`]),
    ...(fromInches === null ? [] : [`length_from=${fromInches}`]),
    ...(toInches === null ? [] : [`length_to=${toInches}`]),
    ...(inStock ? ['in_stock=1'] : []),
    ...(sort === defaultSort ? [] : [`sort=${sort}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ];
  return pairs.length ? `?${pairs.join('&')}` : '';
}

export const listPath = (category: string, query: Partial<GoodsListQuery>): string => hrefOf('category', { category }) + listSearch(query);

/** A colon may be unescaped in a query; the specification writes it so. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('%3A', ':');

/** Adds the filter, or removes it if present. */
export const toggled = (labels: readonly Label[], label: Label): Label[] =>
  labels.some((one) => labelText(one) === labelText(label))
    ? labels.filter((one) => labelText(one) !== labelText(label))
    : [...labels, label];
