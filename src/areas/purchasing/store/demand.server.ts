import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';

/**
 * Writes to each level how many pieces paid orders took since a moment, less what came back; answers how many numbers changed.
 * Levels that somebody works on are passed over and come next time, so it never waits for a buyer and no buyer for it.
 */
export async function countSold(db: Database, since: Date): Promise<number> {
  const { rows } = await db.execute(sql`
    with sold as (
      select l.sku_id, sum(l.quantity - l.returned_quantity)::integer as pieces
      from orders o join order_lines l on l.order_id = o.id
      where o.payment_time >= ${since.toISOString()}::timestamptz and o.status between 2 and 6 and not o.is_test and l.sku_id is not null
      group by l.sku_id
    ), due as (
      select v.sku_id, coalesce(s.pieces, 0) as pieces from stock_levels v left join sold s on s.sku_id = v.sku_id
      where v.sold_30 <> coalesce(s.pieces, 0) order by v.sku_id for update of v skip locked
    )
    update stock_levels v set sold_30 = due.pieces from due where due.sku_id = v.sku_id returning v.sku_id`);
  return rows.length;
}
