import { isOneOf } from '#kernel/states.ts';

/** The payment status of an order; the state of one attempt to pay it is in `payment-attempt-states.ts`. */
export const paymentStates = [
  'unpaid',
  'pending_review',
  'part_paid',
  'paid',
  'part_refunded',
  'refunded',
  'disputed',
  'needs_attention',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** All of it came in, and something of it is still here. */
export const fullyPaidStates = ['paid', 'part_refunded'] as const satisfies readonly PaymentState[];
/** No money is here: it was not paid, or the provider still reviews the payment. */
export const uncapturedStates = ['unpaid', 'pending_review'] as const satisfies readonly PaymentState[];
/** Staff must decide. */
export const attentionStates = ['needs_attention', 'disputed'] as const satisfies readonly PaymentState[];
/** The money went back, or the buyer's bank wants it back. */
export const lostPaymentStates = ['refunded', 'disputed'] as const satisfies readonly PaymentState[];
/** With these a delivered or open order counts as sold. */
export const soldPaymentStates = [...fullyPaidStates, 'disputed', 'needs_attention'] as const satisfies readonly PaymentState[];

/** A refund of the order has not ended: the provider has to answer, or staff have to pay it back by hand. */
export const openRefundStates = ['asked', 'pending'] as const;

export const isFullyPaid = isOneOf(fullyPaidStates);
export const isUncaptured = isOneOf(uncapturedStates);
export const needsPaymentAttention = isOneOf(attentionStates);
