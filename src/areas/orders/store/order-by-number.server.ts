import { desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { orders } from '../tables/orders.ts';
import { orderColumns } from './own.server.ts';

/** Regardless of the owner: for emails, and for callers who proved access. */
export async function selectOrderByNumber(db: Database, number: string) {
  const [row] = await db
    .select({ ...orderColumns, email: orders.email, language: orders.language, guestKeyHash: orders.guestKeyHash, isTest: orders.isTest })
    .from(orders)
    .where(eq(orders.number, number));
  return row ?? null;
}
export type NamedOrder = NonNullable<Awaited<ReturnType<typeof selectOrderByNumber>>>;

type Buyer = { readonly userId: number } | { readonly keyHashes: readonly string[] };

/** Of a member, or of a guest by the keys in the browser. */
export async function selectLatestOrderNumber(db: Database, buyer: Buyer): Promise<string | null> {
  const isBuyer = 'userId' in buyer ? eq(orders.userId, buyer.userId) : inArray(orders.guestKeyHash, [...buyer.keyHashes]);
  const [row] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(isBuyer)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(1);
  return row?.number ?? null;
}
