import { isFullyPaid } from '#areas/orders/rules/payment-states.ts';
import { isCancelled, isUnpaidStatus, orderStatus } from '#areas/orders/rules/status.ts';
import { dayMs, later } from '#kernel/dates.ts';
import type { ReferralTerms } from './codes.ts';

export type FirstOrder = {
  readonly status: number;
  readonly paymentState: string;
  /** Items after every discount but the welcome discount. */
  readonly goodsCents: number;
  readonly totalCents: number;
  readonly creditCents: number;
  readonly paymentCents: number;
  /** Store credit given for returned items. */
  readonly returnedCents: number;
  /** Items were exchanged: an order whose last item was exchanged is closed, but nothing of it was refunded. */
  readonly hasExchanged: boolean;
  readonly deliveredAt: Date | null;
};

/** Welcome discount on a first order; none below the minimum, and never more than the items cost. */
export const welcomeDiscountCents = ({ friendOffCents, minOrderCents }: ReferralTerms, goodsCents: number): number =>
  goodsCents > 0 && goodsCents >= minOrderCents ? Math.min(friendOffCents, goodsCents) : 0;

/** The referrer's reward: a fixed amount, or a share of the items. A fraction of a cent stays with the shop. */
export const rewardFor = ({ rewardCents, rewardBp }: ReferralTerms, goodsCents: number): number =>
  rewardBp > 0 ? Math.floor((goodsCents * rewardBp) / 10_000) : rewardCents;

/** Item value after returns: refunds in money and credit are deducted. */
export function retainedGoodsCents({ goodsCents, totalCents, creditCents, paymentCents, paymentState, returnedCents }: FirstOrder): number {
  const left = goodsCents - returnedCents;
  if (paymentState !== 'part_refunded' || totalCents === 0) return left;
  const wentBack = Math.floor(((totalCents - paymentCents) * (totalCents + creditCents)) / totalCents);
  return left - wentBack;
}

/** Whether an order earns its reward: yes, not yet, or why not. */
export type RewardEligibility = 'stands' | 'waits' | 'cancelled' | 'refunded' | 'disputed' | 'below_minimum';

export function rewardEligibilityOf(order: FirstOrder, { minOrderCents }: Pick<ReferralTerms, 'minOrderCents'>): RewardEligibility {
  const { status, paymentState, hasExchanged } = order;
  const isOver = status === orderStatus.returned && !hasExchanged;
  if (paymentState === 'disputed') return 'disputed';
  if (paymentState === 'refunded' || isOver) return 'refunded';
  if (isCancelled(status)) return 'cancelled';
  if (retainedGoodsCents(order) < minOrderCents) return 'below_minimum';
  return isFullyPaid(paymentState) && !isUnpaidStatus(status) ? 'stands' : 'waits';
}

/** Not over: it was earned, or may still be. */
export const openRewardStates = ['pending', 'available'] as const;

/** When a reward becomes available: delivery plus the return period. */
export const availableFrom = ({ waitDays }: Pick<ReferralTerms, 'waitDays'>, deliveredAt: Date): Date =>
  later(deliveredAt, waitDays * dayMs);

/** How much of a total store credit pays: the balance, and no more than the total. */
export const creditFor = (totalCents: number, balanceCents: number): number => Math.max(0, Math.min(totalCents, balanceCents));

type Value = { readonly moneyCents: number; readonly creditCents: number };

/** Splits a refund into money and credit in the proportion of what is left of both, so that a full refund returns all of both. */
export function splitRefund(left: Value, refundCents: number): Value {
  const whole = left.moneyCents + left.creditCents;
  const fair = whole === 0 ? 0 : Number((BigInt(left.creditCents) * BigInt(refundCents)) / BigInt(whole));
  const creditCents = Math.max(fair, refundCents - left.moneyCents);
  return { creditCents, moneyCents: refundCents - creditCents };
}
