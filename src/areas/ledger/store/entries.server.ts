import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { ledgerCategories, ledgerEntries } from '../tables.ts';

type Heading = { readonly key: string; readonly nameEn: string; readonly nameZh: string };

/** The number of a heading; a new shop gets it with its first entry. Looked up first: writing it would make all sales take turns. */
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

/** False when this source was booked before. */
export async function insertEntry(db: Database, row: typeof ledgerEntries.$inferInsert): Promise<boolean> {
  const booked = await db.insert(ledgerEntries).values(row).onConflictDoNothing().returning({ id: ledgerEntries.id });
  return booked.length === 1;
}
