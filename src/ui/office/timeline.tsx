import type { ReactNode } from 'react';

export type TimelineEntry = {
  id: string;
  what: ReactNode;
  /** The time as read, and as a machine reads it. */
  at: string;
  dateTime?: string;
  weight?: 'plain' | 'key' | 'now' | 'bad';
};

/** What happened, newest first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className="timeline">
      {entries.map(({ id, what, at, dateTime, weight = 'plain' }) => (
        <li key={id} className={weight === 'plain' ? undefined : `is-${weight}`}>
          <span>{what}</span>
          <time dateTime={dateTime}>{at}</time>
        </li>
      ))}
    </ol>
  );
}
