import { stopRestockNotices } from '#areas/catalog/services/restock.server.ts';
import { act, load } from '#platform/load.server.ts';

/** A look at the page stops nothing: mail programs follow links on their own. */
export const loader = load(async ({ url }) => ({ token: url.searchParams.get('token')?.slice(0, 100) ?? '' }));

export const action = act(async ({ app, form }) => {
  const token = form.get('token');
  await stopRestockNotices(app, typeof token === 'string' ? token : null);
  return { isStopped: true };
});
