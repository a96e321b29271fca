import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import type { AnalysisDimension } from '../rules/analysis-list.ts';
import type { DayRange } from '../rules/period.ts';

export type FigureSums = {
  readonly orders: number;
  readonly paid: number;
  readonly newBuyers: number;
  readonly pieces: number;
  readonly totalCents: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly discountCents: number;
  readonly shippingCents: number;
  readonly costCents: number;
};
type SumRow = Record<
  'orders' | 'paid' | 'new_buyers' | 'pieces' | 'total' | 'captured' | 'refunded' | 'discount' | 'shipping' | 'cost',
  string
>;

const sums = sql`sum(order_count) as orders, sum(paid_count) as paid, sum(new_buyer_count) as new_buyers, sum(piece_count) as pieces, sum(total_cents) as total,
  sum(captured_cents) as captured, sum(refunded_cents) as refunded, sum(discount_cents) as discount, sum(shipping_cents) as shipping, sum(cost_cents) as cost`;
const sumsOf = (row: SumRow): FigureSums => ({
  orders: Number(row.orders),
  paid: Number(row.paid),
  newBuyers: Number(row.new_buyers),
  pieces: Number(row.pieces),
  totalCents: Number(row.total),
  capturedCents: Number(row.captured),
  refundedCents: Number(row.refunded),
  discountCents: Number(row.discount),
  shippingCents: Number(row.shipping),
  costCents: Number(row.cost),
});

export async function dailySums(db: Database, { from, to }: DayRange): Promise<ReadonlyMap<string, FigureSums>> {
  const { rows } = await db.execute<SumRow & { day: string }>(
    sql`select to_char(day, 'YYYY-MM-DD') as day, ${sums} from daily_figures where dimension = 'all' and day between ${from} and ${to} group by 1 order by 1 limit 800`,
  );
  return new Map(rows.map((row) => [row.day, sumsOf(row)]));
}

export type DimensionSums = FigureSums & { readonly part: AnalysisDimension; readonly key: string };

export async function dimensionSums(db: Database, { from, to }: DayRange, parts: readonly AnalysisDimension[]): Promise<DimensionSums[]> {
  const dimensionList = sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  );
  const { rows } = await db.execute<SumRow & { dimension: AnalysisDimension; key: string }>(
    sql`select dimension, key, ${sums} from daily_figures where dimension in (${dimensionList}) and day between ${from} and ${to} group by 1, 2 order by 1, 2 limit 5000`,
  );
  return rows.map((row) => ({ part: row.dimension, key: row.key, ...sumsOf(row) }));
}

export async function visitCounts(db: Database, { from, to }: DayRange): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ event: string; count: string }>(
    sql`select event, sum(count) as count from visits where event in ('visit', 'product', 'cart', 'checkout') and day between ${from} and ${to} group by 1 limit 10`,
  );
  return new Map(rows.map(({ event, count }) => [event, Number(count)]));
}

export async function visitDays(db: Database, { from, to }: DayRange): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ day: string; count: string }>(
    sql`select to_char(day, 'YYYY-MM-DD') as day, sum(count) as count from visits where event = 'visit' and day between ${from} and ${to} group by 1 order by 1 limit 800`,
  );
  return new Map(rows.map(({ day, count }) => [day, Number(count)]));
}

/** First sources of the visitors of these days, and how far they got. */
export async function visitSources(db: Database, { from, to }: DayRange, limit: number) {
  const { rows } = await db.execute<{ source: string; visits: string; carts: string; checkouts: string }>(sql`
    select source, sum(count) filter (where event = 'visit') as visits, sum(count) filter (where event = 'cart') as carts,
      sum(count) filter (where event = 'checkout') as checkouts
    from visits where event in ('visit', 'cart', 'checkout') and day between ${from} and ${to} group by 1 order by 2 desc nulls last, 1 limit ${limit}`);
  return rows.map((row) => ({
    source: row.source,
    visits: Number(row.visits ?? 0),
    carts: Number(row.carts ?? 0),
    checkouts: Number(row.checkouts ?? 0),
  }));
}

/** Most viewed pages, and how often each was the landing page. */
export async function viewedPages(db: Database, { from, to }: DayRange, limit: number) {
  const { rows } = await db.execute<{ path: string; views: string; entries: string; all_views: string }>(sql`
    select path, sum(count) filter (where event = 'view') as views, sum(count) filter (where event = 'visit') as entries,
      sum(sum(count) filter (where event = 'view')) over () as all_views
    from visits where event in ('view', 'visit') and day between ${from} and ${to} group by 1 order by 2 desc nulls last, 1 limit ${limit}`);
  return rows.map((row) => ({
    path: row.path,
    views: Number(row.views ?? 0),
    entries: Number(row.entries ?? 0),
    allViews: Number(row.all_views ?? 0),
  }));
}

export type Cohort = { readonly month: string; readonly buyers: number; readonly later: number; readonly seconds: number };

