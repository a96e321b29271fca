import { exploreOf } from '#areas/catalog/services/explore.server.ts';
import { load } from '#platform/load.server.ts';
import { withNotFound } from '#shop/parts/not-found.server.ts';

export const loader = load(async (visit) => {
  const { app, caller, url, params, shows } = visit;
  const { category: slug = '' } = params;
  shows('goods', 'categories', `category:${slug}`);
  return withNotFound(visit, () => exploreOf(app, caller.language, slug, url.searchParams.get('texture')));
});
