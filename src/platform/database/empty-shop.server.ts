import { sql } from 'drizzle-orm';
import type { Database } from './open.server.ts';

/** True until the demo was loaded or the shop has data: demo goods are never mixed into real ones. */
export async function isEmptyShop(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ is_empty: boolean }>(sql`
    select not exists (select 1 from app_metadata where name = 'demo') and not exists (select 1 from spus) and not exists (select 1 from users) and not exists (select 1 from orders) as is_empty`);
  return rows[0]?.is_empty === true;
}
