import { isCancelled, orderStatus } from '#areas/orders/rules/status.ts';
import type { PaymentOutcome } from './payment-result.ts';

type PaidOrderState = { readonly status: number; readonly paymentState: string; readonly totalCents: number };

/** Headline of the payment page. An order closed after payment shows what happens to the money, not a cart to start over from. */
export function paymentHeadline({ status, paymentState, totalCents }: PaidOrderState, outcome: PaymentOutcome | null) {
  if (totalCents === 0 && status === orderStatus.awaitingPayment) return 'free';
  if (outcome === 'cancelled' && paymentState !== 'unpaid') return isCancelled(status) ? 'calledBack' : 'refunded';
  return outcome ?? 'unpaid';
}
