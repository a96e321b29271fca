import { readList } from '#areas/catalog/rules/filters.ts';
import { searchPage } from '#areas/editorial/services/search.server.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url: { searchParams } }) =>
  searchPage(app, caller.language, { typed: searchParams.get('q'), isExact: searchParams.get('exact') === '1' }, readList(searchParams)),
);
