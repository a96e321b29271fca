import { and, eq, inArray, lte, notInArray, or, sql } from 'drizzle-orm';
import { later, minuteMs, secondMs } from '#kernel/dates.ts';
import type { App } from './app.ts';
import { isConnectionError } from './database/connection-errors.ts';
import { plainMessage } from './log.server.ts';
import { scheduledTasks, type taskResults } from './tables/scheduled-tasks.ts';

/** Recurring work. Its name is in the log, the metrics and the office. */
export type ScheduledTask = { readonly name: string; readonly everyMs: number; readonly work: (app: App) => Promise<unknown> };
export type TaskResult = (typeof taskResults)[number];
type OnRun = (task: string, result: TaskResult, seconds?: number) => void;
type Scheduler = { stop(): Promise<void> };

/** How long a task stays with an instance that no longer renews its lease. */
export const leaseMs = minuteMs;
const renewMs = leaseMs / 4;
const tickMs = secondMs;
/** So many at once: after a long stop all tasks are due together, and requests need connections too. */
const maxRunning = 4;
/** How long a stop waits for running tasks, and how long the process may live after that. */
const stopTimeoutMs = 2 * secondMs;
const lastSecondsMs = 10 * secondMs;

/**
 * Runs each task once per cluster: whoever claims the row runs it, and holds it by a lease that is renewed until the run ends.
 * Each instance asks for due tasks in one statement a second, however many tasks there are.
 */
export async function startClusterTasks(
  app: App,
  tasks: readonly ScheduledTask[],
  instance: string,
  onRun: OnRun = () => undefined,
): Promise<Scheduler> {
  await registerTasks(app, tasks);
  const running = new Map<string, Promise<void>>();
  let isStopped = false;
  const tick = async (): Promise<void> => {
    const free = tasks.filter(({ name }) => !running.has(name));
    if (isStopped || running.size >= maxRunning) return;
    for (const task of await claimDueTasks(app, free, instance, maxRunning - running.size, onRun)) {
      const run = runTask(app, task, instance, onRun).finally(() => {
        running.delete(task.name);
        next();
      });
      running.set(task.name, run);
    }
  };
  const renew = () => renewLeases(app, [...running.keys()], instance, leaseMs);
  const quietly = (work: () => Promise<unknown>) => (): void =>
    void work().catch((err: unknown) => {
      if (!isConnectionError(err)) app.log.error({ err }, 'scheduled tasks not read');
    });
  const claimAndRun = oneAtATime(tick);
  const next = quietly(claimAndRun);
  const timers = [setInterval(next, tickMs).unref(), setInterval(quietly(renew), renewMs).unref()];
  return {
    stop: async () => {
      isStopped = true;
      timers.forEach(clearInterval);
      await claimAndRun().catch(() => undefined);
      await Promise.race([Promise.all(running.values()), new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref())]);
      // What still runs ends with this process: no other instance may begin it before that.
      await renewLeases(app, [...running.keys()], instance, lastSecondsMs).catch(() => undefined);
    },
  };
}

/** Runs each task on this instance alone, for what lives in its memory. Nothing is recorded; a failure is logged. */
export function startInstanceTasks(app: App, tasks: readonly ScheduledTask[]): Scheduler {
  const timers = tasks.map(({ name, everyMs, work }) => {
    const run = oneAtATime(() => work(app));
    const quietly = (): void =>
      void run().catch((err: unknown) => {
        if (!isConnectionError(err)) app.log.error({ err, task: name }, 'instance task failed');
      });
    quietly();
    return setInterval(quietly, everyMs).unref();
  });
  return { stop: async () => timers.forEach(clearInterval) };
}

const oneAtATime = (work: () => Promise<unknown>): (() => Promise<unknown>) => {
  let current: Promise<unknown> | null = null;
  return () => {
    current ??= work().finally(() => {
      current = null;
    });
    return current;
  };
};

