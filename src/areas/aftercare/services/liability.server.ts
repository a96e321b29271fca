import { dayMs, earlier } from '#kernel/dates.ts';
import type { App, EstimatePriceDropCost } from '#platform/app.ts';
import { lastingDrops } from '../rules/price-drops.ts';
import { creditsDue, type PriceFall } from '../rules/price-protection.ts';
import { creditsOfLines, linesUnderPriceProtection, priceFallsSince, soldQuantitySince } from '../store/liability.server.ts';
import { type CoveredLine, pricesNow } from '../store/price-protection.server.ts';
import { fetchPriceProtectionTerms } from './price-protection.server.ts';

export type NewPrice = { readonly skuId: number; readonly payableCents: number };
export type SkuDropCost = {
  readonly skuId: number;
  readonly pieces: number;
  readonly shoppers: number;
  readonly billCents: number;
};

/** Additional price-protection cost if these prices applied at a moment, for everything sold so far: on top of what is owed anyway. */
export async function estimateDropCostBySku(app: App, prices: readonly NewPrice[], at: Date = app.now()): Promise<SkuDropCost[]> {
  const owed = await owedIfLowered(app, prices, at);
  return prices.flatMap(({ skuId }) => {
    const lines = owed.get(skuId);
    return lines ? [{ skuId, ...totalsOf(lines) }] : [];
  });
}

/** The same for many prices at once, such as a sale: a shopper with several of the products counts once. */
export const estimatePriceDropCost: EstimatePriceDropCost = async (app, prices, at) => {
  const owed = await owedIfLowered(app, prices, at);
  return { ...totalsOf([...owed.values()].flat()), bySku: [...owed].map(([skuId, lines]) => ({ skuId, ...totalsOf(lines) })) };
};

type OwedLine = Pick<CoveredLine, 'userId' | 'orderId' | 'pieces'> & { readonly owedCents: number };

const totalsOf = (lines: readonly OwedLine[]) => ({
  pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
  shoppers: new Set(lines.map(({ userId, orderId }) => (userId === null ? `order ${orderId}` : `user ${userId}`))).size,
  billCents: lines.reduce((sum, { owedCents }) => sum + owedCents, 0),
});

/** Lines per batch of the estimate; each takes five statements, however many SKUs. */
const linesPerPage = 20_000;

async function owedIfLowered(app: App, prices: readonly NewPrice[], at: Date): Promise<ReadonlyMap<number, OwedLine[]>> {
  const owed = new Map<number, OwedLine[]>();
  if (prices.length === 0) return owed;
  const priceOf = new Map(prices.map(({ skuId, payableCents }) => [skuId, payableCents]));
  for (let after = 0; ; ) {
    const lines = await linesUnderPriceProtection(app.db, { skuIds: [...priceOf.keys()], at, after, limit: linesPerPage });
    for (const [skuId, some] of Map.groupBy(await owedOn(app, lines, priceOf, at), (line) => line.skuId))
      owed.set(skuId, [...(owed.get(skuId) ?? []), ...some]);
    if (lines.length < linesPerPage) return owed;
    after = lines.at(-1)?.id ?? 0;
  }
}

async function owedOn(app: App, lines: readonly CoveredLine[], priceOf: ReadonlyMap<number, number>, at: Date) {
  const [firstLine] = lines;
  if (!firstLine) return [];
  const skuIds = [...new Set(lines.flatMap(({ skuId }) => skuId ?? []))];
  const firstPaidAt = lines.reduce((first, { paidAt }) => (paidAt < first ? paidAt : first), firstLine.paidAt);
  const { times, standMinutes } = await fetchPriceProtectionTerms(app);
  const [today, drops, credits] = await Promise.all([
    pricesNow(app.db, skuIds),
    priceFallsSince(app.db, skuIds, firstPaidAt, standMinutes),
    creditsOfLines(
      app.db,
      lines.map(({ id }) => id),
    ),
  ]);
  const todayOf = new Map(today.map((price) => [price.skuId, price]));
  // Drops still being confirmed count: they are owed unless somebody raises the price again.
  const fallsOfSku = Map.groupBy(lastingDrops(drops), ({ skuId }) => skuId);
  const creditsOfLine = Map.groupBy(credits, ({ orderLineId }) => orderLineId);
  return lines.flatMap(({ skuId, ...line }) => {
    const [price, payableCents] = skuId === null ? [] : [todayOf.get(skuId), priceOf.get(skuId)];
    if (skuId === null || !price || payableCents === undefined || payableCents >= price.payableCents) return [];
    const given = creditsOfLine.get(line.id) ?? [];
    const sumOf = (all: readonly PriceFall[]): number =>
      creditsDue(line, all, given, times).reduce((sum, { amountCents }) => sum + amountCents, 0);
    const before: readonly PriceFall[] = fallsOfSku.get(skuId) ?? [];
    const owedCents = sumOf([...before, { payableCents, isFinalSale: price.isClearance, at }]) - sumOf(before);
    const { userId, orderId, pieces } = line;
    return owedCents > 0 ? [{ skuId, userId, orderId, pieces, owedCents }] : [];
  });
}

export async function soldLately(app: App, skuIds: readonly number[], days: number): Promise<ReadonlyMap<number, number>> {
  if (skuIds.length === 0) return new Map();
  return new Map((await soldQuantitySince(app.db, skuIds, earlier(app.now(), days * dayMs))).map(({ skuId, pieces }) => [skuId, pieces]));
}
