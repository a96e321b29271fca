import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { leadsSomewhere } from '#areas/content/rules.ts';
import { useVariantPath } from '#site/here.tsx';

/** A link of this screen when the page behind it is open; the same thing without a link until then. */
export function Go({ to, className, label, children }: { to: string; className?: string; label?: string; children: ReactNode }) {
  const here = useVariantPath();
  if (!leadsSomewhere(to)) return <span className={className}>{children}</span>;
  return (
    <Link to={here(to)} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
