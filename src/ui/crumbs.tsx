import { Link } from 'react-router';
import { useLocale } from '#site/locale.tsx';

export type Crumb = { label: string; to?: string };
type CrumbsProps = { label: string; crumbs: readonly Crumb[] };

/** Breadcrumbs; the last one is this page and needs no link. */
export function Crumbs({ label, crumbs }: CrumbsProps) {
  return (
    <nav className="wrap crumbs" aria-label={label}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.label}>{crumb.to ? <Link to={crumb.to}>{crumb.label}</Link> : <span aria-current="page">{crumb.label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}

/** For pages shared with phones: there the first screen is for content, and the tab bar leads back. */
export function DesktopCrumbs(props: CrumbsProps) {
  return useLocale().variant === 'desktop' ? <Crumbs {...props} /> : null;
}
