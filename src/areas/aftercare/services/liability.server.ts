import { dayMs, earlier } from '#kernel/dates.ts';
import type { App } from '#platform/app.ts';
import { standingDrops } from '../rules/price-drops.ts';
import { creditsDue, type PriceFall } from '../rules/protection.ts';
import { linesUnderProtection, piecesSince } from '../store/liability.server.ts';
import { creditsOf, fallsOf, pricesNow } from '../store/protection.server.ts';
import { protectionTerms } from './protection.server.ts';

export type NewPrice = { readonly skuId: number; readonly payableCents: number };
export type SkuBill = {
  readonly skuId: number;
  readonly pieces: number;
  readonly shoppers: number;
  readonly billCents: number;
};

/** What price protection would cost if these prices became true at a moment, now or later, for what is sold so far: only what comes on top of what is owed anyway. */
export async function billOf(app: App, prices: readonly NewPrice[], at: Date = app.now()): Promise<SkuBill[]> {
  if (prices.length === 0) return [];
  const skuIds = prices.map(({ skuId }) => skuId);
  const [lines, { times, standMinutes }, today] = await Promise.all([
    linesUnderProtection(app.db, skuIds, at),
    protectionTerms(app),
    pricesNow(app.db, skuIds),
  ]);
  const [first] = lines.map(({ paidAt }) => paidAt).sort((a, b) => a.getTime() - b.getTime());
  const [past, credits] = await Promise.all([
    first ? fallsOf(app.db, skuIds, first, standMinutes) : [],
    creditsOf(
      app.db,
      lines.map(({ id }) => id),
    ),
  ]);
  const given = Map.groupBy(credits, ({ orderLineId }) => orderLineId);
  const sumOf = (line: (typeof lines)[number], falls: readonly PriceFall[]): number =>
    creditsDue(line, falls, given.get(line.id) ?? [], times).reduce((sum, { amountCents }) => sum + amountCents, 0);
  return prices.flatMap(({ skuId, payableCents }) => {
    const price = today.find((one) => one.skuId === skuId);
    if (!price || payableCents >= price.payableCents) return [];
    // What is still being checked is taken for true: it is owed anyway, as long as nobody raises the price again.
    const before: readonly PriceFall[] = standingDrops(past.filter((fall) => fall.skuId === skuId));
    const after = [...before, { payableCents, isFinalSale: price.isClearance, at }];
    const owed = lines.flatMap((line) => {
      const more = line.skuId === skuId ? sumOf(line, after) - sumOf(line, before) : 0;
      return more > 0 ? [{ ...line, more }] : [];
    });
    if (owed.length === 0) return [];
    return [
      {
        skuId,
        pieces: owed.reduce((sum, { pieces }) => sum + pieces, 0),
        shoppers: new Set(owed.map(({ userId, orderId }) => (userId === null ? `order ${orderId}` : `user ${userId}`))).size,
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
