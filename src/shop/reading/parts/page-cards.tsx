import { Link } from 'react-router';
import { useVariantPath } from '#site/locale.tsx';

type PageCardsProps = {
  titles: readonly { readonly slug: string; readonly path: string; readonly title: string; readonly summary: string }[];
};

export function PageCards({ titles }: PageCardsProps) {
  const here = useVariantPath();
  return (
    <ul className="page-cards">
      {titles.map((one) => (
        <li key={one.slug}>
          <Link to={here(one.path)}>
            <b>{one.title}</b>
            <span>{one.summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
