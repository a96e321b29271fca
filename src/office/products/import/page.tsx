import { useEffect } from 'react';
import { Form, Link, useNavigation, useRevalidator } from 'react-router';
import { isJobActive } from '#kernel/platform-states.ts';
import type { OfficeHandle } from '#office/parts/office-handle.ts';
import { useActionResult } from '#office/parts/use-action-result.ts';
import { useLiveUpdates } from '#office/parts/use-live-updates.ts';
import { useSuccessToast } from '#office/parts/use-success-toast.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { officeMeta } from '#site/office-meta.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/check.tsx';
import { Notice } from '#ui/notice.tsx';
import { Card } from '#ui/office/card.tsx';
import { PageHead } from '#ui/office/page-head.tsx';
import { Progress } from '#ui/progress.tsx';
import { categoryOfficeTexts } from '../categories/category-office-texts.ts';
import type { Route } from './+types/page';
import { importCostTexts } from './import-cost-texts.ts';
import type { ListedImport } from './load.server.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  officeMeta(matches, categoryOfficeTexts.importTitle, categoryOfficeTexts.importDescription);
export const handle: OfficeHandle = {};

const pollMs = 2000;
const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
const isAtWork = ({ state }: ListedImport): boolean => isJobActive(state);

export default function ImportPage({
  loaderData: { job, failures, earlier, columns, mostMb, mostShown, mayAcceptBelowCost },
  actionData: answered,
}: Route.ComponentProps) {
  const say = useTexts(categoryOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  useLiveUpdates('jobs');
  const actionData = useActionResult(answered);
  useSuccessToast(actionData);
  usePolling(job !== null && isAtWork(job));
  return (
    <>
      <PageHead title={say('importTitle')} sub={say('importSub')} />
      {actionData && 'problem' in actionData && <Notice tone="err">{actionData.problem}</Notice>}
      {job && <Running job={job} mayAcceptBelowCost={mayAcceptBelowCost} />}
      {job && failures.length > 0 && (
        <Card title={say('rowsRefused')} note={say('refused', { count: grouped(job.failed) })} flush className="goods-gap">
          <div className="scroll goods-tall">
            <table className="grid-table">
              <thead>
                <tr>
                  <th scope="col" className="num">
                    {say('row')}
                  </th>
                  <th scope="col">{say('code')}</th>
                  <th scope="col">{say('why')}</th>
                </tr>
              </thead>
              <tbody>
                {failures.map(({ rowNumber, subject, reason }) => (
                  <tr key={rowNumber}>
                    <td className="num">{rowNumber}</td>
                    <th scope="row" className="id">
                      {subject}
                    </th>
                    <td>{reason}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {job.failed > failures.length && <p className="muted goods-pad">{say('firstShown', { count: mostShown })}</p>}
        </Card>
      )}
      <div className="goods-form">
        <Earlier earlier={earlier} />
        <Card title={say('lookThrough')}>
          <Form method="post" encType="multipart/form-data" className="stack">
            <label className="field">
              <span className="field-label">{say('file', { most: mostMb })}</span>
              <input className="input" type="file" name="file" accept=".csv,.xlsx,text/csv" required />
              <span className="help">{say('fileHelp')}</span>
            </label>
            <SubmitButton kind="primary" name="intent" value="look" busy={isBusy}>
              {say('lookThrough')}
            </SubmitButton>
            <p className="help">{say('columnsNeeded', { columns: columns.needed })}</p>
            <p className="help">{say('columnsMore', { columns: columns.more })}</p>
            <a className="link" href="/bg/export/office-skus.csv">
              {say('pattern')}
            </a>
          </Form>
        </Card>
      </div>
    </>
  );
}

/** Polls while the import runs, in case no live update arrives. */
function usePolling(isOn: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => void revalidate(), pollMs);
    return () => clearInterval(timer);
  }, [isOn, revalidate]);
}

function Running({ job, mayAcceptBelowCost }: { job: ListedImport; mayAcceptBelowCost: boolean }) {
  const say = useTexts(categoryOfficeTexts);
  const sayCost = useTexts(importCostTexts);
  const percent = job.total === 0 ? 100 : Math.floor((job.done / job.total) * 100);
  const wouldWrite = job.added + job.changed;
  const isChecked = job.isDry && job.state === 'done';
  return (
    <section className="card goods-run" aria-live="polite">
      <span className="two">
        <b>
          {job.fileName}, {say(job.isDry ? 'dry' : 'real')}
        </b>
        <small>{isAtWork(job) ? say('goesOn', { at: job.at }) : `${say(job.state)}, ${job.at}`}</small>
      </span>
      <span className="goods-progress">
        <span>{say('progress', { done: grouped(job.done), total: grouped(job.total), percent })}</span>
        <span className="push">
          {say('counts', { added: grouped(job.added), changed: grouped(job.changed), same: grouped(job.same) })}
          {job.failed > 0 && <b className="err"> {say('refused', { count: grouped(job.failed) })}</b>}
        </span>
        <Progress value={job.done} max={Math.max(1, job.total)} label={job.fileName} />
        {job.problem && <span className="err">{job.problem}</span>}
        {isChecked && wouldWrite === 0 && <span>{say('nothingNew')}</span>}
      </span>
      <Form method="post" className="row">
        <input type="hidden" name="job_id" value={job.id} />
        {isChecked && mayAcceptBelowCost && job.failed > 0 && <Checkbox name="below_cost" value="yes" label={sayCost('acceptBelowCost')} />}
        {isChecked && (wouldWrite > 0 || (mayAcceptBelowCost && job.failed > 0)) && (
          <SubmitButton kind="primary" name="intent" value="import">
            {say('importNow', { count: grouped(wouldWrite) })}
          </SubmitButton>
        )}
        {isAtWork(job) && (
          <Button type="submit" name="intent" value="stop">
            {say('stop')}
          </Button>
        )}
      </Form>
    </section>
  );
}

const tones = { waiting: 'line', running: 'warn', done: 'ok', failed: 'err', cancelled: 'plain' } as const;

function Earlier({ earlier }: { earlier: readonly ListedImport[] }) {
  const say = useTexts(categoryOfficeTexts);
  const href = useHref();
  return (
    <Card title={say('earlier')} flush={earlier.length > 0}>
      {earlier.length === 0 ? (
        <p className="muted">{say('noneEarlier')}</p>
      ) : (
        <table className="grid-table">
          <tbody>
            {earlier.map((job) => (
              <tr key={job.id}>
                <td className="nowrap">{job.at}</td>
                <th scope="row" className="id">
                  <Link className="link" to={`${href('office-goods-import')}?job=${job.id}`}>
                    {job.fileName}
                  </Link>
                </th>
                <td>{say(job.isDry ? 'dry' : 'real')}</td>
                <td>{say('counts', { added: grouped(job.added), changed: grouped(job.changed), same: grouped(job.same) })}</td>
                <td className="nowrap">{job.failed > 0 && say('refused', { count: grouped(job.failed) })}</td>
                <td className="nowrap">
                  <Badge tone={tones[job.state]}>{say(job.state)}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
