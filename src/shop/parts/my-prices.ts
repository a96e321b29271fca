import { callApi } from '#shop/cart/parts/call-api.ts';

export type MyPriceTier = { readonly pieces: number; readonly off: number; readonly priceCents: number };
export type MyPrices = { readonly prices: ReadonlyMap<number, readonly MyPriceTier[]>; readonly least: number };

const mostAtOnce = 200;
type Fields = Readonly<Record<string, unknown>>;
const fieldsIn = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const listIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsIn) : []);

/** What SKUs cost the member who asks; null where she has no business account, or nobody answers. */
export async function fetchMyPrices(skuIds: readonly number[]): Promise<MyPrices | null> {
  const prices = new Map<number, readonly MyPriceTier[]>();
  let least = 0;
  for (let at = 0; at < skuIds.length; at += mostAtOnce) {
    const answer = await callApi('/business/my_prices', { sku_ids: skuIds.slice(at, at + mostAtOnce) });
    const told = answer.isDone ? fieldsIn(answer.data) : {};
    if (typeof told.account !== 'string') return null;
    least = Number(told.least_pieces ?? 0);
    for (const item of listIn(told.items))
      prices.set(
        Number(item.sku_id),
        listIn(item.prices).map(({ pieces, off, price }) => ({
          pieces: Number(pieces),
          off: Number(off),
          priceCents: Math.round(Number(price) * 100),
        })),
      );
  }
  return { prices, least };
}

/** The price at so many pieces: the last step that is reached, or none. */
export const priceAt = (prices: readonly MyPriceTier[] | undefined, pieces: number): number | null =>
  prices?.findLast((step) => step.pieces <= pieces)?.priceCents ?? null;
