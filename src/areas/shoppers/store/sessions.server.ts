import { and, desc, eq, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { oneTimeTokens, shopperSessions } from '../tables.ts';

const maxListed = 50;

/** Last seen first; marks the caller's own, never returns tokens. */
export const liveSessions = (db: Database, userId: number, ownHash: string, { now, seenSince }: { now: Date; seenSince: Date }) =>
  db
    .select({
      id: shopperSessions.id,
      device: shopperSessions.device,
      ip: shopperSessions.ip,
      createdAt: shopperSessions.createdAt,
      lastSeenAt: shopperSessions.lastSeenAt,
      expiresAt: shopperSessions.expiresAt,
      isCurrent: sql<boolean>`${shopperSessions.tokenHash} = ${ownHash}`,
    })
    .from(shopperSessions)
    .where(
      and(
        eq(shopperSessions.userId, userId),
        isNull(shopperSessions.revokedAt),
        gt(shopperSessions.expiresAt, now),
        gte(shopperSessions.lastSeenAt, seenSince),
      ),
    )
    .orderBy(desc(sql`${shopperSessions.tokenHash} = ${ownHash}`), desc(shopperSessions.lastSeenAt), desc(shopperSessions.id))
    .limit(maxListed);

/** Null when there is no such session. An ended one stays as it ended. */
export async function revokeOwnShopperSession(db: Database, userId: number, id: number, at: Date) {
  const [row] = await db
    .update(shopperSessions)
    .set({ revokedAt: sql`coalesce(${shopperSessions.revokedAt}, ${at.toISOString()})` })
    .where(and(eq(shopperSessions.id, id), eq(shopperSessions.userId, userId)))
    .returning({ tokenHash: shopperSessions.tokenHash });
  return row ?? null;
}

export async function revokeOthers(db: Database, userId: number, ownHash: string, at: Date): Promise<number> {
  const rows = await db
    .update(shopperSessions)
    .set({ revokedAt: at })
    .where(and(eq(shopperSessions.userId, userId), ne(shopperSessions.tokenHash, ownHash), isNull(shopperSessions.revokedAt)))
    .returning({ id: shopperSessions.id });
  return rows.length;
}

export async function deviceByToken(db: Database, tokenHash: string): Promise<string> {
  const [row] = await db.select({ device: shopperSessions.device }).from(shopperSessions).where(eq(shopperSessions.tokenHash, tokenHash));
  return row?.device ?? '';
}

export async function deleteEndedSessions(
  db: Database,
  { now, seenSince, endedBefore }: Record<'now' | 'seenSince' | 'endedBefore', Date>,
) {
  await db
    .delete(shopperSessions)
    .where(or(lt(shopperSessions.expiresAt, now), lt(shopperSessions.lastSeenAt, seenSince), lt(shopperSessions.revokedAt, endedBefore)));
}

export async function deleteOldTokens(db: Database, endedBefore: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(or(lt(oneTimeTokens.expiresAt, endedBefore), lt(oneTimeTokens.usedAt, endedBefore)));
}
