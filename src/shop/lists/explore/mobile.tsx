import { keepingLoader } from '#site/keep.ts';
import type { Route } from './+types/mobile';
import { ExploreView } from './parts/explore-view.tsx';

export { ErrorBoundary } from '#shop/parts/lost.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => keepingLoader({ request, serverLoader });

export default function ExplorePage({ loaderData: explore }: Route.ComponentProps) {
  return <ExploreView explore={explore} rail />;
}
