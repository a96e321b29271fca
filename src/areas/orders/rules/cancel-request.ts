import { isInFulfillment } from './status.ts';
import { canCancelOrder } from './transitions.ts';

/** Events of the order's history; the order and picking pages read them. */
export const cancelRequestedEvent = 'cancel_asked';
export const cancelAnsweredEvent = 'cancel_answered';

type CancellableOrder = {
  readonly status: number;
  readonly paymentState: string;
  readonly pickingStartedAt: Date | null;
};

/** Picking has begun but nothing shipped: the buyer cannot cancel directly but may request it. */
export const canRequestCancel = (order: CancellableOrder): boolean => isInFulfillment(order.status) && !canCancelOrder(order);
