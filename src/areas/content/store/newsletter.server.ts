import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Language } from '#kernel/texts.ts';
import type { Database } from '#platform/database/open.server.ts';
import { subscribers } from '../tables/articles.ts';

type New = { readonly email: string; readonly language: Language; readonly source: string; readonly at: Date };

/** Created if missing; locked, so that concurrent requests are serialized. */
export async function subscriberOf(db: Database, { email, language, source, at }: New) {
  await db.insert(subscribers).values({ email, language, source, createdAt: at }).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(subscribers)
    .where(eq(sql`lower(${subscribers.email})`, email))
    .for('update');
  if (!row) throw new Error('a subscriber disappeared while it was written');
  return row;
}

export async function saveTokens(db: Database, id: number, tokens: { confirm: string; stop: string; language: Language }): Promise<void> {
  await db
    .update(subscribers)
    .set({ confirmTokenHash: tokens.confirm, stopTokenHash: tokens.stop, language: tokens.language })
    .where(eq(subscribers.id, id));
}

export const saveStop = (db: Database, id: number, stopTokenHash: string) =>
  db.update(subscribers).set({ stopTokenHash }).where(eq(subscribers.id, id));

/** Null when already confirmed, or for an unknown token. */
export async function markSubscriberConfirmed(db: Database, confirmTokenHash: string, at: Date) {
  const [row] = await db
    .update(subscribers)
    .set({ confirmedAt: at, stoppedAt: null })
    .where(and(eq(subscribers.confirmTokenHash, confirmTokenHash), or(isNull(subscribers.confirmedAt), isNotNull(subscribers.stoppedAt))))
    .returning();
  return row ?? null;
}

export async function hasConfirmToken(db: Database, hash: string): Promise<boolean> {
  return (await db.select({ id: subscribers.id }).from(subscribers).where(eq(subscribers.confirmTokenHash, hash))).length > 0;
}

/** An old confirmation link must not undo an unsubscribe, so its token is cleared. False for an unknown token. */
export async function markStopped(db: Database, stopTokenHash: string, at: Date): Promise<boolean> {
  const stopped = await db
    .update(subscribers)
    .set({ stoppedAt: sql`coalesce(${subscribers.stoppedAt}, ${at.toISOString()})`, confirmTokenHash: null })
    .where(eq(subscribers.stopTokenHash, stopTokenHash))
    .returning({ id: subscribers.id });
  return stopped.length > 0;
}
