import { dayIn } from '#areas/staff/rules/when.ts';
import { cents, dollars } from '#kernel/money.ts';
import { speak } from '#kernel/texts.ts';
import { typedIn } from '#kernel/typed.ts';
import { act, load } from '#platform/load.server.ts';
import { payoutTexts } from '../../payout-texts.ts';
import { changeShare, payOut, payoutDesk } from '../../services/payouts.server.ts';

const money = (amount: number): string => dollars(cents(amount));

export const loader = load(async ({ app, caller: { language } }) => {
  const { partners, months } = await payoutDesk(app);
  return {
    partners: partners.map(({ id, name, email, shareBp, status }) => ({
      id,
      name,
      email,
      share: shareBp / 100,
      isApproved: status === 'approved',
    })),
    months: months.map((row) => ({
      key: `${row.partnerId} ${row.month}`,
      partnerId: row.partnerId,
      month: row.month,
      name: partners.find(({ id }) => id === row.partnerId)?.name ?? '',
      basis: money(row.basisCents),
      amount: money(row.amountCents),
      isDue: row.paidAt === null && row.amountCents > 0,
      paidOn: row.paidAt && dayIn(row.paidAt, language),
    })),
  };
});
export type PayoutDesk = Awaited<ReturnType<typeof loader>>;

export const action = act(async ({ app, caller, form }) => {
  const say = speak(payoutTexts, caller.language);
  const typed = typedIn(form);
  const partnerId = typed.id('partner');
  if (typed.text('intent') === 'share') {
    await changeShare(app, caller, partnerId, typed.percentOrNone('share') ?? 0);
    return { done: say('saved') };
  }
  const amount = await payOut(app, caller, { partnerId, month: typed.text('month'), reference: typed.text('reference') });
  return { done: say('paid', { amount: money(amount) }) };
});
