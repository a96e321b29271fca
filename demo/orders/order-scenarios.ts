import { orderStatus } from '#areas/orders/rules/status.ts';
import { dayMs, minuteMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import {
  abandonPayment,
  cancelPaid,
  cancelUnpaid,
  captureLate,
  closeOrder,
  completeOrder,
  confirmLatePayment,
  declinePayment,
  deliverOrder,
  openDispute,
  payBalance,
  payDeposit,
  payInFull,
  payPending,
  pickOrder,
  refundPart,
  removeUnit,
  retryPayment,
  returnOrder,
  sellOrder,
  settleAttention,
  shipOrder,
  startProduction,
} from './events.ts';
import { changeStatus, type OrderTimeline, type OrderTimelineStart, startOrderTimeline, waitBetween } from './timeline.ts';

export type OrderScenario = keyof typeof lives;

/** Each scenario as steps; a step does nothing once the present is reached. */
const lives = {
  sold: (timeline: OrderTimeline) => {
    payInFull(timeline);
    pickOrder(timeline);
    shipOrder(timeline);
    deliverOrder(timeline);
    completeOrder(timeline);
  },
  made_on_deposit: (timeline: OrderTimeline) => {
    payDeposit(timeline);
    payBalance(timeline);
    shipOrder(timeline);
    deliverOrder(timeline);
    completeOrder(timeline);
  },
  made_paid: (timeline: OrderTimeline) => {
    payInFull(timeline);
    startProduction(timeline);
    shipOrder(timeline, 7 * dayMs, 15 * dayMs);
    deliverOrder(timeline);
    completeOrder(timeline);
  },
  sold_after_review: (timeline: OrderTimeline) => {
    payPending(timeline);
    pickOrder(timeline);
    shipOrder(timeline);
    deliverOrder(timeline);
    completeOrder(timeline);
  },
  sold_at_second_try: (timeline: OrderTimeline) => {
    declinePayment(timeline);
    retryPayment(timeline);
    payInFull(timeline);
    pickOrder(timeline);
    shipOrder(timeline);
    deliverOrder(timeline);
    completeOrder(timeline);
  },
  sold_by_late_answer: (timeline: OrderTimeline) => {
    declinePayment(timeline);
    confirmLatePayment(timeline);
    pickOrder(timeline);
    shipOrder(timeline);
    deliverOrder(timeline);
    completeOrder(timeline);
  },
  part_refunded: (timeline: OrderTimeline) => {
    sellOrder(timeline);
    refundPart(timeline);
    completeOrder(timeline);
  },
  part_refunded_before_shipping: (timeline: OrderTimeline) => {
    payInFull(timeline);
    removeUnit(timeline);
    pickOrder(timeline);
    shipOrder(timeline);
    deliverOrder(timeline);
    completeOrder(timeline);
  },
  disputed: (timeline: OrderTimeline) => {
    sellOrder(timeline);
    openDispute(timeline);
    completeOrder(timeline);
  },
  returned: (timeline: OrderTimeline) => {
    sellOrder(timeline);
    returnOrder(timeline, 'everything');
  },
  returned_for_a_fee: (timeline: OrderTimeline) => {
    sellOrder(timeline);
    returnOrder(timeline, 'goods_less_fee');
  },
  returned_late: (timeline: OrderTimeline) => {
    sellOrder(timeline);
    completeOrder(timeline);
    returnOrder(timeline, 'everything');
  },
  cancelled_paid: (timeline: OrderTimeline) => {
    payInFull(timeline);
    cancelPaid(timeline);
  },
  cancelled_picking: (timeline: OrderTimeline) => {
    payInFull(timeline);
    pickOrder(timeline);
    cancelPaid(timeline);
  },
  cancelled: (timeline: OrderTimeline) => {
    abandonPayment(timeline);
    if (!waitBetween(timeline, minuteMs, 4 * minuteMs)) return;
    changeStatus(timeline, orderStatus.cancelled, timeline.placedBy, { reason: 'byBuyer' });
    closeOrder(timeline);
  },
  paid_after_cancel: (timeline: OrderTimeline) => {
    abandonPayment(timeline, 'completed');
    if (!waitBetween(timeline, minuteMs, 2 * minuteMs)) return;
    changeStatus(timeline, orderStatus.cancelled, timeline.placedBy, { reason: 'byBuyer' });
    closeOrder(timeline);
    captureLate(timeline);
    settleAttention(timeline);
    pickOrder(timeline);
    shipOrder(timeline);
    deliverOrder(timeline);
    completeOrder(timeline);
  },
  declined: (timeline: OrderTimeline) => {
    declinePayment(timeline);
  },
  declined_then_left: (timeline: OrderTimeline) => {
    declinePayment(timeline);
    cancelUnpaid(timeline);
  },
  left: (timeline: OrderTimeline) => {
    abandonPayment(timeline, 'created');
    cancelUnpaid(timeline);
  },
} as const;

export const orderScenarioNames = Object.keys(lives) as OrderScenario[];

const ready: readonly (readonly [OrderScenario, number])[] = [
  ['sold', 760],
  ['left', 55],
  ['cancelled', 28],
  ['declined', 14],
  ['declined_then_left', 20],
  ['sold_at_second_try', 22],
  ['sold_by_late_answer', 5],
  ['sold_after_review', 14],
  ['part_refunded', 26],
  ['part_refunded_before_shipping', 6],
  ['returned', 20],
  ['returned_for_a_fee', 12],
  ['returned_late', 4],
  ['cancelled_paid', 18],
  ['cancelled_picking', 5],
  ['disputed', 4],
  ['paid_after_cancel', 4],
];
const madeToOrder: readonly (readonly [OrderScenario, number])[] = [
  ['made_paid', 48],
  ['made_on_deposit', 40],
  ['left', 6],
  ['cancelled', 3],
  ['declined', 2],
  ['declined_then_left', 2],
];

export const pickOrderScenario = (random: Random, isMadeToOrder: boolean): OrderScenario =>
  random.weighted(isMadeToOrder ? madeToOrder : ready);

export function playOrderScenario(scenario: OrderScenario, opening: OrderTimelineStart): OrderTimeline {
  const timeline = startOrderTimeline(opening);
  if (!timeline.isOver) lives[scenario](timeline);
  // An unpaid order holds stock for twenty minutes only.
  if (timeline.paidAt === null && timeline.paymentState === 'unpaid')
    timeline.releasedAt ??= (timeline.steps[0]?.at ?? timeline.at) + 20 * minuteMs;
  return timeline;
}
