import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { lockPrices } from '../../store/prices.server.ts';
import { invalidateCatalog } from './invalidate.server.ts';
import { applyPrices, type SeenPrice } from './price-grid.server.ts';
import { changeSku, type SkuChanges } from './skus.server.ts';

type PriceChangeOptions = { readonly reason: string; readonly acceptsBelowCost: boolean };

/** Both or neither: a refused price leaves the other changes out too, and a price is measured by the cost that comes with it. */
export async function changeSkuAndPrice(
  app: App,
  caller: Caller,
  id: number,
  changes: SkuChanges,
  price: Partial<SeenPrice> | null,
  { reason, acceptsBelowCost }: PriceChangeOptions,
): Promise<void> {
  if (price === null) return changeSku(app, caller, id, changes);
  const spuId = await transact(app, async (inside) => {
    await changeSku(inside, caller, id, changes);
    const [now] = await lockPrices(inside.db, [id]);
    if (!now) throw new DomainError('goodsNotExist');
    const { priceCents = now.priceCents, discountBp = now.discountBp } = price;
    await applyPrices(inside, caller, {
      reason: reason || 'sku.update',
      changes: [{ skuId: id, priceCents, discountBp, was: now }],
      acceptsBelowCost,
    });
    return now.spuId;
  });
  // Pages rendered before the commit still showed the old price.
  await invalidateCatalog(app, ['goods', `spu:${spuId}`], 'prices');
}
