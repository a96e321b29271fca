import { isNarrowed } from '#areas/reviews/rules/reviews-page.ts';
import { customerReviewsTexts } from '#shop/parts/reviews/wall-texts.ts';
import { useTexts } from '#site/locale.tsx';
import { cachedLoader } from '#site/revisit-cache.ts';
import { ChevronDownIcon, FilterIcon } from '#ui/icons.tsx';
import type { Route } from './+types/mobile';
import { ReviewFilters } from './filters.tsx';
import { ReviewsList } from './list.tsx';
import { ReviewSummary } from './summary.tsx';
import { useReviewsState } from './wall-state.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export default function ReviewsMobile({ loaderData: wall }: Route.ComponentProps) {
  const say = useTexts(customerReviewsTexts);
  const state = useReviewsState(wall);
  return (
    <div className="wrap">
      <header className="list-head">
        <h1>{say('title')}</h1>
        <p>{say('lead')}</p>
      </header>
      <ReviewSummary wall={wall} state={state} />
      <details className="guide-fold" open={isNarrowed(wall.query)}>
        <summary>
          <span className="row">
            <FilterIcon /> {say('filters')}
          </span>
          <ChevronDownIcon />
        </summary>
        <ReviewFilters wall={wall} state={state} />
      </details>
      <ReviewsList wall={wall} state={state} />
    </div>
  );
}
