import { sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { inquiries } from '../tables.ts';

/** The id is drawn beforehand, since the number that people read holds it. */
export async function saveWish(
  db: Database,
  numberOf: (id: number) => string,
  row: Omit<typeof inquiries.$inferInsert, 'id' | 'number'>,
): Promise<void> {
  const { rows } = await db.execute<{ id: string | number }>(sql`select nextval(pg_get_serial_sequence('inquiries', 'id')) as id`);
  const id = Number(rows[0]?.id);
  await db.insert(inquiries).values({ ...row, id, number: numberOf(id) });
}
