import { fairPrice } from '#areas/builder/services/fair-price.server.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url, shows }) => {
  shows('price-rules');
  return { page: await fairPrice(app, caller.language, url.searchParams.get('kind')) };
});
