import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { SalePrice } from '../rules/sale-effect.ts';
import { acceptedLosses, promotionGoods } from '../tables/sales.ts';

/** Losses per unit that an owner accepted for a sale, by SKU. */
export async function acceptedLossesOf(db: Database, promotionId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ skuId: acceptedLosses.skuId, lossCents: acceptedLosses.lossCents })
    .from(acceptedLosses)
    .where(eq(acceptedLosses.promotionId, promotionId));
  return new Map(rows.map(({ skuId, lossCents }) => [skuId, lossCents]));
}

const rowsAtOnce = 1000;

export async function saveAcceptedLosses(db: Database, promotionId: number, staffId: number | null, below: readonly SalePrice[], at: Date) {
  for (let from = 0; from < below.length; from += rowsAtOnce)
    await db
      .insert(acceptedLosses)
      .values(
        below.slice(from, from + rowsAtOnce).map(({ skuId, saleCents, costCents }) => ({
          ...{ promotionId, skuId, lossCents: costCents - saleCents, staffId, createdAt: at },
        })),
      )
      .onConflictDoUpdate({
        target: [acceptedLosses.promotionId, acceptedLosses.skuId],
        set: { lossCents: sql`excluded.loss_cents`, staffId, createdAt: at },
      });
}

/** A new announcement is judged by itself. */
export async function forgetAcceptedLosses(db: Database, promotionId: number): Promise<void> {
  await db.delete(acceptedLosses).where(eq(acceptedLosses.promotionId, promotionId));
  await db
    .update(promotionGoods)
    .set({ heldAt: null })
    .where(and(eq(promotionGoods.promotionId, promotionId), isNotNull(promotionGoods.heldAt)));
}

export const markHeld = (db: Database, ids: readonly number[], heldAt: Date | null) =>
  db
    .update(promotionGoods)
    .set({ heldAt })
    .where(inArray(promotionGoods.id, [...ids]));

/** SKUs of a sale that did not begin, with what they would sell for and cost now. */
export async function heldPrices(db: Database, promotionId: number, limit: number): Promise<SalePrice[]> {
  return db
    .select({
      skuId: skus.id,
      spuId: skus.spuId,
      code: skus.code,
      saleCents: sql<number>`((${skus.priceCents}::bigint * ${promotionGoods.discountBp} + 5000) / 10000)::int`,
      costCents: skus.costCents,
    })
    .from(promotionGoods)
    .innerJoin(skus, and(eq(skus.id, promotionGoods.skuId), isNull(skus.deletedAt)))
    .where(and(eq(promotionGoods.promotionId, promotionId), isNotNull(promotionGoods.heldAt), isNull(promotionGoods.usualDiscountBp)))
    .orderBy(asc(skus.id))
    .limit(limit);
}
