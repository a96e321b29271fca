import { and, asc, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { auditLog } from '#platform/tables.ts';
import { staffMembers } from '../tables.ts';

/** One searched word, and the names of actions, subjects and pages that say it. */
export type AuditWord = {
  readonly text: string;
  readonly kinds: readonly string[];
  readonly verbs: readonly string[];
  readonly pages: readonly string[];
};

export type AuditLogQuery = {
  readonly staffId?: number | undefined;
  readonly kind?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  readonly words?: readonly AuditWord[] | undefined;
  readonly down?: boolean;
  readonly limit: number;
  readonly offset: number;
};

/** Newest first; names are loaded for one page only. */
export async function selectAuditEntries(db: Database, query: AuditLogQuery) {
  const where = whereOf(query);
  const direction = query.down === false ? asc : desc;
  const found = db
    .select()
    .from(auditLog)
    .where(where)
    .orderBy(direction(auditLog.createdAt), direction(auditLog.id))
    .limit(query.limit)
    .offset(query.offset)
    .as('found');
  const [items, total] = await Promise.all([
    db
      .select({
        id: found.id,
        at: found.createdAt,
        actorKind: found.actorKind,
        actorId: found.actorId,
        action: found.action,
        subjectKind: found.subjectKind,
        subjectId: found.subjectId,
        before: found.before,
        after: found.after,
        firstName: staffMembers.firstName,
        lastName: staffMembers.lastName,
      })
      .from(found)
      .leftJoin(staffMembers, and(eq(found.actorKind, 'staff'), sql`${staffMembers.id}::text = ${found.actorId}`))
      .orderBy(direction(found.createdAt), direction(found.id)),
    countUpTo(db, sql`${auditLog}`, where),
  ]);
  return { items, total };
}

function whereOf({ staffId, kind, subject, from, before, words = [] }: AuditLogQuery): SQL | undefined {
  return and(
    staffId === undefined ? undefined : and(eq(auditLog.actorKind, 'staff'), eq(auditLog.actorId, String(staffId))),
    kind === undefined ? undefined : eq(auditLog.subjectKind, kind),
    subject === undefined ? undefined : eq(auditLog.subjectId, subject),
    from && gte(auditLog.createdAt, from),
    before && lt(auditLog.createdAt, before),
    ...words.map(saysWord),
  );
}

/** An action is named `kind.verb`, `page: verb` or `verb`. */
const saysWord = ({ text, kinds, verbs, pages }: AuditWord): SQL | undefined =>
  or(
    ilike(auditLog.action, `%${text.replace(/[\\%_]/g, '\\$&')}%`),
    ilike(auditLog.subjectId, text.replace(/[\\%_]/g, '\\$&')),
    kinds.length > 0 ? inArray(auditLog.subjectKind, [...kinds]) : undefined,
    verbs.length > 0 ? inArray(sql`regexp_replace(${auditLog.action}, '^.*(\\.|: )', '')`, [...verbs]) : undefined,
    pages.length > 0 ? inArray(sql`split_part(${auditLog.action}, ': ', 1)`, [...pages]) : undefined,
  );

/** Loose index scan over the kinds. */
export async function selectAuditKinds(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ kind: string }>(sql`
    with recursive kinds as (
      (select subject_kind as kind from audit_log order by subject_kind limit 1)
      union all
      select (select subject_kind from audit_log where subject_kind > kinds.kind order by subject_kind limit 1) from kinds where kinds.kind is not null
    )
    select kind from kinds where kind is not null limit 80`);
  return rows.map(({ kind }) => kind);
}

/** Current and former staff. */
export const everybody = (db: Database) =>
  db
    .select({ id: staffMembers.id, firstName: staffMembers.firstName, lastName: staffMembers.lastName })
    .from(staffMembers)
    .orderBy(asc(staffMembers.firstName), asc(staffMembers.id))
    .limit(200);
