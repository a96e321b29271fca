import { and, count, desc, eq, gt, ilike, isNull, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { later } from '#kernel/dates.ts';
import type { Database } from '#platform/database/open.server.ts';
import { appMetadata } from '#platform/tables.ts';
import type { Role } from '#site/page.ts';
import { allowlistEntries, staffMembers, staffRecoveryCodes, staffRoleNames, staffRoles, staffSessions } from '../tables.ts';

const factName = 'office-doors';
const LoginPolicy = z.object({ isListOn: z.boolean().default(false), factorRoles: z.array(z.enum(staffRoleNames)).default([]) });
/** Whether the allowlist applies, and who needs a second factor. */
export type LoginPolicy = z.output<typeof LoginPolicy>;

export async function readLoginPolicy(db: Database): Promise<LoginPolicy> {
  const [row] = await db.select({ value: appMetadata.value }).from(appMetadata).where(eq(appMetadata.name, factName));
  return LoginPolicy.parse(row?.value ?? {});
}

export async function saveLoginPolicy(db: Database, value: LoginPolicy, at: Date): Promise<void> {
  await db
    .insert(appMetadata)
    .values({ name: factName, value, updatedAt: at })
    .onConflictDoUpdate({ target: appMetadata.name, set: { value, updatedAt: at } });
}

const isCurrent = (at: Date) => or(isNull(allowlistEntries.expiresAt), gt(allowlistEntries.expiresAt, at));

/** Null when the address is not on the list. */
export async function rangesFor(db: Database, email: string, at: Date): Promise<readonly string[] | null> {
  const [row] = await db
    .select({ ranges: allowlistEntries.addressRanges })
    .from(allowlistEntries)
    .where(and(eq(sql`lower(${allowlistEntries.email})`, email), eq(allowlistEntries.area, 'office'), isCurrent(at)));
  return row?.ranges ?? null;
}

export type AllowlistEntry = typeof allowlistEntries.$inferSelect;
export type AllowlistQuery = {
  readonly area?: AllowlistEntry['area'] | undefined;
  readonly searchText?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
};

export async function selectAllowlistEntries(db: Database, { area, searchText, page, pageSize }: AllowlistQuery) {
  const like = searchText && `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    area && eq(allowlistEntries.area, area),
    like ? or(ilike(allowlistEntries.email, like), ilike(allowlistEntries.note, like)) : undefined,
  );
  const [items, [total]] = await Promise.all([
    db
      .select()
      .from(allowlistEntries)
      .where(where)
      .orderBy(desc(allowlistEntries.createdAt), desc(allowlistEntries.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ count: count() }).from(allowlistEntries).where(where),
  ]);
  return { items, total: total?.count ?? 0 };
}

export async function allowlistEntryById(db: Database, id: number): Promise<AllowlistEntry | null> {
  const [row] = await db.select().from(allowlistEntries).where(eq(allowlistEntries.id, id));
  return row ?? null;
}

export async function insertAllowlistEntry(db: Database, row: typeof allowlistEntries.$inferInsert): Promise<number> {
  const [made] = await db.insert(allowlistEntries).values(row).returning({ id: allowlistEntries.id });
  return made?.id ?? 0;
}

export async function updateAllowlistEntry(db: Database, id: number, row: Partial<typeof allowlistEntries.$inferInsert>): Promise<void> {
  await db.update(allowlistEntries).set(row).where(eq(allowlistEntries.id, id));
}

export async function deleteAllowlistEntry(db: Database, id: number): Promise<void> {
  await db.delete(allowlistEntries).where(eq(allowlistEntries.id, id));
}

export async function loginMemberById(db: Database, id: number) {
  const { email, passwordHash, passwordChangedAt, mustChangePassword, totpSecret, status } = staffMembers;
  const [row] = await db
    .select({ id: staffMembers.id, email, passwordHash, passwordChangedAt, mustChangePassword, totpSecret, status, roles: rolesOf })
    .from(staffMembers)
    .where(eq(staffMembers.id, id));
  return row ?? null;
}
export type LoginMember = NonNullable<Awaited<ReturnType<typeof loginMemberById>>>;
const rolesOf = sql<Role[]>`array(select ${staffRoles.role} from ${staffRoles} where ${staffRoles.staffId} = ${staffMembers.id})`;

/** Consumes a time step; of two with the same code one is accepted. */
export async function spendStep(db: Database, id: number, step: number): Promise<boolean> {
  const rows = await db
    .update(staffMembers)
    .set({ lastTotpStep: step })
    .where(and(eq(staffMembers.id, id), or(isNull(staffMembers.lastTotpStep), lt(staffMembers.lastTotpStep, step))))
    .returning({ id: staffMembers.id });
  return rows.length > 0;
}

/** The confirming step is consumed. */
export async function saveFactor(db: Database, id: number, sealedSecret: string, step: number, at: Date): Promise<void> {
  await db
    .update(staffMembers)
    .set({ totpSecret: sealedSecret, totpConfirmedAt: at, lastTotpStep: step, updatedAt: at })
    .where(eq(staffMembers.id, id));
}

export async function dropFactor(db: Database, id: number, at: Date): Promise<void> {
  await db
    .update(staffMembers)
    .set({ totpSecret: null, totpConfirmedAt: null, lastTotpStep: null, updatedAt: at })
    .where(eq(staffMembers.id, id));
  await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id));
}

export async function replaceRecoveryCodes(db: Database, staffId: number, hashes: readonly string[], at: Date): Promise<void> {
  await db.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await db.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash, createdAt: at })));
}

const isUnused = (staffId: number, codeHash: string) =>
  and(eq(staffRecoveryCodes.staffId, staffId), eq(staffRecoveryCodes.codeHash, codeHash), isNull(staffRecoveryCodes.usedAt));

export async function hasRecoveryCode(db: Database, staffId: number, codeHash: string): Promise<boolean> {
  const rows = await db.select({ id: staffRecoveryCodes.id }).from(staffRecoveryCodes).where(isUnused(staffId, codeHash)).limit(1);
  return rows.length > 0;
}

/** Once: of two concurrent uses one is accepted. */
export async function spendRecoveryCode(db: Database, staffId: number, codeHash: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(staffRecoveryCodes)
    .set({ usedAt: at })
    .where(isUnused(staffId, codeHash))
    .returning({ id: staffRecoveryCodes.id });
  return rows.length > 0;
}

export async function recoveryCodesLeft(db: Database, staffId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)));
  return row?.count ?? 0;
}

type NewPassword = { readonly from: Date; readonly hash: string; readonly at: Date };

/** Conditional on the known password time, so that an older link or ticket works once; returns the new time, or null. */
export async function replaceStaffPassword(db: Database, id: number, { from, hash, at }: NewPassword): Promise<Date | null> {
  const passwordChangedAt = at > from ? at : later(from, 1);
  const rows = await db
    .update(staffMembers)
    .set({ passwordHash: hash, passwordChangedAt, mustChangePassword: false, updatedAt: at })
    .where(
      and(
        eq(staffMembers.id, id),
        // Database timestamps are finer than those in a link.
        eq(sql`date_trunc('milliseconds', ${staffMembers.passwordChangedAt})`, from.toISOString()),
        eq(staffMembers.status, 'active'),
      ),
    )
    .returning({ id: staffMembers.id });
  return rows.length > 0 ? passwordChangedAt : null;
}

/** Except one if given; returns how many. */
export async function endSessions(db: Database, staffId: number, at: Date, butHash = ''): Promise<number> {
  const rows = await db
    .update(staffSessions)
    .set({ revokedAt: at })
    .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.revokedAt), sql`${staffSessions.tokenHash} <> ${butHash}`))
    .returning({ id: staffSessions.id });
  return rows.length;
}

/** For a person who now needs a second factor and logged in without one. */
export async function endSessionsWithoutFactor(db: Database, staffId: number, at: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ revokedAt: at })
    .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.revokedAt), isNull(staffSessions.secondFactorAt)));
}
