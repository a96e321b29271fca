import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { orderHistory, orderLines, orders } from '#areas/orders/tables/orders.ts';
import { parcels, shipments } from '#areas/orders/tables/parcels.ts';
import { users } from '#areas/shoppers/tables.ts';
import { staffMembers } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { captures, payments, refunds } from '../tables/payments.ts';

/** Order lines with their current stock and refunded money. */
export const selectOfficeOrderLines = (db: Database, orderId: number) =>
  db
    .select({
      id: orderLines.id,
      skuId: orderLines.skuId,
      code: orderLines.skuCode,
      nameEn: orderLines.productName,
      nameZh: orderLines.productNameZh,
      image: orderLines.productImage,
      attributes: orderLines.productAttribute,
      quantity: orderLines.quantity,
      listPriceCents: orderLines.listPriceCents,
      priceCents: orderLines.priceCents,
      priceTotalCents: orderLines.priceTotalCents,
      discountShareCents: orderLines.discountShareCents,
      unitCostCents: orderLines.unitCostCents,
      weightGrams: orderLines.weightGrams,
      isMadeToOrder: orderLines.isMadeToOrder,
      isFinalSale: orderLines.isFinalSale,
      isConfigured: sql<boolean>`${orderLines.configuration} is not null`,
      customRequestId: orderLines.customRequestId,
      pickedQuantity: orderLines.pickedQuantity,
      returnedQuantity: orderLines.returnedQuantity,
      bin: skus.bin,
      free: skus.available,
      refundedQuantity: orderLines.refundedQuantity,
      removedQuantity: orderLines.removedQuantity,
    })
    .from(orderLines)
    .leftJoin(skus, eq(skus.id, orderLines.skuId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id))
    .limit(200);

/** Attempts with their captures, newest first. */
export const selectOfficeOrderPayments = (db: Database, orderId: number) =>
  db
    .select({
      id: payments.id,
      provider: payments.provider,
      wallet: payments.wallet,
      purpose: payments.purpose,
      amountCents: payments.amountCents,
      state: payments.state,
      failure: payments.failure,
      providerOrderId: payments.providerOrderId,
      snapshot: payments.snapshot,
      createdAt: payments.createdAt,
      captureId: captures.captureId,
      capturedCents: captures.amountCents,
      feeCents: captures.feeCents,
      captureState: captures.state,
      capturedAt: captures.capturedAt,
    })
    .from(payments)
    .leftJoin(captures, eq(captures.paymentId, payments.id))
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(50);

export const selectOfficeOrderRefunds = (db: Database, orderId: number) =>
  db
    .select({
      id: refunds.id,
      refundRequestId: refunds.refundRequestId,
      provider: payments.provider,
      wallet: payments.wallet,
      amountCents: refunds.amountCents,
      reason: refunds.reason,
      state: refunds.state,
      failure: refunds.failure,
      createdAt: refunds.createdAt,
      completedAt: refunds.completedAt,
      firstName: staffMembers.firstName,
    })
    .from(refunds)
    .innerJoin(captures, eq(captures.id, refunds.captureId))
    .innerJoin(payments, eq(payments.id, captures.paymentId))
    .leftJoin(staffMembers, eq(staffMembers.id, refunds.staffId))
    .where(eq(refunds.orderId, orderId))
    .orderBy(desc(refunds.createdAt), desc(refunds.id))
    .limit(50);

export const selectOfficeOrderHistory = (db: Database, orderId: number) =>
  db
    .select({
      id: orderHistory.id,
      event: orderHistory.event,
      fromStatus: orderHistory.fromStatus,
      toStatus: orderHistory.toStatus,
      fromPaymentState: orderHistory.fromPaymentState,
      toPaymentState: orderHistory.toPaymentState,
      reason: orderHistory.reason,
      details: orderHistory.details,
      actor: orderHistory.actor,
      firstName: staffMembers.firstName,
      lastName: staffMembers.lastName,
      createdAt: orderHistory.createdAt,
    })
    .from(orderHistory)
    .leftJoin(staffMembers, eq(staffMembers.id, orderHistory.staffId))
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(desc(orderHistory.createdAt), desc(orderHistory.id))
    .limit(200);

export const selectOfficeOrderParcels = (db: Database, orderId: number) =>
  db
    .select({
      parcelNumber: parcels.parcelNumber,
      weightGrams: parcels.weightGrams,
      carrier: shipments.carrier,
      service: shipments.service,
      trackingNumber: shipments.trackingNumber,
      costCents: shipments.costCents,
      state: shipments.state,
    })
    .from(shipments)
    .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
    .where(and(eq(parcels.orderId, orderId), ne(shipments.state, 'void')))
    .orderBy(asc(parcels.parcelNumber))
    .limit(50);

/** Figures of a buyer by account, or of a guest by email address. */
export async function buyerFigures(db: Database, of: { readonly userId: number | null; readonly email: string }) {
  const isBuyer = of.userId === null ? sql`lower(${orders.email}) = lower(${of.email})` : eq(orders.userId, of.userId);
  const [[sums], [user]] = await Promise.all([
    db
      .select({
        orders: sql<number>`count(*)::integer`,
        paid: sql<number>`count(*) filter (where ${orders.paymentTime} is not null)::integer`,
        cents: sql<string>`coalesce(sum(${orders.paymentCents}), 0)`,
      })
      .from(orders)
      .where(isBuyer),
    of.userId === null
      ? Promise.resolve([])
      : db
          .select({ firstName: users.firstName, lastName: users.lastName, createdAt: users.createdAt, vipLevel: users.vipLevel })
          .from(users)
          .where(eq(users.id, of.userId)),
  ]);
  return { orders: sums?.orders ?? 0, paid: sums?.paid ?? 0, cents: Number(sums?.cents ?? 0), user: user ?? null };
}

export async function staffName(db: Database, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [row] = await db
    .select({ firstName: staffMembers.firstName, lastName: staffMembers.lastName })
    .from(staffMembers)
    .where(inArray(staffMembers.id, [id]));
  return row ? `${row.firstName} ${row.lastName}`.trim() : null;
}
