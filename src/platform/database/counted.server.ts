import { type SQL, sql } from 'drizzle-orm';
import { maxCountedRows } from '#site/list.ts';
import type { Database } from './open.server.ts';

/** Counts rows up to one past the exact limit of lists. `from` may contain joins. */
export async function countUpTo(db: Database, from: SQL, where: SQL | undefined): Promise<number> {
  const found = sql`(select 1 from ${from} where ${where ?? sql`true`} limit ${maxCountedRows + 1}) found`;
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}
