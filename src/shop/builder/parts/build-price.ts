import type { OutputOf } from '#api/call.ts';
import type { giveEstimate } from '#areas/custom/calls/estimates.ts';
import { centsOfDollars } from '#kernel/money.ts';

export type BuildPrice = { readonly skuId: number; readonly estimate: string | null; readonly cents: number; readonly stock: number };

/** What the server gave a build; one that needs a person has no number. */
export function parseBuildPrice({ sku_id: skuId, estimate, unit_price: price, sku }: OutputOf<typeof giveEstimate>): BuildPrice | 'person' {
  if (skuId === null || price === null || estimate === null) return 'person';
  const cents = centsOfDollars(price);
  // What is finished lies in the cart as itself.
  return sku?.id === skuId
    ? { skuId, estimate: null, cents, stock: sku.stock }
    : { skuId, estimate, cents, stock: Number.POSITIVE_INFINITY };
}
