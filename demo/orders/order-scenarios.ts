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
  removePiece,
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
  sold: (story: OrderTimeline) => {
    payInFull(story);
    pickOrder(story);
    shipOrder(story);
    deliverOrder(story);
    completeOrder(story);
  },
  made_on_deposit: (story: OrderTimeline) => {
    payDeposit(story);
    payBalance(story);
    shipOrder(story);
    deliverOrder(story);
    completeOrder(story);
  },
  made_paid: (story: OrderTimeline) => {
    payInFull(story);
    startProduction(story);
    shipOrder(story, 7 * dayMs, 15 * dayMs);
    deliverOrder(story);
    completeOrder(story);
  },
  sold_after_review: (story: OrderTimeline) => {
    payPending(story);
    pickOrder(story);
    shipOrder(story);
    deliverOrder(story);
    completeOrder(story);
  },
  sold_at_second_try: (story: OrderTimeline) => {
    declinePayment(story);
    retryPayment(story);
    payInFull(story);
    pickOrder(story);
    shipOrder(story);
    deliverOrder(story);
    completeOrder(story);
  },
  sold_by_late_answer: (story: OrderTimeline) => {
    declinePayment(story);
    confirmLatePayment(story);
    pickOrder(story);
    shipOrder(story);
    deliverOrder(story);
    completeOrder(story);
  },
  part_refunded: (story: OrderTimeline) => {
    sellOrder(story);
    refundPart(story);
    completeOrder(story);
  },
  part_refunded_before_shipping: (story: OrderTimeline) => {
    payInFull(story);
    removePiece(story);
    pickOrder(story);
    shipOrder(story);
    deliverOrder(story);
    completeOrder(story);
  },
  disputed: (story: OrderTimeline) => {
    sellOrder(story);
    openDispute(story);
    completeOrder(story);
  },
  returned: (story: OrderTimeline) => {
    sellOrder(story);
    returnOrder(story, 'everything');
  },
  returned_for_a_fee: (story: OrderTimeline) => {
    sellOrder(story);
    returnOrder(story, 'goods_less_fee');
  },
  returned_late: (story: OrderTimeline) => {
    sellOrder(story);
    completeOrder(story);
    returnOrder(story, 'everything');
  },
  cancelled_paid: (story: OrderTimeline) => {
    payInFull(story);
    cancelPaid(story);
  },
  cancelled_picking: (story: OrderTimeline) => {
    payInFull(story);
    pickOrder(story);
    cancelPaid(story);
  },
  cancelled: (story: OrderTimeline) => {
    abandonPayment(story);
    if (!waitBetween(story, minuteMs, 4 * minuteMs)) return;
    changeStatus(story, orderStatus.cancelled, story.placedBy, { reason: 'Cancelled at the payment page' });
    closeOrder(story);
  },
  paid_after_cancel: (story: OrderTimeline) => {
    abandonPayment(story, 'completed');
    if (!waitBetween(story, minuteMs, 2 * minuteMs)) return;
    changeStatus(story, orderStatus.cancelled, story.placedBy, { reason: 'Cancelled at the payment page' });
    closeOrder(story);
    captureLate(story);
    settleAttention(story);
    pickOrder(story);
    shipOrder(story);
    deliverOrder(story);
    completeOrder(story);
  },
  declined: (story: OrderTimeline) => {
    declinePayment(story);
  },
  declined_then_left: (story: OrderTimeline) => {
    declinePayment(story);
    cancelUnpaid(story);
  },
  left: (story: OrderTimeline) => {
    abandonPayment(story, 'created');
    cancelUnpaid(story);
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

export function playOrderScenario(fate: OrderScenario, opening: OrderTimelineStart): OrderTimeline {
  const story = startOrderTimeline(opening);
  if (!story.isOver) lives[fate](story);
  // An unpaid order holds stock for twenty minutes only.
  if (story.paidAt === null && story.paymentState === 'unpaid') story.releasedAt ??= (story.steps[0]?.at ?? story.at) + 20 * minuteMs;
  return story;
}
