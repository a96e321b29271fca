import { z } from 'zod';
import { dollarsToCents, email, momentInput, optionalText, percentToBp, requiredText } from '#api/fields.ts';
import { readForm } from '#api/read-form.ts';
import { referralOfficeTexts } from '#areas/referrals/office-texts.ts';
import { addTerms, adjustCredit, blockCode, fetchTermsOverview } from '#areas/referrals/services/manage-referrals.server.ts';
import { fetchReferralTerms } from '#areas/referrals/services/terms.server.ts';
import { dayIn, momentField } from '#areas/staff/services/when.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { dollarText } from '#kernel/money.ts';
import { translator } from '#kernel/texts.ts';
import type { Caller } from '#platform/app.ts';
import { type ActionContext, actions, load } from '#platform/load.server.ts';
import { formatMonth } from '#site/days.ts';

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
      month: formatMonth(language, row.month),
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

const say = ({ language }: Caller) => translator(referralOfficeTexts, language);
const terms = z.object({
  startsAt: momentInput,
  off: dollarsToCents(),
  min: dollarsToCents(),
  reward: dollarsToCents(),
  share: percentToBp(),
  touch: z.number().int().min(0),
  wait: z.number().int().min(0),
  cap: dollarsToCents(),
});
const adjustment = z.object({ email, direction: z.enum(['give', 'take']), amount: dollarsToCents(), note: optionalText(300) });

const setBlocked =
  (isBlocked: boolean) =>
  async ({ app, caller, form }: ActionContext) => {
    const { code, note } = readForm(form, z.object({ code: requiredText(24), note: optionalText(300) }));
    const count = await blockCode(app, caller, code, isBlocked, note);
    return { done: say(caller)(isBlocked ? 'blockedDone' : 'unblockedDone', { count }) };
  };

export const action = actions({
  async terms({ app, caller, form }) {
    const { startsAt, off, min, reward, share, touch, wait, cap } = readForm(form, terms);
    await addTerms(app, caller, {
      startsAt,
      friendOffCents: off,
      minOrderCents: min,
      rewardCents: reward,
      rewardBp: share,
      touchDays: touch,
      waitDays: wait,
      monthCapCents: cap,
    });
    return { done: say(caller)('termsAdded') };
  },
  async adjust({ app, caller, form }) {
    const { direction, amount, ...sent } = readForm(form, adjustment);
    const { balanceCents } = await adjustCredit(app, caller, { ...sent, cents: direction === 'take' ? -amount : amount });
    return { done: say(caller)('adjusted', { amount: dollarText(balanceCents) }) };
  },
  block: setBlocked(true),
  unblock: setBlocked(false),
});
