import { priceListTexts } from '#areas/documents/price-list-texts.ts';
import { useHref, useSay } from '#site/here.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import type { Route } from './+types/desktop';
import { PriceListView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function PriceListPage({ loaderData }: Route.ComponentProps) {
  const say = useSay(priceListTexts);
  const href = useHref();
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <PriceListView {...loaderData} />
    </>
  );
}
