import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import type { AnalysisDimension } from '../rules/analysis-list.ts';
import type { DayRange } from '../rules/period.ts';

export type RowsQuery = DayRange & {
  readonly part: AnalysisDimension | 'all';
  readonly keys: readonly string[];
  readonly sort: { readonly by: 'paid' | 'total'; readonly down: boolean };
  readonly limit: number;
  readonly offset: number;
};

const among = (column: SQL, keys: readonly string[]): SQL =>
  sql`${column} in (${sql.join(
    keys.map((key) => sql`${key}`),
    sql`, `,
  )})`;
const purchaseNumber = sql`(select count(*) from orders p where lower(p.email) = lower(o.email) and p.payment_time is not null and not p.is_test and (p.payment_time, p.id) <= (o.payment_time, o.id))`;
const line = (condition: SQL): SQL =>
  sql`exists (select 1 from order_lines l left join skus k on k.id = l.sku_id where l.order_id = o.id and ${condition})`;

/** The same expressions as in the daily figures, for one order. */
const conditions: Readonly<Record<AnalysisDimension | 'all', (keys: readonly string[]) => SQL>> = {
  all: () => sql`true`,
  country: (keys) => among(sql`coalesce(s.country, '')`, keys),
  region: (keys) => among(sql`coalesce(s.region, '')`, keys),
  device: (keys) => among(sql`o.device`, keys),
  source: (keys) => among(sql`o.visit_source`, keys),
  turn: (keys) => among(sql`(case when ${purchaseNumber} = 1 then '1' when ${purchaseNumber} < 5 then '2-4' else '5+' end)`, keys),
  category: (keys) => line(among(sql`coalesce(k.category_id::text, '')`, keys)),
  length: (keys) => line(among(sql`coalesce(l.length_inches::text, '')`, keys)),
  texture: (keys) => line(among(sql`l.texture`, keys)),
  colour: (keys) => line(among(sql`l.colour_code`, keys)),
};

/** By the day of payment. */
export async function paidOrders(db: Database, { from, to, part, keys, sort, limit, offset }: RowsQuery) {
  const key = sql.raw(sort.by === 'paid' ? 'o.payment_time' : 'o.total_cents');
  const direction = sql.raw(sort.down ? 'desc' : 'asc');
  // Matches the payment index, which sorts unpaid orders last.
  const nulls = sql.raw(sort.by === 'total' ? '' : sort.down ? 'nulls last' : 'nulls first');
  const { rows } = await db.execute<
    Record<'number' | 'email' | 'region' | 'country' | 'source' | 'device' | 'payment_state', string> &
      Record<'id' | 'total' | 'payment' | 'pieces', number> & { paid_on: string }
  >(sql`
    select o.id, o.number, o.email, coalesce(s.region, '') as region, coalesce(s.country, '') as country, o.visit_source as source, o.device, o.payment_state,
      o.total_cents as total, o.payment, o.piece_count as pieces, to_char(o.payment_time at time zone 'UTC', 'YYYY-MM-DD') as paid_on
    from orders o left join order_shippings s on s.order_id = o.id
    where o.payment_time >= ${from}::date::timestamp at time zone 'UTC' and o.payment_time < (${to}::date + 1)::timestamp at time zone 'UTC' and not o.is_test
      and ${keys.length === 0 ? sql`true` : conditions[part](keys)}
    order by ${key} ${direction} ${nulls}, o.id ${direction} limit ${limit} offset ${offset}`);
  return rows;
}
