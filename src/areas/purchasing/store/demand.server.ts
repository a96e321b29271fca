import { sql } from 'drizzle-orm';
import { soldStatuses } from '#areas/orders/rules/status.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { stateList } from '#kernel/states.ts';
import type { Database } from '#platform/database/open.server.ts';

const spanDays = 30;
const levelsAtOnce = 5000;

/**
 * Stores for each stock level how many units paid orders took in the thirty days since a moment, less returns and units never shipped;
 * returns how many rows changed. Counted by day and written in batches, so that no statement runs long however large the shop.
 */
export async function updateSoldCounts(db: Database, since: Date): Promise<number> {
  const sold = new Map<number, number>();
  for (let day = 0; day <= spanDays; day += 1) {
    const from = later(since, day * dayMs);
    for (const [skuId, units] of await soldBetween(db, from, later(from, dayMs))) sold.set(skuId, (sold.get(skuId) ?? 0) + units);
  }
  let changed = 0;
  for (let after = 0; ; ) {
    const last = await lastOfNext(db, after, levelsAtOnce);
    if (last === null) return changed;
    changed += await writeSold(db, { after, last }, sold);
    after = last;
  }
}

/** Units paid within a period less returns, by SKU; a period of one day uses an index. */
async function soldBetween(db: Database, from: Date, until: Date): Promise<(readonly [skuId: number, pieces: number])[]> {
  const { rows } = await db.execute<{ sku_id: number; pieces: number }>(sql`
    select l.sku_id, sum(l.quantity - l.returned_quantity - l.removed_quantity)::integer as pieces
    from orders o join order_lines l on l.order_id = o.id
    where o.payment_time >= ${from.toISOString()}::timestamptz and o.payment_time < ${until.toISOString()}::timestamptz
      and o.status in ${sql.raw(stateList(soldStatuses))} and not o.is_test and l.sku_id is not null
    group by l.sku_id`);
  return rows.map((row) => [Number(row.sku_id), Number(row.pieces)] as const);
}

/** End of the next batch of levels; null when there are none. */
async function lastOfNext(db: Database, after: number, count: number): Promise<number | null> {
  const { rows } = await db.execute<{ last: number | null }>(
    sql`select max(sku_id) as last from (select sku_id from stock_levels where sku_id > ${after} order by sku_id limit ${count}) part`,
  );
  return rows[0]?.last ?? null;
}

/** Updates a range of levels; returns how many changed. Locked rows are skipped until the next run, so it never blocks buyers. */
async function writeSold(
  db: Database,
  { after, last }: { after: number; last: number },
  sold: ReadonlyMap<number, number>,
): Promise<number> {
  const soldInRange = [...sold].filter(([skuId]) => skuId > after && skuId <= last);
  const { rows } = await db.execute(sql`
    with sold as (select * from json_to_recordset(${JSON.stringify(soldInRange.map(([id, pieces]) => ({ id, pieces })))}::json) as s(id integer, pieces integer)),
    due as (
      select v.sku_id, coalesce(s.pieces, 0) as pieces from stock_levels v left join sold s on s.id = v.sku_id
      where v.sku_id > ${after} and v.sku_id <= ${last} and v.sold_30 <> coalesce(s.pieces, 0) order by v.sku_id for update of v skip locked
    )
    update stock_levels v set sold_30 = due.pieces from due where due.sku_id = v.sku_id returning v.sku_id`);
  return rows.length;
}
