import { isFullyPaid } from '#areas/orders/rules/payment-states.ts';
import { isCancelled, isUnpaidStatus, orderStatus } from '#areas/orders/rules/status.ts';
import { dayMs, later } from '#kernel/dates.ts';
import type { ReferralTerms } from './codes.ts';

/** A first order as the programme sees it. */
export type FirstOrder = {
  readonly status: number;
  readonly paymentState: string;
  /** Goods after every discount but the welcome itself. */
  readonly goodsCents: number;
  readonly totalCents: number;
  readonly creditCents: number;
  readonly paymentCents: number;
  /** Store credit she has for pieces that came back. */
  readonly returnedCents: number;
  /** Pieces of it were changed for others: an order whose last piece came back so is over, and yet kept. */
  readonly hasExchanged: boolean;
  readonly deliveredAt: Date | null;
};

/** What comes off a first order; nothing below the minimum, and never more than the goods cost. */
export const welcomeOff = ({ friendOffCents, minOrderCents }: ReferralTerms, goodsCents: number): number =>
  goodsCents > 0 && goodsCents >= minOrderCents ? Math.min(friendOffCents, goodsCents) : 0;

/** What the referrer gets for it: the fixed amount, or a share of the goods where the terms say so. A part of a cent stays with the shop. */
export const rewardFor = ({ rewardCents, rewardBp }: ReferralTerms, goodsCents: number): number =>
  rewardBp > 0 ? Math.floor((goodsCents * rewardBp) / 10_000) : rewardCents;

/** What she kept of the goods: what went back, in money and in credit alike, is gone. */
export function retainedGoodsCents({ goodsCents, totalCents, creditCents, paymentCents, paymentState, returnedCents }: FirstOrder): number {
  const left = goodsCents - returnedCents;
  if (paymentState !== 'part_refunded' || totalCents === 0) return left;
  const wentBack = Math.floor(((totalCents - paymentCents) * (totalCents + creditCents)) / totalCents);
  return left - wentBack;
}

/** How an order stands to its reward: it may be had, it must be waited for, or why it is over. */
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

/** From when a reward can be spent: delivery and the days of a return. */
export const availableFrom = ({ waitDays }: Pick<ReferralTerms, 'waitDays'>, deliveredAt: Date): Date =>
  later(deliveredAt, waitDays * dayMs);

/** Which part of a bill store credit pays: what she has, and no more than there is to pay. */
export const creditFor = (totalCents: number, balanceCents: number): number => Math.max(0, Math.min(totalCents, balanceCents));

type Value = { readonly moneyCents: number; readonly creditCents: number };

/** How what goes back is made of money and of credit: in the shares in which both are left, so that the whole gives all of both back. */
export function splitRefund(left: Value, wishCents: number): Value {
  const whole = left.moneyCents + left.creditCents;
  const fair = whole === 0 ? 0 : Number((BigInt(left.creditCents) * BigInt(wishCents)) / BigInt(whole));
  const creditCents = Math.max(fair, wishCents - left.moneyCents);
  return { creditCents, moneyCents: wishCents - creditCents };
}
