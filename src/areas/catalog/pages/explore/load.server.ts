import { load } from '#platform/load.server.ts';
import { exploreOf } from '../../services/explore.server.ts';
import { orLost } from '../../services/lost.server.ts';

export const loader = load(async (visit) => {
  const { app, caller, url, params, shows } = visit;
  const { category: slug = '' } = params;
  shows('goods', 'categories', `category:${slug}`);
  return orLost(visit, () => exploreOf(app, caller.language, slug, url.searchParams.get('texture')));
});
