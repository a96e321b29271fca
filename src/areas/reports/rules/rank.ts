export const rankPeriods = ['7', '30', '90', 'all'] as const;
export type RankPeriod = (typeof rankPeriods)[number];
const usualPeriod: RankPeriod = '30';

/** Unknown periods fall back to the default, unknown categories to the whole shop. */
export const parseRankPeriod = (typed: string | null): RankPeriod => rankPeriods.find((period) => period === typed) ?? usualPeriod;

/** Defaults are left out, so that every list has one address. */
export function rankSearch(category: string, period: RankPeriod): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(period !== usualPeriod && { period }) });
  return query.size ? `?${query}` : '';
}

export type Movement = { readonly kind: 'up' | 'down' | 'same' | 'new'; readonly by: number };

export function movementOf(rank: number, previousRank: number | null): Movement {
  if (previousRank === null) return { kind: 'new', by: 0 };
  if (previousRank === rank) return { kind: 'same', by: 0 };
  return { kind: previousRank > rank ? 'up' : 'down', by: Math.abs(previousRank - rank) };
}

type Ranked = { readonly skuId: number; readonly place: number };
type Pinned = { readonly skuId: number; readonly pinnedAt: number | null; readonly isHidden: boolean };
export type RankEntry<Row, Pin> = { readonly row: Row | Pin; readonly earned: Row | null; readonly isFeatured: boolean };

/**
 * The list as shown, without hidden entries. A pinned entry is shown at its pinned position with a label and keeps its earned rank, so the
 * other ranks stay true.
 */
export function arrangeRank<Row extends Ranked, Pin extends Pinned>(rows: readonly Row[], pins: readonly Pin[]): RankEntry<Row, Pin>[] {
  const touched = new Set(pins.map(({ skuId }) => skuId));
  const list: RankEntry<Row, Pin>[] = rows
    .filter(({ skuId }) => !touched.has(skuId))
    .map((row) => ({ row, earned: row, isFeatured: false }));
  for (const pin of pins.toSorted((a, b) => (a.pinnedAt ?? 0) - (b.pinnedAt ?? 0))) {
    if (pin.isHidden || pin.pinnedAt === null) continue;
    const earned = rows.find(({ skuId }) => skuId === pin.skuId) ?? null;
    list.splice(Math.min(pin.pinnedAt - 1, list.length), 0, { row: pin, earned, isFeatured: true });
  }
  return list;
}
