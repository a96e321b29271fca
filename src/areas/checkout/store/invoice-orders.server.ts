import { asc, inArray } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { orderShippings } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';

/** Production data of products, for manually written lines. */
export const selectMakingData = (db: Database, ids: readonly number[]) =>
  db
    .select({
      id: skus.id,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      shippingName: skus.shippingName,
      attributes: skus.attributes,
      isMadeToOrder: skus.isMadeToOrder,
      isClearance: skus.isClearance,
    })
    .from(skus)
    .where(inArray(skus.id, [...ids]))
    .orderBy(asc(skus.id))
    .limit(ids.length);

type Shipping = Omit<typeof orderShippings.$inferInsert, 'orderId' | 'receiverAddress'>;

export const upsertInvoiceOrderShipping = (db: Database, orderId: number, shipping: Shipping) =>
  db
    .insert(orderShippings)
    .values({ ...shipping, orderId })
    .onConflictDoUpdate({ target: orderShippings.orderId, set: shipping });
