import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { shopperSessions, users } from './tables.ts';

/** The login behind a token, unless its owner is blocked or gone. */
export async function sessionByHash(db: Database, tokenHash: string) {
  const [row] = await db
    .select({
      id: shopperSessions.id,
      userId: shopperSessions.userId,
      expiresAt: shopperSessions.expiresAt,
      lastSeenAt: shopperSessions.lastSeenAt,
      revokedAt: shopperSessions.revokedAt,
    })
    .from(shopperSessions)
    .innerJoin(users, eq(users.id, shopperSessions.userId))
    .where(and(eq(shopperSessions.tokenHash, tokenHash), isNull(users.blockedAt), isNull(users.deletedAt)));
  return row ?? null;
}

export async function touchSession(db: Database, id: number, at: Date): Promise<void> {
  await db.update(shopperSessions).set({ lastSeenAt: at }).where(eq(shopperSessions.id, id));
}
