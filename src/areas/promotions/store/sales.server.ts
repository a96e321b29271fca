import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import { promotionGoods, promotions } from '../tables/sales.ts';

/** Announced runs, newest first. */
export const selectSaleRuns = (db: Database, slug: string, now: Date) =>
  db
    .select({
      id: promotions.id,
      titleEn: promotions.titleEn,
      titleZh: promotions.titleZh,
      introEn: promotions.introEn,
      introZh: promotions.introZh,
      pictureUrl: promotions.pictureUrl,
      startsAt: promotions.startsAt,
      endsAt: promotions.endsAt,
    })
    .from(promotions)
    .where(and(eq(promotions.slug, slug), lte(promotions.publishedAt, now)))
    .orderBy(desc(promotions.startsAt))
    .limit(20);

export const goodsOfRun = (db: Database, promotionId: number) =>
  db
    .select({ spuId: promotionGoods.spuId, skuId: promotionGoods.skuId })
    .from(promotionGoods)
    .where(and(eq(promotionGoods.promotionId, promotionId), isNull(promotionGoods.heldAt)))
    .orderBy(asc(promotionGoods.position), asc(promotionGoods.id))
    .limit(20_000);

const isWaiting = and(isNotNull(promotionGoods.discountBp), isNull(promotionGoods.usualDiscountBp));

/** Running sales with products not lowered yet. */
export const runsToStart = (db: Database, now: Date) =>
  db
    .selectDistinct({ id: promotions.id, slug: promotions.slug })
    .from(promotions)
    .innerJoin(promotionGoods, eq(promotionGoods.promotionId, promotions.id))
    .where(and(lte(promotions.publishedAt, now), lte(promotions.startsAt, now), gt(promotions.endsAt, now), isWaiting))
    .orderBy(asc(promotions.id))
    .limit(50);

/** Ended or withdrawn sales with products still lowered. */
export const runsToEnd = (db: Database, now: Date) =>
  db
    .selectDistinct({ id: promotions.id, slug: promotions.slug })
    .from(promotions)
    .innerJoin(promotionGoods, eq(promotionGoods.promotionId, promotions.id))
    .where(
      and(
        isNotNull(promotionGoods.usualDiscountBp),
        sql`(${promotions.endsAt} <= ${now.toISOString()}::timestamptz or ${promotions.startsAt} > ${now.toISOString()}::timestamptz or ${promotions.publishedAt} is null)`,
      ),
    )
    .orderBy(asc(promotions.id))
    .limit(50);

/** The second caller waits, and then finds nothing left to do. */
export async function lockRun(db: Database, id: number): Promise<void> {
  await db.select({ id: promotions.id }).from(promotions).where(eq(promotions.id, id)).for('update');
}

/** A group in a sale covers its SKUs; each has its own usual discount to restore. */
export async function spreadGroups(db: Database, promotionId: number): Promise<void> {
  await db.execute(sql`
    insert into promotion_goods (promotion_id, spu_id, sku_id, discount_bp, position)
    select g.promotion_id, g.spu_id, k.id, g.discount_bp, g.position
    from promotion_goods g join skus k on k.spu_id = g.spu_id and k.deleted_at is null
    where g.promotion_id = ${promotionId} and g.sku_id is null and g.discount_bp is not null and g.usual_discount_bp is null
    on conflict do nothing`);
  await db.delete(promotionGoods).where(and(eq(promotionGoods.promotionId, promotionId), isNull(promotionGoods.skuId), isWaiting));
}

/** Products to lower with their usual discount; prices are locked until the transaction ends. */
export const goodsToLower = (db: Database, promotionId: number) =>
  db
    .select({
      id: promotionGoods.id,
      skuId: skus.id,
      discountBp: sql<number>`${promotionGoods.discountBp}`,
      usualBp: skus.discountBp,
      code: skus.code,
      priceCents: skus.priceCents,
      costCents: skus.costCents,
      heldAt: promotionGoods.heldAt,
    })
    .from(promotionGoods)
    .innerJoin(skus, and(eq(skus.id, promotionGoods.skuId), isNull(skus.deletedAt)))
    .where(and(eq(promotionGoods.promotionId, promotionId), isWaiting))
    .orderBy(asc(skus.id))
    .limit(20_000)
    .for('update', { of: skus });

/** What was lowered, by SKU; a group row covers each of its SKUs. */
export const goodsToRaise = (db: Database, promotionId: number) =>
  db
    .select({
      skuId: skus.id,
      nowBp: skus.discountBp,
      discountBp: sql<number>`coalesce(${promotionGoods.discountBp}, 10000)`,
      usualBp: sql<number>`${promotionGoods.usualDiscountBp}`,
    })
    .from(promotionGoods)
    .innerJoin(
      skus,
      and(eq(skus.spuId, promotionGoods.spuId), isNull(skus.deletedAt), sql`coalesce(${promotionGoods.skuId}, ${skus.id}) = ${skus.id}`),
    )
    .where(and(eq(promotionGoods.promotionId, promotionId), isNotNull(promotionGoods.usualDiscountBp)))
    .orderBy(asc(skus.id))
    .limit(20_000)
    .for('update', { of: skus });

export const rememberUsual = (db: Database, ids: readonly number[], usualDiscountBp: number) =>
  db
    .update(promotionGoods)
    .set({ usualDiscountBp })
    .where(inArray(promotionGoods.id, [...ids]));

export const forgetUsual = (db: Database, promotionId: number) =>
  db.update(promotionGoods).set({ usualDiscountBp: null }).where(eq(promotionGoods.promotionId, promotionId));

/** A sale that started during this one took this one's price for the usual: it gets the true one. */
export async function passOnUsual(db: Database, promotionId: number): Promise<void> {
  await db.execute(sql`
    update promotion_goods other set usual_discount_bp = mine.usual_discount_bp
    from promotion_goods mine
    where mine.promotion_id = ${promotionId} and mine.usual_discount_bp is not null and other.promotion_id <> ${promotionId}
      and other.usual_discount_bp = least(mine.discount_bp, mine.usual_discount_bp)
      and other.spu_id = mine.spu_id and (mine.sku_id is null or other.sku_id = mine.sku_id)`);
}

/** The lowest discount of other running sales on these SKUs. */
export async function lowestElsewhere(db: Database, promotionId: number): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.execute<{ sku_id: number; lowest: number }>(sql`
    select k.id as sku_id, min(other.discount_bp)::int as lowest
    from promotion_goods mine
    join promotion_goods other on other.spu_id = mine.spu_id and other.promotion_id <> mine.promotion_id
      and other.usual_discount_bp is not null and other.discount_bp is not null
    join skus k on k.spu_id = mine.spu_id and k.id = coalesce(mine.sku_id, k.id) and k.id = coalesce(other.sku_id, k.id)
    where mine.promotion_id = ${promotionId}
    group by k.id`);
  return new Map(rows.map((row) => [row.sku_id, row.lowest]));
}
