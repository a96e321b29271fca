import { load } from '#platform/load.server.ts';
import { readList } from '../../rules/filters.ts';
import { listOf } from '../../services/list.server.ts';

export const loader = load(async ({ app, caller, url, params, shows }) => {
  const { category: slug = '' } = params;
  shows('goods', 'categories', `category:${slug}`);
  return listOf(app, caller.language, slug, readList(url.searchParams));
});
