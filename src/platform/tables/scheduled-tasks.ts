import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { filled, moment, neverNegative, oneOf } from '../tables.ts';

export const taskResults = ['succeeded', 'failed', 'interrupted'] as const;

/** One row is one scheduled task of the cluster: when it is due, which instance runs it, how its last run ended. */
export const scheduledTasks = pgTable(
  'scheduled_tasks',
  {
    name: text('name').primaryKey(),
    intervalMs: integer('interval_ms').notNull(),
    nextRunAt: moment('next_run_at').notNull(),
    // An instance that died does not renew its lease: the task is due again when it ends.
    lockedBy: text('locked_by'),
    lockedUntil: moment('locked_until'),
    lastStartedAt: moment('last_started_at'),
    lastFinishedAt: moment('last_finished_at'),
    lastSucceededAt: moment('last_succeeded_at'),
    lastDurationMs: integer('last_duration_ms'),
    lastResult: text('last_result', { enum: taskResults }),
    lastError: text('last_error'),
    runCount: integer('run_count').notNull().default(0),
    failureCount: integer('failure_count').notNull().default(0),
  },
  (t) => [
    filled('scheduled_tasks_filled', t.name),
    oneOf('scheduled_tasks_result', t.lastResult, taskResults),
    neverNegative('scheduled_tasks_counts', t.runCount, t.failureCount),
    check('scheduled_tasks_interval', sql`${t.intervalMs} > 0`),
    check('scheduled_tasks_lease', sql`(${t.lockedBy} is null) = (${t.lockedUntil} is null)`),
  ],
);
