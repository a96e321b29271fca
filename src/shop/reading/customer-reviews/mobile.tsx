import { isNarrowed } from '#areas/reviews/rules/reviews-page.ts';
import { wallTexts } from '#shop/parts/reviews/wall-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { cachedLoader } from '#site/revisit-cache.ts';
import { ChevronDownIcon, FilterIcon } from '#ui/icons.tsx';
import type { Route } from './+types/mobile';
import { WallFilters } from './filters.tsx';
import { WallList } from './list.tsx';
import { WallSummary } from './summary.tsx';
import { useWallState } from './wall-state.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export default function ReviewsMobile({ loaderData: wall }: Route.ComponentProps) {
  const say = useTexts(wallTexts);
  const state = useWallState(wall);
  return (
    <div className="wrap">
      <header className="list-head">
        <h1>{say('title')}</h1>
        <p>{say('lead')}</p>
      </header>
      <WallSummary wall={wall} state={state} />
      <details className="guide-fold" open={isNarrowed(wall.query)}>
        <summary>
          <span className="row">
            <FilterIcon /> {say('filters')}
          </span>
          <ChevronDownIcon />
        </summary>
        <WallFilters wall={wall} state={state} />
      </details>
      <WallList wall={wall} state={state} />
    </div>
  );
}
