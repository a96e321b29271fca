import type { SeedSku } from '#demo/catalog/goods.ts';
import { cents, payable } from '#kernel/money.ts';

export type PriceAtTime = { readonly listCents: number; readonly discountBp: number; readonly unitCents: number };
export type PriceLookup = (sku: SeedSku, at: number) => PriceAtTime;

type Change = {
  readonly skuId: number;
  readonly priceCents: number;
  readonly discountBp?: number | undefined;
  readonly createdAt?: Date | undefined;
};
type Dated = PriceAtTime & { readonly from: number };

/** Past prices from the price history, so that old orders have the prices of their time. */
export function createPriceLookup(changes: Iterable<Change>): PriceLookup {
  const bySku = new Map<number, Dated[]>();
  for (const { skuId, priceCents, discountBp = 10_000, createdAt } of changes) {
    const dated = { from: createdAt?.getTime() ?? 0, listCents: priceCents, discountBp, unitCents: payable(cents(priceCents), discountBp) };
    const known = bySku.get(skuId);
    if (known) known.push(dated);
    else bySku.set(skuId, [dated]);
  }
  return (sku, at) =>
    bySku.get(sku.id)?.findLast(({ from }) => from <= at) ?? {
      listCents: sku.priceCents,
      discountBp: sku.discountBp,
      unitCents: sku.payableCents,
    };
}
