import type { PaymentState } from '#areas/orders/rules/payment-states.ts';
import type { OrderStatus } from '#areas/orders/rules/status.ts';
import type { orderActors } from '#areas/orders/tables/orders.ts';
import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';

export type { PaymentState };
export type Actor = (typeof orderActors)[number];

export type TimelineEvent = {
  readonly at: number;
  readonly event: 'placed' | 'status' | 'payment' | 'refund';
  readonly from: OrderStatus | null;
  readonly to: OrderStatus;
  readonly fromPayment: PaymentState | null;
  readonly toPayment: PaymentState;
  readonly reason: string;
  readonly actor: Actor;
};

/** One payment attempt and its outcome. */
export type TimelinePaymentAttempt = {
  readonly at: number;
  readonly purpose: 'full' | 'deposit' | 'balance';
  readonly cents: number;
  readonly outcome: 'completed' | 'pending' | 'declined' | 'cancelled' | 'created' | 'expired';
};

/** Returned money or items. */
export type TimelineRefund = {
  readonly at: number;
  readonly what: 'everything' | 'goods_less_fee' | 'one_piece' | 'one_piece_before_shipping' | 'goodwill';
  readonly reason: string;
};

/** An order's history up to now; later events are not simulated. */
export type OrderTimeline = {
  readonly random: Random;
  readonly now: number;
  readonly totalCents: number;
  /** Stops at this status, for orders that must stay in it. */
  readonly until: OrderStatus | null;
  readonly placedBy: Actor;
  at: number;
  isOver: boolean;
  status: OrderStatus;
  paymentState: PaymentState;
  readonly steps: TimelineEvent[];
  readonly attempts: TimelinePaymentAttempt[];
  readonly givenBack: TimelineRefund[];
  paidAt: number | null;
  pickingAt: number | null;
  shippedAt: number | null;
  deliveredAt: number | null;
  doneAt: number | null;
  closedAt: number | null;
  /** When reserved units were released unsold. */
  releasedAt: number | null;
  /** When a unit was refunded before shipping. */
  removedAt: number | null;
  /** When returned units were restocked. */
  returnedAt: number | null;
  attentionReason: string;
};

export type OrderTimelineStart = Pick<OrderTimeline, 'random' | 'now' | 'totalCents' | 'until' | 'placedBy' | 'at'>;

export function startOrderTimeline(opening: OrderTimelineStart): OrderTimeline {
  const placed: TimelineEvent = {
    at: opening.at,
    event: 'placed',
    from: null,
    to: 1,
    fromPayment: null,
    toPayment: 'unpaid',
    reason: '',
    actor: opening.placedBy,
  };
  return {
    ...opening,
    isOver: opening.until === 1,
    status: 1,
    paymentState: 'unpaid',
    steps: [placed],
    attempts: [],
    givenBack: [],
    paidAt: null,
    pickingAt: null,
    shippedAt: null,
    deliveredAt: null,
    doneAt: null,
    closedAt: null,
    releasedAt: null,
    removedAt: null,
    returnedAt: null,
    attentionReason: '',
  };
}

/** Advances time; beyond the present nothing happens. */
export function waitBetween(timeline: OrderTimeline, lowMs: number, highMs: number): boolean {
  if (timeline.isOver) return false;
  const at = timeline.at + lowMs + Math.floor(timeline.random.next() * (highMs - lowMs));
  return arriveAt(timeline, at);
}

/** Like wait, within working hours: Monday to Saturday, 13 to 22 UTC. */
export function waitForShift(timeline: OrderTimeline, lowMs: number, highMs: number): boolean {
  if (timeline.isOver) return false;
  const desired = new Date(timeline.at + lowMs + Math.floor(timeline.random.next() * (highMs - lowMs)));
  const hour = desired.getUTCHours();
  const isOpen = desired.getUTCDay() !== 0 && hour >= 13 && hour < 22;
  if (isOpen) return arriveAt(timeline, desired.getTime());
  const midnight = Math.floor(desired.getTime() / dayMs) * dayMs;
  const morning = hour >= 22 ? midnight + dayMs : midnight;
  const isSunday = new Date(morning).getUTCDay() === 0;
  return arriveAt(timeline, morning + (isSunday ? dayMs : 0) + 13 * hourMs + timeline.random.int(0, 170) * minuteMs);
}

function arriveAt(timeline: OrderTimeline, at: number): boolean {
  if (at >= timeline.now) timeline.isOver = true;
  else timeline.at = at;
  return !timeline.isOver;
}

/** Optionally changes the payment state too. */
export function changeStatus(
  timeline: OrderTimeline,
  to: OrderStatus,
  actor: Actor,
  { payment = timeline.paymentState, reason = '' }: { payment?: PaymentState; reason?: string } = {},
): void {
  timeline.steps.push({
    at: timeline.at,
    event: 'status',
    from: timeline.status,
    to,
    fromPayment: timeline.paymentState,
    toPayment: payment,
    reason,
    actor,
  });
  timeline.status = to;
  timeline.paymentState = payment;
  if (to === timeline.until) timeline.isOver = true;
}

/** The payment state changes while the status stays. */
export function recordPaymentEvent(
  timeline: OrderTimeline,
  event: 'payment' | 'refund',
  payment: PaymentState,
  actor: Actor,
  reason = '',
): void {
  timeline.steps.push({
    at: timeline.at,
    event,
    from: timeline.status,
    to: timeline.status,
    fromPayment: timeline.paymentState,
    toPayment: payment,
    reason,
    actor,
  });
  timeline.paymentState = payment;
}
