import { openRefundStates } from '#areas/orders/rules/payment-states.ts';
import { isOneOf } from '#kernel/states.ts';

/** One attempt to pay an order; the status of the order itself is its `PaymentState`. */
export const attemptStates = [
  'new',
  'created',
  'approved',
  'capturing',
  'completed',
  'pending',
  'declined',
  'cancelled',
  'failed',
  'expired',
] as const;
type AttemptState = (typeof attemptStates)[number];
/** Its end is not known: the provider is asked about it again. */
export const openAttemptStates = ['new', 'created', 'approved', 'capturing', 'pending'] as const satisfies readonly AttemptState[];
/** Money may be on its way: meanwhile nobody cancels, changes or pays the order by hand. */
export const isAttemptUnderWay = isOneOf(['capturing', 'pending'] satisfies readonly AttemptState[]);

export const captureStates = ['completed', 'pending', 'declined', 'part_refunded', 'refunded', 'reversed'] as const;
type CaptureState = (typeof captureStates)[number];
/** Its money came, whatever went back of it later. */
export const receivedCaptureStates = ['completed', 'part_refunded', 'refunded'] as const satisfies readonly CaptureState[];
/** Something of its money can still go back. */
export const refundableCaptureStates = ['completed', 'part_refunded'] as const satisfies readonly CaptureState[];
export const isReceivedCapture = isOneOf(receivedCaptureStates);
export const isRefundableCapture = isOneOf(refundableCaptureStates);

export const refundStates = ['asked', 'pending', 'completed', 'failed', 'cancelled'] as const;
type RefundState = (typeof refundStates)[number];
/** Its money is back, or on its way back. */
export const liveRefundStates = [...openRefundStates, 'completed'] as const satisfies readonly RefundState[];
/** Nothing goes back by it. */
export const failedRefundStates = ['failed', 'cancelled'] as const satisfies readonly RefundState[];
export const isOpenRefund = isOneOf(openRefundStates);
