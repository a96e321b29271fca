import { and, desc, eq, gt, inArray, notInArray, sql } from 'drizzle-orm';
import { orders } from '#areas/orders/tables/orders.ts';
import { activeJobStates } from '#kernel/platform-states.ts';
import type { Database } from '#platform/database/open.server.ts';
import type { Invariant } from '#platform/invariants/invariant.ts';
import { checkInvariant, type InvariantResult } from '#platform/invariants.server.ts';
import { jobs } from '#platform/tables.ts';
import { invariantResults } from '../tables.ts';

export type SavedResult = typeof invariantResults.$inferSelect;

/** In its own read-only transaction with a time limit. */
export const checkWithin = (db: Database, invariant: Invariant, timeoutMs: number): Promise<InvariantResult> =>
  db.transaction(async (inside) => {
    // With the default work memory whole tables would be sorted on disk.
    await inside.execute(sql`select set_config('transaction_read_only', 'on', true), set_config('statement_timeout', ${String(timeoutMs)}, true),
      set_config('work_mem', '32MB', true)`);
    return checkInvariant(inside as Database, invariant);
  });

/** An invariant that stays broken keeps the time it broke. */
export const saveResult = (db: Database, { name, brokenCount, sample }: InvariantResult, now: Date) =>
  db
    .insert(invariantResults)
    .values({ name, brokenCount, sample, brokenSince: brokenCount > 0 ? now : null, checkedAt: now })
    .onConflictDoUpdate({
      target: invariantResults.name,
      set: {
        brokenCount: sql`excluded.broken_count`,
        sample: sql`excluded.sample`,
        checkedAt: sql`excluded.checked_at`,
        brokenSince: sql`case when excluded.broken_count > 0 then coalesce(${invariantResults.brokenSince}, excluded.broken_since) end`,
      },
    });

export const savedResults = (db: Database): Promise<SavedResult[]> =>
  db.select().from(invariantResults).orderBy(invariantResults.name).limit(200);

/** Deletes results of invariants that no longer exist. */
export const forgetOthers = (db: Database, names: readonly string[]) =>
  db.delete(invariantResults).where(notInArray(invariantResults.name, [...names]));

const states = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;

export async function isRequestedSince(db: Database, kind: string, since: Date): Promise<boolean> {
  const found = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.state, states), gt(jobs.createdAt, since), eq(jobs.kind, kind)))
    .limit(1);
  return found.length > 0;
}

export async function isCheckRunning(db: Database, kind: string): Promise<boolean> {
  const found = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.state, activeJobStates), eq(jobs.kind, kind)))
    .limit(1);
  return found.length > 0;
}

/** When the last full check started and ended. */
export async function lastRun(db: Database, kind: string, since: Date): Promise<{ startedAt: Date; finishedAt: Date } | null> {
  const [found] = await db
    .select({ startedAt: jobs.startedAt, finishedAt: jobs.finishedAt })
    .from(jobs)
    .where(and(eq(jobs.state, 'done'), gt(jobs.createdAt, since), eq(jobs.kind, kind), sql`not ${jobs.payload} ? 'names'`))
    .orderBy(desc(jobs.createdAt))
    .limit(1);
  return found?.startedAt && found.finishedAt ? { startedAt: found.startedAt, finishedAt: found.finishedAt } : null;
}

export async function brokenOrderNumbers(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .limit(ids.length);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
