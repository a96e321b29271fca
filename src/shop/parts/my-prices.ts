import { callApi } from '#api/client.ts';
import type { myPrices } from '#areas/partners/calls/business.ts';
import { centsOfDollars } from '#kernel/money.ts';

export type MyPriceTier = { readonly minQuantity: number; readonly off: number; readonly priceCents: number };
export type MyPrices = { readonly prices: ReadonlyMap<number, readonly MyPriceTier[]>; readonly minQuantity: number };

const maxBatch = 200;

/** Null without a business account or an answer. */
export async function fetchMyPrices(skuIds: readonly number[]): Promise<MyPrices | null> {
  const prices = new Map<number, readonly MyPriceTier[]>();
  let minQuantity = 0;
  for (let at = 0; at < skuIds.length; at += maxBatch) {
    const answer = await callApi<typeof myPrices>('/business/my_prices', { sku_ids: skuIds.slice(at, at + maxBatch) });
    if (!answer.isDone || answer.data.account === null) return null;
    minQuantity = answer.data.least_pieces;
    for (const item of answer.data.items)
      prices.set(
        item.sku_id,
        item.prices.map(({ pieces, off, price }) => ({ minQuantity: pieces, off, priceCents: centsOfDollars(price) })),
      );
  }
  return { prices, minQuantity };
}

/** The last tier reached, if any. */
export const priceAt = (prices: readonly MyPriceTier[] | undefined, quantity: number): number | null =>
  prices?.findLast((step) => step.minQuantity <= quantity)?.priceCents ?? null;
