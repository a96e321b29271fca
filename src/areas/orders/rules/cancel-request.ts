import { isInFulfillment } from './status.ts';
import { canCancelOrder } from './transitions.ts';

/** What the order's own history calls the wish and its end; the desks of orders and picking read it there. */
export const cancelRequestedEvent = 'cancel_asked';
export const cancelAnsweredEvent = 'cancel_answered';

type Standing = {
  readonly status: number;
  readonly paymentState: string;
  readonly pickingStartedAt: Date | null;
};

/** Picking began, nothing has left: she can no longer call it off herself, but she may ask for it. */
export const canRequestCancel = (order: Standing): boolean => isInFulfillment(order.status) && !canCancelOrder(order);
