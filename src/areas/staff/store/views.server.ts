import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { savedViews } from '../tables.ts';

export const selectSavedViews = (db: Database, staffId: number, list: string) =>
  db
    .select({ id: savedViews.id, name: savedViews.name, query: savedViews.query })
    .from(savedViews)
    .where(and(eq(savedViews.staffId, staffId), eq(savedViews.list, list)))
    .orderBy(asc(savedViews.position), asc(savedViews.id))
    .limit(20);

export async function countViews(db: Database, staffId: number, list: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(savedViews)
    .where(and(eq(savedViews.staffId, staffId), eq(savedViews.list, list)));
  return row?.count ?? 0;
}

/** The same name overwrites. */
export async function upsertSavedView(db: Database, row: typeof savedViews.$inferInsert): Promise<void> {
  await db
    .insert(savedViews)
    .values(row)
    .onConflictDoUpdate({ target: [savedViews.staffId, savedViews.list, savedViews.name], set: { query: row.query } });
}

export async function deleteSavedView(db: Database, staffId: number, id: number): Promise<void> {
  await db.delete(savedViews).where(and(eq(savedViews.staffId, staffId), eq(savedViews.id, id)));
}
