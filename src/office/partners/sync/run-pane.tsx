import { Form, useNavigation } from 'react-router';
import { syncOfficeTexts } from '#areas/partners/office-texts.ts';
import { grouped } from '#kernel/money.ts';
import { isJobActive } from '#kernel/platform-states.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, SubmitButton } from '#ui/button.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { NoRow, RowPane } from '#ui/office/row-pane.tsx';
import { Progress } from '#ui/progress.tsx';
import type { ListedRun, OpenSyncRun } from './load.server.ts';

const tones = { waiting: 'line', running: 'warn', done: 'ok', failed: 'err', cancelled: 'plain' } as const;

export function RunState({ state }: Pick<ListedRun, 'state'>) {
  const say = useTexts(syncOfficeTexts);
  return <Badge tone={tones[state]}>{say(state)}</Badge>;
}

type RunPaneProps = { run: OpenSyncRun | null; maxReasons: number; closeTo: string };

/** One run: what was sent, what failed and why, and the actions. */
export function RunPane({ run, maxReasons, closeTo }: RunPaneProps) {
  const say = useTexts(syncOfficeTexts);
  if (!run) return <NoRow title={say('chooseTitle')} text={say('chooseText')} />;
  return (
    <RowPane title={run.partner ?? say('house')} note={run.at} close={{ to: closeTo, label: say('close') }}>
      <div className="stack panel-part" key={run.id}>
        <span className="row">
          <RunState state={run.state} />
          {run.partnerStatus === 'revoked' && <Badge tone="err">{say('revoked')}</Badge>}
        </span>
        {run.state === 'running' && <Progress value={run.done} max={Math.max(1, run.total)} label={say('total')} />}
        <Facts run={run} />
        <RunActions run={run} />
        {run.failures.length > 0 && <Reasons run={run} maxReasons={maxReasons} />}
        {run.reductions.length > 0 && (
          <>
            <h3>{say('splits')}</h3>
            <ul className="stack">
              {run.reductions.slice(0, 30).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </RowPane>
  );
}

function Facts({ run }: { run: OpenSyncRun }) {
  const say = useTexts(syncOfficeTexts);
  return (
    <DetailGrid
      details={[
        { label: say('platform'), value: run.host ?? `${say(run.platform)} · ${say('file')}` },
        { label: say('part'), value: say(`part${run.part}`) },
        { label: say('kinds'), value: run.kinds.join(' · ') || say('everything') },
        { label: say('rule'), value: run.rule },
        { label: say('total'), value: `${grouped(run.done)} / ${grouped(run.total)}` },
        { label: say('created'), value: grouped(run.created) },
        { label: say('updated'), value: grouped(run.updated) },
        { label: say('skipped'), value: grouped(run.skipped) },
        { label: say('leftOut'), value: grouped(run.failed) },
        ...(run.problem ? [{ label: say('ended'), value: run.problem }] : []),
      ]}
    />
  );
}

function RunActions({ run }: { run: OpenSyncRun }) {
  const say = useTexts(syncOfficeTexts);
  const isBusy = useNavigation().formMethod === 'POST';
  const isAtWork = isJobActive(run.state);
  return (
    <Form method="post" className="stack" preventScrollReset>
      <input type="hidden" name="job" value={run.id} />
      {run.partnerId !== null && <input type="hidden" name="partner" value={run.partnerId} />}
      <span className="row">
        {isAtWork && (
          <Button type="submit" name="intent" value="stop">
            {say('stop')}
          </Button>
        )}
        {!isAtWork && run.mayRun && (
          <SubmitButton name="intent" value="again" busy={isBusy}>
            {say('again')}
          </SubmitButton>
        )}
        {run.partnerStatus === 'approved' && (
          <Button type="submit" kind="danger" name="intent" value="revoke">
            {say('revoke')}
          </Button>
        )}
        {run.partnerStatus === 'revoked' && (
          <Button type="submit" name="intent" value="restore">
            {say('restore')}
          </Button>
        )}
      </span>
      {run.partnerStatus === 'approved' && <p className="help">{say('revokeHelp')}</p>}
    </Form>
  );
}

function Reasons({ run, maxReasons }: { run: OpenSyncRun; maxReasons: number }) {
  const say = useTexts(syncOfficeTexts);
  return (
    <>
      <h3>{say('reasons')}</h3>
      <table className="grid-table">
        <tbody>
          {run.failures.map(({ row, subject, reason }) => (
            <tr key={row}>
              <th scope="row" className="id">
                {subject}
              </th>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {run.failed > maxReasons && <p className="help">{say('firstShown', { count: maxReasons })}</p>}
    </>
  );
}
