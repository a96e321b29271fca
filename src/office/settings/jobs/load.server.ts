import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { jobList, jobStates, mayRetry, mayStop } from '#areas/staff/rules/job-list.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { type JobRow, jobsAround, jobsOf, openJob, retryJob, stopBackgroundJob } from '#areas/staff/services/jobs.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { actions, load } from '#platform/load.server.ts';
import { chosenIn } from '#site/list.ts';
import { jobKindTexts, jobTexts } from './job-texts.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const { filters } = chosenIn(jobList, url.searchParams);
  const [around, open, list] = await Promise.all([
    jobsAround(app),
    openJob(app, filters.job),
    loadListPage({ app, caller, url }, jobList, async (chosen, page) => {
      const { items, total } = await jobsOf(app, chosen, page);
      return { rows: items.map((row) => shown(row, language, app.now())), total };
    }),
  ]);
  return {
    list,
    counts: jobStates.map((state) => ({ state, count: state === 'done' ? undefined : (around.states.get(state) ?? 0) })),
    letters: {
      waiting: (around.letters.get('waiting') ?? 0) + (around.letters.get('sending') ?? 0),
      failed: (around.letters.get('failed') ?? 0) + (around.letters.get('stopped') ?? 0),
    },
    kinds: around.kinds.map((kind) => ({ value: kind, label: kindIn(kind, language) })),
    open: open && { job: shown(open.job, language, app.now()), failures: open.failures },
  };
});

const kindIn = (kind: string, language: Language): string =>
  Object.hasOwn(jobKindTexts, kind) ? jobKindTexts[kind as keyof typeof jobKindTexts][language] : kind;

export type ListedJob = ReturnType<typeof shown>;

function shown(row: JobRow, language: Language, now: Date) {
  const { createdAt, startedAt, finishedAt, runAt, kind, ...rest } = row;
  return {
    ...rest,
    kind: kindIn(kind, language),
    made: whenIn(createdAt, language, now),
    started: startedAt && whenIn(startedAt, language, now),
    ended: finishedAt && whenIn(finishedAt, language, now),
    next: row.state === 'waiting' ? whenIn(runAt, language, now) : null,
    mayRetry: mayRetry(row.state),
    mayStop: mayStop(row.state),
  };
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
