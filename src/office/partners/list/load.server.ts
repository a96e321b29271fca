import { partnerDeskTexts } from '#areas/partners/partner-desk-texts.ts';
import { accountKinds, accountStates, longest, monthlyVolumes, priceLists } from '#areas/partners/rules/account.ts';
import { partnerList } from '#areas/partners/rules/partner-list.ts';
import * as account from '#areas/partners/services/account.server.ts';
import { partnerCounts, partnerShown, partnersOf } from '#areas/partners/services/partner-list.server.ts';
import { fullName } from '#areas/shoppers/rules.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { listed } from '#areas/staff/services/views.server.ts';
import { Refused } from '#kernel/errors.ts';
import { type Language, speak } from '#kernel/texts.ts';
import { typedIn } from '#kernel/typed.ts';
import { act, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const open = numberFrom(url.searchParams.get('partner')) ?? 0;
  const [counts, list, shown] = await Promise.all([
    partnerCounts(app),
    listed({ app, caller, url }, partnerList, async (chosen, page) => {
      const { items, total } = await partnersOf(app, chosen, page);
      return { rows: items.map((row) => rowOf(row, language, app.now())), total };
    }),
    open === 0 ? null : partnerShown(app, open),
  ]);
  return {
    list,
    counts: accountStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
    partner: shown && {
      ...rowOf(shown, language, app.now()),
      ...{ userId: shown.userId, website: shown.website, taxNumber: shown.taxNumber, region: shown.region },
      ...{ note: shown.note, reason: shown.reason, hasBlankSlip: shown.hasBlankSlip },
      volume: monthlyVolumes.find((one) => one === shown.monthlyVolume) ?? null,
      decided: shown.decidedAt && whenIn(shown.decidedAt, language, app.now()),
    },
  };
});
type Loaded = Awaited<ReturnType<typeof loader>>;
export type PartnerListed = Loaded['list']['rows'][number];
export type PartnerOpen = NonNullable<Loaded['partner']>;

const rowOf = (row: Awaited<ReturnType<typeof partnersOf>>['items'][number], language: Language, now: Date) => ({
  ...{ id: row.id, kind: row.kind, status: row.status, businessName: row.businessName, email: row.email },
  person: fullName(row),
  ...{ priceList: row.priceList, offBp: row.offBp ?? 0, minPieces: row.minOrderPieces },
  at: whenIn(row.createdAt, language, now),
  dateTime: row.createdAt.toISOString(),
});

export const action = act(async ({ app, caller, form }) => {
  const say = speak(partnerDeskTexts, caller.language);
  const typed = typedIn(form);
  const id = typed.id('id');
  const before = await partnerShown(app, id);
  if (!before) throw new Refused('accountNotExist');
  const name = before.businessName;
  switch (typed.text('intent')) {
    case 'approve': {
      const kind = accountKinds.find((one) => one === typed.text('kind'));
      const priceList = priceLists.find((one) => one === typed.text('list'));
      if (!kind || !priceList) throw new Refused('badValue', { field: kind ? 'list' : 'kind' });
      await account.approve(app, caller, id, {
        ...{ kind, priceList, offBp: typed.percentOrNone('off') ?? 0, minPieces: typed.wholeOrNone('minPieces') ?? 0 },
        hasBlankSlip: form.get('blank') === 'yes',
      });
      return { done: say(before.status === 'approved' ? 'doneChanged' : 'doneApproved', { name }) };
    }
    case 'affiliate':
      await account.approveAffiliate(app, caller, id, typed.percentOrNone('share') ?? 0);
      return { done: say('doneApproved', { name }) };
    case 'refuse':
      await account.refuse(app, caller, id, typed.text('reason', longest.reason));
      return { done: say('doneRefused', { name }) };
    case 'revoke':
      await account.revoke(app, caller, id, typed.text('reason', longest.reason));
      return { done: say('doneRevoked', { name }) };
    default:
      await account.setNote(app, caller, id, typed.text('note', longest.note));
      return { done: say('doneNote') };
  }
});
