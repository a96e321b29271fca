import { isFullyPaid } from './payment-states.ts';
import { isOrderStatus, type OrderStatus, orderStatus } from './status.ts';

export type OrderHistoryEvent = {
  readonly event: string;
  readonly toStatus: number;
  readonly toPaymentState: string;
  readonly fromPaymentState: string | null;
};

const byStatus = {
  [orderStatus.awaitingPayment]: 'payAgain',
  [orderStatus.paid]: 'paid',
  [orderStatus.preparing]: 'preparing',
  [orderStatus.shipped]: 'sent',
  [orderStatus.delivered]: 'delivered',
  [orderStatus.completed]: 'completed',
  [orderStatus.cancelled]: 'cancelled',
  [orderStatus.paymentFailed]: 'declined',
  [orderStatus.returned]: 'cameBack',
} as const satisfies Record<OrderStatus, string>;

const byPayment = {
  pending_review: 'inReview',
  part_paid: 'partPaid',
  paid: 'balancePaid',
  part_refunded: 'partRefunded',
  refunded: 'refunded',
  disputed: 'disputed',
} as const;

export type TimelineEventName = 'placed' | (typeof byStatus)[OrderStatus] | (typeof byPayment)[keyof typeof byPayment];

/** What a history event means to the buyer; null for internal ones. Reasons written by staff are never shown. */
export function timelineEventName({ event, toStatus, toPaymentState, fromPaymentState }: OrderHistoryEvent): TimelineEventName | null {
  if (event === 'placed') return 'placed';
  if (event === 'status' && isOrderStatus(toStatus))
    return toStatus === orderStatus.preparing && toPaymentState === 'part_paid' ? 'partPaid' : byStatus[toStatus];
  // A difference was refunded and the order is settled again.
  if (event === 'refund' && isFullyPaid(toPaymentState)) return 'partRefunded';
  if (event === 'hold' || event === 'release') return null;
  if (toPaymentState === fromPaymentState || !Object.hasOwn(byPayment, toPaymentState)) return null;
  return byPayment[toPaymentState as keyof typeof byPayment];
}
