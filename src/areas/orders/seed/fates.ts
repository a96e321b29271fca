import { beginStory, move, note, type Opening, type Story, wait, waitForShift } from '#areas/orders/seed/story.ts';
import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';

/** How an order's life may go. */
export type Fate = keyof typeof lives;

const reasonsToReturn = ['Colour is lighter than on her screen', 'Cap too small', 'Ordered two lengths to compare', 'Changed her mind'];
const ourFaults = ['Wrong length sent', 'Lace torn on arrival', 'Parcel lost by the carrier', 'Texture did not match the order'];
const goodwill = ['Parcel two days late', 'Box damaged, hair fine', 'A few short strands in one bundle'];

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
  disputed: (story: Story) => {
    sell(story);
    dispute(story);
    complete(story);
  },
  returned: (story: Story) => {
    sell(story);
    sendBack(story, 'everything', ourFaults);
  },
  returned_for_a_fee: (story: Story) => {
    sell(story);
    sendBack(story, 'goods_less_fee', reasonsToReturn);
  },
  returned_late: (story: Story) => {
    sell(story);
    complete(story);
    sendBack(story, 'everything', ourFaults);
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

const ready: readonly (readonly [Fate, number])[] = [
  ['sold', 760], ['left', 55], ['cancelled', 28], ['declined', 14], ['declined_then_left', 20], ['sold_at_second_try', 22],
  ['sold_by_late_answer', 5], ['sold_after_review', 14], ['part_refunded', 26], ['returned', 20], ['returned_for_a_fee', 12],
  ['returned_late', 4], ['cancelled_paid', 18], ['cancelled_picking', 5], ['disputed', 4], ['paid_after_cancel', 4],
];
const madeToOrder: readonly (readonly [Fate, number])[] = [
  ['made_paid', 48], ['made_on_deposit', 40], ['left', 6], ['cancelled', 3], ['declined', 2], ['declined_then_left', 2],
];

export const fateOf = (random: Random, isMadeToOrder: boolean): Fate => random.weighted(isMadeToOrder ? madeToOrder : ready);

export function tellStory(fate: Fate, opening: Opening): Story {
  const story = beginStory(opening);
  if (!story.isOver) lives[fate](story);
  // An order nobody pays keeps its pieces for twenty minutes only.
  if (story.paidAt === null && story.paymentState === 'unpaid') story.releasedAt ??= (story.steps[0]?.at ?? story.at) + 20 * minuteMs;
  return story;
}

function sell(story: Story): void {
  pay(story);
  pick(story);
  ship(story);
  deliver(story);
}

function pay(story: Story): void {
  if (!wait(story, 2 * minuteMs, 9 * minuteMs)) return;
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: 'completed' });
  story.paidAt = story.at;
  move(story, 2, 'provider', { payment: 'paid' });
}

function payPending(story: Story): void {
  if (!wait(story, 2 * minuteMs, 9 * minuteMs)) return;
  const startedAt = story.at;
  note(story, 'payment', 'pending_review', 'provider', 'The provider looks at the payment');
  const isCleared = story.until === null && wait(story, 6 * hourMs, 3 * dayMs);
  story.attempts.push({ at: isCleared ? story.at : startedAt, purpose: 'full', cents: story.totalCents, outcome: isCleared ? 'completed' : 'pending' });
  story.isOver = !isCleared;
  if (!isCleared) return;
  story.paidAt = story.at;
  move(story, 2, 'provider', { payment: 'paid' });
}

function payDeposit(story: Story): void {
  if (!wait(story, 2 * minuteMs, 12 * minuteMs)) return;
  story.attempts.push({ at: story.at, purpose: 'deposit', cents: Math.ceil(story.totalCents / 2), outcome: 'completed' });
  story.pickingAt = story.at;
  move(story, 3, 'provider', { payment: 'part_paid', reason: 'Deposit paid, production begins' });
}

function payBalance(story: Story): void {
  if (!wait(story, 8 * dayMs, 17 * dayMs)) return;
  story.attempts.push({ at: story.at, purpose: 'balance', cents: Math.floor(story.totalCents / 2), outcome: 'completed' });
  story.paidAt = story.at;
  note(story, 'payment', 'paid', 'provider', 'Balance paid');
}

function decline(story: Story): void {
  if (!wait(story, minuteMs, 5 * minuteMs)) return;
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: 'declined' });
  move(story, 8, 'provider', { reason: 'INSTRUMENT_DECLINED' });
  close(story);
}

function tryAgain(story: Story): void {
  if (!wait(story, minuteMs, 5 * minuteMs)) return;
  reopen(story);
  move(story, 1, story.placedBy, { reason: 'Pays again' });
}

