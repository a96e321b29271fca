import { Form, Link } from 'react-router';
import { jobList } from '#areas/staff/rules/job-list.ts';
import type { JobState } from '#kernel/platform-states.ts';
import { OfficeList } from '#office/parts/office-list.tsx';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { listHref } from '#site/list.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { SubmitButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Column } from '#ui/office/columns.ts';
import { PageHead } from '#ui/office/page-head.tsx';
import { Progress } from '#ui/progress.tsx';
import type { Route } from './+types/page';
import { JobPanel } from './job-panel.tsx';
import { jobTexts } from './job-texts.ts';
import type { ListedJob } from './load.server.ts';
import { TaskCard, tasksAnchor } from './task-card.tsx';
import { taskTexts } from './task-texts.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) => officeMeta(matches, jobTexts.title, jobTexts.description);

const badgeStyles = {
  waiting: { tone: 'line', mark: 'open' },
  running: { tone: 'warn', mark: 'half' },
  failed: { tone: 'err', mark: 'full' },
  done: { tone: 'ok', mark: 'full' },
  cancelled: { tone: 'line', mark: 'none' },
} as const;

export default function JobsPage({ loaderData: { list, counts, emails, kinds, open, tasks }, actionData: answered }: Route.ComponentProps) {
  const actionData = useActionResult(answered);
  const say = useTexts(jobTexts);
  const sayTask = useTexts(taskTexts);
  const href = useHref();
  const failedCount = tasks.filter(({ isFailed }) => isFailed).length;
  const columns = useColumns(list.chosen);
  useLiveUpdates('jobs', 'mails');
  useSuccessToast(actionData);
  const actions = (
    <>
      <span className="muted">{say('letters', emails)}</span>
      <Link className="btn" to={href('office-mailbox')}>
        {say('toMailbox')}
      </Link>
    </>
  );
  return (
    <>
      <PageHead title={say('title')} sub={say('sub')} actions={actions} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      {failedCount > 0 && (
        <Notice tone="err">
          {sayTask('failedNotice', { count: failedCount })}{' '}
          <a className="link" href={`#${tasksAnchor}`}>
            {sayTask('toTasks')}
          </a>
        </Notice>
      )}
      <OfficeList
        spec={jobList}
        list={list}
        caption={say('table')}
        columns={columns}
        keyOf={(row) => String(row.id)}
        rowState={(row) => (row.id === open?.job.id ? 'current' : undefined)}
        views={[
          { label: say('all'), change: {} },
          ...counts.map(({ state, count }) => ({ label: say(state), count, change: { filters: { state } } })),
        ]}
        filters={[{ name: 'kind', label: say('kind'), options: kinds }]}
        empty={{ title: say('noneTitle'), text: say('noneText') }}
        panel={open && <JobPanel {...open} closeTo={listHref(jobList, list.chosen, { filters: { job: undefined } })} />}
      />
      <TaskCard tasks={tasks} />
    </>
  );
}

function JobBadge({ state }: { state: JobState }) {
  const say = useTexts(jobTexts);
  return (
    <Badge tone={badgeStyles[state].tone} mark={badgeStyles[state].mark}>
      {say(state)}
    </Badge>
  );
}

function useColumns(chosen: Route.ComponentProps['loaderData']['list']['chosen']): readonly Column<ListedJob>[] {
  const say = useTexts(jobTexts);
  return [
    {
      id: 'kind',
      label: say('kind'),
      kind: 'cut',
      width: '44%',
      fixed: true,
      cell: (row) => (
        <Link className="link" to={listHref(jobList, chosen, { filters: { job: row.id }, page: chosen.page })} preventScrollReset>
          {row.kind}
        </Link>
      ),
    },
    { id: 'state', label: say('state'), kind: 'line', width: '112px', cell: (row) => <JobBadge state={row.state} /> },
    { id: 'progress', label: say('progress'), kind: 'cut', width: '30%', cell: (row) => <JobProgress job={row} /> },
    { id: 'at', label: say('made'), kind: 'line', width: '128px', cell: (row) => row.made },
    {
      id: 'acts',
      label: '',
      kind: 'line',
      width: '96px',
      fixed: true,
      cell: (row) =>
        (row.mayRetry || row.mayStop) && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={row.id} />
            <SubmitButton kind="quiet" size="small" name="intent" value={row.mayRetry ? 'retry' : 'stop'}>
              {say(row.mayRetry ? 'retry' : 'stop')}
            </SubmitButton>
          </Form>
        ),
    },
    { id: 'number', label: say('number'), kind: 'number', width: '80px', aside: true, cell: (row) => row.id },
    {
      id: 'tries',
      label: say('tries'),
      kind: 'line',
      width: '90px',
      aside: true,
      cell: (row) => say('triesOf', { count: row.attempts, most: row.maxAttempts }),
    },
  ];
}

function JobProgress({ job }: { job: ListedJob }) {
  const say = useTexts(jobTexts);
  if (job.totalCount === 0) return job.lastError && <span className="muted">{job.lastError}</span>;
  return (
    <span className="row">
      <Progress max={job.totalCount} value={job.doneCount} label={say('progress')} />
      <span className="nowrap">{say('progressOf', { done: job.doneCount, total: job.totalCount })}</span>
      {job.failedCount > 0 && <Badge tone="err">{say('failedRows', { count: job.failedCount })}</Badge>}
    </span>
  );
}