/** A new task waits for its first interval; the row of a task that is no longer in the list goes. */
async function registerTasks(app: App, tasks: readonly ScheduledTask[]): Promise<void> {
  const rows = tasks.map(({ name, everyMs }) => ({ name, intervalMs: everyMs, nextRunAt: later(app.now(), everyMs) }));
  const names = rows.map(({ name }) => name);
  await app.db.delete(scheduledTasks).where(notInArray(scheduledTasks.name, names));
  await app.db
    .insert(scheduledTasks)
    .values(rows)
    .onConflictDoUpdate({
      target: scheduledTasks.name,
      set: { intervalMs: sql`excluded.interval_ms`, nextRunAt: sql`least(${scheduledTasks.nextRunAt}, excluded.next_run_at)` },
      setWhere: sql`${scheduledTasks.intervalMs} <> excluded.interval_ms`,
    });
}

/** Claims what is due in one conditional UPDATE. A lease that ran out belonged to a run that never ended: it counts as failed. */
async function claimDueTasks(
  app: App,
  tasks: readonly ScheduledTask[],
  instance: string,
  limit: number,
  onRun: OnRun,
): Promise<ScheduledTask[]> {
  const now = app.now();
  const { name, nextRunAt, lockedBy, lockedUntil } = scheduledTasks;
  const isFree = sql`${lockedBy} is null`;
  const isDue = or(and(isFree, lte(nextRunAt, now)), lte(lockedUntil, now));
  const known = tasks.map((task) => task.name);
  const due = app.db.$with('due').as(
    app.db
      .select({ name })
      .from(scheduledTasks)
      .where(and(inArray(name, known), isDue))
      .orderBy(nextRunAt)
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  const claimed = await app.db
    .with(due)
    .update(scheduledTasks)
    .set({
      lockedBy: instance,
      lockedUntil: later(now, leaseMs),
      lastStartedAt: now,
      nextRunAt: sql`${now.toISOString()}::timestamptz + ${scheduledTasks.intervalMs} * interval '1 millisecond'`,
      lastResult: sql`case when ${isFree} then ${scheduledTasks.lastResult} else 'interrupted' end`,
      failureCount: sql`${scheduledTasks.failureCount} + case when ${isFree} then 0 else 1 end`,
      runCount: sql`${scheduledTasks.runCount} + 1`,
    })
    .from(due)
    .where(eq(name, due.name))
    .returning({ name, lastResult: scheduledTasks.lastResult });
  return claimed.flatMap((row) => {
    if (row.lastResult === 'interrupted') {
      app.log.warn({ task: row.name }, 'scheduled task interrupted: its instance ended');
      onRun(row.name, 'interrupted');
    }
    return tasks.find((task) => task.name === row.name) ?? [];
  });
}

/** Stores the outcome, unless the lease was lost meanwhile: then the row belongs to a later run. */
async function runTask(app: App, { name, work }: ScheduledTask, instance: string, onRun: OnRun): Promise<void> {
  const started = performance.now();
  let error: string | null = null;
  try {
    await work(app);
  } catch (err) {
    app.log.error({ err, task: name }, 'scheduled task failed');
    error = plainMessage(err);
  }
  const durationMs = Math.round(performance.now() - started);
  const result = error === null ? 'succeeded' : 'failed';
  onRun(name, result, durationMs / 1000);
  const finishedAt = app.now();
  await app.db
    .update(scheduledTasks)
    .set({
      lockedBy: null,
      lockedUntil: null,
      lastFinishedAt: finishedAt,
      lastDurationMs: durationMs,
      lastResult: result,
      lastError: error,
      ...(error === null ? { lastSucceededAt: finishedAt } : { failureCount: sql`${scheduledTasks.failureCount} + 1` }),
    })
    .where(and(eq(scheduledTasks.name, name), eq(scheduledTasks.lockedBy, instance)))
    .catch((err: unknown) => app.log.error({ err, task: name }, 'scheduled task not recorded'));
}

export type ScheduledTaskRow = typeof scheduledTasks.$inferSelect;

export const listScheduledTasks = (app: App): Promise<ScheduledTaskRow[]> =>
  app.db.select().from(scheduledTasks).orderBy(scheduledTasks.name).limit(200);

async function renewLeases(app: App, names: readonly string[], instance: string, ms: number): Promise<void> {
  if (names.length === 0) return;
  await app.db
    .update(scheduledTasks)
    .set({ lockedUntil: later(app.now(), ms) })
    .where(and(inArray(scheduledTasks.name, [...names]), eq(scheduledTasks.lockedBy, instance)));
}
