import { loadArticlePage } from '#areas/editorial/services/reading.server.ts';
import { fetchPublicGiveaways } from '#areas/promotions/services/giveaways.server.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async (visit) => {
  visit.shows('giveaways');
  const [article, giveaways] = await Promise.all([
    loadArticlePage(visit, 'free-giveaways'),
    fetchPublicGiveaways(visit.app, visit.caller.language),
  ]);
  return { words: article, giveaways };
});
export type GiveawaysData = Awaited<ReturnType<typeof loader>>;
