import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Empty } from '../empty.tsx';

export type QueueRow = {
  readonly id: number;
  readonly to: string;
  readonly name: string;
  readonly age: string;
  readonly dateTime: string;
  /** Class of an urgent age. */
  readonly rowState?: string | undefined;
  readonly kind: string;
  readonly handler: string;
  readonly summary: string;
  /** The key that opens it. */
  readonly shortcut?: string | undefined;
};
type QueueProps = { label: string; head: ReactNode; rows: readonly QueueRow[]; openId: number | undefined; empty: string; foot: string };

/** Waiting entries beside the open one. */
export function Queue({ label, head, rows, openId, empty, foot }: QueueProps) {
  return (
    <section aria-label={label}>
      {head}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
      <div className="scroll" tabIndex={0}>
        {rows.length === 0 && <Empty title={empty} />}
        {rows.map((row) => (
          <Link
            key={row.id}
            className="queue-row"
            to={row.to}
            aria-current={row.id === openId ? 'true' : undefined}
            data-shortcut={row.shortcut}
            preventScrollReset
          >
            <b>{row.name}</b>
            <time className={row.rowState} dateTime={row.dateTime}>
              {row.age}
            </time>
            <span>{row.kind}</span>
            <span className="muted small">{row.handler}</span>
            <small>{row.summary}</small>
          </Link>
        ))}
      </div>
      <p className="pane-foot small muted">{foot}</p>
    </section>
  );
}
