import { parseReviewsPageQuery } from '#areas/reviews/rules/reviews-page.ts';
import { fetchReviewsPage } from '#areas/reviews/services/gallery.server.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(({ app, caller, url, shows }) => {
  shows('reviews', 'categories');
  return fetchReviewsPage(app, caller.language, parseReviewsPageQuery(url.searchParams));
});
