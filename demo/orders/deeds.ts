import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';
import { move, note, type Story, wait, waitForShift } from './story.ts';

const reasonsToReturn = ['Colour is lighter than on her screen', 'Cap too small', 'Ordered two lengths to compare', 'Changed her mind'];
const ourFaults = ['Wrong length sent', 'Lace torn on arrival', 'Seam open at the nape', 'Texture did not match the order'];
const goodwill = ['Parcel two days late', 'Box damaged, hair fine', 'A few short strands in one bundle'];

export function sell(story: Story): void {
  pay(story);
  pick(story);
  ship(story);
  deliver(story);
}

export function pay(story: Story): void {
  if (!wait(story, 2 * minuteMs, 9 * minuteMs)) return;
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: 'completed' });
  story.paidAt = story.at;
  move(story, 2, 'provider', { payment: 'paid' });
}

export function payPending(story: Story): void {
  if (!wait(story, 2 * minuteMs, 9 * minuteMs)) return;
  const startedAt = story.at;
  note(story, 'payment', 'pending_review', 'provider', 'The provider looks at the payment');
  const isCleared = story.until === null && wait(story, 6 * hourMs, 3 * dayMs);
  story.attempts.push({
    at: isCleared ? story.at : startedAt,
    purpose: 'full',
    cents: story.totalCents,
    outcome: isCleared ? 'completed' : 'pending',
  });
  story.isOver = !isCleared;
  if (!isCleared) return;
  story.paidAt = story.at;
  move(story, 2, 'provider', { payment: 'paid' });
}

export function payDeposit(story: Story): void {
  if (!wait(story, 2 * minuteMs, 12 * minuteMs)) return;
  story.attempts.push({ at: story.at, purpose: 'deposit', cents: Math.ceil(story.totalCents / 2), outcome: 'completed' });
  story.pickingAt = story.at;
  move(story, 3, 'provider', { payment: 'part_paid', reason: 'Deposit paid, production begins' });
}

export function payBalance(story: Story): void {
  if (!wait(story, 8 * dayMs, 17 * dayMs)) return;
  story.attempts.push({ at: story.at, purpose: 'balance', cents: Math.floor(story.totalCents / 2), outcome: 'completed' });
  story.paidAt = story.at;
  note(story, 'payment', 'paid', 'provider', 'Balance paid');
}

export function decline(story: Story): void {
  if (!wait(story, minuteMs, 5 * minuteMs)) return;
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: 'declined' });
  move(story, 8, 'provider', { reason: 'INSTRUMENT_DECLINED' });
  close(story);
}

export function tryAgain(story: Story): void {
  if (!wait(story, minuteMs, 5 * minuteMs)) return;
  reopen(story);
  move(story, 1, story.placedBy, { reason: 'Pays again' });
}

export function hearLate(story: Story): void {
  if (!wait(story, minuteMs, 8 * minuteMs)) return;
  reopen(story);
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: 'completed' });
  story.paidAt = story.at;
  move(story, 2, 'provider', { payment: 'paid', reason: 'A late capture arrived' });
}

/** The buyer goes to the provider and does not pay there, or so it seems. */
export function leaveProvider(story: Story, seen: 'cancelled' | 'created' | 'completed' = 'cancelled'): void {
  if (!wait(story, minuteMs, 6 * minuteMs)) return;
  if (seen === 'completed') return;
  const isOld = story.now - story.at > 3 * dayMs;
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: seen === 'created' && isOld ? 'expired' : seen });
}

export function captureLate(story: Story): void {
  if (!wait(story, minuteMs, 4 * minuteMs)) return;
  reopen(story);
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: 'completed' });
  story.paidAt = story.at;
  story.attentionReason = 'Captured after the buyer cancelled: ask whether to send or to refund';
  move(story, 2, 'provider', { payment: 'needs_attention', reason: 'A completed capture arrived after the cancel' });
}

