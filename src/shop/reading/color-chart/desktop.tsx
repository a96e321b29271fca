import { useHref, useSay } from '#site/here.tsx';
import { Crumbs } from '#ui/crumbs.tsx';
import type { Route } from './+types/desktop';
import { chartTexts } from './texts.ts';
import { ChartView } from './view.tsx';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export default function ChartDesktop({ loaderData }: Route.ComponentProps) {
  const say = useSay(chartTexts);
  const href = useHref();
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <ChartView chart={loaderData} />
    </>
  );
}
