import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import type { SkuPrice } from '../rules/prices.ts';
import { skus, spus } from '../tables/goods.ts';
import { priceLedger } from '../tables/prices-and-search.ts';

/** Locked until the transaction ends; always in the same order to avoid deadlocks. */
export const lockPrices = (db: Database, skuIds: readonly number[]) =>
  db
    .select({
      skuId: skus.id,
      spuId: skus.spuId,
      code: skus.code,
      priceCents: skus.priceCents,
      discountBp: skus.discountBp,
      payableCents: skus.payableCents,
      costCents: skus.costCents,
      isClearance: skus.isClearance,
    })
    .from(skus)
    .where(and(inArray(skus.id, [...skuIds]), isNull(skus.deletedAt)))
    .orderBy(asc(skus.id))
    .for('update');

/** All in one statement. */
export async function updateSkuPrices(db: Database, prices: readonly (SkuPrice & { readonly skuId: number })[], at: Date): Promise<void> {
  const rows = prices.map(
    ({ skuId, priceCents, discountBp, isClearance }) =>
      sql`(${skuId}::int, ${priceCents}::int, ${discountBp}::int, ${isClearance}::boolean)`,
  );
  await db.execute(sql`
    update skus set price_cents = change.price_cents, discount_bp = change.discount_bp, is_clearance = change.is_clearance,
      updated_at = ${at.toISOString()}::timestamptz
    from (values ${sql.join(rows, sql`, `)}) as change (id, price_cents, discount_bp, is_clearance)
    where skus.id = change.id`);
}

export async function writeLedger(db: Database, rows: readonly (typeof priceLedger.$inferInsert)[]): Promise<void> {
  await db.insert(priceLedger).values([...rows]);
}

/**
 * Recomputes the groups' aggregates from their SKUs: count, price range, lengths, colors and texture. Locks the groups first, so that a
 * second caller counts what the first wrote.
 */
export async function refreshGroups(db: Database, spuIds: readonly number[], at: Date): Promise<void> {
  const ids = [...new Set(spuIds)];
  if (ids.length === 0) return;
  await db.select({ id: spus.id }).from(spus).where(inArray(spus.id, ids)).orderBy(asc(spus.id)).for('update');
  await db.execute(sql`
    update spus set
      sku_count = sums.sku_count,
      min_payable_cents = sums.min_payable_cents,
      max_payable_cents = sums.max_payable_cents,
      min_length_inches = sums.min_length_inches,
      max_length_inches = sums.max_length_inches,
      texture = sums.texture,
      colour_codes = array(
        select colour_code from skus
        where spu_id = spus.id and not is_hidden and deleted_at is null and colour_code <> ''
        group by colour_code order by min(position), min(id)
      ),
      updated_at = ${at.toISOString()}::timestamptz
    from (
      select target.id,
        count(skus.id)::int as sku_count,
        coalesce(min(skus.payable_cents), 0) as min_payable_cents,
        coalesce(max(skus.payable_cents), 0) as max_payable_cents,
        min(skus.length_inches) as min_length_inches,
        max(skus.length_inches) as max_length_inches,
        case when count(distinct skus.texture) = 1 then min(skus.texture) else '' end as texture
      from (select unnest(array[${sql.join(ids, sql`, `)}]::int[]) as id) target
      left join skus on skus.spu_id = target.id and not skus.is_hidden and skus.deleted_at is null
      group by target.id
    ) sums
    where spus.id = sums.id`);
}

export const latestPrices = (db: Database, skuIds: readonly number[], limit: number) =>
  db
    .select({
      id: priceLedger.id,
      code: skus.code,
      oldPayableCents: priceLedger.oldPayableCents,
      payableCents: priceLedger.payableCents,
      reason: priceLedger.reason,
      at: priceLedger.createdAt,
    })
    .from(priceLedger)
    .innerJoin(skus, eq(skus.id, priceLedger.skuId))
    .where(inArray(priceLedger.skuId, [...skuIds, 0]))
    .orderBy(desc(priceLedger.createdAt), desc(priceLedger.id))
    .limit(limit);
