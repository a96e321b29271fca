import { callApi } from '#api/client.ts';
import type { myPrices } from '#areas/partners/calls/business.ts';
import { centsOfDollars } from '#kernel/money.ts';

export type MyPriceTier = { readonly pieces: number; readonly off: number; readonly priceCents: number };
export type MyPrices = { readonly prices: ReadonlyMap<number, readonly MyPriceTier[]>; readonly least: number };

const mostAtOnce = 200;

/** What SKUs cost the member who asks; null where she has no business account, or nobody answers. */
export async function fetchMyPrices(skuIds: readonly number[]): Promise<MyPrices | null> {
  const prices = new Map<number, readonly MyPriceTier[]>();
  let least = 0;
  for (let at = 0; at < skuIds.length; at += mostAtOnce) {
    const answer = await callApi<typeof myPrices>('/business/my_prices', { sku_ids: skuIds.slice(at, at + mostAtOnce) });
    if (!answer.isDone || answer.data.account === null) return null;
    least = answer.data.least_pieces;
    for (const item of answer.data.items)
      prices.set(
        item.sku_id,
        item.prices.map(({ pieces, off, price }) => ({ pieces, off, priceCents: centsOfDollars(price) })),
      );
  }
  return { prices, least };
}

/** The price at so many pieces: the last step that is reached, or none. */
export const priceAt = (prices: readonly MyPriceTier[] | undefined, pieces: number): number | null =>
  prices?.findLast((step) => step.pieces <= pieces)?.priceCents ?? null;
