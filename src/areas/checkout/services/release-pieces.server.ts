import { fetchStockLines } from '#areas/orders/services/transitions.server.ts';
import { lockStock, releaseItems } from '#areas/stock/services/holds.server.ts';
import type { App } from '#platform/app.ts';

/** Returns an order's unshipped units to stock. */
export async function releaseOrderStock(app: App, orderId: number): Promise<void> {
  const lines = await fetchStockLines(app, orderId);
  await lockStock(
    app,
    lines.flatMap(({ skuId }) => skuId ?? []),
  );
  await releaseItems(
    app,
    lines.map(({ id }) => id),
  );
}
