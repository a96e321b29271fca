import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { skus, spus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import { isAwaitingPaymentSql } from '../tables/conditions.ts';
import { type orderActors, orderHistory, orderLines, orderShippings, orders } from '../tables/orders.ts';

export type ActorKind = (typeof orderActors)[number];
export type OrderRow = typeof orders.$inferSelect;
export type NewOrderRow = typeof orders.$inferInsert;
export type NewOrderLineRow = typeof orderLines.$inferInsert;
export type StockLineRow = Awaited<ReturnType<typeof selectStockLines>>[number];

/** Locked until the transaction ends, so changes to an order are serialized. */
export async function selectOrderForUpdate(db: Database, id: number): Promise<OrderRow> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!row) throw new Error(`order ${id} is gone`);
  return row;
}

export async function selectOrder(db: Database, which: { readonly number: string } | { readonly id: number }): Promise<OrderRow | null> {
  const [row] = await db
    .select()
    .from(orders)
    .where('number' in which ? eq(orders.number, which.number) : eq(orders.id, which.id))
    .limit(1);
  return row ?? null;
}

/** Null when this checkout already has its order, or the number is taken. */
export async function insertOrder(db: Database, row: NewOrderRow): Promise<OrderRow | null> {
  const [made] = await db.insert(orders).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

export const insertOrderLines = (db: Database, rows: readonly NewOrderLineRow[]) =>
  db
    .insert(orderLines)
    .values([...rows])
    .returning({
      id: orderLines.id,
      skuId: orderLines.skuId,
      quantity: orderLines.quantity,
      removedQuantity: orderLines.removedQuantity,
      isMadeToOrder: orderLines.isMadeToOrder,
    });

/** Stores the final price beside the estimate; a price written by staff stays. */
export const settleEstimates = (db: Database, orderId: number) =>
  db.execute(sql`update estimates e set final_unit_price_cents = l.price from order_lines l
    where l.order_id = ${orderId} and l.estimate_id = e.id and e.final_unit_price_cents is null`);

export const insertShipping = (db: Database, row: typeof orderShippings.$inferInsert) => db.insert(orderShippings).values(row);

/** Lines for stock, cart and sold counters. */
export const selectStockLines = (db: Database, orderId: number) =>
  db
    .select({
      id: orderLines.id,
      skuId: orderLines.skuId,
      quantity: orderLines.quantity,
      returnedQuantity: orderLines.returnedQuantity,
      removedQuantity: orderLines.removedQuantity,
      isMadeToOrder: orderLines.isMadeToOrder,
      estimateId: orderLines.estimateId,
      setNumber: orderLines.setNumber,
      name: orderLines.productName,
      nameZh: orderLines.productNameZh,
      skuCode: orderLines.skuCode,
      priceCents: orderLines.priceCents,
      weightGrams: orderLines.weightGrams,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id))
    .limit(200);

export const updateOrder = (db: Database, id: number, changes: Partial<OrderRow>) =>
  db.update(orders).set(changes).where(eq(orders.id, id));

export const insertOrderHistory = (db: Database, row: typeof orderHistory.$inferInsert) => db.insert(orderHistory).values(row);

export const protectLines = (db: Database, orderId: number, until: Date) =>
  db
    .update(orderLines)
    .set({ protectedUntil: until })
    .where(
      and(
        eq(orderLines.orderId, orderId),
        isNull(orderLines.protectedUntil),
        isNull(orderLines.estimateId),
        // Clearance is final sale; made-to-order items cannot be returned either, but their price is protected.
        or(eq(orderLines.isFinalSale, false), eq(orderLines.isMadeToOrder, true)),
      ),
    );

/** Returns the product group. */
export async function incrementSoldCount(db: Database, skuId: number, units: number): Promise<number | null> {
  const [sku] = await db
    .update(skus)
    .set({ soldCount: sql`greatest(0, ${skus.soldCount} + ${units})` })
    .where(eq(skus.id, skuId))
    .returning({ spuId: skus.spuId });
  return sku?.spuId ?? null;
}

export const incrementGroupSoldCount = (db: Database, spuId: number, units: number) =>
  db
    .update(spus)
    .set({ soldCount: sql`greatest(0, ${spus.soldCount} + ${units})` })
    .where(eq(spus.id, spuId));

export const selectOrderShipping = async (db: Database, orderId: number) => {
  const [row] = await db.select().from(orderShippings).where(eq(orderShippings.orderId, orderId));
  return row ?? null;
};

export const selectUnpaidOrders = (db: Database, of: { readonly userId: number } | { readonly guestKeyHashes: readonly string[] }) =>
  db
    .select({ id: orders.id, number: orders.number, idempotencyKey: orders.idempotencyKey })
    .from(orders)
    .where(
      and(
        'userId' in of ? eq(orders.userId, of.userId) : inArray(orders.guestKeyHash, [...of.guestKeyHashes]),
        isAwaitingPaymentSql('orders'),
        eq(orders.source, 'shop'),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(20);
