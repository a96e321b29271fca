import { load } from '#platform/load.server.ts';
import { pageIn } from '../../rules/filters.ts';
import { found } from '../../services/search.server.ts';

export const loader = load(async ({ app, caller, url }) =>
  found(app, caller.language, { typed: url.searchParams.get('q'), page: pageIn(url.searchParams.get('page')) }),
);