export function settleAttention(story: Story): void {
  if (!waitForShift(story, 3 * hourMs, 20 * hourMs)) return;
  story.attentionReason = '';
  note(story, 'payment', 'paid', 'staff', 'The buyer wants it after all');
}

export function dispute(story: Story): void {
  if (!wait(story, 4 * dayMs, 9 * dayMs)) return;
  note(story, 'payment', 'disputed', 'provider', 'The buyer opened a dispute: item not as described');
  if (wait(story, 20 * dayMs, 30 * dayMs)) note(story, 'payment', 'paid', 'provider', 'The dispute was closed in our favour');
}

export function giveUp(story: Story): void {
  if (!wait(story, 3 * dayMs, 3 * dayMs + 2 * hourMs)) return;
  move(story, 7, 'house', { reason: 'Not paid within three days' });
  close(story);
}

export function pick(story: Story): void {
  if (!waitForShift(story, 90 * minuteMs, 12 * hourMs)) return;
  story.pickingAt = story.at;
  move(story, 3, 'staff');
}

export function startProduction(story: Story): void {
  if (!waitForShift(story, 4 * hourMs, 24 * hourMs)) return;
  story.pickingAt = story.at;
  move(story, 3, 'staff', { reason: 'Sent to the workshop' });
}

export function ship(story: Story, lowMs = 50 * minuteMs, highMs = 20 * hourMs): void {
  if (!waitForShift(story, lowMs, highMs)) return;
  story.shippedAt = story.at;
  move(story, 4, 'staff');
}

export function deliver(story: Story): void {
  if (!wait(story, 44 * hourMs, 6 * dayMs)) return;
  story.deliveredAt = story.at;
  move(story, 5, 'house', { reason: 'The carrier says delivered' });
}

export function complete(story: Story): void {
  if (!wait(story, 7 * dayMs, 14 * dayMs)) return;
  story.doneAt = story.at;
  const isHers = story.random.isHit(0.3);
  move(story, 6, isHers ? story.placedBy : 'house', { reason: isHers ? 'Confirmed by the buyer' : '' });
}

export function cancelPaid(story: Story): void {
  if (!wait(story, 30 * minuteMs, 80 * minuteMs)) return;
  story.givenBack.push({ at: story.at, what: 'everything', reason: 'Cancelled before it was sent' });
  story.releasedAt = story.at;
  move(story, 7, 'staff', { payment: 'refunded', reason: 'Cancelled before it was sent' });
  close(story);
}

/** One piece is refunded before the order is shipped; the rest goes on as before. */
export function removePiece(story: Story): void {
  if (!wait(story, 20 * minuteMs, 70 * minuteMs)) return;
  const reason = 'The customer wants one item less';
  story.givenBack.push({ at: story.at, what: 'one_piece_before_shipping', reason });
  story.removedAt = story.at;
  note(story, 'refund', 'part_refunded', 'staff', reason);
}

export function giveBackPart(story: Story): void {
  if (!wait(story, 2 * dayMs, 9 * dayMs)) return;
  const isReturn = story.random.isHit(0.5);
  const reason = story.random.pick(isReturn ? reasonsToReturn : goodwill);
  story.givenBack.push({ at: story.at, what: isReturn ? 'one_piece' : 'goodwill', reason });
  if (isReturn) story.returnedAt = story.at;
  note(story, 'refund', 'part_refunded', 'staff', reason);
}

export function sendBack(story: Story, what: 'everything' | 'goods_less_fee'): void {
  if (!waitForShift(story, 6 * dayMs, 18 * dayMs)) return;
  const reason = story.random.pick(what === 'everything' ? ourFaults : reasonsToReturn);
  story.givenBack.push({ at: story.at, what, reason });
  story.returnedAt = story.at;
  move(story, 9, 'staff', { payment: what === 'everything' ? 'refunded' : 'part_refunded', reason });
  close(story);
}

export function close(story: Story): void {
  story.closedAt = story.at;
}

export function reopen(story: Story): void {
  story.closedAt = null;
}
