import { type SQL, sql } from 'drizzle-orm';
import { maxCountedRows } from '#site/list.ts';
import type { Database } from './open.server.ts';

/** How many rows there are, looked at no further than one past what a list says exactly. `from` may hold joins. */
export async function countUpTo(db: Database, from: SQL, where: SQL | undefined): Promise<number> {
  const found = sql`(select 1 from ${from} where ${where ?? sql`true`} limit ${maxCountedRows + 1}) found`;
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
  return row?.count ?? 0;
}
