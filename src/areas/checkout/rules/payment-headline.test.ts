import { expect, test } from 'vitest';
import { paymentHeadline } from './payment-headline.ts';
import { resolvePaymentOutcome } from './payment-result.ts';

test.each([
  [1, 'unpaid', 6700, 'unpaid'],
  [1, 'unpaid', 0, 'free'],
  [2, 'paid', 6700, 'paid'],
  [5, 'part_refunded', 6700, 'paid'],
  [7, 'unpaid', 6700, 'cancelled'],
  [7, 'paid', 6700, 'calledBack'],
  [7, 'refunded', 6700, 'calledBack'],
  [9, 'refunded', 6700, 'refunded'],
  [5, 'refunded', 6700, 'refunded'],
  [7, 'needs_attention', 6700, 'needsAttention'],
  [7, 'needs_attention', 6700, 'calledBack', 'refundByHand'],
  [2, 'needs_attention', 6700, 'needsAttention', 'refundByHand'],
])('an order of status %d, %s, over %d cents says first: %s', (status, paymentState, totalCents, word, attentionReason = '') => {
  const order = { status, paymentState, totalCents, attentionReason };
  expect(paymentHeadline(order, resolvePaymentOutcome(order, null))).toBe(word);
});
