import { useHref, useSay } from '#site/here.tsx';
import { keepingLoader } from '#site/keep.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { catalogTexts } from '../parts/texts.ts';
import type { Route } from './+types/desktop';
import { ExploreView } from './parts/explore-view.tsx';
import { exploreTexts } from './parts/texts.ts';

export { ErrorBoundary } from '#shop/parts/lost.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => keepingLoader({ request, serverLoader });

export default function ExplorePage({ loaderData: explore }: Route.ComponentProps) {
  const say = useSay(catalogTexts);
  const sayHere = useSay(exploreTexts);
  const href = useHref();
  const crumbs = [
    { label: say('home'), to: href('home') },
    { label: explore.name, to: href('category', { category: explore.slug }) },
    { label: sayHere('crumb') },
  ];
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={crumbs} />
      <ExploreView explore={explore} />
    </>
  );
}
