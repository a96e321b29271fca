import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { unfinishedUploadStates } from '#kernel/platform-states.ts';
import type { Database } from '#platform/database/open.server.ts';
import { uploads } from '#platform/tables.ts';
import { finalKey } from '../rules/uploads.ts';

export type Upload = typeof uploads.$inferSelect;

export async function insertPendingUpload(db: Database, row: typeof uploads.$inferInsert): Promise<void> {
  await db.insert(uploads).values(row);
}

/** By the unguessable part of the key; public or private, never both. */
export async function uploadNamed(db: Database, uploadId: string): Promise<Upload | null> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(inArray(uploads.key, [finalKey(uploadId, true), finalKey(uploadId, false)]));
  return row ?? null;
}

type Made = {
  readonly contentType: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  readonly at: Date;
};

/** Conditional, so that two concurrent finishes make one picture. */
export async function markReady(db: Database, id: number, made: Made): Promise<void> {
  await db
    .update(uploads)
    .set({
      state: 'ready',
      contentType: made.contentType,
      bytes: made.bytes,
      sha256: made.sha256,
      width: made.width,
      height: made.height,
      variantWidths: made.widths,
      finishedAt: made.at,
    })
    .where(and(eq(uploads.id, id), inArray(uploads.state, unfinishedUploadStates)));
}

export const uploadsNamed = (db: Database, uploadIds: readonly string[]) =>
  db
    .select()
    .from(uploads)
    .where(inArray(uploads.key, [...uploadIds.map((one) => finalKey(one, true)), ...uploadIds.map((one) => finalKey(one, false))]))
    .orderBy(asc(uploads.id))
    .limit(50);

export const readyUploads = (db: Database, ids: readonly number[]) =>
  db
    .select()
    .from(uploads)
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.state, 'ready')))
    .orderBy(asc(uploads.id))
    .limit(ids.length);

/** Permitted uploads that expired unfinished. */
export const unfinishedBefore = (db: Database, before: Date, count: number) =>
  db
    .select({ id: uploads.id, key: uploads.key })
    .from(uploads)
    .where(and(inArray(uploads.state, unfinishedUploadStates), lt(uploads.expiresAt, before)))
    .orderBy(asc(uploads.expiresAt))
    .limit(count);

export async function markDeleted(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await db
      .update(uploads)
      .set({ state: 'deleted', refusedReason: sql`coalesce(${uploads.refusedReason}, 'never finished')` })
      .where(and(inArray(uploads.id, [...ids]), inArray(uploads.state, unfinishedUploadStates)));
}
