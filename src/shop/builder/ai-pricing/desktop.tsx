import { useHref, useSay } from '#site/here.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import type { Route } from './+types/desktop';
import { priceTexts } from './texts.ts';
import { PriceView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { action, loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function PriceDesktop({ loaderData, actionData }: Route.ComponentProps) {
  const say = useSay(priceTexts);
  const href = useHref();
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <PriceView page={loaderData.page} problem={actionData?.problem} />
    </>
  );
}
