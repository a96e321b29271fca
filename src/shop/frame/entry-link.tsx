import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '#areas/content/rules.ts';
import { useVariantPath } from '#site/locale.tsx';

/** Entries of other sites are plain links. */
export function EntryLink({
  entry,
  className,
  children,
}: {
  entry: Pick<MenuEntry, 'name' | 'url'>;
  className?: string;
  children?: ReactNode;
}) {
  const here = useVariantPath();
  const { pathname } = useLocation();
  const to = here(entry.url);
  if (/^https?:/.test(to)) {
    return (
      <a className={className} href={to} rel="noopener">
        {children ?? entry.name}
      </a>
    );
  }
  return (
    <Link className={className} to={to} aria-current={to === pathname ? 'page' : undefined}>
      {children ?? entry.name}
    </Link>
  );
}
