import { and, count, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { mails } from '#platform/tables.ts';
import { mailWishes } from '../tables.ts';

const of = (email: string) => eq(sql`lower(${mailWishes.email})`, email.toLowerCase());

export const wishesOf = (db: Database, email: string) =>
  db.select({ kind: mailWishes.kind, isWanted: mailWishes.isWanted }).from(mailWishes).where(of(email)).limit(50);

/** Says yes or no to one kind; when it was last written stays known, so that a no and a yes bring no second letter. */
export async function saveWish(db: Database, wish: { email: string; kind: string; isWanted: boolean; at: Date }): Promise<void> {
  const { email, kind, isWanted, at } = wish;
  await db.insert(mailWishes).values({ email, kind, isWanted, updatedAt: at }).onConflictDoNothing();
  await db
    .update(mailWishes)
    .set({ isWanted, updatedAt: at })
    .where(and(of(email), eq(mailWishes.kind, kind)));
}

/** Yes to one kind where nothing was said yet. */
export async function offerWish(db: Database, { email, kind, at }: { email: string; kind: string; at: Date }): Promise<void> {
  await db.insert(mailWishes).values({ email, kind, isWanted: true, updatedAt: at }).onConflictDoNothing();
}

/** Letters of a kind that have not left yet stay here. */
export async function stopWaiting(db: Database, email: string, mailKind: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'stopped' })
    .where(and(eq(mails.kind, mailKind), inArray(mails.state, ['waiting']), eq(sql`lower(${mails.toEmail})`, email.toLowerCase())));
}

/** Held until the letter is written, so that two kinds do not both take the last turn of a week. */
export const lockWishes = (db: Database, email: string) => db.select({ id: mailWishes.id }).from(mailWishes).where(of(email)).for('update');

export async function sentSince(db: Database, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(mailWishes)
    .where(and(of(email), gt(mailWishes.lastSentAt, since)));
  return row?.count ?? 0;
}

/** One statement looks and takes: wanted, and rested long enough. */
export async function takeTurn(db: Database, email: string, kind: string, { now, restedSince }: { now: Date; restedSince: Date }) {
  const rows = await db
    .update(mailWishes)
    .set({ lastSentAt: now })
    .where(
      and(
        of(email),
        eq(mailWishes.kind, kind),
        eq(mailWishes.isWanted, true),
        or(isNull(mailWishes.lastSentAt), lte(mailWishes.lastSentAt, restedSince)),
      ),
    )
    .returning({ id: mailWishes.id });
  return rows.length > 0;
}
