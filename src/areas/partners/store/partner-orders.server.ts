import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import { parcels, shipments } from '#areas/orders/tables/parcels.ts';
import type { Database } from '#platform/database/open.server.ts';
import { partnerOrders, partners } from '../tables.ts';

export type NewPartnerOrder = Pick<typeof partnerOrders.$inferInsert, 'orderId' | 'partnerId' | 'partnerReference' | 'isBlankSlip'> & {
  readonly at: Date;
};

/** False when the order is already recorded, or the reference was used. */
export async function insertPartnerOrder(db: Database, { at, ...row }: NewPartnerOrder): Promise<boolean> {
  const written = await db
    .insert(partnerOrders)
    .values({ ...row, createdAt: at })
    .onConflictDoNothing()
    .returning({ orderId: partnerOrders.orderId });
  return written.length === 1;
}

type Span = { readonly since: Date; readonly before: Date; readonly at: Date };

/** Recent orders of approved dropshippers through the shop's own checkout that are not recorded yet. */
export const insertMissingPartnerOrders = (db: Database, { since, before, at }: Span) =>
  db.execute(sql`insert into partner_orders (order_id, partner_id, partner_reference, is_blank_slip, created_at)
    select o.id, p.id, o.number, p.has_blank_slip, ${at.toISOString()}::timestamptz
    from partners p join orders o on o.user_id = p.user_id and o.source = 'shop' and o.created_at < ${before.toISOString()}::timestamptz
      and o.created_at >= greatest(p.decided_at, ${since.toISOString()}::timestamptz)
    where p.kind = 'dropship' and p.status = 'approved'
      and not exists (select 1 from partner_orders n where n.order_id = o.id)
    order by o.id limit 500 on conflict do nothing`);

export const takenReferences = (db: Database, partnerId: number, references: readonly string[]) =>
  db
    .select({ reference: partnerOrders.partnerReference, number: orders.number })
    .from(partnerOrders)
    .innerJoin(orders, eq(orders.id, partnerOrders.orderId))
    .where(and(eq(partnerOrders.partnerId, partnerId), inArray(partnerOrders.partnerReference, [...references])))
    .limit(references.length);

export const selectPartnerSkus = (db: Database, codes: readonly string[]) =>
  db
    .select({ id: skus.id, code: sql<string>`upper(${skus.code})` })
    .from(skus)
    .where(inArray(sql`upper(${skus.code})`, [...codes]))
    .limit(codes.length);

/** Newest first. */
export const selectPartnerOrders = (db: Database, partnerId: number, since: Date | null, count: number) =>
  db
    .select({
      id: orders.id,
      reference: partnerOrders.partnerReference,
      number: orders.number,
      status: orders.status,
      paymentState: orders.paymentState,
      totalCents: orders.totalCents,
      isBlankSlip: partnerOrders.isBlankSlip,
      shippingName: orders.shippingName,
      shippingCode: orders.shippingCode,
      createdAt: orders.createdAt,
      updatedAt: orders.updatedAt,
    })
    .from(partnerOrders)
    .innerJoin(orders, eq(orders.id, partnerOrders.orderId))
    .where(and(eq(partnerOrders.partnerId, partnerId), since ? gte(orders.updatedAt, since) : undefined))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(count);

/** Shipped units; none of a line refunded before. */
export const selectPartnerOrderLines = (db: Database, orderIds: readonly number[]) =>
  db
    .select({
      orderId: orderLines.orderId,
      sku: orderLines.skuCode,
      quantity: sql<number>`${orderLines.quantity} - ${orderLines.removedQuantity}`,
    })
    .from(orderLines)
    .where(and(inArray(orderLines.orderId, [...orderIds]), lt(orderLines.removedQuantity, orderLines.quantity)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
    .limit(orderIds.length * 200);

export const tracksOf = (db: Database, orderIds: readonly number[]) =>
  db
    .select({ orderId: parcels.orderId, carrier: shipments.carrier, code: shipments.trackingNumber })
    .from(shipments)
    .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
    .where(and(inArray(parcels.orderId, [...orderIds]), ne(shipments.state, 'void'), isNotNull(shipments.trackingNumber)))
    .orderBy(asc(parcels.orderId), asc(parcels.parcelNumber))
    .limit(orderIds.length * 20);

/** Sender of an order's parcel, if not ours. */
export async function selectPartnerSlip(db: Database, number: string) {
  const [row] = await db
    .select({
      reference: partnerOrders.partnerReference,
      sender: sql<string>`coalesce(nullif(${partners.senderName}, ''), ${partners.businessName})`,
    })
    .from(partnerOrders)
    .innerJoin(orders, eq(orders.id, partnerOrders.orderId))
    .innerJoin(partners, eq(partners.id, partnerOrders.partnerId))
    .where(and(eq(orders.number, number), eq(partnerOrders.isBlankSlip, true)));
  return row ?? null;
}

export async function orderIdOf(db: Database, number: string, userId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.userId, userId)));
  return row?.id ?? null;
}
