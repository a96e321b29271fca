import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';

export const differenceKinds = ['missing', 'amount', 'stray', 'day'] as const;
export type LedgerDifference = {
  readonly source: 'capture' | 'refund' | 'delivery';
  readonly kind: (typeof differenceKinds)[number];
  /** Number of the order or purchase order. */
  readonly number: string;
  readonly day: string;
  readonly sourceCents: number | null;
  readonly ledgerCents: number | null;
};
export type SourceSum = { readonly source: string; readonly sourceCents: number; readonly ledgerCents: number; readonly count: number };

const utcDay = (moment: string) => sql.raw(`(${moment} at time zone 'UTC')::date`);
const during = (moment: string, from: string, until: string) =>
  sql`${sql.raw(moment)} >= ${from}::date::timestamp at time zone 'UTC' and ${sql.raw(moment)} < (${until}::date + 1)::timestamp at time zone 'UTC'`;
const moneyStates = sql`('completed', 'part_refunded', 'refunded')`;

/**
 * Every capture, refund and delivery of these days beside its ledger entry. Late ones are in a later month and say so in their note.
 * Entries are searched from a month before, so that years of ledger need not be read; an earlier entry counts as missing.
 */
const pairs = (from: string, until: string) => sql`
  select m.source, m.order_id, null::text as number, m.day, m.cents as source_cents, e.amount_cents as ledger_cents, e.booked_on
  from (
    select 'capture' as source, id::text as id, order_id, ${utcDay('captured_at')} as day, amount_cents as cents
    from captures where state in ${moneyStates} and ${during('captured_at', from, until)}
    union all
    select 'refund', id::text, order_id, ${utcDay('completed_at')}, -amount_cents
    from refunds where state = 'completed' and ${during('completed_at', from, until)}
  ) m left join ledger_entries e
    on e.source_kind = m.source and e.source_id = m.id and e.reverses_id is null and e.booked_on >= ${from}::date - 31
  union all
  select 'delivery', null, p.number, ${utcDay('r.received_at')}, r.cost_cents, e.amount_cents, e.booked_on
  from purchase_receipts r join purchase_orders p on p.id = r.purchase_order_id left join ledger_entries e on e.purchase_receipt_id = r.id
  where ${during('r.received_at', from, until)} and r.cost_cents > 0`;

/** Ledger entries that refer to a payment that does not exist. */
const strays = (from: string, until: string) => sql`
  select e.source_kind as source, null::integer as order_id, e.reference as number, e.booked_on as day, null::integer as source_cents,
    e.amount_cents as ledger_cents, e.booked_on
  from ledger_entries e
  where e.booked_on between ${from} and ${until} and e.reverses_id is null and e.source_kind = 'capture'
    and not exists (select 1 from captures c where c.id = e.source_id::integer and c.state in ${moneyStates})
  union all
  select e.source_kind, null, e.reference, e.booked_on, null, e.amount_cents, e.booked_on
  from ledger_entries e
  where e.booked_on between ${from} and ${until} and e.reverses_id is null and e.source_kind = 'refund'
    and not exists (select 1 from refunds r where r.id = e.source_id::integer and r.state = 'completed')`;

const differs = sql`(ledger_cents is distinct from source_cents
  or (booked_on <> day and (booked_on < day or not exists (select 1 from month_closes c where c.month = date_trunc('month', found.day::timestamp)::date))))`;

const checkSums = sql`source, coalesce(sum(source_cents::bigint), 0), coalesce(sum(ledger_cents::bigint), 0), count(*), count(*) filter (where ${differs})`;

export async function checkDay(db: Database, day: string): Promise<void> {
  await db.execute(sql`delete from ledger_checks where day = ${day}`);
  await db.execute(sql`
    with found as materialized (${pairs(day, day)} union all ${strays(day, day)})
    insert into ledger_checks (day, source, source_cents, ledger_cents, pair_count, differing_count)
    select ${day}::date, ${checkSums} from found group by source`);
}

