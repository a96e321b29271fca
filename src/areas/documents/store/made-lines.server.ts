import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';

/** Made-to-order units; those refunded before shipping are not made. */
export const madeLines = (db: Database, numbers: readonly string[]) =>
  db
    .select({
      number: orders.number,
      nameEn: orderLines.productName,
      nameZh: orderLines.productNameZh,
      code: orderLines.skuCode,
      quantity: sql<number>`${orderLines.quantity} - ${orderLines.removedQuantity}`,
      attributes: orderLines.productAttribute,
      configuration: orderLines.configuration,
      message: orders.buyerMessage,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(inArray(orders.number, [...numbers]), eq(orderLines.isMadeToOrder, true), lt(orderLines.removedQuantity, orderLines.quantity)),
    )
    .orderBy(asc(orders.id), asc(orderLines.position))
    .limit(300);
