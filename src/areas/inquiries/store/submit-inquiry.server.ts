import { inArray, sql } from 'drizzle-orm';
import { skus } from '#areas/catalog/tables/goods.ts';
import type { Database } from '#platform/database/open.server.ts';
import { inquiries, inquiryItems, inquiryPictures } from '../tables.ts';

/** Reserved first, since the request number contains it. */
export async function nextInquiryId(db: Database): Promise<number> {
  const [row] = await db.select({ id: sql<string>`nextval(pg_get_serial_sequence('inquiries', 'id'))` }).from(sql`(values (1)) as one`);
  return Number(row?.id);
}

/** False for a duplicate: the key is unique, so of two concurrent submits one writes. */
export async function insertInquiry(db: Database, row: typeof inquiries.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(inquiries)
    .values(row)
    .onConflictDoNothing({ target: inquiries.idempotencyKey })
    .returning({ id: inquiries.id });
  return made.length > 0;
}

export async function inquiryByKeys(db: Database, keys: readonly string[]): Promise<{ id: number; number: string } | null> {
  const [row] = await db
    .select({ id: inquiries.id, number: inquiries.number })
    .from(inquiries)
    .where(inArray(inquiries.idempotencyKey, [...keys]))
    .limit(1);
  return row ?? null;
}

export async function insertItems(db: Database, rows: (typeof inquiryItems.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(inquiryItems).values(rows);
}

/** Returns how many were attached: a picture belongs to one message forever. */
export async function insertInquiryPictures(db: Database, rows: (typeof inquiryPictures.$inferInsert)[]): Promise<number> {
  if (rows.length === 0) return 0;
  const made = await db.insert(inquiryPictures).values(rows).onConflictDoNothing().returning({ id: inquiryPictures.id });
  return made.length;
}

export const selectSkuAttributes = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: skus.id, attributes: skus.attributes })
    .from(skus)
    .where(inArray(skus.id, [...ids]))
    .limit(ids.length);
