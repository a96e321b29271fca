import { fetchGiveawayPage, publishedDraw } from '#areas/promotions/services/giveaways.server.ts';
import { load } from '#platform/load.server.ts';

/** Published data without the entry list, which is fetched by those who verify. */
export const loader = load(async ({ app, caller, params, shows }) => {
  shows('giveaways');
  const giveaway = await fetchGiveawayPage(app, caller.language, params.slug ?? '');
  const draw = giveaway.list ? await publishedDraw(app, giveaway.slug) : null;
  return {
    ...{ slug: giveaway.slug, title: giveaway.title, seedHash: giveaway.seedHash },
    ...{ root: draw?.root ?? null, seed: draw?.seed ?? null, count: draw?.lines.length ?? 0, method: draw?.method ?? '' },
  };
});
export type DrawPageData = Awaited<ReturnType<typeof loader>>;
