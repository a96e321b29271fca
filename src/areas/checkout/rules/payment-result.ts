import { needsPaymentAttention } from '#areas/orders/rules/payment-states.ts';
import { isEndedStatus, orderStatus } from '#areas/orders/rules/status.ts';
import { refundByHand } from './refunds.ts';

export type ProviderCapture = {
  readonly id: string;
  readonly status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'REFUNDED' | 'PARTIALLY_REFUNDED' | 'FAILED';
  readonly amountCents: number;
  readonly currency: string;
  readonly feeCents: number | null;
  readonly at: Date | null;
};
/** A payment as the provider reports it. */
export type ProviderPayment = { readonly status: string; readonly number: string | null; readonly captures: readonly ProviderCapture[] };

export type ExpectedPayment = { readonly number: string; readonly amountCents: number; readonly currency: string };

export type PaymentResult =
  /** Exactly the expected amount was captured. */
  | { readonly kind: 'paid'; readonly capture: ProviderCapture }
  /** Money was captured, but not in the expected amount or currency. */
  | { readonly kind: 'differs'; readonly capture: ProviderCapture }
  /** The money was captured and refunded at the provider. */
  | { readonly kind: 'givenBack'; readonly capture: ProviderCapture; readonly isWhole: boolean }
  /** The provider is still reviewing it. */
  | { readonly kind: 'pending'; readonly capture: ProviderCapture }
  | { readonly kind: 'declined' }
  /** The buyer approved; the money can be captured. */
  | { readonly kind: 'approved' }
  | { readonly kind: 'open' }
  | { readonly kind: 'void' }
  /** The payment does not belong to this order. */
  | { readonly kind: 'foreign' };

/** Maps the provider's answer to a result; pure, so the same answer always gives the same result. */
export function evaluatePayment({ number, amountCents, currency }: ExpectedPayment, seen: ProviderPayment): PaymentResult {
  if (seen.number !== number) return { kind: 'foreign' };
  const by = (...statuses: ProviderCapture['status'][]) => seen.captures.find(({ status }) => statuses.includes(status));
  const money = by('COMPLETED');
  if (money) return { kind: money.amountCents === amountCents && money.currency === currency ? 'paid' : 'differs', capture: money };
  const back = by('REFUNDED', 'PARTIALLY_REFUNDED');
  if (back) return { kind: 'givenBack', capture: back, isWhole: back.status === 'REFUNDED' };
  const pending = by('PENDING');
  if (pending) return { kind: 'pending', capture: pending };
  if (by('DECLINED', 'FAILED')) return { kind: 'declined' };
  if (seen.status === 'APPROVED') return { kind: 'approved' };
  return { kind: seen.status === 'VOIDED' ? 'void' : 'open' };
}

/** What a refused capture means: retry with another payment method, look at the provider again, or the payment is over. */
export const classifyCaptureIssue = (issue: string): 'again' | 'look' | 'over' =>
  issue === 'ORDER_ALREADY_CAPTURED' || issue === 'ORDER_COMPLETION_IN_PROGRESS' || issue === 'DUPLICATE_INVOICE_ID'
    ? 'look'
    : tryAgain.has(issue)
      ? 'again'
      : 'over';

const tryAgain = new Set(['INSTRUMENT_DECLINED', 'ORDER_NOT_APPROVED', 'PAYER_ACTION_REQUIRED', 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING']);

export type PaymentOutcome = 'paid' | 'pending' | 'declined' | 'cancelled' | 'needsAttention' | 'unpaid';
type OrderPaymentState = { readonly status: number; readonly paymentState: string; readonly attentionReason: string };
type Attempt = { readonly state: string; readonly failure: string } | null;

/** The outcome pages and calls report. */
export function resolvePaymentOutcome({ status, paymentState, attentionReason }: OrderPaymentState, attempt: Attempt): PaymentOutcome {
  // Staff have to pay back a closed order by hand; for its buyer it is cancelled.
  const isPaidBack = isEndedStatus(status) && attentionReason === refundByHand;
  if (needsPaymentAttention(paymentState) && !isPaidBack) return 'needsAttention';
  if (paymentState === 'pending_review') return 'pending';
  if (isEndedStatus(status) || paymentState === 'refunded') return 'cancelled';
  if (paymentState !== 'unpaid') return 'paid';
  if (attempt?.state === 'capturing') return 'pending';
  return status === orderStatus.paymentFailed || (attempt && attempt.failure !== '') ? 'declined' : 'unpaid';
}

const firstHourMs = 60 * 60_000;
const minuteMs = 60_000;

/** When to ask the provider again about a payment whose outcome is unknown. */
export const nextPaymentCheckAt = (createdAt: Date, now: Date): Date => {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + (age < firstHourMs ? minuteMs : Math.min(firstHourMs, Math.ceil(age / 6))));
};
