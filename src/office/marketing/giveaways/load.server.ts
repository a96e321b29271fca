import { isComing } from '#areas/promotions/rules/giveaway.ts';
import { giveawayList } from '#areas/promotions/rules/giveaway-list.ts';
import { giveawayCounts, listGiveaways } from '#areas/promotions/services/manage-giveaways.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { dayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { localizedColumn } from '#kernel/words.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const [list, counts] = await Promise.all([
    loadListPage({ app, caller, url }, giveawayList, async (chosen, page) => {
      const { items, total } = await listGiveaways(app, chosen, page);
      return {
        total,
        rows: items.map((row) => ({
          ...{ id: row.id, slug: row.slug, state: row.state, entries: row.entryCount, winners: row.winnerCount, by: row.by ?? '' },
          name: localizedColumn(row, 'title', language),
          begins: isComing(row, app.now()) ? dayIn(row.startsAt, language) : null,
          starts: whenIn(row.startsAt, language, app.now()),
          ends: whenIn(row.endsAt, language, app.now()),
          made: whenIn(row.createdAt, language, app.now()),
        })),
      };
    }),
    giveawayCounts(app),
  ]);
  return { list, counts };
});
export type ListedGiveaway = Awaited<ReturnType<typeof loader>>['list']['rows'][number];
