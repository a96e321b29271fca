import type { ReactNode } from 'react';

type BulkBarProps = {
  label: string;
  /** Number of selected rows, as text. */
  count: ReactNode;
  /** Their total: money, grams. */
  sum?: ReactNode;
  /** On the right: select all, clear. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Visible only while rows are selected; its buttons may submit the table's form. */
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
