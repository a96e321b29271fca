import { and, count, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { mails } from '#platform/tables.ts';
import { mailPreferences } from '../tables.ts';

const of = (email: string) => eq(sql`lower(${mailPreferences.email})`, email.toLowerCase());

export const selectMailPreferences = (db: Database, email: string) =>
  db.select({ kind: mailPreferences.kind, isWanted: mailPreferences.isWanted }).from(mailPreferences).where(of(email)).limit(50);

/** The time of the last email is kept, so that toggling brings no second one. */
export async function saveMailPreference(
  db: Database,
  preference: { email: string; kind: string; isWanted: boolean; at: Date },
): Promise<void> {
  const { email, kind, isWanted, at } = preference;
  await db.insert(mailPreferences).values({ email, kind, isWanted, updatedAt: at }).onConflictDoNothing();
  await db
    .update(mailPreferences)
    .set({ isWanted, updatedAt: at })
    .where(and(of(email), eq(mailPreferences.kind, kind)));
}

/** Only if nothing was chosen yet. */
export async function insertMailPreference(db: Database, { email, kind, at }: { email: string; kind: string; at: Date }): Promise<void> {
  await db.insert(mailPreferences).values({ email, kind, isWanted: true, updatedAt: at }).onConflictDoNothing();
}

export async function cancelQueuedMails(db: Database, email: string, mailKind: string): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'stopped' })
    .where(and(eq(mails.kind, mailKind), inArray(mails.state, ['waiting']), eq(sql`lower(${mails.toEmail})`, email.toLowerCase())));
}

/** Locked until the email is written, so that two kinds do not both take the last slot of a week. */
export const lockMailPreferences = (db: Database, email: string) =>
  db.select({ id: mailPreferences.id }).from(mailPreferences).where(of(email)).for('update');

export async function sentSince(db: Database, email: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(mailPreferences)
    .where(and(of(email), gt(mailPreferences.lastSentAt, since)));
  return row?.count ?? 0;
}

/** One conditional update: opted in, and long enough ago. */
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
