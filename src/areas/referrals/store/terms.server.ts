import { desc, getTableColumns, lte } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { referralRules } from '../tables.ts';

const { staffId: _, createdAt: __, ...columns } = getTableColumns(referralRules);

export async function ruleAt(db: Database, at: Date) {
  const [row] = await db
    .select(columns)
    .from(referralRules)
    .where(lte(referralRules.startsAt, at))
    .orderBy(desc(referralRules.startsAt))
    .limit(1);
  return row ?? null;
}

/** False when a version already starts at that moment. */
export async function insertReferralRule(db: Database, row: typeof referralRules.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(referralRules).values(row).onConflictDoNothing().returning({ id: referralRules.id });
  return made?.id ?? null;
}

const maxVersions = 100;
export const rulesByDate = (db: Database) =>
  db
    .select({ ...columns, staffId: referralRules.staffId, createdAt: referralRules.createdAt })
    .from(referralRules)
    .orderBy(desc(referralRules.startsAt))
    .limit(maxVersions);
