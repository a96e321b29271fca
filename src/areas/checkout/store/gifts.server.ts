import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import { orderLines } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';

export const giftGoods = (db: Database, ids: readonly number[]) =>
  db
    .select({
      skuId: skus.id,
      code: skus.code,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      priceCents: skus.priceCents,
      discountBp: skus.discountBp,
      costCents: skus.costCents,
      productAttribute: skus.attributes,
      shippingName: skus.shippingName,
      lengthInches: skus.lengthInches,
      texture: skus.texture,
      colourCode: skus.colourCode,
    })
    .from(skus)
    .where(inArray(skus.id, [...ids]))
    .orderBy(asc(skus.id))
    .limit(ids.length);

export async function giftRulesOf(db: Database, orderId: number): Promise<number[]> {
  const rows = await db
    .select({ id: orderLines.giftRuleId })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNotNull(orderLines.giftRuleId)))
    .orderBy(asc(orderLines.id))
    .limit(20);
  return rows.flatMap(({ id }) => id ?? []);
}
