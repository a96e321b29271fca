import { isAwaitingPayment, isOrderStatus, type OrderStatus, orderStatus } from './status.ts';

/** The only allowed status changes. */
export const orderTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  [orderStatus.awaitingPayment]: [orderStatus.paid, orderStatus.preparing, orderStatus.cancelled, orderStatus.paymentFailed],
  [orderStatus.paid]: [orderStatus.preparing, orderStatus.shipped, orderStatus.cancelled, orderStatus.returned],
  [orderStatus.preparing]: [orderStatus.shipped, orderStatus.cancelled, orderStatus.returned],
  [orderStatus.shipped]: [orderStatus.delivered, orderStatus.returned],
  [orderStatus.delivered]: [orderStatus.completed, orderStatus.returned],
  [orderStatus.completed]: [orderStatus.returned],
  [orderStatus.cancelled]: [orderStatus.paid],
  [orderStatus.paymentFailed]: [orderStatus.awaitingPayment, orderStatus.paid, orderStatus.cancelled],
  [orderStatus.returned]: [],
};

export const canTransitionOrder = (from: number, to: number): boolean =>
  isOrderStatus(from) && orderTransitions[from].some((status) => status === to);

type CancelOrderState = { readonly status: number; readonly paymentState: string; readonly pickingStartedAt: Date | null };

const cancellableStates: readonly string[] = ['paid', 'part_refunded', 'needs_attention'];

/** A buyer may cancel an unpaid order at any time and a paid one until picking begins, but not while a payment is pending. */
export const canCancelOrder = ({ status, paymentState, pickingStartedAt }: CancelOrderState): boolean =>
  isAwaitingPayment({ status, paymentState }) ||
  (status === orderStatus.paid && pickingStartedAt === null && cancellableStates.includes(paymentState));

export const canPayOrder = isAwaitingPayment;
