import { and, asc, count, desc, eq, exists, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/database/open.server.ts';
import type { Role } from '#site/page.ts';
import { staffMembers, staffRoles } from '../tables.ts';

const rolesOf = sql<Role[]>`array(select ${staffRoles.role} from ${staffRoles} where ${staffRoles.staffId} = ${staffMembers.id})`;

const shown = {
  id: staffMembers.id,
  username: staffMembers.username,
  email: staffMembers.email,
  firstName: staffMembers.firstName,
  lastName: staffMembers.lastName,
  nickname: staffMembers.nickname,
  address: staffMembers.address,
  phoneNumber: staffMembers.phoneNumber,
  introduction: staffMembers.introduction,
  vipLevel: staffMembers.vipLevel,
  language: staffMembers.language,
  status: staffMembers.status,
  hasFactor: sql<boolean>`${staffMembers.totpSecret} is not null`,
  lastLoginAt: staffMembers.lastLoginAt,
  createdAt: staffMembers.createdAt,
  updatedAt: staffMembers.updatedAt,
  deletedAt: staffMembers.deletedAt,
  roles: rolesOf,
};
export type Member = Awaited<ReturnType<typeof member>> & {};

/** Without secrets. */
export async function member(db: Database, id: number) {
  const [row] = await db.select(shown).from(staffMembers).where(eq(staffMembers.id, id));
  return row ?? null;
}

export type MemberQuery = {
  readonly searchText?: string | undefined;
  readonly role?: Role | undefined;
  readonly status?: Member['status'] | undefined;
  readonly down?: boolean;
  readonly limit: number;
  readonly offset: number;
};

export async function selectMembers(db: Database, query: MemberQuery) {
  const where = whereOf(db, query);
  const direction = query.down === false ? asc : desc;
  const [items, [total]] = await Promise.all([
    db
      .select(shown)
      .from(staffMembers)
      .where(where)
      .orderBy(direction(staffMembers.createdAt), direction(staffMembers.id))
      .limit(query.limit)
      .offset(query.offset),
    db.select({ count: count() }).from(staffMembers).where(where),
  ]);
  return { items, total: total?.count ?? 0 };
}

function whereOf(db: Database, { searchText, role, status }: MemberQuery): SQL | undefined {
  const like = searchText && `%${searchText.replace(/[\\%_]/g, '\\$&')}%`;
  const { id, email, username, firstName, lastName, nickname, phoneNumber } = staffMembers;
  return and(
    status && eq(staffMembers.status, status),
    role &&
      exists(
        db
          .select({ role: staffRoles.role })
          .from(staffRoles)
          .where(and(eq(staffRoles.staffId, id), eq(staffRoles.role, role))),
      ),
    like ? or(...[email, username, firstName, lastName, nickname, phoneNumber].map((column) => ilike(column, like))) : undefined,
  );
}

export async function insertMember(db: Database, row: typeof staffMembers.$inferInsert): Promise<number> {
  const [made] = await db.insert(staffMembers).values(row).returning({ id: staffMembers.id });
  return made?.id ?? 0;
}

export async function updateMember(db: Database, id: number, row: Partial<typeof staffMembers.$inferInsert>): Promise<void> {
  await db.update(staffMembers).set(row).where(eq(staffMembers.id, id));
}

export async function replaceRoles(db: Database, staffId: number, roles: readonly Role[], by: number, at: Date): Promise<void> {
  await db
    .delete(staffRoles)
    .where(and(eq(staffRoles.staffId, staffId), sql`${staffRoles.role} <> all(${sql.param(`{${roles.join(',')}}`)}::text[])`));
  if (roles.length > 0)
    await db
      .insert(staffRoles)
      .values(roles.map((role) => ({ staffId, role, grantedBy: by, createdAt: at })))
      .onConflictDoNothing();
}

/** Other active owners, locked so that two cannot remove each other at once. */
export async function otherOwners(db: Database, staffId: number): Promise<number> {
  const held = await db.select({ id: staffRoles.staffId }).from(staffRoles).where(eq(staffRoles.role, 'owner')).for('update');
  const ids = held.map(({ id }) => id);
  if (ids.length === 0) return 0;
  const [row] = await db
    .select({ count: count() })
    .from(staffMembers)
    .where(
      and(inArray(staffMembers.id, ids), ne(staffMembers.id, staffId), eq(staffMembers.status, 'active'), isNull(staffMembers.deletedAt)),
    );
  return row?.count ?? 0;
}
