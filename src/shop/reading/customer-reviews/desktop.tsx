import { wallTexts } from '#shop/parts/reviews/wall-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { cachedLoader } from '#site/revisit-cache.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { ListHead } from '#ui/list-head.tsx';
import type { Route } from './+types/desktop';
import { WallFilters } from './filters.tsx';
import { WallList } from './list.tsx';
import { WallSummary } from './summary.tsx';
import { useWallState } from './wall-state.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export default function ReviewsDesktop({ loaderData: wall }: Route.ComponentProps) {
  const say = useTexts(wallTexts);
  const href = useHref();
  const state = useWallState(wall);
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <div className="wrap">
        <ListHead title={say('title')} lead={say('lead')} />
        <div className="list">
          <aside aria-label={say('filters')}>
            <WallSummary wall={wall} state={state} />
            <WallFilters wall={wall} state={state} />
          </aside>
          <WallList wall={wall} state={state} />
        </div>
      </div>
    </>
  );
}
