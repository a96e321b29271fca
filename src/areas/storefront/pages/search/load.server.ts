import { readList } from '#areas/catalog/rules/filters.ts';
import { load } from '#platform/load.server.ts';
import { searchPage } from '../../services/search.server.ts';

export const loader = load(async ({ app, caller, url: { searchParams } }) =>
  searchPage(app, caller.language, { typed: searchParams.get('q'), isExact: searchParams.get('exact') === '1' }, readList(searchParams)),
);
