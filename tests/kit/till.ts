import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';

/** Gives the test shop's products stock levels, their movements and price history. */
export async function seedStock(db: Database): Promise<void> {
  await db.execute(sql`update skus set sold_count = 0`);
  await db.execute(sql`update spus set sold_count = 0`);
  await db.execute(sql`insert into stock_levels (sku_id, on_hand) select id, available from skus where not is_made_to_order`);
  await db.execute(sql`insert into stock_movements (sku_id, quantity, before, after, reason, idempotency_key, created_at)
    select id, available, 0, available, 'opening', 'opening:' || id, '2026-01-01' from skus where available > 0`);
  await db.execute(
    sql`insert into price_ledger (sku_id, price_cents, discount_bp, created_at) select id, price_cents, discount_bp, '2026-01-01' from skus`,
  );
}

/** More units of one SKU, as by a delivery. */
export async function restock(db: Database, skuId: number, quantity: number, at: Date): Promise<void> {
  const key = `restock:${skuId}:${at.getTime()}:${Math.random()}`;
  await db.execute(sql`with moved as (
      update stock_levels set on_hand = on_hand + ${quantity} where sku_id = ${skuId} returning on_hand
    ) insert into stock_movements (sku_id, quantity, before, after, reason, idempotency_key, created_at)
    select ${skuId}, ${quantity}, on_hand - ${quantity}, on_hand, 'purchase', ${key}, ${at.toISOString()}::timestamptz from moved`);
  await db.execute(sql`update skus set available = available + ${quantity} where id = ${skuId}`);
}

export async function stockLevelOf(db: Database, skuId: number): Promise<{ onHand: number; reserved: number; available: number }> {
  const { rows } = await db.execute<{ on_hand: number; reserved: number; available: number }>(
    sql`select l.on_hand, l.reserved, k.available from stock_levels l join skus k on k.id = l.sku_id where l.sku_id = ${skuId}`,
  );
  return { onHand: Number(rows[0]?.on_hand), reserved: Number(rows[0]?.reserved), available: Number(rows[0]?.available) };
}
