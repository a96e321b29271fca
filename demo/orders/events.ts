import { orderStatus } from '#areas/orders/rules/status.ts';
import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';
import { changeStatus, type OrderTimeline, recordPaymentEvent, waitBetween, waitForShift } from './timeline.ts';

const reasonsToReturn = ['Colour is lighter than on her screen', 'Cap too small', 'Ordered two lengths to compare', 'Changed her mind'];
const ourFaults = ['Wrong length sent', 'Lace torn on arrival', 'Seam open at the nape', 'Texture did not match the order'];
const goodwill = ['Parcel two days late', 'Box damaged, hair fine', 'A few short strands in one bundle'];

export function sellOrder(story: OrderTimeline): void {
  payInFull(story);
  pickOrder(story);
  shipOrder(story);
  deliverOrder(story);
}

export function payInFull(story: OrderTimeline): void {
  if (!waitBetween(story, 2 * minuteMs, 9 * minuteMs)) return;
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: 'completed' });
  story.paidAt = story.at;
  changeStatus(story, orderStatus.paid, 'provider', { payment: 'paid' });
}

export function payPending(story: OrderTimeline): void {
  if (!waitBetween(story, 2 * minuteMs, 9 * minuteMs)) return;
  const startedAt = story.at;
  recordPaymentEvent(story, 'payment', 'pending_review', 'provider', 'The provider looks at the payment');
  const isCleared = story.until === null && waitBetween(story, 6 * hourMs, 3 * dayMs);
  story.attempts.push({
    at: isCleared ? story.at : startedAt,
    purpose: 'full',
    cents: story.totalCents,
    outcome: isCleared ? 'completed' : 'pending',
  });
  story.isOver = !isCleared;
  if (!isCleared) return;
  story.paidAt = story.at;
  changeStatus(story, orderStatus.paid, 'provider', { payment: 'paid' });
}

export function payDeposit(story: OrderTimeline): void {
  if (!waitBetween(story, 2 * minuteMs, 12 * minuteMs)) return;
  story.attempts.push({ at: story.at, purpose: 'deposit', cents: Math.ceil(story.totalCents / 2), outcome: 'completed' });
  story.pickingAt = story.at;
  changeStatus(story, orderStatus.preparing, 'provider', { payment: 'part_paid', reason: 'Deposit paid, production begins' });
}

export function payBalance(story: OrderTimeline): void {
  if (!waitBetween(story, 8 * dayMs, 17 * dayMs)) return;
  story.attempts.push({ at: story.at, purpose: 'balance', cents: Math.floor(story.totalCents / 2), outcome: 'completed' });
  story.paidAt = story.at;
  recordPaymentEvent(story, 'payment', 'paid', 'provider', 'Balance paid');
}

export function declinePayment(story: OrderTimeline): void {
  if (!waitBetween(story, minuteMs, 5 * minuteMs)) return;
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: 'declined' });
  changeStatus(story, orderStatus.paymentFailed, 'provider', { reason: 'INSTRUMENT_DECLINED' });
  closeOrder(story);
}

export function retryPayment(story: OrderTimeline): void {
  if (!waitBetween(story, minuteMs, 5 * minuteMs)) return;
  reopenOrder(story);
  changeStatus(story, orderStatus.awaitingPayment, story.placedBy, { reason: 'Pays again' });
}

export function confirmLatePayment(story: OrderTimeline): void {
  if (!waitBetween(story, minuteMs, 8 * minuteMs)) return;
  reopenOrder(story);
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: 'completed' });
  story.paidAt = story.at;
  changeStatus(story, orderStatus.paid, 'provider', { payment: 'paid', reason: 'A late capture arrived' });
}

/** The buyer goes to the provider and does not pay, or so it seems. */
export function abandonPayment(story: OrderTimeline, seen: 'cancelled' | 'created' | 'completed' = 'cancelled'): void {
  if (!waitBetween(story, minuteMs, 6 * minuteMs)) return;
  if (seen === 'completed') return;
  const isOld = story.now - story.at > 3 * dayMs;
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: seen === 'created' && isOld ? 'expired' : seen });
}

export function captureLate(story: OrderTimeline): void {
  if (!waitBetween(story, minuteMs, 4 * minuteMs)) return;
  reopenOrder(story);
  story.attempts.push({ at: story.at, purpose: 'full', cents: story.totalCents, outcome: 'completed' });
  story.paidAt = story.at;
  story.attentionReason = 'Captured after the buyer cancelled: ask whether to send or to refund';
  changeStatus(story, orderStatus.paid, 'provider', { payment: 'needs_attention', reason: 'A completed capture arrived after the cancel' });
}

