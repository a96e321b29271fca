import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isReachableUrl } from '#areas/content/rules.ts';
import { useVariantPath } from '#site/locale.tsx';

/** A link if its page exists; otherwise the same look without a link. */
export function ContentLink({ to, className, label, children }: { to: string; className?: string; label?: string; children: ReactNode }) {
  const here = useVariantPath();
  // biome-ignore lint/a11y/useValidAnchor: an anchor without an address is HTML's placeholder for a link to come.
  if (!isReachableUrl(to)) return <a className={className}>{children}</a>;
  return (
    <Link to={here(to)} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
