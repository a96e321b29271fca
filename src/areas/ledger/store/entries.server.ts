import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { type entryKinds, ledgerCategories, ledgerEntries, monthCloses } from '../tables.ts';

export type EntryKind = (typeof entryKinds)[number];
type Heading = { readonly key: string; readonly nameEn: string; readonly nameZh: string };
type EntryRow = typeof ledgerEntries.$inferInsert;

/** Creates the category on first use. It is looked up first: an upsert would serialize all sales. */
async function headingFor(db: Database, kind: 'income' | 'expenditure', heading: Heading): Promise<number> {
  const known = await headingBy(db, heading.key);
  if (known !== null) return known;
  await db
    .insert(ledgerCategories)
    .values({ ...heading, kind })
    .onConflictDoNothing();
  const made = await headingBy(db, heading.key);
  if (made === null) throw new Error(`no heading ${heading.key}`);
  return made;
}

export const incomeHeading = (db: Database, heading: Heading): Promise<number> => headingFor(db, 'income', heading);
export const expenditureHeading = (db: Database, heading: Heading): Promise<number> => headingFor(db, 'expenditure', heading);

async function headingBy(db: Database, key: string): Promise<number | null> {
  const [row] = await db.select({ id: ledgerCategories.id }).from(ledgerCategories).where(eq(ledgerCategories.key, key));
  return row?.id ?? null;
}

/** False when this source was already recorded. */
export async function insertEntry(db: Database, row: EntryRow): Promise<boolean> {
  const booked = await db.insert(ledgerEntries).values(row).onConflictDoNothing().returning({ id: ledgerEntries.id });
  return booked.length === 1;
}

/** The entry, or the one this form wrote before. */
export async function insertManualEntry(
  db: Database,
  row: EntryRow & { readonly idempotencyKey: string },
): Promise<{ id: number; isNew: boolean }> {
  const [made] = await db
    .insert(ledgerEntries)
    .values(row)
    .onConflictDoNothing({ target: ledgerEntries.idempotencyKey })
    .returning({ id: ledgerEntries.id });
  if (made) return { id: made.id, isNew: true };
  const [known] = await db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(eq(ledgerEntries.idempotencyKey, row.idempotencyKey));
  if (!known) throw new Error(`no ledger entry with the key ${row.idempotencyKey}`);
  return { id: known.id, isNew: false };
}

/** Null when the entry is already reversed. */
export async function insertReversal(db: Database, row: EntryRow & { readonly reversesId: number }): Promise<number | null> {
  const [made] = await db
    .insert(ledgerEntries)
    .values(row)
    .onConflictDoNothing({ target: ledgerEntries.reversesId })
    .returning({ id: ledgerEntries.id });
  return made?.id ?? null;
}

export async function ledgerEntryById(db: Database, id: number) {
  const [row] = await db.select().from(ledgerEntries).where(eq(ledgerEntries.id, id));
  return row ?? null;
}

/** The current entry of a source: its first, or the latest correction, such as 12/1. */
export async function activeEntryOfSource(db: Database, kind: string, sourceId: string) {
  const [row] = await db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.sourceKind, kind),
        sql`split_part(${ledgerEntries.sourceId}, '/', 1) = ${sourceId}`,
        isNull(ledgerEntries.reversesId),
        sql`not exists (select 1 from ledger_entries c where c.reverses_id = ${ledgerEntries.id})`,
      ),
    );
  return row ?? null;
}

export async function reversalIdOfEntry(db: Database, id: number): Promise<number | null> {
  const [row] = await db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(eq(ledgerEntries.reversesId, id));
  return row?.id ?? null;
}

export const headings = (db: Database, where?: SQL) =>
  db
    .select()
    .from(ledgerCategories)
    .where(where)
    .orderBy(asc(ledgerCategories.kind), asc(ledgerCategories.position), asc(ledgerCategories.id))
    .limit(200);

export const headingRowsOf = (db: Database, kind: EntryKind) => headings(db, eq(ledgerCategories.kind, kind));

/** Null when the key is taken. */
export async function insertHeading(db: Database, row: typeof ledgerCategories.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(ledgerCategories).values(row).onConflictDoNothing().returning({ id: ledgerCategories.id });
  return made?.id ?? null;
}

export async function isClosed(db: Database, month: string): Promise<boolean> {
  const [row] = await db.select({ month: monthCloses.month }).from(monthCloses).where(eq(monthCloses.month, month));
  return row !== undefined;
}

/** Totals up to a position in the journal: all days before, and entries of that day up to this one. */
export async function balanceAt(db: Database, day: string, id: number): Promise<number> {
  const { rows } = await db.execute<{ cents: string }>(sql`
    select coalesce((select sum(case when c.kind = 'income' then d.amount_cents else -d.amount_cents end) from ledger_days d join ledger_categories c on c.id = d.category_id where d.day < ${day}), 0)
      + coalesce((select sum(case when kind = 'income' then amount_cents::bigint else -amount_cents::bigint end) from ledger_entries where booked_on = ${day} and id <= ${id}), 0) as cents`);
  return Number(rows[0]?.cents ?? 0);
}

export async function sumUpLedgerDay(db: Database, day: string): Promise<void> {
  await db.execute(sql`delete from ledger_days where day = ${day}`);
  await db.execute(ledgerSums(sql`booked_on = ${day}`));
}

export async function sumUpLedger(db: Database): Promise<void> {
  await db.execute(ledgerSums(sql`true`));
  await db.execute(sql`delete from stale_days where aggregate = 'ledger'`);
}

const ledgerSums = (scope: SQL): SQL =>
  sql`insert into ledger_days (day, category_id, entry_count, amount_cents) select booked_on, category_id, count(*), sum(amount_cents::bigint) from ledger_entries where ${scope} group by 1, 2`;
