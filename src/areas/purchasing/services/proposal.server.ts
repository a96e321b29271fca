import { reorderQuantity } from '#areas/stock/rules/levels.ts';
import type { App } from '#platform/app.ts';
import { maxPurchaseLines } from '../rules/states.ts';
import * as store from '../store/proposal.server.ts';

/**
 * What to buy so that everything selling lasts this many days, less available and incoming units. With a vendor, only what that vendor
 * delivered last, and what nobody delivered yet.
 */
export async function proposalFor(app: App, { days, vendorId }: { readonly days: number; readonly vendorId: number | null }) {
  const rows = await store.skusRunningOut(app.db, days, maxPurchaseLines * 5);
  if (rows.length === 0) return [];
  const ids = rows.map(({ skuId }) => skuId);
  const [bought, ordered] = await Promise.all([store.lastPurchases(app.db, ids), store.quantityOnOrder(app.db, ids)]);
  const last = new Map(bought.map((row) => [row.skuId, row]));
  const coming = new Map(ordered.map((row) => [row.skuId, row.pieces]));
  return rows
    .map((row) => ({
      ...row,
      coming: coming.get(row.skuId) ?? 0,
      vendorId: last.get(row.skuId)?.vendorId ?? null,
      unitCostCents: last.get(row.skuId)?.unitCostCents ?? row.costCents,
      pieces: reorderQuantity({ ...row, coming: coming.get(row.skuId) ?? 0 }, days),
    }))
    .filter((row) => row.pieces > 0 && (vendorId === null || row.vendorId === null || row.vendorId === vendorId))
    .slice(0, maxPurchaseLines);
}