function hearLate(story: Story): void {
  if (!wait(story, minuteMs, 8 * minuteMs)) return;
  reopen(story);
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: 'completed' });
  story.paidAt = story.at;
  move(story, 2, 'provider', { payment: 'paid', reason: 'A late capture arrived' });
}

/** The buyer goes to the provider and does not pay there, or so it seems. */
function leaveProvider(story: Story, seen: 'cancelled' | 'created' | 'completed' = 'cancelled'): void {
  if (!wait(story, minuteMs, 6 * minuteMs)) return;
  if (seen === 'completed') return;
  const isOld = story.now - story.at > 3 * dayMs;
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: seen === 'created' && isOld ? 'expired' : seen });
}

function captureLate(story: Story): void {
  if (!wait(story, minuteMs, 4 * minuteMs)) return;
  reopen(story);
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: 'completed' });
  story.paidAt = story.at;
  story.attentionReason = 'Captured after the buyer cancelled: ask whether to send or to refund';
  move(story, 2, 'provider', { payment: 'needs_attention', reason: 'A completed capture arrived after the cancel' });
}

function settleAttention(story: Story): void {
  if (!waitForShift(story, 3 * hourMs, 20 * hourMs)) return;
  story.attentionReason = '';
  note(story, 'payment', 'paid', 'staff', 'The buyer wants it after all');
}

function dispute(story: Story): void {
  if (!wait(story, 4 * dayMs, 9 * dayMs)) return;
  note(story, 'payment', 'disputed', 'provider', 'The buyer opened a dispute: item not as described');
  if (wait(story, 20 * dayMs, 30 * dayMs)) note(story, 'payment', 'paid', 'provider', 'The dispute was closed in our favour');
}

function giveUp(story: Story): void {
  if (!wait(story, 3 * dayMs, 3 * dayMs + 2 * hourMs)) return;
  move(story, 7, 'house', { reason: 'Not paid within three days' });
  close(story);
}

function pick(story: Story): void {
  if (!waitForShift(story, 90 * minuteMs, 12 * hourMs)) return;
  story.pickingAt = story.at;
  move(story, 3, 'staff');
}

function startProduction(story: Story): void {
  if (!waitForShift(story, 4 * hourMs, 24 * hourMs)) return;
  story.pickingAt = story.at;
  move(story, 3, 'staff', { reason: 'Sent to the workshop' });
}

function ship(story: Story, lowMs = 50 * minuteMs, highMs = 20 * hourMs): void {
  if (!waitForShift(story, lowMs, highMs)) return;
  story.shippedAt = story.at;
  move(story, 4, 'staff');
}

function deliver(story: Story): void {
  if (!wait(story, 44 * hourMs, 6 * dayMs)) return;
  story.deliveredAt = story.at;
  move(story, 5, 'house', { reason: 'The carrier says delivered' });
}

function complete(story: Story): void {
  if (!wait(story, 7 * dayMs, 14 * dayMs)) return;
  story.doneAt = story.at;
  const isHers = story.random.isHit(0.3);
  move(story, 6, isHers ? story.placedBy : 'house', { reason: isHers ? 'Confirmed by the buyer' : '' });
}

function cancelPaid(story: Story): void {
  if (!wait(story, 30 * minuteMs, 80 * minuteMs)) return;
  story.givenBack.push({ at: story.at, what: 'everything', reason: 'Cancelled before it was sent' });
  story.releasedAt = story.at;
  move(story, 7, 'staff', { payment: 'refunded', reason: 'Cancelled before it was sent' });
  close(story);
}

function giveBackPart(story: Story): void {
  if (!wait(story, 2 * dayMs, 9 * dayMs)) return;
  const isReturn = story.random.isHit(0.5);
  const reason = story.random.pick(isReturn ? reasonsToReturn : goodwill);
  story.givenBack.push({ at: story.at, what: isReturn ? 'one_piece' : 'goodwill', reason });
  if (isReturn) story.returnedAt = story.at;
  note(story, 'refund', 'part_refunded', 'staff', reason);
}

function sendBack(story: Story, what: 'everything' | 'goods_less_fee', reasons: readonly string[]): void {
  if (!waitForShift(story, 6 * dayMs, 18 * dayMs)) return;
  const reason = story.random.pick(reasons);
  story.givenBack.push({ at: story.at, what, reason });
  story.returnedAt = story.at;
  move(story, 9, 'staff', { payment: what === 'everything' ? 'refunded' : 'part_refunded', reason });
  close(story);
}

function close(story: Story): void {
  story.closedAt = story.at;
}

function reopen(story: Story): void {
  story.closedAt = null;
}
