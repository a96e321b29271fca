import type { ReactNode } from 'react';

type TableCardProps = {
  /** Accessible name of the scrolling part. */
  label: string;
  /** Position in the list, page size, pager. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The card a long table scrolls in; inside Main with fill it takes the remaining height. */
export function TableCard({ label, foot, children }: TableCardProps) {
  return (
    <section className="card table-card" aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keys. */}
      <div className="scroll" tabIndex={0}>
        {children}
      </div>
      {foot && <div className="table-foot">{foot}</div>}
    </section>
  );
}
