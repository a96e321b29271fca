import { DomainError } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import { applyPriceChange, checkChanges, type PriceChange } from '../rules/prices.ts';
import { lockPrices, refreshGroups, updateSkuPrices, writeLedger } from '../store/prices.server.ts';

type PriceChangeSet = { readonly staffId: number | null; readonly reason: string; readonly changes: readonly PriceChange[] };
type Row = Awaited<ReturnType<typeof lockPrices>>[number];

/**
 * The one way a price changes: all or nothing, recorded in the price history, invalidating every page that shows it. Returns the changed
 * SKUs.
 */
export async function changePrices(app: App, changeSet: PriceChangeSet): Promise<number[]> {
  checkChanges(changeSet.changes, changeSet.reason);
  const changes = await transact(app, (inside) => changeInside(inside, changeSet));
  const groups = new Set(changes.map(({ spuId }) => spuId));
  if (groups.size > 0) await app.pageCache.invalidate(['goods', ...[...groups].map((id) => `spu:${id}`)]);
  return changes.map(({ skuId }) => skuId);
}

async function changeInside({ db, now }: App, { staffId, reason, changes }: PriceChangeSet): Promise<Row[]> {
  const at = now();
  const changeBySku = new Map(changes.map((change) => [change.skuId, change]));
  const rows = await lockPrices(db, [...changeBySku.keys()]);
  if (rows.length !== changeBySku.size) throw new DomainError('goodsNotExist');
  const real = rows.flatMap((row) => {
    const next = applyPriceChange(row, changeBySku.get(row.skuId) ?? row);
    return next ? [{ row, next }] : [];
  });
  if (real.length === 0) return [];
  await updateSkuPrices(
    db,
    real.map(({ row, next }) => ({ ...next, skuId: row.skuId })),
    at,
  );
  await writeLedger(
    db,
    real.map(({ row, next }) => ({
      skuId: row.skuId,
      oldPriceCents: row.priceCents,
      oldDiscountBp: row.discountBp,
      oldPayableCents: row.payableCents,
      priceCents: next.priceCents,
      discountBp: next.discountBp,
      isFinalSale: next.isClearance,
      reason: reason.trim(),
      staffId,
      createdAt: at,
    })),
  );
  await refreshGroups(
    db,
    real.map(({ row }) => row.spuId),
    at,
  );
  return real.map(({ row }) => row);
}
