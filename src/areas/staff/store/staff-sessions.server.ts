import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import type { Role } from '#site/page.ts';
import { staffMembers, staffRoles, staffSessions } from '../tables.ts';

/** In one query with the person. */
const rolesOf = sql<Role[]>`array(select ${staffRoles.role} from ${staffRoles} where ${staffRoles.staffId} = ${staffMembers.id})`;

/** A person for login, and whether they signed in from this address before. */
export async function memberByEmail(db: Database, email: string, ip: string) {
  const before = db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffMembers.id), eq(staffSessions.ip, ip)));
  const [row] = await db
    .select({
      id: staffMembers.id,
      email: staffMembers.email,
      passwordHash: staffMembers.passwordHash,
      passwordChangedAt: staffMembers.passwordChangedAt,
      mustChangePassword: staffMembers.mustChangePassword,
      totpSecret: staffMembers.totpSecret,
      status: staffMembers.status,
      roles: rolesOf,
      isKnownPlace: sql<boolean>`exists ${before}`,
    })
    .from(staffMembers)
    .where(eq(sql`lower(${staffMembers.email})`, email));
  return row ?? null;
}

export async function memberById(db: Database, id: number) {
  const [row] = await db
    .select({
      id: staffMembers.id,
      email: staffMembers.email,
      firstName: staffMembers.firstName,
      lastName: staffMembers.lastName,
      nickname: staffMembers.nickname,
      avatarUrl: staffMembers.avatarUrl,
      introduction: staffMembers.introduction,
      language: staffMembers.language,
      status: staffMembers.status,
      settings: staffMembers.settings,
    })
    .from(staffMembers)
    .where(eq(staffMembers.id, id));
  return row ?? null;
}

/** The session with the current roles in one query. */
export async function staffSessionByHash(db: Database, tokenHash: string) {
  const rows = await db
    .select({
      id: staffSessions.id,
      staffId: staffSessions.staffId,
      expiresAt: staffSessions.expiresAt,
      lastSeenAt: staffSessions.lastSeenAt,
      revokedAt: staffSessions.revokedAt,
      status: staffMembers.status,
      settings: staffMembers.settings,
      role: staffRoles.role,
    })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .leftJoin(staffRoles, eq(staffRoles.staffId, staffSessions.staffId))
    .where(eq(staffSessions.tokenHash, tokenHash));
  const [first] = rows;
  return first ? { ...first, roles: rows.flatMap((row) => (row.role ? [row.role] : [])) } : null;
}

export async function insertStaffSession(db: Database, row: typeof staffSessions.$inferInsert): Promise<void> {
  await db.insert(staffSessions).values(row);
}

export async function touchStaffSession(db: Database, id: number, at: Date): Promise<void> {
  await db.update(staffSessions).set({ lastSeenAt: at }).where(eq(staffSessions.id, id));
}

export async function revokeStaffSessionByHash(db: Database, tokenHash: string, at: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ revokedAt: at })
    .where(and(eq(staffSessions.tokenHash, tokenHash), isNull(staffSessions.revokedAt)));
}

export async function revokeOwnStaffSession(db: Database, staffId: number, sessionId: number, at: Date): Promise<boolean> {
  const rows = await db
    .update(staffSessions)
    .set({ revokedAt: at })
    .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.staffId, staffId), isNull(staffSessions.revokedAt)))
    .returning({ id: staffSessions.id });
  return rows.length > 0;
}

export const latestSessions = (db: Database, staffId: number, count: number) =>
  db
    .select({
      id: staffSessions.id,
      device: staffSessions.device,
      ip: staffSessions.ip,
      createdAt: staffSessions.createdAt,
      lastSeenAt: staffSessions.lastSeenAt,
      expiresAt: staffSessions.expiresAt,
      revokedAt: staffSessions.revokedAt,
      tokenHash: staffSessions.tokenHash,
    })
    .from(staffSessions)
    .where(eq(staffSessions.staffId, staffId))
    .orderBy(desc(staffSessions.createdAt), desc(staffSessions.id))
    .limit(count);

export async function markStaffLogin(db: Database, staffId: number, at: Date): Promise<void> {
  await db.update(staffMembers).set({ lastLoginAt: at }).where(eq(staffMembers.id, staffId));
}

export async function hasOwner(db: Database): Promise<boolean> {
  const rows = await db.select({ id: staffRoles.staffId }).from(staffRoles).where(eq(staffRoles.role, 'owner')).limit(1);
  return rows.length > 0;
}

/** Two instances may start at once: the unique address lets one create the owner. */
export async function insertOwner(db: Database, row: typeof staffMembers.$inferInsert): Promise<number | null> {
  const [made] = await db.insert(staffMembers).values(row).onConflictDoNothing().returning({ id: staffMembers.id });
  if (!made) return null;
  await db.insert(staffRoles).values({ staffId: made.id, role: 'owner' });
  return made.id;
}
