import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { purchaseOrderLines, purchaseOrders, stockLevels } from '#areas/stock/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { purchaseViews } from '../rules/states.ts';

/** Selling SKUs whose available units end within this many days, soonest first. */
export const skusRunningOut = (db: Database, days: number, count: number) =>
  db
    .select({
      skuId: skus.id,
      code: skus.code,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      costCents: skus.costCents,
      free: stockLevels.available,
      sold30: stockLevels.sold30,
      coverDays: stockLevels.coverDays,
    })
    .from(stockLevels)
    .innerJoin(skus, eq(skus.id, stockLevels.skuId))
    .where(and(lt(stockLevels.coverDays, days), gt(stockLevels.sold30, 0), isNull(skus.deletedAt), eq(skus.isMadeToOrder, false)))
    .orderBy(asc(stockLevels.coverDays), asc(stockLevels.skuId))
    .limit(count);

export async function lastPurchases(db: Database, skuIds: readonly number[]) {
  if (skuIds.length === 0) return [];
  // Per SKU the latest line by index, however often it was bought.
  const { rows } = await db.execute<{ sku_id: number; vendor_id: number; unit_cost_cents: number }>(sql`
    select wanted.id as sku_id, last.vendor_id, last.unit_cost_cents
    from unnest(${sql.param(`{${skuIds.join(',')}}`)}::int[]) wanted(id)
    cross join lateral (
      select o.vendor_id, l.unit_cost_cents from purchase_order_lines l join purchase_orders o on o.id = l.purchase_order_id
      where l.sku_id = wanted.id and o.status <> 'cancelled' order by l.id desc limit 1
    ) last
    order by 1 limit ${skuIds.length}`);
  return rows.map((row) => ({ skuId: Number(row.sku_id), vendorId: Number(row.vendor_id), unitCostCents: Number(row.unit_cost_cents) }));
}

/** Incoming units including drafts, so that nothing is proposed twice. */
export const quantityOnOrder = (db: Database, skuIds: readonly number[]) =>
  db
    .select({
      skuId: purchaseOrderLines.skuId,
      pieces: sql<number>`sum(greatest(0, ${purchaseOrderLines.quantity} - ${purchaseOrderLines.receivedQuantity}))::int`,
    })
    .from(purchaseOrderLines)
    .innerJoin(purchaseOrders, eq(purchaseOrders.id, purchaseOrderLines.purchaseOrderId))
    .where(
      and(
        // One array parameter: a thousand placeholders take longer to parse than their rows.
        sql`${purchaseOrderLines.skuId} = any(${sql.param(`{${skuIds.join(',')}}`)}::int[])`,
        // The same condition as the partial index, so that old deliveries are not read.
        sql`received_quantity < quantity`,
        inArray(purchaseOrders.status, purchaseViews.open),
      ),
    )
    .groupBy(purchaseOrderLines.skuId)
    .orderBy(asc(purchaseOrderLines.skuId))
    .limit(skuIds.length);
