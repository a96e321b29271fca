import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { mailPreferences, oneTimeTokens, type tokenKinds, users } from '../tables.ts';

type TokenKind = (typeof tokenKinds)[number];

export async function ownAccount(db: Database, userId: number) {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      passwordHash: users.passwordHash,
      nickname: users.nickname,
      firstName: users.firstName,
      lastName: users.lastName,
      language: users.language,
    })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}

/** Conditional on the old hash: of two concurrent changes one wins. */
export async function replaceShopperPasswordHash(db: Database, userId: number, { from, to, at }: { from: string; to: string; at: Date }) {
  const [row] = await db
    .update(users)
    .set({ passwordHash: to, passwordChangedAt: at, updatedAt: at })
    .where(and(eq(users.id, userId), eq(users.passwordHash, from), isNull(users.deletedAt)))
    .returning({ id: users.id });
  return row !== undefined;
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  return row !== undefined;
}

/** Throws on a unique violation; false when the address is no longer the old one. */
export async function replaceEmail(db: Database, userId: number, { from, to, at }: { from: string; to: string; at: Date }) {
  const [row] = await db
    .update(users)
    .set({ email: to, updatedAt: at })
    .where(and(eq(users.id, userId), eq(users.email, from), isNull(users.deletedAt)))
    .returning({ id: users.id });
  return row !== undefined;
}

/** Unless the new address has choices of its own. */
export async function copyMailPreferences(db: Database, from: string, to: string, at: Date): Promise<void> {
  const preferences = await db
    .select({ kind: mailPreferences.kind, isWanted: mailPreferences.isWanted })
    .from(mailPreferences)
    .where(eq(sql`lower(${mailPreferences.email})`, from))
    .limit(100);
  if (preferences.length > 0)
    await db
      .insert(mailPreferences)
      .values(preferences.map((preference) => ({ ...preference, email: to, updatedAt: at })))
      .onConflictDoNothing();
}

export async function insertToken(db: Database, row: typeof oneTimeTokens.$inferInsert): Promise<void> {
  await db.insert(oneTimeTokens).values(row);
}

export async function spendTokens(db: Database, userId: number, kinds: readonly TokenKind[], at: Date): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ usedAt: at })
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.kind, [...kinds]), isNull(oneTimeTokens.usedAt)));
}

/** Null when unknown, used or expired. */
export async function consumeEmailChangeToken(db: Database, tokenHash: string, now: Date) {
  const [row] = await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.kind, 'email_change'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning({ userId: oneTimeTokens.userId, newEmail: oneTimeTokens.newEmail, createdAt: oneTimeTokens.createdAt });
  return row?.newEmail ? { ...row, newEmail: row.newEmail } : null;
}

/** A password changed since then cancels the email change. */
export async function accountUnchangedSince(db: Database, userId: number, requestedAt: Date) {
  const [row] = await db
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt), isNull(users.blockedAt), lte(users.passwordChangedAt, requestedAt)));
  return row ?? null;
}

/** Whether the change is still possible, and whether it was made. */
export async function emailChangeByToken(db: Database, tokenHash: string) {
  const [row] = await db
    .select({ newEmail: oneTimeTokens.newEmail, email: users.email, usedAt: oneTimeTokens.usedAt, expiresAt: oneTimeTokens.expiresAt })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.kind, 'email_change'), isNull(users.deletedAt)));
  return row?.newEmail ? { ...row, newEmail: row.newEmail } : null;
}

export async function pendingEmailOf(db: Database, userId: number, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ newEmail: oneTimeTokens.newEmail })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.kind, 'email_change'),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .orderBy(desc(oneTimeTokens.id))
    .limit(1);
  return row?.newEmail ?? null;
}

export async function passwordAge(db: Database, userId: number): Promise<Date | null> {
  const [row] = await db.select({ at: users.passwordChangedAt }).from(users).where(eq(users.id, userId));
  return row?.at ?? null;
}
