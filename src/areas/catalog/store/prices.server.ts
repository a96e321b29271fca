import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { skus } from '../tables/goods.ts';
import { priceLedger } from '../tables/prices-and-search.ts';

/** Today's prices of some SKUs, held until the transaction ends; always in the same order, so that two never wait for each other. */
export const lockedPrices = (db: Database, skuIds: readonly number[]) =>
  db
    .select({
      id: skus.id,
      spuId: skus.spuId,
      priceCents: skus.priceCents,
      discountBp: skus.discountBp,
      payableCents: skus.payableCents,
      isClearance: skus.isClearance,
    })
    .from(skus)
    .where(inArray(skus.id, [...skuIds]))
    .orderBy(asc(skus.id))
    .limit(skuIds.length)
    .for('update');

export const saveDiscount = (db: Database, skuIds: readonly number[], discountBp: number, now: Date) =>
  db
    .update(skus)
    .set({ discountBp, updatedAt: now })
    .where(inArray(skus.id, [...skuIds]));

const rowsAtOnce = 500;

export async function writeLedger(db: Database, rows: readonly (typeof priceLedger.$inferInsert)[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) await db.insert(priceLedger).values(rows.slice(from, from + rowsAtOnce));
}

/** A group repeats its cheapest and dearest price. */
export async function repeatPrices(db: Database, spuIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    update spus set min_payable_cents = now.lowest, max_payable_cents = now.highest
    from (select spu_id, min(payable_cents) as lowest, max(payable_cents) as highest from skus where deleted_at is null and not is_hidden group by spu_id) now
    where now.spu_id = spus.id and spus.id = any(${sql.param(`{${spuIds.join(',')}}`)}::int[])`);
}
