import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import { categories } from '#areas/catalog/tables/categories.ts';
import { skus } from '#areas/catalog/tables/goods.ts';
import { priceRefundsOfLine } from '#areas/checkout/tables/price-refunds.ts';
import { orderLines } from '#areas/orders/tables/orders.ts';
import { estimates } from '#areas/pricing/tables.ts';
import { stateList } from '#kernel/states.ts';
import type { Database } from '#platform/database/open.server.ts';
import { openCaseStates, returnInTransitStates } from '../rules/case-states.ts';

/** Units in a case until received; afterwards they count as returned. */
export const openQuantity = sql<number>`coalesce((select sum(l.quantity) from case_lines l join service_cases c on c.id = l.case_id
  where l.order_line_id = order_lines.id and c.kind in ('return', 'exchange', 'damage')
    and c.status in ${sql.raw(stateList(returnInTransitStates))}), 0)::integer`;

/** Lines with everything that decides whether and at what amount a unit can be returned. */
export const returnLines = (db: Database, orderId: number) =>
  db
    .select({
      id: orderLines.id,
      skuId: orderLines.skuId,
      spuId: skus.spuId,
      skuCode: orderLines.skuCode,
      nameEn: orderLines.productName,
      nameZh: orderLines.productNameZh,
      image: orderLines.productImage,
      attributes: orderLines.productAttribute,
      quantity: orderLines.quantity,
      priceCents: orderLines.priceCents,
      priceTotalCents: orderLines.priceTotalCents,
      listPriceCents: orderLines.listPriceCents,
      discountBp: orderLines.discountBp,
      discountShareCents: orderLines.discountShareCents,
      weightGrams: orderLines.weightGrams,
      setNumber: orderLines.setNumber,
      estimateCents: sql<number | null>`coalesce(${estimates.finalUnitPriceCents}, ${estimates.unitPriceCents})`,
      category: categories.slug,
      madeKind: sql<string | null>`${orderLines.configuration} ->> 'kind'`,
      isMadeToOrder: orderLines.isMadeToOrder,
      isFinalSale: orderLines.isFinalSale,
      isGift: orderLines.isGift,
      returnedQuantity: orderLines.returnedQuantity,
      refundedQuantity: orderLines.refundedQuantity,
      removedQuantity: orderLines.removedQuantity,
      // Money already refunded by price protection is not refunded again.
      priceRefunds: priceRefundsOfLine,
      hasPriceCredit: sql<boolean>`exists (select 1 from price_credits p
        where p.order_line_id = order_lines.id and p.method = 'store_credit' and p.state = 'paid')`,
      openQuantity,
      waitingQuantity: sql<number>`coalesce((select sum(l.quantity) from case_lines l join service_cases c on c.id = l.case_id
        where l.order_line_id = order_lines.id and c.kind in ('return', 'exchange', 'damage')
          and c.status in ${sql.raw(stateList(openCaseStates))}), 0)::integer`,
    })
    .from(orderLines)
    .leftJoin(skus, eq(skus.id, orderLines.skuId))
    .leftJoin(categories, eq(categories.id, skus.categoryId))
    .leftJoin(estimates, eq(estimates.id, orderLines.estimateId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id))
    .limit(200);
export type ReturnLineRow = Awaited<ReturnType<typeof returnLines>>[number];

const maxChoices = 300;

/** Other SKUs of the same groups in stock today. */
export const exchangeGoods = (db: Database, spuIds: readonly number[]) =>
  db
    .select({
      skuId: skus.id,
      spuId: skus.spuId,
      code: skus.code,
      nameEn: skus.nameEn,
      nameZh: skus.nameZh,
      density: skus.density,
      colourCode: skus.colourCode,
      priceCents: skus.payableCents,
      available: skus.available,
    })
    .from(skus)
    .where(
      and(
        inArray(skus.spuId, [...spuIds]),
        gt(skus.available, 0),
        eq(skus.isHidden, false),
        eq(skus.isMadeToOrder, false),
        isNull(skus.deletedAt),
        ne(skus.payableCents, 0),
      ),
    )
    .orderBy(asc(skus.spuId), asc(skus.lengthInches), asc(skus.position), asc(skus.id))
    .limit(maxChoices);
