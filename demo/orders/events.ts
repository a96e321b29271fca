import { orderStatus } from '#areas/orders/rules/status.ts';
import { dayMs, hourMs, minuteMs } from '#kernel/dates.ts';
import { changeStatus, type OrderTimeline, recordPaymentEvent, waitBetween, waitForShift } from './timeline.ts';

const reasonsToReturn = ['Color is lighter than on screen', 'Cap too small', 'Ordered two lengths to compare', 'Changed their mind'];
const ourFaults = ['Wrong length sent', 'Lace torn on arrival', 'Open seam at the nape', 'Texture did not match the order'];
const goodwill = ['Package two days late', 'Box damaged, hair fine', 'A few short strands in one bundle'];

export function sellOrder(timeline: OrderTimeline): void {
  payInFull(timeline);
  pickOrder(timeline);
  shipOrder(timeline);
  deliverOrder(timeline);
}

export function payInFull(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, 2 * minuteMs, 9 * minuteMs)) return;
  timeline.attempts.push({ at: timeline.at, purpose: 'full', cents: timeline.totalCents, outcome: 'completed' });
  timeline.paidAt = timeline.at;
  changeStatus(timeline, orderStatus.paid, 'provider', { payment: 'paid' });
}

export function payPending(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, 2 * minuteMs, 9 * minuteMs)) return;
  const startedAt = timeline.at;
  recordPaymentEvent(timeline, 'payment', 'pending_review', 'provider', 'Payment under review by the provider');
  const isCleared = timeline.until === null && waitBetween(timeline, 6 * hourMs, 3 * dayMs);
  timeline.attempts.push({
    at: isCleared ? timeline.at : startedAt,
    purpose: 'full',
    cents: timeline.totalCents,
    outcome: isCleared ? 'completed' : 'pending',
  });
  timeline.isOver = !isCleared;
  if (!isCleared) return;
  timeline.paidAt = timeline.at;
  changeStatus(timeline, orderStatus.paid, 'provider', { payment: 'paid' });
}

export function payDeposit(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, 2 * minuteMs, 12 * minuteMs)) return;
  timeline.attempts.push({ at: timeline.at, purpose: 'deposit', cents: Math.ceil(timeline.totalCents / 2), outcome: 'completed' });
  timeline.pickingAt = timeline.at;
  changeStatus(timeline, orderStatus.preparing, 'provider', { payment: 'part_paid' });
}

export function payBalance(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, 8 * dayMs, 17 * dayMs)) return;
  timeline.attempts.push({ at: timeline.at, purpose: 'balance', cents: Math.floor(timeline.totalCents / 2), outcome: 'completed' });
  timeline.paidAt = timeline.at;
  recordPaymentEvent(timeline, 'payment', 'paid', 'provider');
}

export function declinePayment(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, minuteMs, 5 * minuteMs)) return;
  timeline.attempts.push({ at: timeline.at, purpose: 'full', cents: timeline.totalCents, outcome: 'declined' });
  changeStatus(timeline, orderStatus.paymentFailed, 'provider', { reason: 'INSTRUMENT_DECLINED' });
  closeOrder(timeline);
}

export function retryPayment(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, minuteMs, 5 * minuteMs)) return;
  reopenOrder(timeline);
  changeStatus(timeline, orderStatus.awaitingPayment, timeline.placedBy, { reason: 'Trying payment again' });
}

export function confirmLatePayment(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, minuteMs, 8 * minuteMs)) return;
  reopenOrder(timeline);
  timeline.attempts.push({ at: timeline.at, purpose: 'full', cents: timeline.totalCents, outcome: 'completed' });
  timeline.paidAt = timeline.at;
  changeStatus(timeline, orderStatus.paid, 'provider', { payment: 'paid', reason: 'Late capture received' });
}

/** The buyer goes to the provider and does not pay, or so it seems. */
export function abandonPayment(timeline: OrderTimeline, seen: 'cancelled' | 'created' | 'completed' = 'cancelled'): void {
  if (!waitBetween(timeline, minuteMs, 6 * minuteMs)) return;
  if (seen === 'completed') return;
  const isOld = timeline.now - timeline.at > 3 * dayMs;
  timeline.attempts.push({
    at: timeline.at,
    purpose: 'full',
    cents: timeline.totalCents,
    outcome: seen === 'created' && isOld ? 'expired' : seen,
  });
}

export function captureLate(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, minuteMs, 4 * minuteMs)) return;
  reopenOrder(timeline);
  timeline.attempts.push({ at: timeline.at, purpose: 'full', cents: timeline.totalCents, outcome: 'completed' });
  timeline.paidAt = timeline.at;
  timeline.attentionReason = 'paidAfterCancel';
  changeStatus(timeline, orderStatus.paid, 'provider', {
    payment: 'needs_attention',
    reason: 'paidAfterCancel',
  });
}

