import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus } from '#areas/catalog/tables/goods.ts';
import { customRequests } from '#areas/custom/tables.ts';
import { deliveredStatuses, orderStatus, soldStatuses } from '#areas/orders/rules/status.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';
import { caseLines, caseMessages, serviceCases } from '../tables/cases.ts';
import { videoAppointments, videoSlots } from '../tables/promises.ts';
import { openQuantity } from './return-lines.server.ts';

const maxRows = 100;

const line = {
  id: orderLines.id,
  number: orders.number,
  skuId: orderLines.skuId,
  nameEn: orderLines.productName,
  nameZh: orderLines.productNameZh,
  image: orderLines.productImage,
  quantity: orderLines.quantity,
  refundedQuantity: orderLines.refundedQuantity,
  removedQuantity: orderLines.removedQuantity,
  returnedQuantity: orderLines.returnedQuantity,
  isMadeToOrder: orderLines.isMadeToOrder,
  isFinalSale: orderLines.isFinalSale,
  isGift: orderLines.isGift,
};

/** Lines delivered after a moment, of orders not fully returned. */
export const deliveredLines = (db: Database, userId: number, since: Date) =>
  db
    .select({
      ...line,
      openQuantity,
      deliveredAt: sql<string>`${orders.deliveredAt}`.mapWith(orders.deliveredAt),
      orderPieces: orders.pieceCount,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, deliveredStatuses),
        gt(orders.deliveredAt, since),
        lt(orderLines.removedQuantity, orderLines.quantity),
      ),
    )
    .orderBy(desc(orders.deliveredAt), asc(orderLines.position), asc(orderLines.id))
    .limit(maxRows);

export const casesOf = (db: Database, userId: number) =>
  db
    .select({
      id: serviceCases.id,
      number: serviceCases.number,
      orderNumber: orders.number,
      kind: serviceCases.kind,
      status: serviceCases.status,
      reason: serviceCases.reason,
      message: serviceCases.message,
      settledAs: serviceCases.settledAs,
      feeCents: serviceCases.feeCents,
      backCents: serviceCases.backCents,
      returnCarrier: serviceCases.returnCarrier,
      returnTracking: serviceCases.returnTracking,
      createdAt: serviceCases.createdAt,
      settledAt: serviceCases.settledAt,
    })
    .from(serviceCases)
    .innerJoin(orders, eq(orders.id, serviceCases.orderId))
    // The order's owner is checked too: a case of another customer's order must not be readable.
    .where(and(eq(serviceCases.userId, userId), eq(orders.userId, userId)))
    .orderBy(desc(serviceCases.createdAt), desc(serviceCases.id))
    .limit(maxRows);

export const caseLinesOf = (db: Database, caseIds: readonly number[]) =>
  db
    .select({
      caseId: caseLines.caseId,
      quantity: caseLines.quantity,
      nameEn: orderLines.productName,
      nameZh: orderLines.productNameZh,
      image: orderLines.productImage,
    })
    .from(caseLines)
    .innerJoin(orderLines, eq(orderLines.id, caseLines.orderLineId))
    .where(inArray(caseLines.caseId, [...caseIds]))
    .orderBy(asc(caseLines.caseId), asc(caseLines.id))
    .limit(maxRows * 10);

/** Notes are for staff only. */
export const caseMessagesOf = (db: Database, caseIds: readonly number[]) =>
  db
    .select({ caseId: caseMessages.caseId, author: caseMessages.author, message: caseMessages.message, createdAt: caseMessages.createdAt })
    .from(caseMessages)
    .where(and(inArray(caseMessages.caseId, [...caseIds]), eq(caseMessages.isNote, false)))
    .orderBy(asc(caseMessages.caseId), asc(caseMessages.createdAt), asc(caseMessages.id))
    .limit(maxRows * 10);

export const requestsOf = (db: Database, userId: number) =>
  db
    .select({
      number: customRequests.number,
      kind: customRequests.kind,
      status: customRequests.status,
      quotedCents: customRequests.quotedCents,
      leadDays: customRequests.leadDays,
      createdAt: customRequests.createdAt,
    })
    .from(customRequests)
    .where(eq(customRequests.userId, userId))
    .orderBy(desc(customRequests.createdAt), desc(customRequests.id))
    .limit(maxRows);

export const appointmentsOf = (db: Database, userId: number) =>
  db
    .select({
      number: videoAppointments.number,
      channel: videoAppointments.channel,
      status: videoAppointments.status,
      timeZone: videoAppointments.timeZone,
      startsAt: videoSlots.startsAt,
      createdAt: videoAppointments.createdAt,
    })
    .from(videoAppointments)
    .leftJoin(videoSlots, eq(videoSlots.id, videoAppointments.slotId))
    .where(eq(videoAppointments.userId, userId))
    .orderBy(desc(videoAppointments.createdAt), desc(videoAppointments.id))
    .limit(maxRows);

/** Expected lifetime of purchased products by category. */
export const lastingOf = (db: Database, userId: number) =>
  db
    .selectDistinct({
      slug: categories.slug,
      nameEn: categories.nameEn,
      nameZh: categories.nameZh,
      lastsEn: categories.durabilityEn,
      lastsZh: categories.durabilityZh,
      position: categories.position,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(skus, eq(skus.id, orderLines.skuId))
    .innerJoin(categories, eq(categories.id, skus.categoryId))
    .where(
      and(
        eq(orders.userId, userId),
        inArray(orders.status, soldStatuses),
        ne(categories.durabilityEn, ''),
        lt(orderLines.removedQuantity, orderLines.quantity),
      ),
    )
    .orderBy(asc(categories.position))
    .limit(20);

/** Paid and not yet picked; the same rule as `mayCancel`. */
export const cancellable = (db: Database, userId: number) =>
  db
    .select({ number: orders.number, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.status, orderStatus.paid),
        inArray(orders.paymentState, ['paid', 'part_refunded', 'needs_attention']),
        isNull(orders.pickingStartedAt),
      ),
    )
    .orderBy(desc(orders.createdAt))
    .limit(20);
