import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';

export type TabLink = { to: string; label: ReactNode; count?: ReactNode; current?: boolean };

/** Tabs with their own addresses. Prefer these. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {links.map((link) => (
        <Link key={link.to} to={link.to} aria-current={link.current ? 'page' : undefined} preventScrollReset>
          {link.label}
          {link.count !== undefined && <span className="item-count">{link.count}</span>}
        </Link>
      ))}
    </nav>
  );
}

export type Tab = { id: string; label: ReactNode; panel: ReactNode };

const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Tabs inside a page that nobody would link to. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const [at, setAt] = useState(0);
  const base = useId();
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    const move = moves[event.key];
    if (!move) return;
    const next = (at + move + tabs.length) % tabs.length;
    setAt(next);
    const tab = event.currentTarget.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={keys}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-controls={`${base}-${tab.id}-panel`}
            aria-selected={index === at}
            tabIndex={index === at ? 0 : -1}
            onClick={() => setAt(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div key={tab.id} role="tabpanel" id={`${base}-${tab.id}-panel`} aria-labelledby={`${base}-${tab.id}`} hidden={index !== at}>
          {tab.panel}
        </div>
      ))}
    </>
  );
}
