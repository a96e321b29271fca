import type { ReactNode } from 'react';

export type TimelineEntry = {
  id: string;
  what: ReactNode;
  /** The time for readers, and for machines. */
  at: string;
  dateTime?: string;
  weight?: 'plain' | 'key' | 'now' | 'bad';
};

/** Newest first. */
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
