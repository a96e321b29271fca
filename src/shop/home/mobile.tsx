import { storefrontTexts } from '#shop/parts/texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { cachedLoader } from '#site/revisit-cache.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { Route } from './+types/mobile';
import { homeMeta } from './meta.ts';
import { HomeView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { mobileLoader as loader } from './load.server.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export const meta: Route.MetaFunction = ({ matches: [root], location, loaderData }) =>
  root.loaderData ? homeMeta(root.loaderData.site, location.pathname, location.search, loaderData?.questions ?? null) : [];

export default function HomeMobile({ loaderData }: Route.ComponentProps) {
  const say = useTexts(storefrontTexts);
  const href = useHref();
  const below = (
    <ButtonLink block className="space-above-large" to={href('sales-rank')}>
      {say('ranking')}
    </ButtonLink>
  );
  return <HomeView home={loaderData} ranking={{ below }} />;
}
