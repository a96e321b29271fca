import { isBuyable } from './options.ts';

export type PricedSku = {
  readonly skuId: number;
  readonly spuId: number;
  readonly slug: string;
  readonly code: string;
  readonly lengthInches: number | null;
  readonly payableCents: number;
  readonly priceCents: number;
  readonly available: number;
  readonly isMadeToOrder: boolean;
};

/** One group in one length: the cheapest available SKU, else the cheapest of all. */
export type PriceCell = {
  readonly skuId: number;
  readonly slug: string;
  readonly code: string;
  readonly inches: number | null;
  readonly payableCents: number;
  readonly listCents: number;
  /** Others of this length cost more. */
  readonly isFrom: boolean;
  readonly isOut: boolean;
};

export function cellOf(skus: readonly PricedSku[]): PriceCell | null {
  const buyable = skus.filter(isBuyable);
  const among = buyable.length > 0 ? buyable : skus;
  const first = among.toSorted((a, b) => a.payableCents - b.payableCents || a.skuId - b.skuId)[0];
  if (!first) return null;
  return {
    skuId: first.skuId,
    slug: first.slug,
    code: first.code,
    inches: first.lengthInches,
    payableCents: first.payableCents,
    listCents: first.priceCents,
    isFrom: among.some(({ payableCents }) => payableCents > first.payableCents),
    isOut: buyable.length === 0,
  };
}

/** By group id, shortest first; products without a length last. */
export function cellsByGroup(skus: readonly PricedSku[]): ReadonlyMap<number, readonly PriceCell[]> {
  const groups = Map.groupBy(skus, ({ spuId }) => spuId);
  return new Map(
    [...groups].map(([spuId, members]) => [
      spuId,
      [...Map.groupBy(members, ({ lengthInches }) => lengthInches).values()]
        .flatMap((same) => cellOf(same) ?? [])
        .sort((a, b) => (a.inches ?? Number.POSITIVE_INFINITY) - (b.inches ?? Number.POSITIVE_INFINITY)),
    ]),
  );
}

/** All lengths of the cells, shortest first; null is the column without a length. */
export function priceListColumns(rows: readonly { readonly cells: readonly PriceCell[] }[]): (number | null)[] {
  const lengths = new Set(rows.flatMap(({ cells }) => cells.map(({ inches }) => inches)));
  return [...lengths].sort((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY));
}

const maxSearchLength = 60;
const maxSearchWords = 6;

/** The list's own search: a few plain words. */
export const parsePriceListSearch = (typed: string | null): string =>
  (typed ?? '')
    .normalize('NFKC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)
    .split(' ')
    .slice(0, maxSearchWords)
    .join(' ');

export type PriceListQuery = { readonly category: string; readonly words: string; readonly page: number };

/** Defaults are left out. */
export function priceListSearch({ category = '', words = '', page = 1 }: Partial<PriceListQuery>): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(words && { q: words }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size ? `?${query}` : '';
}
