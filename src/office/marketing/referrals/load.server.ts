import { z } from 'zod';
import { rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { referralOfficeTexts, referralRefusalTexts } from '#areas/referrals/office-texts.ts';
import { pairStates, referralList } from '#areas/referrals/rules/referral-list.ts';
import { blockCodes, listPairs, pairCounts, refusePairs } from '#areas/referrals/services/manage-referrals.server.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { dayIn, whenIn } from '#areas/staff/services/when.server.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { localizedEntry } from '#kernel/words.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [counts, list] = await Promise.all([
    pairCounts(app),
    loadListPage({ app, caller, url }, referralList, async (chosen, page) => {
      const { items, total } = await listPairs(app, chosen, page);
      return { rows: items.map((row) => presentReferral(row, caller.language, app.now())), total };
    }),
  ]);
  return { list, counts: pairStates.map((state) => ({ state, count: counts.find((one) => one.state === state)?.count ?? 0 })) };
});

const ticked = z.object({ ids: z.array(rowId) });

const setBlocked =
  (isBlocked: boolean) =>
  async ({ app, caller, form }: ActionContext) => {
    const count = await blockCodes(app, caller, readForm(form, ticked).ids, isBlocked, 'by staff');
    return { done: translator(referralOfficeTexts, caller.language)(isBlocked ? 'blockedDone' : 'unblockedDone', { count }) };
  };

export const action = actions({
  async refuse({ app, caller, form }) {
    const count = await refusePairs(app, caller, readForm(form, ticked).ids);
    return { done: translator(referralOfficeTexts, caller.language)('refusedDone', { count }) };
  },
  block: setBlocked(true),
  unblock: setBlocked(false),
});

export type ListedPair = ReturnType<typeof presentReferral>;

function presentReferral(row: Awaited<ReturnType<typeof listPairs>>['items'][number], language: Language, now: Date) {
  return {
    id: row.id,
    at: whenIn(row.joinedAt, language, now),
    dateTime: row.joinedAt.toISOString(),
    referrerId: row.referrerId,
    refereeId: row.refereeId,
    referrer: row.referrer,
    friend: row.friend,
    code: row.code,
    isBlocked: row.blockedAt !== null,
    state: row.state,
    reason: localizedEntry(referralRefusalTexts, row.reason, language),
    reward: row.rewardCents === null ? '' : dollars(cents(row.rewardCents)),
    freeFrom: row.availableFrom ? dayIn(new Date(row.availableFrom), language) : '',
    orderNumber: row.orderNumber,
  };
}
