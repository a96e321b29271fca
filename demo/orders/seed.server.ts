import { orderHistory, orderLines, orderShippings, orders } from '#areas/orders/tables/orders.ts';
import { parcelLines, parcels, shipments } from '#areas/orders/tables/parcels.ts';
import type { Copy } from '#platform/database/copy.server.ts';
import type { OrderRows } from './rows.ts';

/** Copies a batch of orders in dependency order, and empties it. */
export async function copyOrders(copy: Copy, rows: OrderRows): Promise<void> {
  await copy(orders, rows.orders);
  await copy(orderLines, rows.lines);
  await copy(orderShippings, rows.shippings);
  await copy(orderHistory, rows.history);
  await copy(parcels, rows.parcels);
  await copy(parcelLines, rows.parcelLines);
  await copy(shipments, rows.shipments);
  for (const list of Object.values(rows)) list.length = 0;
}
