import { desc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { ledgerCategories, recurringEntries } from '../tables.ts';

export const recurringRows = (db: Database) =>
  db
    .select({ recurring: recurringEntries, headingEn: ledgerCategories.nameEn, headingZh: ledgerCategories.nameZh })
    .from(recurringEntries)
    .innerJoin(ledgerCategories, eq(ledgerCategories.id, recurringEntries.categoryId))
    .orderBy(desc(sql`coalesce(${recurringEntries.endsOn}, '2999-12-31')`), recurringEntries.dayOfMonth, recurringEntries.id)
    .limit(200);

export async function recurringById(db: Database, id: number) {
  const [row] = await db.select().from(recurringEntries).where(eq(recurringEntries.id, id));
  return row ?? null;
}

export async function insertRecurring(db: Database, row: typeof recurringEntries.$inferInsert): Promise<number> {
  const [made] = await db.insert(recurringEntries).values(row).returning({ id: recurringEntries.id });
  return made?.id ?? 0;
}

/** False when it has already ended. */
export async function endRecurring(db: Database, id: number, endsOn: string): Promise<boolean> {
  const ended = await db
    .update(recurringEntries)
    .set({ endsOn })
    .where(sql`${eq(recurringEntries.id, id)} and ${or(isNull(recurringEntries.endsOn), sql`${recurringEntries.endsOn} > ${endsOn}`)}`)
    .returning({ id: recurringEntries.id });
  return ended.length === 1;
}

/**
 * Writes entries due up to today. The pair of recurring entry and day is unique, so concurrent instances write each month once; closed
 * months are left alone.
 */
export async function writeDue(db: Database, today: string, now: Date): Promise<number> {
  const at = now.toISOString();
  const { rows } = await db.execute(sql`
    insert into ledger_entries (kind, category_id, amount_cents, booked_on, party, note, method, recurring_id, staff_id, created_at, updated_at)
    select r.kind, r.category_id, r.amount_cents, due.day, r.party, r.note, 'bank', r.id, r.staff_id, ${at}::timestamptz, ${at}::timestamptz
    from recurring_entries r
    cross join lateral (
      select (month::date + r.day_of_month - 1) as day from generate_series(date_trunc('month', r.starts_on::timestamp), ${today}::timestamp, interval '1 month') month
    ) due
    where due.day between r.starts_on and least(coalesce(r.ends_on, ${today}::date), ${today}::date)
      and not exists (select 1 from month_closes c where c.month = date_trunc('month', due.day::timestamp)::date)
      and not exists (select 1 from ledger_entries e where e.recurring_id = r.id and e.booked_on = due.day)
    order by due.day, r.id
    on conflict (recurring_id, booked_on) do nothing
    returning id`);
  return rows.length;
}
