import { Link } from 'react-router';
import { storefrontTexts } from '#shop/parts/texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { cachedLoader } from '#site/revisit-cache.ts';
import type { Route } from './+types/desktop';
import { homeMeta } from './meta.ts';
import { HomeView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { desktopLoader as loader } from './load.server.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export const meta: Route.MetaFunction = ({ matches: [root], location, loaderData }) =>
  root.loaderData ? homeMeta(root.loaderData.site, location.pathname, location.search, loaderData?.questions ?? null) : [];

export default function HomeDesktop({ loaderData }: Route.ComponentProps) {
  const say = useTexts(storefrontTexts);
  const href = useHref();
  const head = (
    <Link className="link" to={href('sales-rank')}>
      {say('ranking')}
    </Link>
  );
  return <HomeView home={loaderData} ranking={{ head }} />;
}
