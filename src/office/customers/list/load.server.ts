import { shopperList, stateOfShopper } from '#areas/shoppers/rules/shopper-list.ts';
import { shoppersOf } from '#areas/shoppers/services/office.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { dayIn, whenIn } from '#areas/staff/services/when.server.ts';
import type { Language } from '#kernel/texts.ts';
import { load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => ({
  list: await loadListPage({ app, caller, url }, shopperList, async (chosen, page) => {
    const { items, total } = await shoppersOf(app, chosen, page);
    return { rows: items.map((row) => presentShopper(row, caller.language, app.now())), total };
  }),
}));

export type ListedShopper = ReturnType<typeof presentShopper>;

function presentShopper(row: Awaited<ReturnType<typeof shoppersOf>>['items'][number], language: Language, now: Date) {
  return {
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    phoneNumber: row.phoneNumber,
    city: row.city,
    region: row.region,
    vipLevel: row.vipLevel,
    language: row.language,
    state: stateOfShopper(row),
    since: dayIn(row.createdAt, language),
    lastLogin: row.lastLoginAt && whenIn(row.lastLoginAt, language, now),
  };
}
