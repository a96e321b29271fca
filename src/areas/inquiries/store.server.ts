import { inArray, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import { inquiries, inquiryItems } from './tables.ts';

/** The next id beforehand, since the number that people read holds it. */
export async function nextInquiryId(db: Database): Promise<number> {
  const [row] = await db.select({ id: sql<string>`nextval(pg_get_serial_sequence('inquiries', 'id'))` }).from(sql`(values (1)) as one`);
  return Number(row?.id);
}

export async function insertInquiry(db: Database, row: typeof inquiries.$inferInsert): Promise<void> {
  await db.insert(inquiries).values(row);
}

export async function insertItems(db: Database, rows: (typeof inquiryItems.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(inquiryItems).values(rows);
}

export const attributesOf = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: skus.id, attributes: skus.attributes })
    .from(skus)
    .where(inArray(skus.id, [...ids]))
    .limit(ids.length);
