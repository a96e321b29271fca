import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { grouped } from '#kernel/money.ts';
import { isJobActive } from '#kernel/platform-states.ts';
import { useTexts } from '#site/locale.tsx';
import { Badge } from '#ui/badge.tsx';
import { Progress } from '#ui/progress.tsx';
import type { SyncPageData } from './load.server.ts';
import { syncPageTexts } from './texts.ts';

const pollMs = 2500;
const tones = { waiting: 'line', running: 'warn', done: 'ok', failed: 'err', cancelled: 'plain' } as const;
const isAtWork = ({ state }: SyncPageData['runs'][number]): boolean => isJobActive(state);

/** Recent files and syncs; refreshes while one is running. */
export function SyncRuns({ tool: { runs, failures, reductions } }: { tool: SyncPageData }) {
  const say = useTexts(syncPageTexts);
  const { revalidate } = useRevalidator();
  const isOn = runs.some(isAtWork);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => void revalidate(), pollMs);
    return () => clearInterval(timer);
  }, [isOn, revalidate]);
  const [last] = runs;
  return (
    <section id="runs" aria-labelledby="sync-runs" aria-live="polite">
      <h3 id="sync-runs">{say('runs')}</h3>
      {runs.length === 0 && <p className="meta">{say('noRuns')}</p>}
      <ul className="sync-runs">
        {runs.map((run) => (
          <li key={run.id}>
            <span className="sync-name">
              <span>
                {run.name}
                <small>{run.at}</small>
              </span>
            </span>
            <span className="meta num">
              {isAtWork(run) && <Progress value={run.done} max={Math.max(1, run.total)} label={run.name} />}
              {isAtWork(run) ? say('progress', { done: grouped(run.done), total: grouped(run.total) }) : <Counts run={run} />}
            </span>
            <Badge tone={tones[run.state]}>{say(run.state)}</Badge>
          </li>
        ))}
      </ul>
      {reductions.length > 0 && (
        <ul className="sync-notes">
          {reductions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {failures.length > 0 && last && (
        <details className="sync-connect" open>
          <summary>{say('failures', { count: grouped(last.failed) })}</summary>
          <ul className="sync-notes">
            {failures.map(({ row, subject, reason }) => (
              <li key={row}>
                <b>{subject}</b> {reason}
              </li>
            ))}
            {last.failed > failures.length && <li>{say('more', { count: grouped(last.failed - failures.length) })}</li>}
          </ul>
        </details>
      )}
    </section>
  );
}

function Counts({ run }: { run: SyncPageData['runs'][number] }) {
  const say = useTexts(syncPageTexts);
  const fill = { created: grouped(run.created), updated: grouped(run.updated), skipped: grouped(run.skipped) };
  const countsText = say(run.isFile ? 'fileCounts' : 'counts', fill);
  return <>{run.failed > 0 ? say('countsLeft', { said: countsText, count: grouped(run.failed) }) : countsText}</>;
}
