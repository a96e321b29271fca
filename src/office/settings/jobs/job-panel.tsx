import { Link } from 'react-router';
import { useTexts } from '#site/locale.tsx';
import { Card } from '#ui/office/card.tsx';
import { DetailGrid } from '#ui/office/detail-grid.tsx';
import { jobTexts } from './job-texts.ts';
import type { ListedJob } from './load.server.ts';

type Failure = { readonly id: number; readonly rowNumber: number; readonly subject: string; readonly reason: string };
type Props = { readonly job: ListedJob; readonly failures: readonly Failure[]; readonly closeTo: string };

export function JobPanel({ job, failures, closeTo }: Props) {
  const say = useTexts(jobTexts);
  const counts = { created: job.createdCount, updated: job.updatedCount, skipped: job.skippedCount, failed: job.failedCount };
  const close = (
    <Link className="link" to={closeTo} preventScrollReset>
      {say('close')}
    </Link>
  );
  return (
    <Card title={job.kind} note={`#${job.id}`} aside={close} className="job-panel">
      <DetailGrid
        details={[
          { label: say('state'), value: say(job.state) },
          { label: say('made'), value: job.made },
          { label: say('started'), value: job.started ?? say('empty') },
          { label: say('ended'), value: job.ended ?? say('empty') },
          ...(job.next ? [{ label: say('next'), value: job.next }] : []),
          { label: say('tries'), value: say('triesOf', { count: job.attempts, most: job.maxAttempts }) },
          ...(job.totalCount > 0
            ? [
                { label: say('progress'), value: say('progressOf', { done: job.doneCount, total: job.totalCount }) },
                { label: say('counts'), value: say('countsSaid', counts) },
              ]
            : []),
          { label: say('error'), value: job.lastError ?? say('empty') },
        ]}
      />
      {failures.length > 0 && (
        <>
          <h3 className="small muted space-above-section">{say('failures')}</h3>
          <ul className="stack-tight space-above">
            {failures.map((failure) => (
              <li key={failure.id}>
                <b>{say('row', { number: failure.rowNumber })}</b> {failure.subject} <span className="muted">{failure.reason}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
