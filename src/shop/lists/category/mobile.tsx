import { Link } from 'react-router';
import { cachedLoader } from '#site/revisit-cache.ts';
import { StaggeredHydration } from '#ui/staggered-hydration.tsx';
import { ExploreLink } from '../explore/parts/explore-link.tsx';
import { MobileList } from '../parts/mobile-list.tsx';
import { CategoryFaq } from '../parts/results.tsx';
import type { Route } from './+types/mobile';

export { ErrorBoundary } from '#shop/parts/not-found-products.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => cachedLoader({ request, serverLoader });

export default function CategoryPage({ loaderData: list }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <header className="list-head">
        <h1>{list.meta.heading}</h1>
        <p className="list-ways">
          {list.facets.some(({ key }) => key === 'Texture') && <ExploreLink slug={list.slug} />}
          {list.own && (
            <Link className="link explore-link" to={list.own.path}>
              {list.own.summary}
            </Link>
          )}
        </p>
      </header>
      <MobileList list={list} />
      <StaggeredHydration>
        {list.description && <p className="lead category-text">{list.description}</p>}
        <CategoryFaq list={list} />
      </StaggeredHydration>
    </div>
  );
}
