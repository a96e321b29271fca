import { load } from '#platform/load.server.ts';
import { pageAt } from '#site/match.ts';
import { pages } from '#site/pages.ts';
import { guideOf } from '../../services/reading.server.ts';

/** A guide's plain address is its name. */
export const loader = load(async (visit) => {
  const found = pageAt(visit.url.pathname);
  return guideOf(visit, found ? pages[found.name].path : '');
});
