import type { App } from '#platform/app.ts';
import { lockedPrices, repeatPrices, saveDiscount, writeLedger } from '../store/prices.server.ts';

type Cause = { readonly reason: string; readonly staffId: number | null };

/** Today's discounts, held for the rest of the transaction. */
export async function discountsOf(app: App, skuIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (skuIds.length === 0) return new Map();
  return new Map((await lockedPrices(app.db, skuIds)).map(({ id, discountBp }) => [id, discountBp]));
}

/** Gives SKUs another discount, inside the caller's transaction. Every change of a price leaves a line in the ledger. */
export async function changeDiscounts(app: App, wanted: ReadonlyMap<number, number>, { reason, staffId }: Cause): Promise<void> {
  if (wanted.size === 0) return;
  const now = app.now();
  const changing = (await lockedPrices(app.db, [...wanted.keys()])).flatMap((sku) => {
    const discountBp = wanted.get(sku.id) ?? sku.discountBp;
    return discountBp === sku.discountBp ? [] : [{ ...sku, before: sku.discountBp, discountBp }];
  });
  for (const [discountBp, same] of Map.groupBy(changing, (sku) => sku.discountBp))
    await saveDiscount(
      app.db,
      same.map(({ id }) => id),
      discountBp,
      now,
    );
  await writeLedger(
    app.db,
    changing.map((sku) => ({
      skuId: sku.id,
      oldPriceCents: sku.priceCents,
      oldDiscountBp: sku.before,
      oldPayableCents: sku.payableCents,
      priceCents: sku.priceCents,
      discountBp: sku.discountBp,
      isFinalSale: sku.isClearance,
      reason,
      staffId,
      createdAt: now,
    })),
  );
  await repeatPrices(app.db, [...new Set(changing.map(({ spuId }) => spuId))]);
}
