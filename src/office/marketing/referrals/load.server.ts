import { referralOfficeTexts, referralRefusalTexts } from '#areas/referrals/office-texts.ts';
import { pairStates, referralList } from '#areas/referrals/rules/referral-list.ts';
import { blockCodes, listPairs, pairCounts, refusePairs } from '#areas/referrals/services/manage-referrals.server.ts';
import { dayIn, whenIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { readForm } from '#kernel/form-data.ts';
import { cents, dollars } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { wordIn } from '#kernel/words.ts';
import { act, load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller, url }) => {
  const [counts, list] = await Promise.all([
    pairCounts(app),
    loadListPage({ app, caller, url }, referralList, async (chosen, page) => {
      const { items, total } = await listPairs(app, chosen, page);
      return { rows: items.map((row) => shown(row, caller.language, app.now())), total };
    }),
  ]);
  return { list, counts: pairStates.map((state) => ({ state, count: counts.find((one) => one.state === state)?.count ?? 0 })) };
});

export const action = act(async ({ app, caller, form }) => {
  const say = translator(referralOfficeTexts, caller.language);
  const typed = readForm(form);
  if (typed.text('intent') === 'refuse') return { done: say('refusedDone', { count: await refusePairs(app, caller, typed.ids('ids')) }) };
  const isBlocked = typed.text('intent') === 'block';
  const count = await blockCodes(app, caller, typed.ids('ids'), isBlocked, 'by staff');
  return { done: say(isBlocked ? 'blockedDone' : 'unblockedDone', { count }) };
});

export type ListedPair = ReturnType<typeof shown>;

function shown(row: Awaited<ReturnType<typeof listPairs>>['items'][number], language: Language, now: Date) {
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
    reason: wordIn(referralRefusalTexts, row.reason, language),
    reward: row.rewardCents === null ? '' : dollars(cents(row.rewardCents)),
    freeFrom: row.availableFrom ? dayIn(new Date(row.availableFrom), language) : '',
    orderNumber: row.orderNumber,
  };
}
