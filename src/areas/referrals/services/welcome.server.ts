import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { welcomeDiscountCents } from '../rules/rewards.ts';
import * as store from '../store/welcomes.server.ts';
import { bindNewcomer, isPairStillValid, type OrderDestination, type ReferralSources } from './pairs.server.ts';
import { ensureReferralRule } from './terms.server.ts';

export type WelcomeDiscount = { readonly referralId: number; readonly ruleId: number; readonly cents: number };

/** Welcome discount of a referred shopper's first order; null for everybody else. Nothing is used up. */
export async function welcomeDiscountFor(
  app: App,
  userId: number | null,
  goodsCents: number,
  outside: Pick<ReferralSources, 'payersOf'>,
): Promise<WelcomeDiscount | null> {
  if (userId === null || goodsCents === 0) return null;
  const pair = await pairBefore(app, userId, outside);
  if (!pair) return null;
  const rule = await ensureReferralRule(app, app.now());
  const cents = welcomeDiscountCents(rule, goodsCents);
  if (cents === 0) return null;
  return (await isPairStillValid(app, pair, outside)) ? { referralId: pair.id, ruleId: rule.id, cents } : null;
}

/** The destination is known last: an order shipped to the referrer counts as self-referral. */
export async function checkWelcomeDiscountAddress(
  app: App,
  userId: number | null,
  goesTo: OrderDestination,
  outside: Pick<ReferralSources, 'payersOf'>,
): Promise<void> {
  const pair = userId === null ? null : await pairBefore(app, userId, outside);
  if (pair) await isPairStillValid(app, pair, outside, [goesTo]);
}

/** A referred shopper without orders, unless refused. */
async function pairBefore(app: App, userId: number, outside: Pick<ReferralSources, 'payersOf'>) {
  let eligibility = await store.selectWelcomeEligibility(app.db, userId);
  if (eligibility?.isNew) {
    await bindNewcomer(app, userId, outside);
    eligibility = await store.selectWelcomeEligibility(app.db, userId);
  }
  if (!eligibility || eligibility.hasBought || eligibility.referralId === null || eligibility.refusedReason) return null;
  return { id: eligibility.referralId, referrerId: eligibility.referrerId ?? 0, refereeId: userId, codeId: eligibility.codeId ?? 0 };
}

/** Claims the discount inside the order's transaction: once, whatever happens concurrently. */
export async function reserveWelcomeDiscount(app: App, orderId: number, { referralId, ruleId, cents }: WelcomeDiscount): Promise<void> {
  const row = { referralId, orderId, ruleId, amountCents: cents, createdAt: app.now(), updatedAt: app.now() };
  if (!(await store.insertWelcomeDiscount(app.db, row))) throw new DomainError('welcomeTaken');
}

export const redeemWelcomeDiscount = async (app: App, orderId: number): Promise<void> =>
  void (await store.endWelcomeDiscount(app.db, orderId, 'used', app.now()));
/** An unpaid order releases it for the next one. */
export const releaseWelcomeDiscount = async (app: App, orderId: number): Promise<void> =>
  void (await store.endWelcomeDiscount(app.db, orderId, 'released', app.now()));
