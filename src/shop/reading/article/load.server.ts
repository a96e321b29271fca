import { loadArticlePage } from '#areas/editorial/services/reading.server.ts';
import { load } from '#platform/load.server.ts';
import { pageAt } from '#site/match.ts';
import { pages } from '#site/pages.ts';

/** The address of a content page is its name. */
export const loader = load(async (visit) => {
  const found = pageAt(visit.url.pathname);
  return loadArticlePage(visit, found ? pages[found.name].path.replace(':article', visit.params.article ?? '') : '');
});
