import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { JobState } from '#kernel/platform-states.ts';
import { countUpTo } from '#platform/database/counted.server.ts';
import type { Database } from '#platform/database/open.server.ts';
import { jobFailures, jobs, mails } from '#platform/tables.ts';

export type JobQuery = {
  readonly state?: JobState | undefined;
  readonly kind?: string | undefined;
  readonly down?: boolean;
  readonly limit: number;
  readonly offset: number;
};

const shown = {
  id: jobs.id,
  kind: jobs.kind,
  state: jobs.state,
  ownerKind: jobs.ownerKind,
  ownerId: jobs.ownerId,
  attempts: jobs.attempts,
  maxAttempts: jobs.maxAttempts,
  totalCount: jobs.totalCount,
  doneCount: jobs.doneCount,
  createdCount: jobs.createdCount,
  updatedCount: jobs.updatedCount,
  skippedCount: jobs.skippedCount,
  failedCount: jobs.failedCount,
  lastError: jobs.lastError,
  runAt: jobs.runAt,
  startedAt: jobs.startedAt,
  finishedAt: jobs.finishedAt,
  createdAt: jobs.createdAt,
};

export async function selectJobs(db: Database, query: JobQuery) {
  const where: SQL | undefined = and(query.state && eq(jobs.state, query.state), query.kind ? eq(jobs.kind, query.kind) : undefined);
  const direction = query.down === false ? asc : desc;
  const [items, total] = await Promise.all([
    db.select(shown).from(jobs).where(where).orderBy(direction(jobs.createdAt), direction(jobs.id)).limit(query.limit).offset(query.offset),
    countUpTo(db, sql`${jobs}`, where),
  ]);
  return { items, total };
}
export type JobRow = Awaited<ReturnType<typeof selectJobs>>['items'][number];

export async function selectJobById(db: Database, id: number): Promise<JobRow | null> {
  const [row] = await db.select(shown).from(jobs).where(eq(jobs.id, id));
  return row ?? null;
}

export const selectJobFailures = (db: Database, jobId: number, limit: number) =>
  db
    .select({ id: jobFailures.id, rowNumber: jobFailures.rowNumber, subject: jobFailures.subject, reason: jobFailures.reason })
    .from(jobFailures)
    .where(eq(jobFailures.jobId, jobId))
    .orderBy(asc(jobFailures.rowNumber), asc(jobFailures.id))
    .limit(limit);

/** Counts of jobs and emails by state; finished ones are counted up to a limit. */
export async function figures(db: Database) {
  const [states, emails] = await Promise.all([
    db
      .select({ state: jobs.state, count: count() })
      .from(jobs)
      .where(inArray(jobs.state, ['waiting', 'running', 'failed', 'cancelled']))
      .groupBy(jobs.state),
    db
      .select({ state: mails.state, count: count() })
      .from(mails)
      .where(inArray(mails.state, ['waiting', 'sending', 'failed', 'stopped']))
      .groupBy(mails.state),
  ]);
  return { states: new Map(states.map((row) => [row.state, row.count])), emails: new Map(emails.map((row) => [row.state, row.count])) };
}

export async function kindsOfJobs(db: Database): Promise<string[]> {
  const rows = await db.selectDistinct({ kind: jobs.kind }).from(jobs).orderBy(jobs.kind).limit(60);
  return rows.map(({ kind }) => kind);
}

/** Conditional on its state; of two concurrent clicks one wins. */
export async function requeue(db: Database, id: number, from: readonly JobState[], at: Date): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ state: 'waiting', attempts: 0, runAt: at, finishedAt: null, lastError: null, claimedBy: null, claimedUntil: null })
    .where(and(eq(jobs.id, id), inArray(jobs.state, [...from])))
    .returning({ id: jobs.id });
  return rows.length > 0;
}

/** Removes a job from the queue. A running one is no longer recorded as done; long jobs check this between rows. */
export async function cancel(db: Database, id: number, from: readonly JobState[], at: Date): Promise<boolean> {
  const rows = await db
    .update(jobs)
    .set({ state: 'cancelled', finishedAt: at, claimedBy: null, claimedUntil: null })
    .where(and(eq(jobs.id, id), inArray(jobs.state, [...from])))
    .returning({ id: jobs.id });
  return rows.length > 0;
}
