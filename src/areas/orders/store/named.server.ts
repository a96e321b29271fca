import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { orders } from '../tables/orders.ts';
import { base } from './own.server.ts';

/** An order by its number, whoever bought it: for letters and for those who proved that they may see it. */
export async function orderNamed(db: Database, number: string) {
  const [row] = await db
    .select({ ...base, email: orders.email, language: orders.language, guestKeyHash: orders.guestKeyHash, isTest: orders.isTest })
    .from(orders)
    .where(eq(orders.number, number));
  return row ?? null;
}
export type NamedOrder = NonNullable<Awaited<ReturnType<typeof orderNamed>>>;
