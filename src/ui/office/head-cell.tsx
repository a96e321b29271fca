import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowDownIcon, ArrowUpIcon } from '#ui/icons.tsx';

/** Sort link of the head, and the current direction. */
export type Sorted = { to: string; now?: 'ascending' | 'descending' };

type HeadCellProps = { label: ReactNode; className?: string; sorted?: Sorted; width?: string };

export function HeadCell({ label, className, sorted, width }: HeadCellProps) {
  // A column of buttons has no header text, and an empty header would confuse screen readers.
  if (label === '') return <td className={className} style={width ? { width } : undefined} />;
  return (
    <th scope="col" className={className} aria-sort={sorted?.now} style={width ? { width } : undefined}>
      {sorted ? (
        <Link to={sorted.to} preventScrollReset>
          {label}
          {sorted.now === 'ascending' && <ArrowUpIcon />}
          {sorted.now === 'descending' && <ArrowDownIcon />}
        </Link>
      ) : (
        label
      )}
    </th>
  );
}
