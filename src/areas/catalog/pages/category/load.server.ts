import { load } from '#platform/load.server.ts';
import { readList } from '../../rules/filters.ts';
import { listOf } from '../../services/list.server.ts';
import { orMoved } from '../../services/moved.server.ts';

export const loader = load(async (visit) => {
  const { app, caller, url, params, shows } = visit;
  const { category: slug = '' } = params;
  shows('goods', 'categories', `category:${slug}`);
  return orMoved(visit, () => listOf(app, caller.language, slug, readList(url.searchParams)));
});
