import { exploreOf } from '#areas/catalog/services/explore.server.ts';
import { load } from '#platform/load.server.ts';
import { orLost } from '#shop/parts/lost.server.ts';

export const loader = load(async (visit) => {
  const { app, caller, url, params, shows } = visit;
  const { category: slug = '' } = params;
  shows('goods', 'categories', `category:${slug}`);
  return orLost(visit, () => exploreOf(app, caller.language, slug, url.searchParams.get('texture')));
});
