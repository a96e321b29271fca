import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';

export const differenceKinds = ['missing', 'amount', 'stray', 'day'] as const;
export type Difference = {
  readonly source: 'capture' | 'refund' | 'delivery';
  readonly kind: (typeof differenceKinds)[number];
  /** The number of the order or purchase order, to look at. */
  readonly number: string;
  readonly day: string;
  readonly sourceCents: number | null;
  readonly bookedCents: number | null;
};
export type SourceSum = { readonly source: string; readonly sourceCents: number; readonly bookedCents: number; readonly count: number };

/** Every capture, refund and delivery of some days beside its entry. Late ones stand in a later month and say so by their note. */
const pairs = (from: string, until: string) => sql`
  select m.source, m.number, m.day, m.cents as source_cents, e.amount_cents as booked_cents, e.booked_on
  from (
    select 'capture' as source, c.id::text as id, o.number, (c.captured_at at time zone 'UTC')::date as day, c.amount_cents as cents
    from captures c join orders o on o.id = c.order_id
    where c.state in ('completed', 'part_refunded', 'refunded') and c.captured_at >= ${from}::date::timestamp at time zone 'UTC' and c.captured_at < (${until}::date + 1)::timestamp at time zone 'UTC'
    union all
    select 'refund', r.id::text, o.number, (r.completed_at at time zone 'UTC')::date, -r.amount_cents
    from refunds r join orders o on o.id = r.order_id
    where r.state = 'completed' and r.completed_at >= ${from}::date::timestamp at time zone 'UTC' and r.completed_at < (${until}::date + 1)::timestamp at time zone 'UTC'
  ) m left join ledger_entries e on e.source_kind = m.source and e.source_id = m.id and e.reverses_id is null
  union all
  select 'delivery', p.number, (r.received_at at time zone 'UTC')::date, r.cost_cents, e.amount_cents, e.booked_on
  from purchase_receipts r join purchase_orders p on p.id = r.purchase_order_id left join ledger_entries e on e.purchase_receipt_id = r.id
  where r.received_at >= ${from}::date::timestamp at time zone 'UTC' and r.received_at < (${until}::date + 1)::timestamp at time zone 'UTC' and r.cost_cents > 0`;

/** Entries that say they follow a payment which is not there. */
const strays = (from: string, until: string) => sql`
  select e.source_kind as source, e.reference as number, e.booked_on as day, null::integer as source_cents, e.amount_cents as booked_cents, e.booked_on
  from ledger_entries e
  where e.booked_on between ${from} and ${until} and e.reverses_id is null and (
    (e.source_kind = 'capture' and not exists (select 1 from captures c where c.id = e.source_id::integer and c.state in ('completed', 'part_refunded', 'refunded')))
    or (e.source_kind = 'refund' and not exists (select 1 from refunds r where r.id = e.source_id::integer and r.state = 'completed')))`;

type Row = {
  source: Difference['source'];
  number: string;
  day: string;
  source_cents: number | null;
  booked_cents: number | null;
  booked_on: string | null;
};

/** What differs between the books and what they follow, oldest first. */
export async function differences(db: Database, from: string, until: string, most: number): Promise<Difference[]> {
  const { rows } = await db.execute<Row>(sql`
    select source, number, to_char(day, 'YYYY-MM-DD') as day, source_cents, booked_cents, to_char(booked_on, 'YYYY-MM-DD') as booked_on
    from (${pairs(from, until)} union all ${strays(from, until)}) found
    where booked_cents is distinct from source_cents
      or (booked_on <> day and (booked_on < day or not exists (select 1 from month_closes c where c.month = date_trunc('month', found.day::timestamp)::date)))
    order by found.day, number limit ${most}`);
  return rows.map((row) => ({
    source: row.source,
    number: row.number,
    day: row.day,
    sourceCents: row.source_cents === null ? null : Number(row.source_cents),
    bookedCents: row.booked_cents === null ? null : Number(row.booked_cents),
    kind:
      row.source_cents === null
        ? 'stray'
        : row.booked_cents === null
          ? 'missing'
          : row.source_cents === row.booked_cents
            ? 'day'
            : 'amount',
  }));
}

/** Both sides added up, by source. */
export async function sourceSums(db: Database, from: string, until: string): Promise<SourceSum[]> {
  const { rows } = await db.execute<{ source: string; source_cents: string; booked_cents: string; count: number }>(sql`
    select source, coalesce(sum(source_cents::bigint), 0) as source_cents, coalesce(sum(booked_cents::bigint), 0) as booked_cents, count(*)::int as count
    from (${pairs(from, until)} union all ${strays(from, until)}) found group by source order by source limit 10`);
  return rows.map((row) => ({
    source: row.source,
    sourceCents: Number(row.source_cents),
    bookedCents: Number(row.booked_cents),
    count: Number(row.count),
  }));
}
