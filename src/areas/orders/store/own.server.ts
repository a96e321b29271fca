import { and, asc, count, desc, eq, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { attributes, attributeValues } from '#areas/catalog/tables/categories.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { OrderQuery } from '../rules/query.ts';
import { orderMessages } from '../tables/messages.ts';
import { orderHistory, orderLines, orderShippings, orders } from '../tables/orders.ts';
import { parcels, shipments } from '../tables/parcels.ts';

export const orderColumns = {
  id: orders.id,
  userId: orders.userId,
  skuId: orders.skuId,
  number: orders.number,
  status: orders.status,
  paymentType: orders.paymentType,
  paymentCents: orders.paymentCents,
  postageFees: orders.postageFees,
  shippingName: orders.shippingName,
  shippingCode: orders.shippingCode,
  buyerMessage: orders.buyerMessage,
  buyerNickName: orders.buyerNickName,
  consignTime: orders.consignTime,
  paymentTime: orders.paymentTime,
  dealDoneTime: orders.dealDoneTime,
  dealCloseTime: orders.dealCloseTime,
  paymentState: orders.paymentState,
  itemsCents: orders.itemsCents,
  shippingCents: orders.shippingCents,
  handlingCents: orders.handlingCents,
  taxCents: orders.taxCents,
  discountCents: orders.discountCents,
  totalCents: orders.totalCents,
  couponCents: orders.couponCents,
  creditCents: orders.creditCents,
  pieceCount: orders.pieceCount,
  removedCount: orders.removedCount,
  weightGrams: orders.weightGrams,
  isDiscreet: orders.isDiscreet,
  isMadeToOrder: orders.isMadeToOrder,
  deliveredAt: orders.deliveredAt,
  pickingStartedAt: orders.pickingStartedAt,
  createdAt: orders.createdAt,
};

/** Every query includes the owner, so nobody can read another's orders. */
const whereOf = (userId: number, { statuses, number }: Pick<OrderQuery, 'statuses' | 'number'>): SQL | undefined =>
  and(
    eq(orders.userId, userId),
    statuses ? inArray(orders.status, [...statuses]) : undefined,
    number === '' ? undefined : sql`position(${number} in upper(${orders.number})) > 0`,
  );

export const selectOwnOrders = (db: Database, userId: number, query: OrderQuery) =>
  db
    .select(orderColumns)
    .from(orders)
    .where(whereOf(userId, query))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);

/** Per status, regardless of the filter. */
export const countsByStatus = (db: Database, userId: number, number: string) =>
  db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(whereOf(userId, { statuses: null, number }))
    .groupBy(orders.status)
    .orderBy(asc(orders.status));

export async function selectOwnOrder(db: Database, userId: number, number: string) {
  const [row] = await db
    .select(orderColumns)
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.number, number)));
  return row ?? null;
}

/** By number alone, with its ownership data, which callers must check. */
export async function selectOrderWithOwner(db: Database, number: string) {
  const [row] = await db
    .select({ ...orderColumns, guestKeyHash: orders.guestKeyHash, pickingStartedAt: orders.pickingStartedAt, email: orders.email })
    .from(orders)
    .where(eq(orders.number, number));
  return row ?? null;
}

const maxLinesEach = 200;

export const selectLinesOfOrders = (db: Database, orderIds: readonly number[]) =>
  db
    .select({
      id: orderLines.id,
      orderId: orderLines.orderId,
      skuId: orderLines.skuId,
      skuCode: orderLines.skuCode,
      nameEn: orderLines.productName,
      nameZh: orderLines.productNameZh,
      image: orderLines.productImage,
      attributes: orderLines.productAttribute,
      quantity: orderLines.quantity,
      listPriceCents: orderLines.listPriceCents,
      priceCents: orderLines.priceCents,
      priceTotalCents: orderLines.priceTotalCents,
      weightGrams: orderLines.weightGrams,
      isMadeToOrder: orderLines.isMadeToOrder,
      isFinalSale: orderLines.isFinalSale,
      isGift: orderLines.isGift,
      isConfigured: sql<boolean>`${orderLines.configuration} is not null`,
      returnedQuantity: orderLines.returnedQuantity,
      refundedQuantity: orderLines.refundedQuantity,
      removedQuantity: orderLines.removedQuantity,
      protectedCents: orderLines.protectedCents,
      protectedUntil: orderLines.protectedUntil,
    })
    .from(orderLines)
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position), asc(orderLines.id))
    .limit(maxLinesEach * orderIds.length);

export const selectShippingsOfOrders = (db: Database, orderIds: readonly number[]) =>
  db
    .select({
      orderId: orderShippings.orderId,
      receiverName: orderShippings.receiverName,
      receiverPhone: orderShippings.receiverPhone,
      receiverAddress: orderShippings.receiverAddress,
      country: orderShippings.country,
      service: orderShippings.service,
    })
    .from(orderShippings)
    .where(inArray(orderShippings.orderId, [...orderIds]))
    .limit(orderIds.length);

const maxStepsEach = 200;

export const selectOrderHistory = (db: Database, orderIds: readonly number[]) =>
  db
    .select({
      orderId: orderHistory.orderId,
      event: orderHistory.event,
      fromStatus: orderHistory.fromStatus,
      toStatus: orderHistory.toStatus,
      fromPaymentState: orderHistory.fromPaymentState,
      toPaymentState: orderHistory.toPaymentState,
      createdAt: orderHistory.createdAt,
    })
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, [...orderIds]))
    .orderBy(asc(orderHistory.orderId), asc(orderHistory.createdAt), asc(orderHistory.id))
    .limit(maxStepsEach * orderIds.length);

/** Parcels with a label, without its cost. */
export const selectOrderParcels = (db: Database, orderId: number) =>
  db
    .select({
      parcelNumber: parcels.parcelNumber,
      weightGrams: parcels.weightGrams,
      carrier: shipments.carrier,
      service: shipments.service,
      trackingNumber: shipments.trackingNumber,
      events: shipments.events,
    })
    .from(shipments)
    .innerJoin(parcels, eq(parcels.id, shipments.parcelId))
    .where(and(eq(parcels.orderId, orderId), ne(shipments.state, 'void'), isNotNull(shipments.trackingNumber)))
    .orderBy(asc(parcels.parcelNumber))
    .limit(50);

/** Messages between buyer and staff, without internal notes. */
export const selectBuyerMessages = (db: Database, orderId: number) =>
  db
    .select({ id: orderMessages.id, author: orderMessages.author, message: orderMessages.message, createdAt: orderMessages.createdAt })
    .from(orderMessages)
    .where(and(eq(orderMessages.orderId, orderId), eq(orderMessages.isNote, false)))
    .orderBy(asc(orderMessages.createdAt), asc(orderMessages.id))
    .limit(100);

const maxLabels = 1000;

export const selectAttributeLabels = (db: Database, values: readonly string[]) =>
  db
    .select({
      key: attributes.key,
      value: attributeValues.value,
      labelEn: attributes.nameEn,
      labelZh: attributes.nameZh,
      nameEn: attributeValues.nameEn,
      nameZh: attributeValues.nameZh,
    })
    .from(attributeValues)
    .innerJoin(attributes, eq(attributes.id, attributeValues.attributeId))
    .where(inArray(attributeValues.value, [...values]))
    .orderBy(asc(attributes.position), asc(attributeValues.position))
    .limit(maxLabels);
