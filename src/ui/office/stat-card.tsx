import type { ReactNode } from 'react';
import { Link } from 'react-router';

type StatCardProps = {
  label: ReactNode;
  value: ReactNode;
  /** The change with its sign; `good` says whether it is welcome. */
  change?: { text: ReactNode; good?: boolean };
  /** Selecting it plots it or opens its rows. */
  to?: string;
  current?: boolean;
};

/** A strip of related figures. */
export function Stats({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="card stats" aria-label={label}>
      {children}
    </section>
  );
}

export function StatCard({ label, value, change, to, current }: StatCardProps) {
  const inside = (
    <>
      <span className="stat-label">{label}</span>
      <div className="stat-value">{value}</div>
      {change && <Delta {...change} />}
    </>
  );
  if (!to) return <div className="stat">{inside}</div>;
  return (
    <Link className="stat" to={to} aria-current={current ? 'true' : undefined} preventScrollReset>
      {inside}
    </Link>
  );
}

const toneOf = (good?: boolean) => (good === undefined ? 'soft' : good ? 'up' : 'down');

export function Delta({ text, good }: { text: ReactNode; good?: boolean }) {
  return <span className={`delta ${toneOf(good)}`}>{text}</span>;
}