export function settleAttention(timeline: OrderTimeline): void {
  if (!waitForShift(timeline, 3 * hourMs, 20 * hourMs)) return;
  timeline.attentionReason = '';
  recordPaymentEvent(timeline, 'payment', 'paid', 'staff', 'Customer still wants the order');
}

export function openDispute(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, 4 * dayMs, 9 * dayMs)) return;
  recordPaymentEvent(timeline, 'payment', 'disputed', 'provider');
  if (waitBetween(timeline, 20 * dayMs, 30 * dayMs)) recordPaymentEvent(timeline, 'payment', 'paid', 'provider');
}

export function cancelUnpaid(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, 3 * dayMs, 3 * dayMs + 2 * hourMs)) return;
  changeStatus(timeline, orderStatus.cancelled, 'system', { reason: 'notPaid' });
  closeOrder(timeline);
}

export function pickOrder(timeline: OrderTimeline): void {
  if (!waitForShift(timeline, 90 * minuteMs, 12 * hourMs)) return;
  timeline.pickingAt = timeline.at;
  changeStatus(timeline, orderStatus.preparing, 'staff');
}

export function startProduction(timeline: OrderTimeline): void {
  if (!waitForShift(timeline, 4 * hourMs, 24 * hourMs)) return;
  timeline.pickingAt = timeline.at;
  changeStatus(timeline, orderStatus.preparing, 'staff', { reason: 'Sent to the workshop' });
}

export function shipOrder(timeline: OrderTimeline, lowMs = 50 * minuteMs, highMs = 20 * hourMs): void {
  if (!waitForShift(timeline, lowMs, highMs)) return;
  timeline.shippedAt = timeline.at;
  changeStatus(timeline, orderStatus.shipped, 'staff');
}

export function deliverOrder(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, 44 * hourMs, 6 * dayMs)) return;
  timeline.deliveredAt = timeline.at;
  changeStatus(timeline, orderStatus.delivered, 'system');
}

export function completeOrder(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, 7 * dayMs, 14 * dayMs)) return;
  timeline.doneAt = timeline.at;
  const isConfirmed = timeline.random.isHit(0.3);
  changeStatus(timeline, orderStatus.completed, isConfirmed ? timeline.placedBy : 'system', {
    reason: isConfirmed ? 'Confirmed by the customer' : '',
  });
}

export function cancelPaid(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, 30 * minuteMs, 80 * minuteMs)) return;
  timeline.givenBack.push({ at: timeline.at, what: 'everything', reason: 'Canceled before shipping' });
  timeline.releasedAt = timeline.at;
  changeStatus(timeline, orderStatus.cancelled, 'staff', { payment: 'refunded', reason: 'Canceled before shipping' });
  closeOrder(timeline);
}

/** One unit is refunded before shipping; the rest continues. */
export function removeUnit(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, 20 * minuteMs, 70 * minuteMs)) return;
  const reason = 'Customer removed one item';
  timeline.givenBack.push({ at: timeline.at, what: 'one_piece_before_shipping', reason });
  timeline.removedAt = timeline.at;
  recordPaymentEvent(timeline, 'refund', 'part_refunded', 'staff', reason);
}

export function refundPart(timeline: OrderTimeline): void {
  if (!waitBetween(timeline, 2 * dayMs, 9 * dayMs)) return;
  const isReturn = timeline.random.isHit(0.5);
  const reason = timeline.random.pick(isReturn ? reasonsToReturn : goodwill);
  timeline.givenBack.push({ at: timeline.at, what: isReturn ? 'one_piece' : 'goodwill', reason });
  if (isReturn) timeline.returnedAt = timeline.at;
  recordPaymentEvent(timeline, 'refund', 'part_refunded', 'staff', reason);
}

export function returnOrder(timeline: OrderTimeline, what: 'everything' | 'goods_less_fee'): void {
  if (!waitForShift(timeline, 6 * dayMs, 18 * dayMs)) return;
  const reason = timeline.random.pick(what === 'everything' ? ourFaults : reasonsToReturn);
  timeline.givenBack.push({ at: timeline.at, what, reason });
  timeline.returnedAt = timeline.at;
  changeStatus(timeline, orderStatus.returned, 'staff', { payment: what === 'everything' ? 'refunded' : 'part_refunded', reason });
  closeOrder(timeline);
}

export function closeOrder(timeline: OrderTimeline): void {
  timeline.closedAt = timeline.at;
}

export function reopenOrder(timeline: OrderTimeline): void {
  timeline.closedAt = null;
}