export function settleAttention(story: OrderTimeline): void {
  if (!waitForShift(story, 3 * hourMs, 20 * hourMs)) return;
  story.attentionReason = '';
  recordPaymentEvent(story, 'payment', 'paid', 'staff', 'The buyer wants it after all');
}

export function openDispute(story: OrderTimeline): void {
  if (!waitBetween(story, 4 * dayMs, 9 * dayMs)) return;
  recordPaymentEvent(story, 'payment', 'disputed', 'provider', 'The buyer opened a dispute: item not as described');
  if (waitBetween(story, 20 * dayMs, 30 * dayMs))
    recordPaymentEvent(story, 'payment', 'paid', 'provider', 'The dispute was closed in our favour');
}

export function cancelUnpaid(story: OrderTimeline): void {
  if (!waitBetween(story, 3 * dayMs, 3 * dayMs + 2 * hourMs)) return;
  changeStatus(story, orderStatus.cancelled, 'system', { reason: 'Not paid within three days' });
  closeOrder(story);
}

export function pickOrder(story: OrderTimeline): void {
  if (!waitForShift(story, 90 * minuteMs, 12 * hourMs)) return;
  story.pickingAt = story.at;
  changeStatus(story, orderStatus.preparing, 'staff');
}

export function startProduction(story: OrderTimeline): void {
  if (!waitForShift(story, 4 * hourMs, 24 * hourMs)) return;
  story.pickingAt = story.at;
  changeStatus(story, orderStatus.preparing, 'staff', { reason: 'Sent to the workshop' });
}

export function shipOrder(story: OrderTimeline, lowMs = 50 * minuteMs, highMs = 20 * hourMs): void {
  if (!waitForShift(story, lowMs, highMs)) return;
  story.shippedAt = story.at;
  changeStatus(story, orderStatus.shipped, 'staff');
}

export function deliverOrder(story: OrderTimeline): void {
  if (!waitBetween(story, 44 * hourMs, 6 * dayMs)) return;
  story.deliveredAt = story.at;
  changeStatus(story, orderStatus.delivered, 'system', { reason: 'The carrier says delivered' });
}

export function completeOrder(story: OrderTimeline): void {
  if (!waitBetween(story, 7 * dayMs, 14 * dayMs)) return;
  story.doneAt = story.at;
  const isConfirmed = story.random.isHit(0.3);
  changeStatus(story, orderStatus.completed, isConfirmed ? story.placedBy : 'system', {
    reason: isConfirmed ? 'Confirmed by the buyer' : '',
  });
}

export function cancelPaid(story: OrderTimeline): void {
  if (!waitBetween(story, 30 * minuteMs, 80 * minuteMs)) return;
  story.givenBack.push({ at: story.at, what: 'everything', reason: 'Cancelled before it was sent' });
  story.releasedAt = story.at;
  changeStatus(story, orderStatus.cancelled, 'staff', { payment: 'refunded', reason: 'Cancelled before it was sent' });
  closeOrder(story);
}

/** One unit is refunded before shipping; the rest continues. */
export function removePiece(story: OrderTimeline): void {
  if (!waitBetween(story, 20 * minuteMs, 70 * minuteMs)) return;
  const reason = 'The customer wants one item less';
  story.givenBack.push({ at: story.at, what: 'one_piece_before_shipping', reason });
  story.removedAt = story.at;
  recordPaymentEvent(story, 'refund', 'part_refunded', 'staff', reason);
}

export function refundPart(story: OrderTimeline): void {
  if (!waitBetween(story, 2 * dayMs, 9 * dayMs)) return;
  const isReturn = story.random.isHit(0.5);
  const reason = story.random.pick(isReturn ? reasonsToReturn : goodwill);
  story.givenBack.push({ at: story.at, what: isReturn ? 'one_piece' : 'goodwill', reason });
  if (isReturn) story.returnedAt = story.at;
  recordPaymentEvent(story, 'refund', 'part_refunded', 'staff', reason);
}

export function returnOrder(story: OrderTimeline, what: 'everything' | 'goods_less_fee'): void {
  if (!waitForShift(story, 6 * dayMs, 18 * dayMs)) return;
  const reason = story.random.pick(what === 'everything' ? ourFaults : reasonsToReturn);
  story.givenBack.push({ at: story.at, what, reason });
  story.returnedAt = story.at;
  changeStatus(story, orderStatus.returned, 'staff', { payment: what === 'everything' ? 'refunded' : 'part_refunded', reason });
  closeOrder(story);
}

export function closeOrder(story: OrderTimeline): void {
  story.closedAt = story.at;
}

export function reopenOrder(story: OrderTimeline): void {
  story.closedAt = null;
}
