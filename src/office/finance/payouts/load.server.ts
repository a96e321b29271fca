import { z } from 'zod';
import { email, optionalText, percentToBp, requiredText, rowId } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { payoutTexts } from '#areas/partners/payout-texts.ts';
import { payoutList } from '#areas/partners/rules/payout-list.ts';
import { lastMonth, minPayoutCents } from '#areas/partners/rules/payouts.ts';
import {
  addAffiliate,
  changeShare,
  endAffiliate,
  fetchPayoutOverview,
  listPayouts,
  payOut,
} from '#areas/partners/services/payouts.server.ts';
import { fileHref } from '#areas/staff/rules/paths.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { dayIn } from '#areas/staff/services/when.server.ts';
import { dollarText } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import type { Caller } from '#platform/app.ts';
import { actions, load } from '#platform/load.server.ts';
import { formatMonth } from '#site/days.ts';
import { chosenIn } from '#site/list.ts';

const statement = (partner: number, month: string | null): string => {
  const query = new URLSearchParams({ partner: String(partner), ...(month && { month }) });
  return fileHref(payoutList, chosenIn(payoutList, query), 'csv');
};

export const loader = load(async ({ app, caller, url }) => {
  const [{ partners, open }, made] = await Promise.all([
    fetchPayoutOverview(app),
    loadListPage({ app, caller, url }, payoutList, async (chosen, span) => {
      const { items, total } = await listPayouts(app, chosen, span);
      return { rows: items.map((item) => paidOf(item, caller.language)), total };
    }),
  ]);
  const nameOf = (partnerId: number): string => partners.find(({ id }) => id === partnerId)?.name ?? '';
  return {
    month: formatMonth(caller.language, lastMonth(app.now())),
    least: dollarText(minPayoutCents),
    partners: partners.map(({ id, name, email, shareBp, status }) => ({
      ...{ id, name, email, share: shareBp / 100, isApproved: status === 'approved' },
      statement: statement(id, null),
    })),
    open: open.map((row) => ({
      ...{ key: String(row.partnerId), partnerId: row.partnerId, orderCount: row.orderCount, isDue: row.isDue },
      ...{ month: row.month, monthName: formatMonth(caller.language, row.month) },
      ...{
        name: nameOf(row.partnerId),
        basis: dollarText(row.basisCents),
        back: dollarText(row.backCents),
        amount: dollarText(row.amountCents),
      },
    })),
    made,
  };
});

const paidOf = ({ payout, name }: Awaited<ReturnType<typeof listPayouts>>['items'][number], language: Language) => ({
  ...{ key: `${payout.partnerId} ${payout.month}`, name, month: formatMonth(language, payout.month), reference: payout.reference },
  ...{ basis: dollarText(payout.basisCents), amount: dollarText(payout.amountCents) },
  paidOn: payout.paidAt && dayIn(payout.paidAt, language),
  statement: statement(payout.partnerId, payout.month),
});
export type PaidMonth = ReturnType<typeof paidOf>;
export type PayoutsPageData = Awaited<ReturnType<typeof loader>>;

const partner = z.object({ partner: rowId });
const share = { share: percentToBp(100) };
const affiliate = z.object({ email, name: requiredText(120), ...share });

export const action = actions({
  async add({ app, caller, form }) {
    const { share: shareBp, ...typed } = readForm(form, affiliate);
    await addAffiliate(app, caller, { ...typed, shareBp });
    return { done: say(caller)('added') };
  },
  async share({ app, caller, form }) {
    const typed = readForm(form, partner.extend(share));
    await changeShare(app, caller, typed.partner, typed.share);
    return { done: say(caller)('saved') };
  },
  async end({ app, caller, form }) {
    await endAffiliate(app, caller, readForm(form, partner).partner, true);
    return { done: say(caller)('ended') };
  },
  async again({ app, caller, form }) {
    await endAffiliate(app, caller, readForm(form, partner).partner, false);
    return { done: say(caller)('takenIn') };
  },
  async pay({ app, caller, form }) {
    const typed = readForm(form, partner.extend({ month: requiredText(10), reference: optionalText(300) }));
    const amount = await payOut(app, caller, { ...typed, partnerId: typed.partner });
    return { done: say(caller)('paid', { amount: dollarText(amount) }) };
  },
});

const say = ({ language }: Caller) => translator(payoutTexts, language);
