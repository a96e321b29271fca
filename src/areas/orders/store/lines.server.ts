import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { orderLines, orders } from '../tables/orders.ts';

export const selectOrderLines = (db: Database, orderId: number) =>
  db
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      skuId: orderLines.skuId,
      skuCode: orderLines.skuCode,
      name: orderLines.productName,
      quantity: orderLines.quantity,
      returnedQuantity: orderLines.returnedQuantity,
      refundedQuantity: orderLines.refundedQuantity,
      removedQuantity: orderLines.removedQuantity,
      priceCents: orderLines.priceCents,
      priceTotalCents: orderLines.priceTotalCents,
      discountShareCents: orderLines.discountShareCents,
      weightGrams: orderLines.weightGrams,
      isMadeToOrder: orderLines.isMadeToOrder,
      // Rows of other areas reference it, so it cannot be removed.
      isSettled: sql<boolean>`(order_lines.protected_cents > 0 or order_lines.returned_quantity > 0 or order_lines.refunded_quantity > 0
        or exists (select 1 from price_credits c where c.order_line_id = order_lines.id)
        or exists (select 1 from refund_lines r where r.order_line_id = order_lines.id)
        or exists (select 1 from parcel_lines p where p.order_line_id = order_lines.id))`,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id))
    .limit(200);

export async function deleteOrderLines(db: Database, orderId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(orderLines).where(and(eq(orderLines.orderId, orderId), inArray(orderLines.id, [...ids])));
}

type Changed = { readonly id: number; readonly quantity: number; readonly priceCents: number; readonly discountShareCents: number };

export const updateOrderLine = (db: Database, { id, quantity, priceCents, discountShareCents }: Changed) =>
  db
    .update(orderLines)
    .set({
      quantity,
      priceTotalCents: priceCents * quantity,
      discountShareCents,
      pickedQuantity: 0,
      // Fewer units were paid for; credit given for the others is taken back in the same transaction.
      protectedCents: sql`least(${orderLines.protectedCents}, ${priceCents * quantity})`,
    })
    .where(eq(orderLines.id, id));

/** Never more than there are: one conditional update. */
export async function incrementReturnedQuantity(db: Database, lineId: number, units: number): Promise<boolean> {
  const raised = await db
    .update(orderLines)
    .set({ returnedQuantity: sql`${orderLines.returnedQuantity} + ${units}` })
    .where(
      and(
        eq(orderLines.id, lineId),
        sql`${orderLines.returnedQuantity} + ${units} <= ${orderLines.quantity} - ${orderLines.removedQuantity}`,
      ),
    )
    .returning({ id: orderLines.id });
  return raised.length === 1;
}

/** Removes units before shipping. Returns how many were already picked; null where there are not enough. */
export async function incrementRemovedQuantity(db: Database, lineId: number, units: number): Promise<number | null> {
  const [before] = await db.select({ picked: orderLines.pickedQuantity }).from(orderLines).where(eq(orderLines.id, lineId)).for('update');
  const [raised] = await db
    .update(orderLines)
    .set({
      removedQuantity: sql`${orderLines.removedQuantity} + ${units}`,
      pickedQuantity: sql`least(${orderLines.pickedQuantity}, ${orderLines.quantity} - ${orderLines.removedQuantity} - ${units})`,
    })
    .where(
      and(
        eq(orderLines.id, lineId),
        sql`${orderLines.removedQuantity} + ${units} <= ${orderLines.quantity} - ${orderLines.returnedQuantity}`,
      ),
    )
    .returning({ picked: orderLines.pickedQuantity });
  return before && raised ? before.picked - raised.picked : null;
}

export const incrementRemovedCount = (db: Database, orderId: number, units: number) =>
  db
    .update(orders)
    .set({ removedCount: sql`${orders.removedCount} + ${units}` })
    .where(eq(orders.id, orderId));

export async function nextPosition(db: Database, orderId: number): Promise<number> {
  const [row] = await db
    .select({ next: sql<number>`coalesce(max(${orderLines.position}), -1)::integer + 1` })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return row?.next ?? 0;
}
