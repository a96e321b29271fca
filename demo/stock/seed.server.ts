import {
  purchaseOrderLines,
  purchaseOrders,
  purchaseReceiptLines,
  purchaseReceipts,
  stockLevels,
  stockMovements,
  stockReservations,
} from '#areas/stock/tables.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import type { PurchaseRows } from './purchases.ts';
import type { Warehouse } from './warehouse.ts';

/** Rows waiting to be copied; movements wait in the warehouse. */
export type StockRows = PurchaseRows & { reservations: (typeof stockReservations.$inferInsert)[] };
export const noStockRows = (): StockRows => ({
  purchaseOrders: [],
  purchaseOrderLines: [],
  receipts: [],
  receiptLines: [],
  reservations: [],
});

/** Copies a batch in dependency order, and empties it. */
export async function copyStock(copy: Copy, rows: StockRows, warehouse: Warehouse): Promise<number> {
  const movementCount = await copy(stockMovements, warehouse.movements);
  await copy(stockReservations, rows.reservations);
  await copy(purchaseOrders, rows.purchaseOrders);
  await copy(purchaseOrderLines, rows.purchaseOrderLines);
  await copy(purchaseReceipts, rows.receipts);
  await copy(purchaseReceiptLines, rows.receiptLines);
  warehouse.movements.length = 0;
  for (const list of Object.values(rows)) list.length = 0;
  return movementCount;
}

/** Final levels; made-to-order SKUs have none. */
export async function copyLevels(copy: Copy, warehouse: Warehouse, now: Date): Promise<void> {
  await copy(stockLevels, levelRows(warehouse, now));
}

function* levelRows(warehouse: Warehouse, now: Date): Generator<typeof stockLevels.$inferInsert> {
  for (const [index, sku] of warehouse.goods.entries()) {
    if (sku.isMadeToOrder) continue;
    const onHand = warehouse.onHandAt(index);
    yield {
      skuId: sku.id,
      onHand,
      reserved: onHand - warehouse.availableAt(index),
      lowMark: warehouse.demandAt(index) > 3 ? 8 : 4,
      updatedAt: now,
    };
  }
}
