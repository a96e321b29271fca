import { fetchGiveawayPage } from '#areas/promotions/services/giveaways.server.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, params, shows }) => {
  shows('giveaways');
  return fetchGiveawayPage(app, caller.language, params.slug ?? '');
});
