import { and, asc, desc, eq, lt, lte, or, sql } from 'drizzle-orm';
import { later, minuteMs, secondMs } from '#kernel/dates.ts';
import type { App } from './app.ts';
import { plainMessage } from './log.server.ts';
import { jobs } from './tables.ts';

export type Job = typeof jobs.$inferSelect;
/** The worker of each job kind. It may run twice: a machine can die between the work and its record. */
export type Workers = Readonly<Record<string, (app: App, job: Job) => Promise<unknown>>>;

const claimMs = 5 * minuteMs;
const restMs = secondMs;

/** Enqueues work for after this transaction, or later. With a key, no second job is added while the first waits or runs. */
export async function enqueue(
  app: App,
  kind: string,
  payload: object,
  uniqueKey: string | null = null,
  runAt = app.now(),
): Promise<number | null> {
  const [row] = await app.db
    .insert(jobs)
    .values({ kind, payload, uniqueKey, runAt, createdAt: app.now() })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  return row?.id ?? null;
}

/** Claims the next due job; one conditional UPDATE, so two processes never hold the same. */
async function claim(app: App, me: string, kinds: readonly string[]): Promise<Job | null> {
  const now = app.now();
  const isDue = or(and(eq(jobs.state, 'waiting'), lte(jobs.runAt, now)), and(eq(jobs.state, 'running'), lt(jobs.claimedUntil, now)));
  const next = app.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isDue, sql`${jobs.kind} = any(${sql.param(`{${kinds.join(',')}}`)}::text[])`))
    .orderBy(desc(jobs.priority), asc(jobs.runAt), asc(jobs.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [job] = await app.db
    .update(jobs)
    .set({
      state: 'running',
      claimedBy: me,
      claimedUntil: later(now, claimMs),
      attempts: sql`${jobs.attempts} + 1`,
      startedAt: sql`coalesce(${jobs.startedAt}, ${now.toISOString()})`,
    })
    .where(and(eq(jobs.id, sql`(${next})`), isDue))
    .returning();
  return job ?? null;
}

/** Runs one due job, if any. A failure is retried later with growing delays. */
export async function doNextJob(app: App, workers: Workers, me: string): Promise<boolean> {
  const job = await claim(app, me, Object.keys(workers));
  if (!job) return false;
  try {
    const result = (await workers[job.kind]?.(app, job)) ?? null;
    await app.db
      .update(jobs)
      .set({ state: 'done', result, finishedAt: app.now(), claimedBy: null, claimedUntil: null, lastError: null })
      .where(mine(job, me));
  } catch (error) {
    app.log.error({ err: error, jobId: job.id, jobKind: job.kind }, 'job failed');
    const isLast = job.attempts >= job.maxAttempts;
    await app.db
      .update(jobs)
      .set({
        state: isLast ? 'failed' : 'waiting',
        runAt: later(app.now(), secondMs * 10 ** job.attempts),
        lastError: plainMessage(error),
        claimedBy: null,
        claimedUntil: null,
        ...(isLast ? { finishedAt: app.now() } : {}),
      })
      .where(mine(job, me));
  }
  app.live.publish('jobs');
  return true;
}

const mine = (job: Job, me: string) => and(eq(jobs.id, job.id), eq(jobs.claimedBy, me), eq(jobs.state, 'running'));

/** Runs due jobs until stopped; stopping waits for the current one. */
export function startJobs(app: App, workers: Workers, me: string): { stop(): Promise<void> } {
  let isStopped = false;
  let wake = (): void => undefined;
  const loop = (async () => {
    while (!isStopped) {
      const did = await doNextJob(app, workers, me).catch((error: unknown) => {
        app.log.error({ err: error }, 'job queue not read');
        return false;
      });
      if (!did && !isStopped) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, restMs).unref();
        });
      }
    }
  })();
  return {
    stop: async () => {
      isStopped = true;
      wake();
      await loop;
    },
  };
}
