import { referralOfficeTexts } from '#areas/referrals/office-texts.ts';
import { addTerms, adjustCredit, blockCode, fetchTermsOverview } from '#areas/referrals/services/manage-referrals.server.ts';
import { fetchReferralTerms } from '#areas/referrals/services/terms.server.ts';
import { dayIn } from '#areas/staff/rules/when.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { momentField, readForm } from '#kernel/form-data.ts';
import { dollarText } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import { act, load } from '#platform/load.server.ts';

export const loader = load(async ({ app, caller: { language } }) => {
  const [{ rules, costs, owed }, now] = await Promise.all([fetchTermsOverview(app), fetchReferralTerms(app)]);
  const inForce = rules.find(({ startsAt }) => startsAt <= app.now())?.id ?? null;
  return {
    rules: rules.map((rule) => ({
      id: rule.id,
      day: dayIn(rule.startsAt, language),
      isInForce: rule.id === inForce,
      isComing: rule.startsAt > app.now(),
      off: dollarText(rule.friendOffCents),
      min: dollarText(rule.minOrderCents),
      reward: dollarText(rule.rewardCents),
      percent: rule.rewardBp / 100,
      touch: rule.touchDays,
      wait: rule.waitDays,
      cap: dollarText(rule.monthCapCents),
    })),
    costs: costs.map((row) => ({
      month: row.month,
      welcomes: dollarText(row.welcomeCents),
      welcomeCount: row.welcomeCount,
      rewards: dollarText(row.rewardCents),
      rewardCount: row.rewardCount,
      back: dollarText(row.backCents),
      cost: dollarText(row.costCents),
    })),
    owed: { credit: dollarText(owed.creditCents), pending: dollarText(owed.pendingCents) },
    start: {
      startsAt: momentField(later(app.now(), dayMs)),
      off: now.friendOffCents / 100,
      min: now.minOrderCents / 100,
      reward: now.rewardCents / 100,
      share: now.rewardBp / 100,
      touch: now.touchDays,
      wait: now.waitDays,
      cap: now.monthCapCents / 100,
    },
  };
});
export type ReferralTermsPageData = Awaited<ReturnType<typeof loader>>;

export const action = act(async ({ app, caller, form }) => {
  const say = translator(referralOfficeTexts, caller.language);
  const typed = readForm(form);
  const whole = (name: string): number => typed.wholeOrNone(name) ?? 0;
  const amount = (name: string): number => typed.centsOrNone(name) ?? 0;
  switch (typed.text('intent')) {
    case 'terms': {
      const startsAt = typed.momentOrNone('startsAt');
      if (!startsAt) throw new DomainError('lackParameter', { field: 'startsAt' });
      await addTerms(app, caller, {
        startsAt,
        friendOffCents: amount('off'),
        minOrderCents: amount('min'),
        rewardCents: amount('reward'),
        rewardBp: typed.percentOrNone('share') ?? 0,
        touchDays: whole('touch'),
        waitDays: whole('wait'),
        monthCapCents: amount('cap'),
      });
      return { done: say('termsAdded') };
    }
    case 'adjust': {
      const sign = typed.text('direction') === 'take' ? -1 : 1;
      const wish = { email: typed.text('email'), cents: sign * amount('amount'), note: typed.text('note') };
      const { balanceCents } = await adjustCredit(app, caller, wish);
      return { done: say('adjusted', { amount: dollarText(balanceCents) }) };
    }
    default: {
      const isBlocked = typed.text('intent') === 'block';
      const count = await blockCode(app, caller, typed.text('code'), isBlocked, typed.text('note'));
      return { done: say(isBlocked ? 'blockedDone' : 'unblockedDone', { count }) };
    }
  }
});
