import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';

/** Search box, active filters, available filters, clear link. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className="filters">{children}</div>;
}

type FilterChipProps = {
  name: ReactNode;
  value: ReactNode;
  /** The same list without this filter. */
  to: string;
  /** Accessible name of the remove button. */
  remove: string;
};

export function FilterChip({ name, value, to, remove }: FilterChipProps) {
  return (
    <span className="filter-chip">
      {name} <b>{value}</b>
      <Link className="remove-filter" to={to} aria-label={remove}>
        <CloseIcon />
      </Link>
    </span>
  );
}

/** An unused filter, dashed; children are its choices. */
export function AddFilter({ label, children }: { label: ReactNode; children: ReactNode }) {
  const face = (
    <>
      <PlusIcon />
      {label}
    </>
  );
  return (
    <Menu label={face} buttonClassName="filter-chip filter-chip-add">
      {children}
    </Menu>
  );
}
