import { and, asc, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { staffMembers } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { DeskKind, Fields } from '../rules/desks.ts';
import { plannedChanges } from '../tables/changes.ts';

export type Change = typeof plannedChanges.$inferSelect;
const open = ['draft', 'planned'] as const;

export async function changeById(db: Database, id: number): Promise<Change | null> {
  const [row] = await db.select().from(plannedChanges).where(eq(plannedChanges.id, id));
  return row ?? null;
}

/** Begins a change; nothing when the same thing has a draft already. */
export async function insertChange(db: Database, row: typeof plannedChanges.$inferInsert): Promise<Change | null> {
  const [made] = await db.insert(plannedChanges).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

type Words = { readonly after: Fields | null; readonly note: string; readonly staffId: number | null; readonly at: Date };

/** Writes over a draft that is still as the writer saw it; false when somebody was quicker. */
export async function rewrite(db: Database, id: number, version: number, { after, note, staffId, at }: Words): Promise<boolean> {
  const done = await db
    .update(plannedChanges)
    .set({ after, note, staffId, version: version + 1, updatedAt: at })
    .where(and(eq(plannedChanges.id, id), eq(plannedChanges.version, version), inArray(plannedChanges.state, [...open])))
    .returning({ id: plannedChanges.id });
  return done.length > 0;
}

type Turn = Partial<Pick<Change, 'key' | 'before' | 'after' | 'note' | 'publishAt' | 'publishedAt'>> & { readonly at: Date };

/** Moves a change from one state to another; whoever comes second moves nothing. */
export async function turn(
  db: Database,
  id: number,
  from: readonly Change['state'][],
  to: Change['state'],
  { at, ...set }: Turn,
): Promise<boolean> {
  const done = await db
    .update(plannedChanges)
    .set({ ...set, state: to, updatedAt: at })
    .where(and(eq(plannedChanges.id, id), inArray(plannedChanges.state, [...from])))
    .returning({ id: plannedChanges.id });
  return done.length > 0;
}

export async function noteDone(db: Database, id: number, done: Pick<Change, 'key' | 'before' | 'after'>): Promise<void> {
  await db.update(plannedChanges).set(done).where(eq(plannedChanges.id, id));
}

export const dueChanges = (db: Database, now: Date) =>
  db
    .select({ id: plannedChanges.id })
    .from(plannedChanges)
    .where(and(eq(plannedChanges.state, 'planned'), lte(plannedChanges.publishAt, now)))
    .orderBy(asc(plannedChanges.publishAt), asc(plannedChanges.id))
    .limit(100);

const told = {
  id: plannedChanges.id,
  kind: plannedChanges.kind,
  key: plannedChanges.key,
  state: plannedChanges.state,
  before: plannedChanges.before,
  after: plannedChanges.after,
  note: plannedChanges.note,
  version: plannedChanges.version,
  publishAt: plannedChanges.publishAt,
  publishedAt: plannedChanges.publishedAt,
  updatedAt: plannedChanges.updatedAt,
  by: sql<string>`coalesce(${staffMembers.firstName} || ' ' || ${staffMembers.lastName}, '')`,
};

/** What was and will be done to one thing, the newest first. */
export const historyOf = (db: Database, kind: DeskKind, key: string) =>
  db
    .select(told)
    .from(plannedChanges)
    .leftJoin(staffMembers, eq(staffMembers.id, plannedChanges.staffId))
    .where(and(eq(plannedChanges.kind, kind), eq(plannedChanges.key, key), ne(plannedChanges.state, 'dropped')))
    .orderBy(desc(plannedChanges.id))
    .limit(50);

export const toldById = (db: Database, id: number) =>
  db
    .select(told)
    .from(plannedChanges)
    .leftJoin(staffMembers, eq(staffMembers.id, plannedChanges.staffId))
    .where(and(eq(plannedChanges.id, id), ne(plannedChanges.state, 'dropped')))
    .orderBy(asc(plannedChanges.id))
    .limit(1);

/** Drafts and plans of these kinds, for the marks in their lists. */
export const openChanges = (db: Database, kinds: readonly DeskKind[]) =>
  db
    .select(told)
    .from(plannedChanges)
    .leftJoin(staffMembers, eq(staffMembers.id, plannedChanges.staffId))
    .where(and(inArray(plannedChanges.kind, [...kinds]), inArray(plannedChanges.state, [...open])))
    .orderBy(asc(plannedChanges.publishAt), asc(plannedChanges.id))
    .limit(200);

/** What was done lately to things of these kinds. */
export const latestChanges = (db: Database, kinds: readonly DeskKind[]) =>
  db
    .select(told)
    .from(plannedChanges)
    .leftJoin(staffMembers, eq(staffMembers.id, plannedChanges.staffId))
    .where(and(inArray(plannedChanges.kind, [...kinds]), isNotNull(plannedChanges.publishedAt)))
    .orderBy(desc(plannedChanges.publishedAt), desc(plannedChanges.id))
    .limit(12);
export type ToldChange = Awaited<ReturnType<typeof historyOf>>[number];
