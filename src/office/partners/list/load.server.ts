import { partnerOfficeTexts } from '#areas/partners/partner-office-texts.ts';
import { accountKinds, accountStates, maxPartnerFieldLengths, monthlyVolumes, priceLists } from '#areas/partners/rules/account.ts';
import { partnerList } from '#areas/partners/rules/partner-list.ts';
import * as account from '#areas/partners/services/account.server.ts';
import { fetchPartnerDetails, listPartners, partnerCounts } from '#areas/partners/services/partner-list.server.ts';
import { fullName } from '#areas/shoppers/rules.ts';
import { whenIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { readForm } from '#kernel/form-data.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { act, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const open = numberFrom(url.searchParams.get('partner')) ?? 0;
  const [counts, list, shown] = await Promise.all([
    partnerCounts(app),
    loadListPage({ app, caller, url }, partnerList, async (chosen, page) => {
      const { items, total } = await listPartners(app, chosen, page);
      return { rows: items.map((row) => rowOf(row, language, app.now())), total };
    }),
    open === 0 ? null : fetchPartnerDetails(app, open),
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

const rowOf = (row: Awaited<ReturnType<typeof listPartners>>['items'][number], language: Language, now: Date) => ({
  ...{ id: row.id, kind: row.kind, status: row.status, businessName: row.businessName, email: row.email },
  person: fullName(row),
  ...{ priceList: row.priceList, offBp: row.offBp ?? 0, minPieces: row.minOrderPieces },
  at: whenIn(row.createdAt, language, now),
  dateTime: row.createdAt.toISOString(),
});

export const action = act(async ({ app, caller, form }) => {
  const say = translator(partnerOfficeTexts, caller.language);
  const typed = readForm(form);
  const id = typed.id('id');
  const before = await fetchPartnerDetails(app, id);
  if (!before) throw new DomainError('accountNotExist');
  const name = before.businessName;
  switch (typed.text('intent')) {
    case 'approve': {
      const kind = accountKinds.find((one) => one === typed.text('kind'));
      const priceList = priceLists.find((one) => one === typed.text('list'));
      if (!kind || !priceList) throw new DomainError('badValue', { field: kind ? 'list' : 'kind' });
      await account.approveAccount(app, caller, id, {
        ...{ kind, priceList, offBp: typed.percentOrNone('off') ?? 0, minPieces: typed.wholeOrNone('minPieces') ?? 0 },
        hasBlankSlip: form.get('blank') === 'yes',
      });
      return { done: say(before.status === 'approved' ? 'doneChanged' : 'doneApproved', { name }) };
    }
    case 'affiliate':
      await account.approveAffiliate(app, caller, id, typed.percentOrNone('share') ?? 0);
      return { done: say('doneApproved', { name }) };
    case 'refuse':
      await account.refuseAccount(app, caller, id, typed.text('reason', maxPartnerFieldLengths.reason));
      return { done: say('doneRefused', { name }) };
    case 'revoke':
      await account.revokeAccount(app, caller, id, typed.text('reason', maxPartnerFieldLengths.reason));
      return { done: say('doneRevoked', { name }) };
    default:
      await account.setPartnerNote(app, caller, id, typed.text('note', maxPartnerFieldLengths.note));
      return { done: say('doneNote') };
  }
});