/** For a shop without stored checks. */
export async function checkEveryDay(db: Database): Promise<void> {
  const [from, until] = ['2000-01-01', '2100-01-01'];
  await db.execute(sql`delete from ledger_checks`);
  await db.execute(sql`
    with found as materialized (${pairs(from, until)} union all ${strays(from, until)})
    insert into ledger_checks (day, source, source_cents, ledger_cents, pair_count, differing_count)
    select day, ${checkSums} from found group by day, source`);
  await db.execute(sql`delete from stale_days where aggregate = 'checks'`);
}

/** Marks days for another check. */
export const markDays = (db: Database, from: string, until: string) =>
  db.execute(
    sql`insert into stale_days (aggregate, day) select 'checks', d::date from generate_series(${from}::date, ${until}::date, interval '1 day') d`,
  );

export async function hasMarkedDays(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from stale_days where aggregate = 'checks' limit 1`);
  return rows.length > 0;
}

export async function countMarkedDays(db: Database, from: string, until: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(distinct day)::int as count from stale_days where aggregate = 'checks' and day between ${from} and ${until}`,
  );
  return rows[0]?.count ?? 0;
}

/** Stored totals by source, and the days with differences, oldest first. */
export async function savedDayChecks(db: Database, from: string, until: string) {
  const { rows } = await db.execute<{ source: string; says: string; booked: string; count: number; days: string[] | null }>(sql`
    select source, sum(source_cents)::text as says, sum(ledger_cents)::text as booked, sum(pair_count)::int as count,
      array_agg(to_char(day, 'YYYY-MM-DD')) filter (where differing_count > 0) as days
    from ledger_checks where day between ${from} and ${until} group by source order by source`);
  const sums = rows.map(
    ({ source, says, booked, count }): SourceSum => ({ source, sourceCents: Number(says), ledgerCents: Number(booked), count }),
  );
  return { sums, differingDays: [...new Set(rows.flatMap(({ days }) => days ?? []))].sort() };
}

type Row = {
  is_sum: boolean;
  source: string;
  number: string | null;
  day: string | null;
  source_cents: string | null;
  ledger_cents: string | null;
  count: number;
};

/** Both totals by source in one pass, and the differences, oldest first. */
export async function compareDays(db: Database, from: string, until: string, limit: number) {
  const { rows } = await db.execute<Row>(sql`
    with found as materialized (${pairs(from, until)} union all ${strays(from, until)}),
    differing as (
      select * from found
      where ${differs}
      order by found.day, source, order_id, number limit ${limit}
    )
    select true as is_sum, source, null as number, null as day, coalesce(sum(source_cents::bigint), 0)::text as source_cents,
      coalesce(sum(ledger_cents::bigint), 0)::text as ledger_cents, count(*)::int as count
    from found group by source
    union all
    select false, d.source, coalesce(d.number, o.number), to_char(d.day, 'YYYY-MM-DD'), d.source_cents::text, d.ledger_cents::text, 1
    from differing d left join orders o on o.id = d.order_id
    order by 1 desc, 4, 2, 3`);
  const cents = (text: string | null): number | null => (text === null ? null : Number(text));
  const sums = rows.filter((row) => row.is_sum);
  const differing = rows.filter((row) => !row.is_sum);
  return {
    sums: sums.map(
      (row): SourceSum => ({
        source: row.source,
        sourceCents: cents(row.source_cents) ?? 0,
        ledgerCents: cents(row.ledger_cents) ?? 0,
        count: Number(row.count),
      }),
    ),
    differences: differing.map((row): LedgerDifference => {
      const [sourceCents, ledgerCents] = [cents(row.source_cents), cents(row.ledger_cents)];
      const source = row.source as LedgerDifference['source'];
      return { source, kind: kindOf(sourceCents, ledgerCents), number: row.number ?? '', day: row.day ?? '', sourceCents, ledgerCents };
    }),
  };
}

function kindOf(sourceCents: number | null, ledgerCents: number | null): LedgerDifference['kind'] {
  if (sourceCents === null) return 'stray';
  if (ledgerCents === null) return 'missing';
  return sourceCents === ledgerCents ? 'day' : 'amount';
}
