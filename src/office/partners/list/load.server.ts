import { z } from 'zod';
import { optionalText, percentToBp, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { partnerOfficeTexts } from '#areas/partners/partner-office-texts.ts';
import { accountKinds, accountStates, maxPartnerFieldLengths, monthlyVolumes, priceLists } from '#areas/partners/rules/account.ts';
import { partnerList } from '#areas/partners/rules/partner-list.ts';
import * as account from '#areas/partners/services/account.server.ts';
import { fetchPartnerDetails, listPartners, partnerCounts } from '#areas/partners/services/partner-list.server.ts';
import { fullName } from '#areas/shoppers/rules.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { whenIn } from '#areas/staff/services/when.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { numberFrom } from '#site/list.ts';

export const loader = load(async ({ app, caller, url }) => {
  const { language } = caller;
  const open = numberFrom(url.searchParams.get('partner')) ?? 0;
  const [counts, list, partner] = await Promise.all([
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
    partner: partner && {
      ...rowOf(partner, language, app.now()),
      ...{ userId: partner.userId, website: partner.website, taxNumber: partner.taxNumber, region: partner.region },
      ...{ note: partner.note, reason: partner.reason, hasBlankSlip: partner.hasBlankSlip },
      volume: monthlyVolumes.find((one) => one === partner.monthlyVolume) ?? null,
      decided: partner.decidedAt && whenIn(partner.decidedAt, language, app.now()),
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

const one = z.object({ id: rowId });
const reasoned = one.extend({ reason: optionalText(maxPartnerFieldLengths.reason) });
const terms = one.extend({
  kind: z.enum(accountKinds),
  list: z.enum(priceLists),
  off: percentToBp().default(cents(0)),
  minPieces: z.number().int().min(0).default(0),
  blank: z.boolean(),
});

async function known(app: App, id: number) {
  const partner = await fetchPartnerDetails(app, id);
  if (!partner) throw new DomainError('accountNotExist');
  return { name: partner.businessName, isApproved: partner.status === 'approved' };
}
const say = ({ language }: Caller) => translator(partnerOfficeTexts, language);

export const action = actions({
  async approve({ app, caller, form }) {
    const { id, kind, list: priceList, off: offBp, minPieces, blank: hasBlankSlip } = readForm(form, terms);
    const { name, isApproved } = await known(app, id);
    await account.approveAccount(app, caller, id, { kind, priceList, offBp, minPieces, hasBlankSlip });
    return { done: say(caller)(isApproved ? 'doneChanged' : 'doneApproved', { name }) };
  },
  async affiliate({ app, caller, form }) {
    const { id, share } = readForm(form, one.extend({ share: percentToBp() }));
    const { name } = await known(app, id);
    await account.approveAffiliate(app, caller, id, share);
    return { done: say(caller)('doneApproved', { name }) };
  },
  async refuse({ app, caller, form }) {
    const { id, reason } = readForm(form, reasoned);
    const { name } = await known(app, id);
    await account.refuseAccount(app, caller, id, reason);
    return { done: say(caller)('doneRefused', { name }) };
  },
  async revoke({ app, caller, form }) {
    const { id, reason } = readForm(form, reasoned);
    const { name } = await known(app, id);
    await account.revokeAccount(app, caller, id, reason);
    return { done: say(caller)('doneRevoked', { name }) };
  },
  async note({ app, caller, form }) {
    const { id, note } = readForm(form, one.extend({ note: optionalText(maxPartnerFieldLengths.note) }));
    await known(app, id);
    await account.setPartnerNote(app, caller, id, note);
    return { done: say(caller)('doneNote') };
  },
});
