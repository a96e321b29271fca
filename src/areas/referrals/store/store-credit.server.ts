import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { creditAccounts, creditEntries, type creditKinds } from '../tables.ts';

export type CreditKind = (typeof creditKinds)[number];

/** Locked until the transaction ends: changes of one account are serialized. */
export async function heldBalance(db: Database, userId: number, at: Date): Promise<number> {
  await db.insert(creditAccounts).values({ userId, updatedAt: at }).onConflictDoNothing();
  const [account] = await db
    .select({ cents: creditAccounts.balanceCents })
    .from(creditAccounts)
    .where(eq(creditAccounts.userId, userId))
    .for('update');
  return account?.cents ?? 0;
}

/** False when this source was already written. */
export async function writeEntry(db: Database, entry: typeof creditEntries.$inferInsert): Promise<boolean> {
  const written = await db.insert(creditEntries).values(entry).onConflictDoNothing().returning({ id: creditEntries.id });
  return written.length === 1;
}

export const changeBalance = (db: Database, userId: number, cents: number, at: Date) =>
  db
    .update(creditAccounts)
    .set({ balanceCents: sql`${creditAccounts.balanceCents} + ${cents}`, updatedAt: at })
    .where(eq(creditAccounts.userId, userId));
