import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { orderLines, orderShippings, orders } from '../tables/orders.ts';
import { parcels, shipments } from '../tables/parcels.ts';

export async function selectOrderSearchFields(db: Database, orderId: number) {
  const [order] = await db
    .select({ number: orders.number, email: orders.email, buyerNickName: orders.buyerNickName, searchText: orders.searchText })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) throw new Error(`order ${orderId} is gone`);
  const [[shipping], lines, sent] = await Promise.all([
    db
      .select({
        receiverName: orderShippings.receiverName,
        receiverPhone: orderShippings.receiverPhone,
        country: orderShippings.country,
      })
      .from(orderShippings)
      .where(eq(orderShippings.orderId, orderId)),
    db
      .select({ code: orderLines.skuCode })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.position), asc(orderLines.id))
      .limit(200),
    db
      .select({ tracking: shipments.trackingNumber })
      .from(shipments)
      .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
      .where(and(eq(parcels.orderId, orderId), isNotNull(shipments.trackingNumber)))
      .orderBy(asc(shipments.id))
      .limit(50),
  ]);
  return {
    order,
    shipping: shipping ?? null,
    codes: lines.map(({ code }) => code),
    tracking: sent.flatMap(({ tracking }) => tracking ?? []),
  };
}

export const updateOrderSearchText = (db: Database, orderId: number, found: { readonly searchText: string; readonly country: string }) =>
  db.update(orders).set(found).where(eq(orders.id, orderId));
