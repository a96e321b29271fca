import { asc, desc, eq, sql } from 'drizzle-orm';
import { staffMembers } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import { monthCloses } from '../tables.ts';

/** Blocks entries while a month is closed: open transactions are waited for, new ones wait and then see the close. */
export async function lockLedgerEntries(db: Database): Promise<void> {
  await db.execute(sql`lock table ledger_entries in share row exclusive mode`);
}

export const monthCloseRows = (db: Database) =>
  db
    .select({
      month: monthCloses.month,
      incomeCents: monthCloses.incomeCents,
      expenditureCents: monthCloses.expenditureCents,
      balanceCents: monthCloses.balanceCents,
      closedAt: monthCloses.closedAt,
      firstName: staffMembers.firstName,
      lastName: staffMembers.lastName,
      nickname: staffMembers.nickname,
    })
    .from(monthCloses)
    .leftJoin(staffMembers, eq(staffMembers.id, monthCloses.closedBy))
    .orderBy(asc(monthCloses.month))
    .limit(1200);

export async function lastClose(db: Database) {
  const [row] = await db.select().from(monthCloses).orderBy(desc(monthCloses.month)).limit(1);
  return row ?? null;
}

export async function insertClose(db: Database, row: typeof monthCloses.$inferInsert): Promise<boolean> {
  const made = await db.insert(monthCloses).values(row).onConflictDoNothing().returning({ month: monthCloses.month });
  return made.length === 1;
}

export async function deleteClose(db: Database, month: string): Promise<boolean> {
  const gone = await db.delete(monthCloses).where(eq(monthCloses.month, month)).returning({ month: monthCloses.month });
  return gone.length === 1;
}

export async function firstMonth(db: Database): Promise<string | null> {
  const { rows } = await db.execute<{ month: string | null }>(
    sql`select to_char(date_trunc('month', min(day)), 'YYYY-MM-DD') as month from ledger_days`,
  );
  return rows[0]?.month ?? null;
}

/** Totals straight from the entries, as stored by a close. */
export async function entrySums(
  db: Database,
  month: string,
): Promise<{ incomeCents: number; expenditureCents: number; beforeCents: number }> {
  const { rows } = await db.execute<{ income: string; expenditure: string; before: string }>(sql`
    select coalesce(sum(amount_cents::bigint) filter (where kind = 'income'), 0) as income, coalesce(sum(amount_cents::bigint) filter (where kind = 'expenditure'), 0) as expenditure,
      coalesce((select balance_cents from month_closes where month < ${month}::date order by month desc limit 1), 0) as before
    from ledger_entries where booked_on >= ${month}::date and booked_on < ${month}::date + interval '1 month'`);
  const row = rows[0];
  return { incomeCents: Number(row?.income ?? 0), expenditureCents: Number(row?.expenditure ?? 0), beforeCents: Number(row?.before ?? 0) };
}

export type HeadingMonth = { readonly month: string; readonly categoryId: number; readonly cents: number; readonly count: number };

/** By category and month, from the daily sums. */
export async function headingMonths(db: Database, from: string, until: string): Promise<HeadingMonth[]> {
  const { rows } = await db.execute<{ month: string; category_id: number; cents: string; entries: string }>(sql`
    select to_char(date_trunc('month', day), 'YYYY-MM-DD') as month, category_id, sum(amount_cents) as cents, sum(entry_count) as entries
    from ledger_days where day >= ${from} and day <= ${until} group by 1, 2 order by 1, 2 limit 5000`);
  return rows.map((row) => ({
    month: row.month,
    categoryId: Number(row.category_id),
    cents: Number(row.cents),
    count: Number(row.entries),
  }));
}
