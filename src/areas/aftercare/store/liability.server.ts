import { and, asc, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { priceLedger } from '#areas/catalog/tables/prices-and-search.ts';
import { orderLines, orders } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';
import { priceCredits, priceDrops } from '../tables/promises.ts';
import { covered, fallColumns, isCovered } from './price-protection.server.ts';

const paid = [2, 3, 4, 5, 6];
const maxRows = 500_000;

/** One array parameter: a shop-wide sale has more ids than a statement takes one by one. */
const among = (ids: readonly number[]): SQL => sql`any(${sql.param(`{${ids.join(',')}}`)}::int[])`;

/** Lines of paid orders protected at a moment, for these SKUs; keyset pages by id. */
export const linesUnderPriceProtection = (
  db: Database,
  { skuIds, at, after, limit }: { readonly skuIds: readonly number[]; readonly at: Date; readonly after: number; readonly limit: number },
) =>
  db
    .select(covered)
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        isCovered(),
        sql`${orderLines.skuId} = ${among(skuIds)}`,
        gt(orderLines.protectedUntil, at),
        eq(orders.isTest, false),
        gt(orderLines.id, after),
      ),
    )
    .orderBy(asc(orderLines.id))
    .limit(limit);

/** Oldest first. */
export const priceFallsSince = (db: Database, skuIds: readonly number[], since: Date, standMinutes: number) =>
  db
    .select(fallColumns(standMinutes))
    .from(priceLedger)
    .leftJoin(priceDrops, eq(priceDrops.ledgerId, priceLedger.id))
    .where(
      and(
        sql`${priceLedger.skuId} = ${among(skuIds)}`,
        gt(priceLedger.createdAt, since),
        sql`${priceLedger.payableCents} < ${priceLedger.oldPayableCents}`,
      ),
    )
    .orderBy(asc(priceLedger.createdAt), asc(priceLedger.id))
    .limit(maxRows);

export const creditsOfLines = (db: Database, lineIds: readonly number[]) =>
  db
    .select({
      orderLineId: priceCredits.orderLineId,
      toCents: priceCredits.toCents,
      quantity: priceCredits.quantity,
      amountCents: priceCredits.amountCents,
      backCents: priceCredits.backCents,
      state: priceCredits.state,
    })
    .from(priceCredits)
    .where(sql`${priceCredits.orderLineId} = ${among(lineIds)}`)
    .orderBy(asc(priceCredits.id))
    .limit(maxRows);

export const soldQuantitySince = (db: Database, skuIds: readonly number[], since: Date) =>
  db
    .select({ skuId: sql<number>`${orderLines.skuId}`.mapWith(Number), pieces: sql<number>`sum(${orderLines.quantity})`.mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        inArray(orderLines.skuId, [...skuIds, 0]),
        gt(orderLines.createdAt, since),
        inArray(orders.status, paid),
        eq(orders.isTest, false),
      ),
    )
    .groupBy(orderLines.skuId)
    .orderBy(asc(orderLines.skuId))
    .limit(skuIds.length + 1);
