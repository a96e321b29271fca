import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import { shopperSessions, users } from '../tables.ts';

/** Unless the owner is blocked or deleted. */
export async function shopperSessionByHash(db: Database, tokenHash: string) {
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

export async function touchShopperSession(db: Database, id: number, at: Date): Promise<void> {
  await db.update(shopperSessions).set({ lastSeenAt: at }).where(eq(shopperSessions.id, id));
}

export async function insertShopperSession(db: Database, row: typeof shopperSessions.$inferInsert): Promise<void> {
  await db.insert(shopperSessions).values(row);
}

export async function revokeShopperSessionByHash(db: Database, tokenHash: string, at: Date): Promise<void> {
  await db
    .update(shopperSessions)
    .set({ revokedAt: at })
    .where(and(eq(shopperSessions.tokenHash, tokenHash), isNull(shopperSessions.revokedAt)));
}

/** An account for login, and whether it signed in from this address before; deleted ones count as unknown. */
export async function accountByEmail(db: Database, email: string, ip: string) {
  const before = db
    .select({ id: shopperSessions.id })
    .from(shopperSessions)
    .where(and(eq(shopperSessions.userId, users.id), eq(shopperSessions.ip, ip)));
  const [row] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      nickname: users.nickname,
      firstName: users.firstName,
      lastName: users.lastName,
      activatedAt: users.activatedAt,
      blockedAt: users.blockedAt,
      isKnownPlace: sql<boolean>`exists ${before}`,
    })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), isNull(users.deletedAt)));
  return row ?? null;
}

/** Of several concurrent sign-ups the unique index lets one in; the others get null. */
export async function insertAccount(db: Database, row: typeof users.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
  return made?.id ?? null;
}

export async function markShopperLogin(db: Database, userId: number, at: Date): Promise<void> {
  await db.update(users).set({ lastLoginAt: at }).where(eq(users.id, userId));
}

const profile = {
  id: users.id,
  email: users.email,
  nickname: users.nickname,
  avatarUrl: users.avatarUrl,
  firstName: users.firstName,
  lastName: users.lastName,
  phoneNumber: users.phoneNumber,
  address: users.address,
  city: users.city,
  region: users.region,
  postCode: users.postCode,
  settings: users.settings,
};

export async function profileById(db: Database, userId: number) {
  const [row] = await db
    .select(profile)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row ?? null;
}

/** Columns shoppers may change; the type is the list. */
export type ProfileChanges = Partial<
  Pick<
    typeof users.$inferInsert,
    'firstName' | 'lastName' | 'phoneNumber' | 'address' | 'city' | 'region' | 'postCode' | 'settings' | 'updatedAt'
  >
>;

export async function updateProfileOf(db: Database, userId: number, changes: ProfileChanges) {
  const [row] = await db
    .update(users)
    .set(changes)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .returning(profile);
  return row ?? null;
}
