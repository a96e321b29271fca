import { load } from '#platform/load.server.ts';
import { exploreOf } from '../../services/explore.server.ts';

export const loader = load(async ({ app, caller, url, params, shows }) => {
  const { category: slug = '' } = params;
  shows('goods', 'categories', `category:${slug}`);
  return exploreOf(app, caller.language, slug, url.searchParams.get('texture'));
});
