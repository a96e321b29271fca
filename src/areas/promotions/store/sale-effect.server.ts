import { asc, sql } from 'drizzle-orm';
import { spus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { SalePrice } from '../rules/sale-effect.ts';

const maxSkus = 200_000;

/**
 * Every SKU whose price a sale lowers, as it will be when the sale begins: a row about one SKU counts before the row about its group. A
 * SKU that another sale has lowered is measured by its usual discount, since that sale ends.
 */
export async function loweredPrices(db: Database, promotionId: number): Promise<SalePrice[]> {
  const { rows } = await db.execute<{ sku: number; spu: number; code: string; sale: number; cost: number }>(sql`
    select k.id as sku, k.spu_id as spu, k.code,
      ((k.price_cents::bigint * g.discount_bp + 5000) / 10000)::int as sale, k.cost_cents as cost
    from promotion_goods g
    join skus k on k.spu_id = g.spu_id and k.deleted_at is null and k.id = coalesce(g.sku_id, k.id)
    where g.promotion_id = ${promotionId} and g.discount_bp is not null
      and (g.sku_id is not null or not exists (
        select 1 from promotion_goods own where own.promotion_id = g.promotion_id and own.spu_id = g.spu_id and coalesce(own.sku_id, 0) = k.id))
      and g.discount_bp < coalesce(g.usual_discount_bp, (
        select max(other.usual_discount_bp) from promotion_goods other
        where other.spu_id = k.spu_id and coalesce(other.sku_id, k.id) = k.id), k.discount_bp)
    order by k.id limit ${maxSkus}`);
  return rows.map(({ sku, spu, code, sale, cost }) => ({
    ...{ skuId: sku, spuId: spu, code, saleCents: Number(sale), costCents: cost },
  }));
}

export const productNames = (db: Database, spuIds: readonly number[]) =>
  db
    .select({ id: spus.id, nameEn: spus.nameEn, nameZh: spus.nameZh })
    .from(spus)
    .where(sql`${spus.id} = any(${sql.param(`{${spuIds.join(',')}}`)}::int[])`)
    .orderBy(asc(spus.id))
    .limit(spuIds.length);
