import { inArray } from 'drizzle-orm';
import { orders } from '#areas/orders/tables/orders.ts';
import type { Database } from '#platform/database/open.server.ts';

export const orderNumbersByIds = (db: Database, ids: readonly number[]) =>
  db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(orders.id)
    .limit(ids.length);
