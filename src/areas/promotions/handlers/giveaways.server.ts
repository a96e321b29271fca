import { on } from '#api/handle.server.ts';
import * as calls from '../calls/giveaways.ts';
import { submitGiveawayEntry } from '../services/giveaway-entries.server.ts';
import { localizeWinnerName, publishedDraw } from '../services/giveaways.server.ts';
import { cancelGiveaway, queryGiveaways, saveGiveaway } from '../services/manage-giveaways.server.ts';
import { giveawayFactsOf } from '../services/promotion-wire.server.ts';

export const giveawayHandlers = [
  on(calls.getDraw, async ({ slug }, app, { language }) => {
    const { seedHash, winnerCount, names, ...draw } = await publishedDraw(app, slug);
    return { ...draw, names: names.map((name) => localizeWinnerName(name, language)), seed_hash: seedHash, winner_count: winnerCount };
  }),
  on(calls.enterGiveaway, async ({ is_adult, ...entry }, app, caller) => {
    await submitGiveawayEntry(app, caller, { ...entry, isAdult: is_adult });
    return {};
  }),
  on(calls.getGiveaways, async ({ state, keyword, page, page_size }, app) => {
    const query = { state, searchText: keyword || undefined, sort: { by: 'ends', down: true } as const };
    const { items, total } = await queryGiveaways(app, { ...query, limit: page_size, offset: (page - 1) * page_size });
    return {
      total,
      page,
      page_size,
      items: items.map((row) => ({
        ...{ id: row.id, slug: row.slug, title_en: row.titleEn, title_zh: row.titleZh, state: row.state, winner_count: row.winnerCount },
        ...{ entry_count: row.entryCount, starts_at: row.startsAt.toISOString(), ends_at: row.endsAt.toISOString() },
      })),
    };
  }),
  on(calls.addGiveaway, async (input, app, caller) => ({ id: await saveGiveaway(app, caller, null, giveawayFactsOf(input)) })),
  on(calls.updateGiveaway, async ({ id, ...input }, app, caller) => {
    await saveGiveaway(app, caller, id, giveawayFactsOf(input));
    return {};
  }),
  on(calls.deleteGiveaway, async ({ id }, app, caller) => {
    await cancelGiveaway(app, caller, id);
    return {};
  }),
];
