import type { ReactNode } from 'react';

type BulkBarProps = {
  label: string;
  /** How many are ticked, in words. */
  count: ReactNode;
  /** What they come to: money, grams. */
  sum?: ReactNode;
  /** At the right: tick all, untick. */
  aside?: ReactNode;
  children: ReactNode;
};

/** There only while rows are ticked; its buttons may send the form the table stands in. */
export function BulkBar({ label, count, sum, aside, children }: BulkBarProps) {
  return (
    <div className="bulk" role="toolbar" aria-label={label}>
      <b aria-live="polite">{count}</b>
      {sum && <span className="sum">{sum}</span>}
      {children}
      {aside && <span className="row push">{aside}</span>}
    </div>
  );
}
