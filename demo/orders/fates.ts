import { dayMs, minuteMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';
import {
  cancelPaid,
  captureLate,
  close,
  complete,
  decline,
  deliver,
  dispute,
  giveBackPart,
  giveUp,
  hearLate,
  leaveProvider,
  pay,
  payBalance,
  payDeposit,
  payPending,
  pick,
  removePiece,
  sell,
  sendBack,
  settleAttention,
  ship,
  startProduction,
  tryAgain,
} from './deeds.ts';
import { beginStory, move, type Opening, type Story, wait } from './story.ts';

/** How an order's life may go. */
export type Fate = keyof typeof lives;

/** Each life told in verbs; a verb does nothing once the present is reached. */
const lives = {
  sold: (story: Story) => {
    pay(story);
    pick(story);
    ship(story);
    deliver(story);
    complete(story);
  },
  made_on_deposit: (story: Story) => {
    payDeposit(story);
    payBalance(story);
    ship(story);
    deliver(story);
    complete(story);
  },
  made_paid: (story: Story) => {
    pay(story);
    startProduction(story);
    ship(story, 7 * dayMs, 15 * dayMs);
    deliver(story);
    complete(story);
  },
  sold_after_review: (story: Story) => {
    payPending(story);
    pick(story);
    ship(story);
    deliver(story);
    complete(story);
  },
  sold_at_second_try: (story: Story) => {
    decline(story);
    tryAgain(story);
    pay(story);
    pick(story);
    ship(story);
    deliver(story);
    complete(story);
  },
  sold_by_late_answer: (story: Story) => {
    decline(story);
    hearLate(story);
    pick(story);
    ship(story);
    deliver(story);
    complete(story);
  },
  part_refunded: (story: Story) => {
    sell(story);
    giveBackPart(story);
    complete(story);
  },
  part_refunded_before_shipping: (story: Story) => {
    pay(story);
    removePiece(story);
    pick(story);
    ship(story);
    deliver(story);
    complete(story);
  },
  disputed: (story: Story) => {
    sell(story);
    dispute(story);
    complete(story);
  },
  returned: (story: Story) => {
    sell(story);
    sendBack(story, 'everything');
  },
  returned_for_a_fee: (story: Story) => {
    sell(story);
    sendBack(story, 'goods_less_fee');
  },
  returned_late: (story: Story) => {
    sell(story);
    complete(story);
    sendBack(story, 'everything');
  },
  cancelled_paid: (story: Story) => {
    pay(story);
    cancelPaid(story);
  },
  cancelled_picking: (story: Story) => {
    pay(story);
    pick(story);
    cancelPaid(story);
  },
  cancelled: (story: Story) => {
    leaveProvider(story);
    if (!wait(story, minuteMs, 4 * minuteMs)) return;
    move(story, 7, story.placedBy, { reason: 'Cancelled at the payment page' });
    close(story);
  },
  paid_after_cancel: (story: Story) => {
    leaveProvider(story, 'completed');
    if (!wait(story, minuteMs, 2 * minuteMs)) return;
    move(story, 7, story.placedBy, { reason: 'Cancelled at the payment page' });
    close(story);
    captureLate(story);
    settleAttention(story);
    pick(story);
    ship(story);
    deliver(story);
    complete(story);
  },
  declined: (story: Story) => {
    decline(story);
  },
  declined_then_left: (story: Story) => {
    decline(story);
    giveUp(story);
  },
  left: (story: Story) => {
    leaveProvider(story, 'created');
    giveUp(story);
  },
} as const;

export const fateNames = Object.keys(lives) as Fate[];

const ready: readonly (readonly [Fate, number])[] = [
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
const madeToOrder: readonly (readonly [Fate, number])[] = [
  ['made_paid', 48],
  ['made_on_deposit', 40],
  ['left', 6],
  ['cancelled', 3],
  ['declined', 2],
  ['declined_then_left', 2],
];

export const fateOf = (random: Random, isMadeToOrder: boolean): Fate => random.weighted(isMadeToOrder ? madeToOrder : ready);

export function tellStory(fate: Fate, opening: Opening): Story {
  const story = beginStory(opening);
  if (!story.isOver) lives[fate](story);
  // An order nobody pays keeps its pieces for twenty minutes only.
  if (story.paidAt === null && story.paymentState === 'unpaid') story.releasedAt ??= (story.steps[0]?.at ?? story.at) + 20 * minuteMs;
  return story;
}
