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
import { dayIn } from '#areas/staff/rules/when.ts';
import { loadListPage } from '#areas/staff/services/views.server.ts';
import { readForm } from '#kernel/form-data.ts';
import { dollarText } from '#kernel/money.ts';
import { type Language, translator } from '#kernel/texts.ts';
import { act, load } from '#platform/load.server.ts';
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
    month: lastMonth(app.now()),
    least: dollarText(minPayoutCents),
    partners: partners.map(({ id, name, email, shareBp, status }) => ({
      ...{ id, name, email, share: shareBp / 100, isApproved: status === 'approved' },
      statement: statement(id, null),
    })),
    open: open.map((row) => ({
      ...{ key: String(row.partnerId), partnerId: row.partnerId, month: row.month, orderCount: row.orderCount, isDue: row.isDue },
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
  ...{ key: `${payout.partnerId} ${payout.month}`, name, month: payout.month.slice(0, 7), reference: payout.reference },
  ...{ basis: dollarText(payout.basisCents), amount: dollarText(payout.amountCents) },
  paidOn: payout.paidAt && dayIn(payout.paidAt, language),
  statement: statement(payout.partnerId, payout.month),
});
export type PaidMonth = ReturnType<typeof paidOf>;
export type PayoutsPageData = Awaited<ReturnType<typeof loader>>;

export const action = act(async ({ app, caller, form }) => {
  const say = translator(payoutTexts, caller.language);
  const typed = readForm(form);
  const intent = typed.text('intent');
  if (intent === 'add') {
    const wish = { email: typed.text('email'), name: typed.text('name', 120), shareBp: typed.percentOrNone('share') ?? 0 };
    await addAffiliate(app, caller, wish);
    return { done: say('added') };
  }
  const partnerId = typed.id('partner');
  if (intent === 'share') {
    await changeShare(app, caller, partnerId, typed.percentOrNone('share') ?? 0);
    return { done: say('saved') };
  }
  if (intent === 'end' || intent === 'again') {
    await endAffiliate(app, caller, partnerId, intent === 'end');
    return { done: say(intent === 'end' ? 'ended' : 'takenIn') };
  }
  const amount = await payOut(app, caller, { partnerId, month: typed.text('month'), reference: typed.text('reference') });
  return { done: say('paid', { amount: dollarText(amount) }) };
});
