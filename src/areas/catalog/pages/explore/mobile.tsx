import { keepingLoader } from '#site/keep.ts';
import { ExploreView } from '../../parts/explore/explore-view.tsx';
import type { Route } from './+types/mobile';

export { ErrorBoundary } from '../../parts/lost.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => keepingLoader({ request, serverLoader });

export default function ExplorePage({ loaderData: explore }: Route.ComponentProps) {
  return <ExploreView explore={explore} rail />;
}
