import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { welcomeOff } from '../rules/rewards.ts';
import * as store from '../store/welcomes.server.ts';
import { bindNewcomer, isPairStillValid, type OrderDestination, type ReferralSources } from './pairs.server.ts';
import { ensureReferralRule } from './terms.server.ts';

export type Welcome = { readonly referralId: number; readonly ruleId: number; readonly cents: number };

/** What comes off a shopper's first order because a friend brought her; null for everybody else. Nothing is used up. */
export async function welcomeFor(
  app: App,
  userId: number | null,
  goodsCents: number,
  outside: Pick<ReferralSources, 'payersOf'>,
): Promise<Welcome | null> {
  if (userId === null || goodsCents === 0) return null;
  const pair = await pairBefore(app, userId, outside);
  if (!pair) return null;
  const rule = await ensureReferralRule(app, app.now());
  const cents = welcomeOff(rule, goodsCents);
  if (cents === 0) return null;
  return (await isPairStillValid(app, pair, outside)) ? { referralId: pair.id, ruleId: rule.id, cents } : null;
}

/** Where a first order goes is said last: whoever has it sent to the one who brought her has no friend but herself. */
export async function checkWelcomeDestination(
  app: App,
  userId: number | null,
  goesTo: OrderDestination,
  outside: Pick<ReferralSources, 'payersOf'>,
): Promise<void> {
  const pair = userId === null ? null : await pairBefore(app, userId, outside);
  if (pair) await isPairStillValid(app, pair, outside, [goesTo]);
}

/** The pair of somebody who was brought and has bought nothing yet, unless it was refused before. */
async function pairBefore(app: App, userId: number, outside: Pick<ReferralSources, 'payersOf'>) {
  let standing = await store.selectWelcomeEligibility(app.db, userId);
  if (standing?.isNew) {
    await bindNewcomer(app, userId, outside);
    standing = await store.selectWelcomeEligibility(app.db, userId);
  }
  if (!standing || standing.hasBought || standing.referralId === null || standing.refusedReason) return null;
  return { id: standing.referralId, referrerId: standing.referrerId ?? 0, refereeId: userId, codeId: standing.codeId ?? 0 };
}

/** Takes it for an order, inside the order's transaction: once, whatever is pressed at the same time. */
export async function holdWelcome(app: App, orderId: number, { referralId, ruleId, cents }: Welcome): Promise<void> {
  const row = { referralId, orderId, ruleId, amountCents: cents, createdAt: app.now(), updatedAt: app.now() };
  if (!(await store.insertWelcome(app.db, row))) throw new DomainError('welcomeTaken');
}

export const spendWelcome = async (app: App, orderId: number): Promise<void> =>
  void (await store.endWelcome(app.db, orderId, 'used', app.now()));
/** An order nobody paid leaves it free for her next one. */
export const freeWelcome = async (app: App, orderId: number): Promise<void> =>
  void (await store.endWelcome(app.db, orderId, 'released', app.now()));
