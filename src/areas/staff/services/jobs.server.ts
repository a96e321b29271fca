import { DomainError } from '#kernel/errors.ts';
import { isJobActive, jobStates } from '#kernel/platform-states.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { audit } from '#platform/audit.server.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import type { Chosen } from '#site/list.ts';
import { type jobList, mayRetry } from '../rules/job-list.ts';
import * as store from '../store/jobs.server.ts';

export type { JobRow } from '../store/jobs.server.ts';

const maxFailures = 200;

export const jobsOf = (app: App, { filters, sort }: Chosen<typeof jobList>, page: { limit: number; offset: number }) =>
  store.selectJobs(app.db, { state: filters.state, kind: filters.kind, down: sort.down, ...page });

export const listJobs = (app: App, query: store.JobQuery) => store.selectJobs(app.db, query);

export async function jobSummary(app: App) {
  const [figures, kinds] = await Promise.all([store.figures(app.db), store.kindsOfJobs(app.db)]);
  return { ...figures, kinds };
}

/** One job with its failed rows; null when there is none. */
export async function openJob(app: App, id: number | undefined) {
  const job = id === undefined ? null : await store.selectJobById(app.db, id);
  return job && { job, failures: await store.selectJobFailures(app.db, job.id, maxFailures) };
}

/** Requeues a failed or stopped job. */
export async function retryJob(app: App, caller: Caller, id: number): Promise<void> {
  try {
    await move(app, caller, id, 'retry');
  } catch (error) {
    // The same work is already queued under another id.
    if (isUniqueViolation(error, 'jobs_unique_key')) throw new DomainError('jobMoved');
    throw error;
  }
}

export const stopBackgroundJob = (app: App, caller: Caller, id: number): Promise<void> => move(app, caller, id, 'stop');

async function move(app: App, caller: Caller, id: number, verb: 'retry' | 'stop'): Promise<void> {
  await transact(app, async (inside) => {
    const before = await store.selectJobById(inside.db, id);
    if (!before) throw new DomainError('jobNotExist');
    const from = jobStates.filter(verb === 'retry' ? mayRetry : isJobActive);
    const done = await (verb === 'retry' ? store.requeue : store.cancel)(inside.db, id, from, app.now());
    if (!done) throw new DomainError('jobMoved');
    const sides = { before: { state: before.state }, after: { state: verb === 'retry' ? 'waiting' : 'cancelled' } };
    await audit(inside, caller, { action: `job.${verb}`, subject: ['job', id], ...sides });
  });
  app.live.publish('jobs');
}
