import { and, desc, eq, inArray } from 'drizzle-orm';
import type { App, Caller } from '#platform/app.ts';
import type { Database } from '#platform/database/open.server.ts';
import { auditLog } from '#platform/tables.ts';

export type Note = {
  readonly action: string;
  readonly kind: 'category' | 'attribute' | 'attribute_value' | 'brand' | 'faq' | 'spu' | 'sku' | 'prices' | 'import';
  readonly id: number | string;
  readonly before?: unknown;
  readonly after?: unknown;
};

/** Writes down who changed what; the number of the line is how a change is taken back. */
export async function note(
  { db, now }: Pick<App, 'db' | 'now'>,
  caller: Caller,
  { action, kind, id, before, after }: Note,
): Promise<number> {
  const [row] = await db
    .insert(auditLog)
    .values({
      actorKind: 'staff',
      actorId: String(caller.staff?.id ?? 0),
      action,
      subjectKind: kind,
      subjectId: String(id),
      before: before ?? null,
      after: after ?? null,
      requestId: caller.requestId,
      createdAt: now(),
    })
    .returning({ id: auditLog.id });
  if (!row) throw new Error('a line of the log was not written');
  return row.id;
}

export async function noted(db: Database, id: number) {
  const [row] = await db
    .select({
      actorId: auditLog.actorId,
      action: auditLog.action,
      subjectId: auditLog.subjectId,
      before: auditLog.before,
      after: auditLog.after,
      createdAt: auditLog.createdAt,
    })
    .from(auditLog)
    .where(eq(auditLog.id, id));
  return row ?? null;
}

/** The last changes of one thing, the newest first. */
export const notesOf = (db: Database, kinds: readonly string[], id: number | string, most: number) =>
  db
    .select({
      id: auditLog.id,
      action: auditLog.action,
      actorId: auditLog.actorId,
      before: auditLog.before,
      after: auditLog.after,
      at: auditLog.createdAt,
    })
    .from(auditLog)
    .where(and(inArray(auditLog.subjectKind, [...kinds]), eq(auditLog.subjectId, String(id))))
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(most);