/** Buyers by the month of their first order, and how many ordered again how many months later. */
export async function cohorts(db: Database, from: string): Promise<Cohort[]> {
  const { rows } = await db.execute<{ month: string; buyers: string; later: number; seconds: string }>(sql`
    with firsts as (select to_char(day, 'YYYY-MM') as month, sum(new_buyer_count) as buyers from daily_figures where dimension = 'all' and day >= ${from} group by 1),
    seconds as (
      select key as month, (extract(year from day) * 12 + extract(month from day))::int - (left(key, 4)::int * 12 + right(key, 2)::int) as later, sum(paid_count) as seconds
      from daily_figures where dimension = 'cohort' and day >= ${from} group by 1, 2
    )
    select f.month, f.buyers, coalesce(s.later, 0) as later, coalesce(s.seconds, 0) as seconds from firsts f left join seconds s on s.month = f.month order by 1, 3 limit 400`);
  return rows.map((row) => ({ month: row.month, buyers: Number(row.buyers), later: Number(row.later), seconds: Number(row.seconds) }));
}

export async function searchedTerms(db: Database, { from, to }: DayRange, limit: number) {
  const { rows } = await db.execute<{ term: string; count: string; empty: string; clicks: string }>(sql`
    select term, sum(count) as count, sum(empty_count) as empty, sum(click_count) as clicks from search_terms
    where day between ${from} and ${to} group by term order by 2 desc, term limit ${limit}`);
  return rows.map((row) => ({ term: row.term, count: Number(row.count), empty: Number(row.empty), clicks: Number(row.clicks) }));
}

/** Store credit given by reason; for price protection also money refunded, less what was recovered. */
export async function creditGiven(db: Database, { from, to }: DayRange) {
  const inSpan = (column: string): SQL =>
    sql`${sql.raw(column)} >= ${from}::date::timestamp at time zone 'UTC' and ${sql.raw(column)} < (${to}::date + 1)::timestamp at time zone 'UTC'`;
  const { rows } = await db.execute<{ kind: string; count: number; cents: string }>(sql`
    select kind, count(*)::int as count, sum(amount_cents::bigint) as cents from credit_entries
    where kind in ('referral', 'review', 'return', 'delay') and ${inSpan('created_at')} group by kind
    union all
    select 'price_protection', count(*)::int, sum(amount_cents::bigint - taken_cents - recovered_cents) from price_credits where paid_at is not null and ${inSpan('paid_at')} having count(*) > 0
    order by 1 limit 10`);
  return rows.map((row) => ({ kind: row.kind, count: Number(row.count), cents: Number(row.cents) }));
}

/** Products at or below their low-stock mark, by days of stock left. */
export async function skusWithLowestCover(db: Database, since: string, days: number, limit: number) {
  const { rows } = await db.execute<{ id: number; code: string; name_en: string; name_zh: string; available: number; sold: string }>(sql`
    select k.id, k.code, k.name_en, k.name_zh, l.available, coalesce(f.sold, 0) as sold
    from (select sku_id, available from stock_levels where on_hand - reserved <= low_mark order by available, sku_id limit 300) l
    join skus k on k.id = l.sku_id and k.deleted_at is null and not k.is_hidden and not k.is_made_to_order
    cross join lateral (select sum(piece_count) as sold from daily_figures d where d.dimension = 'sku' and d.key = k.id::text and d.day >= ${since}) f
    where f.sold > 0 order by l.available * ${days}::float8 / f.sold, f.sold desc, k.id limit ${limit}`);
  return rows.map((row) => ({ ...row, available: Number(row.available), sold: Number(row.sold) }));
}

/** Sales less refunds according to the income ledger. */
export async function ledgerSales(db: Database, { from, to }: DayRange): Promise<number> {
  const { rows } = await db.execute<{ cents: string }>(sql`
    select coalesce(sum(d.amount_cents), 0) as cents from ledger_days d join ledger_categories c on c.id = d.category_id
    where c.key in ('sales', 'refunds') and d.day between ${from} and ${to}`);
  return Number(rows[0]?.cents ?? 0);
}

export async function analysisCategoryNames(db: Database) {
  const { rows } = await db.execute<{ id: string; name_en: string; name_zh: string }>(
    sql`select id::text as id, name_en, name_zh from categories order by position, id limit 200`,
  );
  return new Map(rows.map((row) => [row.id, { en: row.name_en, zh: row.name_zh }]));
}

/** Names of textures by value, and of colors by code. */
export async function valueNames(db: Database) {
  const { rows } = await db.execute<{ value: string; code: string; name_en: string; name_zh: string; key: string }>(sql`
    select v.value, v.code, v.name_en, v.name_zh, a.key from attribute_values v join attributes a on a.id = v.attribute_id where a.key in ('Texture', 'Color') order by v.id limit 1000`);
  return new Map(rows.map((row) => [row.key === 'Color' ? row.code : row.value, { en: row.name_en, zh: row.name_zh }]));
}
