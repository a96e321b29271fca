import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { oneTimeTokens, shopperSessions, users } from '../tables.ts';

export type LinkKind = 'activation' | 'reset';

/** Null when blocked or deleted. */
export async function addressee(db: Database, userId: number) {
  const [row] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, activatedAt: users.activatedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.blockedAt), isNull(users.deletedAt)));
  return row ?? null;
}

/** 0 when unknown. */
export async function userIdOf(db: Database, email: string): Promise<number> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), isNull(users.blockedAt), isNull(users.deletedAt)));
  return row?.id ?? 0;
}

export async function insertLink(db: Database, row: typeof oneTimeTokens.$inferInsert): Promise<void> {
  await db.insert(oneTimeTokens).values(row);
}

type Link = { readonly kind: LinkKind; readonly tokenHash: string };
const isOpen = ({ kind, tokenHash }: Link, at: Date) =>
  and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.kind, kind), isNull(oneTimeTokens.usedAt), gt(oneTimeTokens.expiresAt, at));

export async function isLinkOpen(db: Database, link: Link, at: Date): Promise<boolean> {
  const rows = await db.select({ id: oneTimeTokens.id }).from(oneTimeTokens).where(isOpen(link, at)).limit(1);
  return rows.length > 0;
}

/** Consumes a link; of several concurrent callers one gets its owner. */
export async function spendLink(db: Database, link: Link, at: Date): Promise<number | null> {
  const [row] = await db.update(oneTimeTokens).set({ usedAt: at }).where(isOpen(link, at)).returning({ userId: oneTimeTokens.userId });
  return row?.userId ?? null;
}

/** Whether this link activated an account that is still active. */
export async function hasOpened(db: Database, tokenHash: string): Promise<boolean> {
  const rows = await db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.kind, 'activation'),
        sql`${oneTimeTokens.usedAt} is not null and ${users.activatedAt} is not null`,
      ),
    );
  return rows.length > 0;
}

/** Voids open links of one kind or all. */
export async function voidLinks(db: Database, userId: number, at: Date, kind?: LinkKind): Promise<void> {
  await db
    .update(oneTimeTokens)
    .set({ usedAt: at })
    .where(and(eq(oneTimeTokens.userId, userId), isNull(oneTimeTokens.usedAt), kind && eq(oneTimeTokens.kind, kind)));
}

const opening = { id: users.id, nickname: users.nickname, firstName: users.firstName, lastName: users.lastName };

/** Null when blocked or deleted. */
export async function activate(db: Database, userId: number, at: Date): Promise<number | null> {
  const [row] = await db
    .update(users)
    .set({ activatedAt: sql`coalesce(${users.activatedAt}, ${at.toISOString()})`, updatedAt: at })
    .where(and(eq(users.id, userId), isNull(users.blockedAt), isNull(users.deletedAt)))
    .returning({ id: users.id });
  return row?.id ?? null;
}

/** Reading the email also proved ownership of the address. */
export async function setPassword(db: Database, userId: number, passwordHash: string, at: Date) {
  const [row] = await db
    .update(users)
    .set({ passwordHash, passwordChangedAt: at, activatedAt: sql`coalesce(${users.activatedAt}, ${at.toISOString()})`, updatedAt: at })
    .where(and(eq(users.id, userId), isNull(users.blockedAt), isNull(users.deletedAt)))
    .returning(opening);
  return row ?? null;
}

export async function endAllSessions(db: Database, userId: number, at: Date): Promise<void> {
  await db
    .update(shopperSessions)
    .set({ revokedAt: at })
    .where(and(eq(shopperSessions.userId, userId), isNull(shopperSessions.revokedAt)));
}

export async function deleteExpiredLinks(db: Database, before: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, before));
}
