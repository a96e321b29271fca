import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';

export type View = { to: string; label: ReactNode; count?: ReactNode; current?: boolean; shortcut?: string };

/** Saved views of a list, each with its own address. */
export function Views({ label, views, aside }: { label: string; views: readonly View[]; aside?: ReactNode }) {
  return (
    <nav className="views" aria-label={label}>
      {views.map((view) => (
        <Link key={view.to} to={view.to} aria-current={view.current ? 'page' : undefined}>
          {view.label}
          {view.count !== undefined && <span className="item-count">{view.count}</span>}
        </Link>
      ))}
      {aside && <span className="push">{aside}</span>}
    </nav>
  );
}

type SegmentsProps = { label: string; views: readonly View[]; small?: boolean; dark?: boolean };

/** Two to six alternatives side by side. */
export function Segments({ label, views, small, dark }: SegmentsProps) {
  return (
    <nav className={classNames('segments', small && 'segments-small', dark && 'segments-dark')} aria-label={label}>
      {views.map((view) => (
        <Link key={view.to} to={view.to} aria-current={view.current ? 'true' : undefined} data-shortcut={view.shortcut} preventScrollReset>
          {view.label}
        </Link>
      ))}
    </nav>
  );
}
