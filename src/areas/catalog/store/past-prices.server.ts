import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';

/**
 * Per SKU whose price changed after the given moment: the lowest price of the days before that change, which a saving may honestly be
 * measured against.
 */
export async function lowestBefore(db: Database, since: Date, days: number): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ sku_id: number; lowest: number }>(sql`
    select last.sku_id, least(last.old_payable_cents, before.lowest, start.payable_cents)::int as lowest
    from (
      select distinct on (sku_id) id, sku_id, created_at, old_payable_cents from price_ledger
      where created_at > ${since.toISOString()}::timestamptz order by sku_id, created_at desc, id desc
    ) last
    left join lateral (
      select min(p.payable_cents) as lowest from price_ledger p
      where p.sku_id = last.sku_id and p.id <> last.id and p.created_at <= last.created_at
        and p.created_at >= last.created_at - make_interval(days => ${days}::int)
    ) before on true
    left join lateral (
      select p.payable_cents from price_ledger p
      where p.sku_id = last.sku_id and p.created_at < last.created_at - make_interval(days => ${days}::int)
      order by p.created_at desc, p.id desc limit 1
    ) start on true
    where last.old_payable_cents is not null`);
  return new Map(rows.map((row) => [row.sku_id, row.lowest]));
}
