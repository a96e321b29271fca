import { and, asc, desc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { staffMembers } from '#areas/staff/tables.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { ContentFields, ContentKind } from '../rules/content-forms.ts';
import { plannedChanges } from '../tables/changes.ts';

export type ContentChangeRow = typeof plannedChanges.$inferSelect;
const open = ['draft', 'planned'] as const;

export async function contentChangeRowById(db: Database, id: number): Promise<ContentChangeRow | null> {
  const [row] = await db.select().from(plannedChanges).where(eq(plannedChanges.id, id));
  return row ?? null;
}

/** Null when the item already has a draft. */
export async function insertContentChange(db: Database, row: typeof plannedChanges.$inferInsert): Promise<ContentChangeRow | null> {
  const [made] = await db.insert(plannedChanges).values(row).onConflictDoNothing().returning();
  return made ?? null;
}

type DraftContent = { readonly after: ContentFields | null; readonly note: string; readonly staffId: number | null; readonly at: Date };

/** Only if it is still the version the writer saw; false otherwise. */
export async function updateContentDraft(
  db: Database,
  id: number,
  version: number,
  { after, note, staffId, at }: DraftContent,
): Promise<boolean> {
  const done = await db
    .update(plannedChanges)
    .set({ after, note, staffId, version: version + 1, updatedAt: at })
    .where(and(eq(plannedChanges.id, id), eq(plannedChanges.version, version), inArray(plannedChanges.state, [...open])))
    .returning({ id: plannedChanges.id });
  return done.length > 0;
}

type ContentChangeUpdate = Partial<Pick<ContentChangeRow, 'key' | 'before' | 'after' | 'note' | 'publishAt' | 'publishedAt'>> & {
  readonly at: Date;
};

/** Conditional on its state, so that the second caller changes nothing. */
export async function transitionContentChange(
  db: Database,
  id: number,
  from: readonly ContentChangeRow['state'][],
  to: ContentChangeRow['state'],
  { at, ...set }: ContentChangeUpdate,
): Promise<boolean> {
  const done = await db
    .update(plannedChanges)
    .set({ ...set, state: to, updatedAt: at })
    .where(and(eq(plannedChanges.id, id), inArray(plannedChanges.state, [...from])))
    .returning({ id: plannedChanges.id });
  return done.length > 0;
}

export async function saveAppliedFields(db: Database, id: number, done: Pick<ContentChangeRow, 'key' | 'before' | 'after'>): Promise<void> {
  await db.update(plannedChanges).set(done).where(eq(plannedChanges.id, id));
}

export const dueContentChanges = (db: Database, now: Date) =>
  db
    .select({ id: plannedChanges.id })
    .from(plannedChanges)
    .where(and(eq(plannedChanges.state, 'planned'), lte(plannedChanges.publishAt, now)))
    .orderBy(asc(plannedChanges.publishAt), asc(plannedChanges.id))
    .limit(100);

const summaryColumns = {
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

/** Newest first. */
export const contentHistoryRows = (db: Database, kind: ContentKind, key: string) =>
  db
    .select(summaryColumns)
    .from(plannedChanges)
    .leftJoin(staffMembers, eq(staffMembers.id, plannedChanges.staffId))
    .where(and(eq(plannedChanges.kind, kind), eq(plannedChanges.key, key), ne(plannedChanges.state, 'dropped')))
    .orderBy(desc(plannedChanges.id))
    .limit(50);

export const contentChangeWithAuthor = (db: Database, id: number) =>
  db
    .select(summaryColumns)
    .from(plannedChanges)
    .leftJoin(staffMembers, eq(staffMembers.id, plannedChanges.staffId))
    .where(and(eq(plannedChanges.id, id), ne(plannedChanges.state, 'dropped')))
    .orderBy(asc(plannedChanges.id))
    .limit(1);

/** Drafts and scheduled changes, for the marks in lists. */
export const openContentChanges = (db: Database, kinds: readonly ContentKind[]) =>
  db
    .select(summaryColumns)
    .from(plannedChanges)
    .leftJoin(staffMembers, eq(staffMembers.id, plannedChanges.staffId))
    .where(and(inArray(plannedChanges.kind, [...kinds]), inArray(plannedChanges.state, [...open])))
    .orderBy(asc(plannedChanges.publishAt), asc(plannedChanges.id))
    .limit(200);

export const latestContentChanges = (db: Database, kinds: readonly ContentKind[]) =>
  db
    .select(summaryColumns)
    .from(plannedChanges)
    .leftJoin(staffMembers, eq(staffMembers.id, plannedChanges.staffId))
    .where(and(inArray(plannedChanges.kind, [...kinds]), isNotNull(plannedChanges.publishedAt)))
    .orderBy(desc(plannedChanges.publishedAt), desc(plannedChanges.id))
    .limit(12);
export type ContentChangeSummary = Awaited<ReturnType<typeof contentHistoryRows>>[number];
