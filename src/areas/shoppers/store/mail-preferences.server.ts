import { and, count, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { mails } from '#platform/tables.ts';
import { mailPreferences } from '../tables.ts';

const of = (email: string) => eq(sql`lower(${mailPreferences.email})`, email.toLowerCase());

export const selectMailPreferences = (db: Database, email: string) =>
  db.select({ kind: mailPreferences.kind, isWanted: mailPreferences.isWanted }).from(mailPreferences).where(of(email)).limit(50);

/** Says yes or no to one kind; when it was last written stays known, so that a no and a yes bring no second letter. */
export async function saveMailPreference(db: Database, wish: { email: string; kind: string; isWanted: boolean; at: Date }): Promise<void> {
  const { email, kind, isWanted, at } = wish;
  await db.insert(mailPreferences).values({ email, kind, isWanted, updatedAt: at }).onConflictDoNothing();
  await db
    .update(mailPreferences)
    .set({ isWanted, updatedAt: at })
    .where(and(of(email), eq(mailPreferences.kind, kind)));
}

/** Yes to one kind where nothing was said yet. */
export async function insertMailPreference(db: Database, { email, kind, at }: { email: string; kind: string; at: Date }): Promise<void> {
  await db.insert(mailPreferences).values({ email, kind, isWanted: true, updatedAt: at }).onConflictDoNothing();
}

/** Letters of a kind that have not left yet stay here. */
export async function cancelQueuedMails(db: Database, email: string, mailKind: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'stopped' })
    .where(and(eq(mails.kind, mailKind), inArray(mails.state, ['waiting']), eq(sql`lower(${mails.toEmail})`, email.toLowerCase())));
}

/** Held until the letter is written, so that two kinds do not both take the last turn of a week. */
export const lockMailPreferences = (db: Database, email: string) =>
  db.select({ id: mailPreferences.id }).from(mailPreferences).where(of(email)).for('update');

export async function sentSince(db: Database, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(mailPreferences)
    .where(and(of(email), gt(mailPreferences.lastSentAt, since)));
  return row?.count ?? 0;
}

/** One statement looks and takes: wanted, and rested long enough. */
export async function claimMailSlot(db: Database, email: string, kind: string, { now, restedSince }: { now: Date; restedSince: Date }) {
  const rows = await db
    .update(mailPreferences)
    .set({ lastSentAt: now })
    .where(
      and(
        of(email),
        eq(mailPreferences.kind, kind),
        eq(mailPreferences.isWanted, true),
        or(isNull(mailPreferences.lastSentAt), lte(mailPreferences.lastSentAt, restedSince)),
      ),
    )
    .returning({ id: mailPreferences.id });
  return rows.length > 0;
}
