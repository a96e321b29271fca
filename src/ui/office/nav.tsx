import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { ChevronDownIcon, NarrowIcon } from '#ui/icons.tsx';
import { Key } from '#ui/kbd.tsx';

type NavProps = { label: string; brand: ReactNode; home: string; foot?: ReactNode; children: ReactNode };

export function Nav({ label, brand, home, foot, children }: NavProps) {
  const nav = useRef<HTMLElement>(null);
  // The entry of the page stands in view, however long the menu is.
  useEffect(() => {
    const entry = nav.current?.querySelector('li [aria-current]');
    if (!nav.current || !entry) return;
    const hiddenPx = entry.getBoundingClientRect().bottom - nav.current.getBoundingClientRect().bottom;
    if (hiddenPx > 0) nav.current.scrollTop += hiddenPx + entry.clientHeight;
  }, []);
  return (
    <nav className="nav" aria-label={label} ref={nav}>
      <Link className="brand" to={home}>
        {brand}
      </Link>
      {children}
      {foot && <div className="foot">{foot}</div>}
    </nav>
  );
}

export type NavEntry = { to: string; label: string; count?: number; late?: boolean; current?: boolean };

/** A page outside the groups. */
export function NavItem({ icon, entry, rail }: { icon: ReactNode; entry: NavEntry; rail?: boolean }) {
  const link = <EntryLink entry={entry} icon={icon} />;
  return rail ? <div className="nav-group">{link}</div> : link;
}

type NavGroupProps = { label: string; icon: ReactNode; entries: readonly NavEntry[]; open?: boolean; rail?: boolean };

/** A menu group. Wide it collapses; narrow it opens beside its icon on hover or focus. */
export function NavGroup({ label, icon, entries, open, rail }: NavGroupProps) {
  const list = (
    <ul>
      {entries.map((entry) => (
        <li key={entry.to}>
          <EntryLink entry={entry} />
        </li>
      ))}
    </ul>
  );
  const first = entries[0];
  if (!first) return null;
  if (!rail)
    return (
      <details open={open || entries.some((entry) => entry.current)}>
        <summary>
          {icon}
          {label}
          <ChevronDownIcon className="chevron" />
        </summary>
        {list}
      </details>
    );
  const count = entries.reduce((sum, entry) => sum + (entry.count ?? 0), 0);
  const whole = { to: first.to, label, count, late: entries.some((entry) => entry.late), current: entries.some((entry) => entry.current) };
  return (
    <div className="nav-group">
      <EntryLink entry={whole} icon={icon} />
      {list}
    </div>
  );
}

/** Badge counts above this are capped. */
const maxBadgeCount = 999;

function EntryLink({ entry, icon }: { entry: NavEntry; icon?: ReactNode }) {
  return (
    <Link to={entry.to} aria-current={entry.current ? 'page' : undefined}>
      {icon}
      {entry.label}
      {entry.count ? (
        <span className={classNames('item-count', entry.late && 'is-late')}>
          {entry.count > maxBadgeCount ? `${maxBadgeCount}+` : entry.count}
        </span>
      ) : null}
    </Link>
  );
}

export function RailButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      <NarrowIcon />
      {label}
      <Key>[</Key>
    </button>
  );
}
