import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { jobList, listedJobStates, mayRetry } from '#areas/staff/rules/job-list.ts';
import { type JobRow, jobSummary, jobsOf, openJob, retryJob, stopBackgroundJob } from '#areas/staff/services/jobs.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '#kernel/dates.ts';
import { isJobActive } from '#kernel/platform-states.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { actions, load } from '#platform/load.server.ts';
import { listScheduledTasks, type ScheduledTaskRow } from '#platform/scheduler.server.ts';
import { chosenIn } from '#site/list.ts';
import { jobKindTexts, jobTexts } from './job-texts.ts';
import { taskNameTexts } from './task-texts.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const { filters } = chosenIn(jobList, url.searchParams);
  const [around, open, tasks, list] = await Promise.all([
    jobSummary(app),
    openJob(app, filters.job),
    listScheduledTasks(app),
    loadListPage({ app, caller, url }, jobList, async (chosen, page) => {
      const { items, total } = await jobsOf(app, chosen, page);
      return { rows: items.map((row) => presentJob(row, language, app.now())), total };
    }),
  ]);
  return {
    list,
    counts: listedJobStates.map((state) => ({ state, count: state === 'done' ? undefined : (around.states.get(state) ?? 0) })),
    emails: {
      waiting: (around.emails.get('waiting') ?? 0) + (around.emails.get('sending') ?? 0),
      failed: (around.emails.get('failed') ?? 0) + (around.emails.get('stopped') ?? 0),
    },
    kinds: around.kinds.map((kind) => ({ value: kind, label: nameIn(jobKindTexts, kind, language) })),
    tasks: tasks.map((task) => presentTask(task, language, app.now())).sort((a, b) => Number(b.isFailed) - Number(a.isFailed)),
    open: open && { job: presentJob(open.job, language, app.now()), failures: open.failures },
  };
});

const nameIn = (texts: Readonly<Record<string, Readonly<Record<Language, string>>>>, name: string, language: Language): string =>
  texts[name]?.[language] ?? name;

export type ListedJob = ReturnType<typeof presentJob>;

function presentJob(row: JobRow, language: Language, now: Date) {
  const { createdAt, startedAt, finishedAt, runAt, kind, ...rest } = row;
  return {
    ...rest,
    kind: nameIn(jobKindTexts, kind, language),
    made: whenIn(createdAt, language, now),
    started: startedAt && whenIn(startedAt, language, now),
    ended: finishedAt && whenIn(finishedAt, language, now),
    next: row.state === 'waiting' ? whenIn(runAt, language, now) : null,
    mayRetry: mayRetry(row.state),
    mayStop: isJobActive(row.state),
  };
}

export type ListedTask = ReturnType<typeof presentTask>;

function presentTask(task: ScheduledTaskRow, language: Language, now: Date) {
  const { name, intervalMs, lastStartedAt, lastDurationMs, lastResult, lastError, nextRunAt, lockedUntil } = task;
  const isRunning = lockedUntil !== null && lockedUntil > now;
  return {
    name,
    label: nameIn(taskNameTexts, name, language),
    every: everyOf(intervalMs),
    lastRun: lastStartedAt && whenIn(lastStartedAt, language, now),
    took:
      lastDurationMs === null ? null : lastDurationMs < secondMs ? `${lastDurationMs} ms` : `${(lastDurationMs / secondMs).toFixed(1)} s`,
    result: isRunning ? ('running' as const) : (lastResult ?? ('notYet' as const)),
    isFailed: lastResult !== null && lastResult !== 'succeeded',
    nextRun: whenIn(nextRunAt, language, now),
    lastError,
  };
}

function everyOf(ms: number): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } {
  if (ms % dayMs === 0) return { unit: 'days', count: ms / dayMs };
  return ms % hourMs === 0 ? { unit: 'hours', count: ms / hourMs } : { unit: 'minutes', count: ms / minuteMs };
}

const job = z.object({ id: rowId });

export const action = actions({
  async retry({ app, caller, form }) {
    await retryJob(app, caller, readForm(form, job).id);
    return { done: translator(jobTexts, caller.language)('retried') };
  },
  async stop({ app, caller, form }) {
    await stopBackgroundJob(app, caller, readForm(form, job).id);
    return { done: translator(jobTexts, caller.language)('stopped') };
  },
});
