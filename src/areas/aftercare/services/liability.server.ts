import { policiesOf } from '#areas/content/service.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { fallOf } from '../rules/protection.ts';
import { linesUnderProtection, piecesSince } from '../store/liability.server.ts';
import { priceChanges } from '../store/own.server.ts';

export type NewPrice = { readonly skuId: number; readonly payableCents: number; readonly isFinalSale: boolean };
export type SkuBill = {
  readonly skuId: number;
  readonly pieces: number;
  readonly shoppers: number;
  readonly fallCents: number;
  readonly billCents: number;
};

/** What price protection would cost if these prices became true now: only what comes on top of what is owed anyway. */
export async function billOf(app: App, prices: readonly NewPrice[]): Promise<SkuBill[]> {
  if (prices.length === 0) return [];
  const now = app.now();
  const skuIds = prices.map(({ skuId }) => skuId);
  const [lines, policies] = await Promise.all([linesUnderProtection(app.db, skuIds, now), policiesOf(app)]);
  const first = lines.reduce<Date | null>((early, { paidAt }) => (early === null || paidAt < early ? paidAt : early), null);
  const past = first ? Map.groupBy(await priceChanges(app.db, skuIds, first), ({ skuId }) => skuId) : new Map();
  const times = policies.get('priceProtectionTimes') ?? 1;
  const bySku = Map.groupBy(lines, ({ skuId }) => skuId);
  return prices.flatMap(({ skuId, payableCents, isFinalSale }) => {
    const before = past.get(skuId) ?? [];
    const after = [...before, { payableCents, isFinalSale, at: now }];
    const owed = (bySku.get(skuId) ?? []).flatMap((line) => {
      const more = (fallOf(line, after, times)?.backCents ?? 0) - (fallOf(line, before, times)?.backCents ?? 0);
      return more > 0 ? [{ ...line, more }] : [];
    });
    if (owed.length === 0) return [];
    return [
      {
        skuId,
        pieces: owed.reduce((sum, { pieces }) => sum + pieces, 0),
        shoppers: new Set(owed.map(({ userId, orderId }) => (userId === null ? `order ${orderId}` : `user ${userId}`))).size,
        fallCents: Math.max(...owed.map(({ priceCents }) => priceCents - payableCents)),
        billCents: owed.reduce((sum, { more }) => sum + more, 0),
      },
    ];
  });
}

/** Pieces of each SKU bought in the last so many days. */
export async function soldLately(app: App, skuIds: readonly number[], days: number): Promise<ReadonlyMap<number, number>> {
  if (skuIds.length === 0) return new Map();
  return new Map((await piecesSince(app.db, skuIds, earlier(app.now(), days * dayMs))).map(({ skuId, pieces }) => [skuId, pieces]));
}
