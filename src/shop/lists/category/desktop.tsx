import { Link } from 'react-router';
import { useHref, useTexts } from '#site/locale.tsx';
import { cachedLoader } from '#site/revisit-cache.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { ExploreLink } from '../explore/parts/explore-link.tsx';
import { DesktopList } from '../parts/desktop-list.tsx';
import { CategoryFaq } from '../parts/results.tsx';
import { catalogTexts } from '../parts/texts.ts';
import type { Route } from './+types/desktop';

export { ErrorBoundary } from '#shop/parts/not-found-products.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => cachedLoader({ request, serverLoader });

export default function CategoryPage({ loaderData: list }: Route.ComponentProps) {
  const say = useTexts(catalogTexts);
  const href = useHref();
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: list.name }]} />
      <div className="wrap">
        <header className="list-head">
          <div>
            <h1>{list.meta.heading}</h1>
            {list.description && <p>{list.description}</p>}
          </div>
          <p className="list-ways">
            {list.facets.some(({ key }) => key === 'Texture') && <ExploreLink slug={list.slug} />}
            {list.own && (
              <Link className="link explore-link" to={list.own.path}>
                {list.own.summary}
              </Link>
            )}
          </p>
        </header>
        <DesktopList list={list} />
        <CategoryFaq list={list} />
      </div>
    </>
  );
}
