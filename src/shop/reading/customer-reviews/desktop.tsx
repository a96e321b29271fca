import { customerReviewsTexts } from '#shop/parts/reviews/wall-texts.ts';
import { useHref, useTexts } from '#site/locale.tsx';
import { cachedLoader } from '#site/revisit-cache.ts';
import { Crumbs } from '#ui/crumbs.tsx';
import { ListHead } from '#ui/list-head.tsx';
import type { Route } from './+types/desktop';
import { ReviewFilters } from './filters.tsx';
import { ReviewsList } from './list.tsx';
import { ReviewSummary } from './summary.tsx';
import { useReviewsState } from './wall-state.ts';

export { ErrorBoundary } from '#ui/page-error.tsx';
export { loader } from './load.server.ts';
export { meta } from './meta.ts';

export const clientLoader = (args: Route.ClientLoaderArgs) => cachedLoader(args);

export default function ReviewsDesktop({ loaderData: wall }: Route.ComponentProps) {
  const say = useTexts(customerReviewsTexts);
  const href = useHref();
  const state = useReviewsState(wall);
  return (
    <>
      <Crumbs label={say('breadcrumb')} crumbs={[{ label: say('home'), to: href('home') }, { label: say('title') }]} />
      <div className="wrap">
        <ListHead title={say('title')} lead={say('lead')} />
        <div className="list">
          <aside aria-label={say('filters')}>
            <ReviewSummary wall={wall} state={state} />
            <ReviewFilters wall={wall} state={state} />
          </aside>
          <ReviewsList wall={wall} state={state} />
        </div>
      </div>
    </>
  );
}
