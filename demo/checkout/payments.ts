import type { captures, couponRedemptions, payments, refundLines, refunds, wallets } from '#areas/checkout/tables/payments.ts';
import { isCancelled, orderStatus } from '#areas/orders/rules/status.ts';
import type { SeedOrder, SeedRefund } from '#demo/orders/order.ts';
import type { TimelinePaymentAttempt } from '#demo/orders/timeline.ts';
import type { SeedStaff } from '#demo/staff/seed.server.ts';
import { minuteMs } from '#kernel/dates.ts';
import type { Random } from '#kernel/random.ts';

export type PaymentRows = {
  payments: (typeof payments.$inferInsert)[];
  captures: (typeof captures.$inferInsert)[];
  refunds: (typeof refunds.$inferInsert)[];
  refundLines: (typeof refundLines.$inferInsert)[];
  redemptions: (typeof couponRedemptions.$inferInsert)[];
};
export const noPaymentRows = (): PaymentRows => ({ payments: [], captures: [], refunds: [], refundLines: [], redemptions: [] });

/** Money movements for the ledger. */
export type MoneyMovement =
  | {
      readonly kind: 'capture';
      readonly id: number;
      readonly at: number;
      readonly cents: number;
      readonly feeCents: number;
      readonly order: SeedOrder;
    }
  | { readonly kind: 'refund'; readonly id: number; readonly at: number; readonly cents: number; readonly order: SeedOrder };

const walletsOfBuyers: readonly (readonly [(typeof wallets)[number], number])[] = [
  ['paypal', 55],
  ['card', 24],
  ['apple_pay', 14],
  ['google_pay', 7],
];
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** The provider's fee: 3.49 percent and 49 cents. */
const feeOf = (cents: number): number => Math.floor((cents * 349 + 5000) / 10_000) + 49;

export type PaymentWriter = { write(random: Random, order: SeedOrder): MoneyMovement[] };

/** Writes payments of orders; ids are continuous. */
export function createPaymentWriter(rows: PaymentRows, staff: SeedStaff): PaymentWriter {
  let lastPayment = 0;
  let lastCapture = 0;
  let lastRefund = 0;
  let lastRefundLine = 0;
  let lastRedemption = 0;

  const takePayment = (random: Random, order: SeedOrder, attempt: TimelinePaymentAttempt, refundedCents: number): MoneyMovement | null => {
    lastPayment += 1;
    rows.payments.push(paymentRow(random, order, attempt, lastPayment));
    if (attempt.outcome !== 'completed' && attempt.outcome !== 'pending') return null;
    lastCapture += 1;
    const isPending = attempt.outcome === 'pending';
    const feeCents = isPending ? 0 : feeOf(attempt.cents);
    rows.captures.push({
      id: lastCapture,
      paymentId: lastPayment,
      orderId: order.id,
      captureId: `${code(random, 11)}${lastCapture.toString(36).toUpperCase().padStart(6, '0')}`,
      amountCents: attempt.cents,
      feeCents,
      refundedCents,
      state: isPending ? 'pending' : refundedCents === 0 ? 'completed' : refundedCents === attempt.cents ? 'refunded' : 'part_refunded',
      capturedAt: new Date(attempt.at),
      createdAt: new Date(attempt.at),
      updatedAt: new Date(attempt.at),
    });
    return isPending ? null : { kind: 'capture', id: lastCapture, at: attempt.at, cents: attempt.cents, feeCents, order };
  };

  const giveBack = (random: Random, order: SeedOrder, refund: SeedRefund, captureId: number): MoneyMovement => {
    lastRefund += 1;
    rows.refunds.push({
      id: lastRefund,
      orderId: order.id,
      captureId,
      requestId: `demo-${lastRefund}`,
      providerRefundId: `${code(random, 11)}${lastRefund.toString(36).toUpperCase().padStart(6, '0')}`,
      amountCents: refund.cents,
      reason: refund.reason,
      state: 'completed',
      staffId: staff.finance.id,
      completedAt: new Date(refund.at),
      createdAt: new Date(refund.at),
      updatedAt: new Date(refund.at),
    });
    for (const { line, quantity, cents } of refund.lines) {
      lastRefundLine += 1;
      rows.refundLines.push({ id: lastRefundLine, refundId: lastRefund, orderLineId: line.id, quantity, amountCents: cents });
    }
    return { kind: 'refund', id: lastRefund, at: refund.at, cents: refund.cents, order };
  };

  return {
    write: (random, order) => {
      const moved: MoneyMovement[] = [];
      for (const attempt of order.timeline.attempts) {
        // Only orders paid at once are refunded here, so their capture covers the whole refund.
        const taken = takePayment(random, order, attempt, attempt.outcome === 'completed' ? order.refundedCents : 0);
        if (taken) moved.push(taken);
      }
      const [first] = moved;
      if (first) for (const refund of order.refunds) moved.push(giveBack(random, order, refund, first.id));
      if (order.coupon) {
        lastRedemption += 1;
        rows.redemptions.push(redemptionRow(order, order.coupon, lastRedemption));
      }
      return moved;
    },
  };
}

function paymentRow(random: Random, order: SeedOrder, attempt: TimelinePaymentAttempt, id: number): typeof payments.$inferInsert {
  const isKnown = attempt.outcome === 'completed' || attempt.outcome === 'pending' || attempt.outcome === 'declined';
  return {
    id,
    orderId: order.id,
    wallet: random.weighted(walletsOfBuyers),
    purpose: attempt.purpose,
    amountCents: attempt.cents,
    requestId: `demo-create-${id}`,
    captureRequestId: `demo-capture-${id}`,
    providerInvoiceId: `${order.number}-${id}`,
    providerOrderId: `${code(random, 11)}${id.toString(36).toUpperCase().padStart(6, '0')}`,
    state: attempt.outcome,
    payerId: isKnown ? `P${(order.shopper?.id ?? order.id + 900_000_000).toString(36).toUpperCase().padStart(12, '0')}` : null,
    payerEmail: isKnown ? order.buyer.email : null,
    failure: attempt.outcome === 'declined' ? 'INSTRUMENT_DECLINED' : '',
    staffId: null,
    createdAt: new Date(attempt.at - minuteMs),
    updatedAt: new Date(attempt.at),
  };
}

function redemptionRow(order: SeedOrder, coupon: NonNullable<SeedOrder['coupon']>, id: number): typeof couponRedemptions.$inferInsert {
  const { status, paidAt } = order.timeline;
  const isLost = paidAt === null && (isCancelled(status) || status === orderStatus.paymentFailed);
  return {
    id,
    couponId: coupon.id,
    orderId: order.id,
    userId: order.shopper?.id ?? null,
    email: order.buyer.email,
    isOncePerShopper: coupon.isOncePerShopper,
    amountCents: order.totals.couponCents,
    state: isLost ? 'released' : paidAt === null ? 'held' : 'used',
    createdAt: new Date(order.placedAt),
    updatedAt: new Date(paidAt ?? order.placedAt),
  };
}

const code = (random: Random, length: number): string => {
  let text = '';
  while (text.length < length) text += alphabet[Math.floor(random.next() * alphabet.length)] ?? '';
  return text;
};
