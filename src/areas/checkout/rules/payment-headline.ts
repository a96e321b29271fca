import { isCancelled, orderStatus } from '#areas/orders/rules/status.ts';
import type { PaymentOutcome } from './payment-result.ts';

type Standing = { readonly status: number; readonly paymentState: string; readonly totalCents: number };

/** What the page of a payment says first. An order that is over after it was paid tells of its money, not of a cart to start again from. */
export function paymentHeadline({ status, paymentState, totalCents }: Standing, outcome: PaymentOutcome | null) {
  if (totalCents === 0 && status === orderStatus.awaitingPayment) return 'free';
  if (outcome === 'cancelled' && paymentState !== 'unpaid') return isCancelled(status) ? 'calledBack' : 'refunded';
  return outcome ?? 'unpaid';
}
