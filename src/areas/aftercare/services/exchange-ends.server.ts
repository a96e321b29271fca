import { randomUUID } from 'node:crypto';
import { cancelUnpaidOrder } from '#areas/checkout/services/cancel.server.ts';
import { capturePayment } from '#areas/checkout/services/capture-payment.server.ts';
import { executeRefunds } from '#areas/checkout/services/refund.server.ts';
import {
  heldForExchangeCents,
  type RefundRequest,
  refundableCents,
  releaseForRefund,
  requestRefund,
} from '#areas/checkout/services/refund-request.server.ts';
import { lockOrder, type OrderRow, transition } from '#areas/orders/services/transitions.server.ts';
import { dayMs, earlier } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import { exchangeDays } from '../rules/case-limits.ts';
import { caseById } from '../store/cases.server.ts';
import * as store from '../store/exchanges.server.ts';

const atOnce = 100;

/** Reason of exchange refunds; requests are found again by it. */
export const exchangeReason = (caseNumber: string): string => `exchange ${caseNumber}`;

/**
 * Scheduled task: ends exchanges whose new items stayed reserved but were never paid for, and returns the value of the items sent back.
 * Members get it as store credit when the order ends, guests by a refund here. Idempotent.
 */
export async function settleEndedExchanges(app: App): Promise<void> {
  const before = earlier(app.now(), (exchangeDays + 1) * dayMs);
  await each(app, await store.unpaidExchanges(app.db, before, app.now(), atOnce), async ({ id, number }) => {
    await capturePayment(app, { number });
    await cancelUnpaidOrder(app, id, { reason: 'notPaid', by: { actor: 'system' } });
  });
  await store.endedInCredit(app.db, app.now());
  await each(app, await store.exchangesLeftOver(app.db, atOnce), ({ id, exchangeOrderId }) => giveWorthBack(app, id, exchangeOrderId));
}

/** A failure does not hold up the others; a refused refund flags its order for staff. */
async function each<T>(app: App, list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (const one of list)
    await work(one).catch((err: unknown) => {
      if (!(err instanceof DomainError)) app.log.error({ err, exchange: one }, 'exchange not settled');
    });
}

async function giveWorthBack(app: App, caseId: number, exchangeOrderId: number): Promise<void> {
  const refundIds = await transact(app, async (inside) => {
    const order = await lockOrder(inside, exchangeOrderId);
    const [one, left] = await Promise.all([caseById(inside.db, caseId), store.leftOverOf(inside.db, caseId)]);
    if (!one || !left) return [];
    const amountCents = Math.min(left.leftCents, await refundableAlong(inside, one.orderId));
    const { refundIds: ids } = await requestRefundAlong(inside, one.orderId, {
      ...{ kind: 'exchange', amountCents, reason: exchangeReason(one.number), staffId: null },
    });
    if (left.isEnded) {
      await store.becameRefund(inside.db, caseId, one.refundId ?? ids[0] ?? null, app.now());
      await takeWorthOut(inside, order);
    }
    return ids;
  });
  await executeRefunds(app, refundIds);
  if (refundIds.length > 0) app.live.publish('cases', 'orders', 'payments');
}

/** Nothing pays a closed order any more: late money is not enough, and staff review it. */
async function takeWorthOut(inside: App, order: OrderRow): Promise<void> {
  const { creditCents: worth } = order;
  if (worth === 0 || order.paymentTime !== null) return;
  const changes = { creditCents: 0, discountCents: order.discountCents - worth, totalCents: order.totalCents + worth };
  await transition(inside, order, { by: { actor: 'system' }, changes });
}

type Request = Pick<RefundRequest, 'kind' | 'reason' | 'staffId' | 'parts'> & { readonly amountCents: number };
export type RequestedAlong = {
  readonly refundIds: readonly number[];
  readonly recoveredCents: number;
  /** The first request; those of the orders that paid before have the same request id. */
  readonly refundRequestId: number | null;
};
const nothingRequested: RequestedAlong = { refundIds: [], recoveredCents: 0, refundRequestId: null };

/** Requests money of an order, and for what an exchange paid of it, of the original order. */
export async function requestRefundAlong(
  inside: App,
  orderId: number,
  { parts = [], ...request }: Request,
  requestId = randomUUID(),
): Promise<RequestedAlong> {
  const from = await store.exchangedFrom(inside.db, orderId);
  const order = await lockOrder(inside, orderId);
  if (from === null) await releaseForRefund(inside, order, request.amountCents);
  const amountCents = from === null ? request.amountCents : Math.min(request.amountCents, await refundableCents(inside, orderId));
  const own = amountCents > 0 ? await requestRefund(inside, order, { ...request, requestId, parts, amountCents }) : nothingRequested;
  if (from === null || amountCents === request.amountCents) return own;
  const along = await requestRefundAlong(inside, from, { ...request, amountCents: request.amountCents - amountCents }, requestId);
  return {
    refundIds: [...own.refundIds, ...along.refundIds],
    recoveredCents: own.recoveredCents + along.recoveredCents,
    refundRequestId: own.refundRequestId ?? along.refundRequestId,
  };
}

export async function refundableAlong(inside: App, orderId: number): Promise<number> {
  const order = await lockOrder(inside, orderId);
  const from = await store.exchangedFrom(inside.db, orderId);
  const ownCents = (await refundableCents(inside, orderId)) + (await heldForExchangeCents(inside, order));
  return ownCents + (from === null ? 0 : await refundableAlong(inside, from));
}
