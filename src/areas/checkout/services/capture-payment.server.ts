import { removeBoughtLines } from '#areas/cart/services/remove-bought.server.ts';
import { isAwaitingPayment, orderStatus } from '#areas/orders/rules/status.ts';
import { fetchStockLines, findOrder, lockOrder, type OrderRow, transition } from '#areas/orders/services/transitions.server.ts';
import { redeemWelcomeDiscount } from '#areas/referrals/services/welcome.server.ts';
import { ensureItemsReserved, lockStock, sellItems } from '#areas/stock/services/holds.server.ts';
import { later, minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { singleFlight } from '#kernel/single-flight.ts';
import { type App, transact } from '#platform/app.ts';
import type { ProviderPayment } from '#providers/ports.ts';
import { openAttemptStates } from '../rules/payment-attempt-states.ts';
import {
  classifyCaptureIssue,
  evaluatePayment,
  nextPaymentCheckAt,
  type PaymentOutcome,
  type PaymentResult,
  resolvePaymentOutcome,
} from '../rules/payment-result.ts';
import * as store from '../store/payments.server.ts';
import { markCouponUsed } from '../store/redemptions.server.ts';
import { closeOrder } from './close-order.server.ts';
import { recordDeclinedPayment, recordPayment, recordPendingPayment, recordProviderRefund, stockHoldsOf } from './record-payment.server.ts';
import { transactSerially } from './semaphore.server.ts';

/** How long stock is held for an unpaid order. */
export const paymentHoldMs = 20 * minuteMs;

export type PaymentLookup = { readonly number: string } | { readonly providerOrderId: string };
export type PaymentStatus = { readonly number: string; readonly status: number; readonly outcome: PaymentOutcome };

/**
 * How a payment at the provider makes its order paid, whoever calls: return page, capture call, add_succeed_order_item, webhook, reconciler,
 * staff. It trusts only the provider and is idempotent. Money received elsewhere is recorded by manual-payments.server.ts.
 */
export async function capturePayment(app: App, which: PaymentLookup, { isForced = false } = {}): Promise<PaymentStatus> {
  const order = await orderOfPayment(app, which);
  for (const payment of (await store.selectPaymentsOfOrder(app.db, order.id)).toReversed())
    if (payment.provider === 'paypal' && (isForced || isOpen(payment))) await settledOnce(app, payment.id, isForced);
  return paymentStatus(app, order.id);
}

export async function paymentStatus(app: App, orderId: number): Promise<PaymentStatus> {
  const order = await findOrder(app, { id: orderId });
  if (!order) throw new DomainError('orderNotExist');
  const [attempt] = await store.selectPaymentsOfOrder(app.db, orderId);
  return { number: order.number, status: order.status, outcome: resolvePaymentOutcome(order, attempt ?? null) };
}

export async function orderOfPayment(app: App, which: PaymentLookup): Promise<OrderRow> {
  const payment = 'number' in which ? null : await store.paymentByProvider(app.db, which.providerOrderId);
  const order = 'number' in which ? await findOrder(app, which) : payment && (await findOrder(app, { id: payment.orderId }));
  if (!order) throw new DomainError('orderNotExist');
  return order;
}

const isOpen = ({ state }: store.PaymentRow): boolean => openAttemptStates.some((open) => open === state);

const settlements = singleFlight<void>();

/** Concurrent callers for one payment share one request to the provider. */
const settledOnce = (app: App, paymentId: number, isForced: boolean): Promise<void> =>
  settlements(paymentId, () => settle(app, paymentId, isForced), app.store);

async function settle(app: App, paymentId: number, isForced: boolean): Promise<void> {
  const payment = await store.paymentById(app.db, paymentId);
  // Without a provider order id nobody was sent to the provider, so nobody can have paid.
  if (payment.providerOrderId === null || (!isForced && !isOpen(payment))) return;
  const seen = await fetchPayment(app, payment);
  const order = seen && (await findOrder(app, { id: payment.orderId }));
  if (!order) return;
  const evaluate: EvaluatePayment = (answer) => evaluatePayment({ ...payment, number: order.number }, answer);
  const verdict = evaluate(seen);
  await storePayer(app, payment, seen);
  if (verdict.kind !== 'approved') return applyResult(app, payment, verdict);
  if (await readyToCapture(app, payment)) await capture(app, payment, evaluate);
}

/** Stored as soon as the payer approved. */
async function storePayer(app: App, { id, payerId }: store.PaymentRow, seen: ProviderPayment): Promise<void> {
  if (payerId === null && seen.payerId !== null)
    await store.changePayment(app.db, id, { payerId: seen.payerId, payerEmail: seen.payerEmail, updatedAt: app.now() });
}

type EvaluatePayment = (seen: ProviderPayment) => PaymentResult;

async function fetchPayment(app: App, { id, createdAt, providerOrderId, orderId }: store.PaymentRow): Promise<ProviderPayment | null> {
  const answer = await app.ports.payments.fetchOrder(providerOrderId ?? '');
  if (answer.outcome === 'done') return answer.value;
  app.log.warn({ orderId, answer }, 'payment status unknown: no answer from the provider');
  await store.changePayment(app.db, id, { checkedAt: app.now(), nextCheckAt: nextPaymentCheckAt(createdAt, app.now()) });
  return null;
}

/** Before capturing: the order still needs the money and its items are in stock. Otherwise nothing is captured. */
const readyToCapture = (app: App, payment: store.PaymentRow): Promise<boolean> =>
  transactSerially(app, async (inside) => {
    const order = await lockOrder(inside, payment.orderId);
    if (!isPaymentExpected(order, payment)) return false;
    const lines = await fetchStockLines(inside, order.id);
    await lockStock(
      inside,
      lines.flatMap(({ skuId }) => skuId ?? []),
    );
    if (order.paymentState === 'unpaid') {
      const holds = stockHoldsOf(lines);
      const short = await ensureItemsReserved(inside, holds, later(app.now(), paymentHoldMs));
      if (short) {
        await closeOrder(inside, order, { reason: `outOfStock:${short.skuId}`, by: { actor: 'system' } });
        return false;
      }
    }
    return store.changePayment(
      inside.db,
      payment.id,
      { state: 'capturing', updatedAt: app.now(), nextCheckAt: later(app.now(), minuteMs) },
      ['created', 'approved', 'capturing'],
    );
  });

const isPaymentExpected = ({ status, paymentState }: OrderRow, { purpose }: store.PaymentRow): boolean =>
  isAwaitingPayment({ status, paymentState }) || (paymentState === 'part_paid' && purpose !== 'full' && purpose !== 'deposit');

async function capture(app: App, payment: store.PaymentRow, evaluate: EvaluatePayment): Promise<void> {
  const answer = await app.ports.payments.capture(payment.providerOrderId ?? '', payment.captureRequestId);
  if (answer.outcome === 'done') return applyResult(app, payment, evaluate(answer.value));
  // Unknown whether the money moved: the stock stays held, and the capture is retried with the same idempotency key.
  if (answer.outcome === 'away')
    return void app.log.warn({ orderId: payment.orderId, reason: answer.reason }, 'capture result unknown: no answer from the provider');
  const means = classifyCaptureIssue(answer.issue);
  if (means === 'over') return recordDeclinedPayment(app, payment.id, answer.issue);
  if (means === 'again') return chooseAgain(app, payment, answer.issue);
  const seen = await fetchPayment(app, payment);
  if (seen) await applyResult(app, payment, evaluate(seen));
}

/** Another payment method may be used with the same payment; the next try is a new request. */
async function chooseAgain(app: App, { id, captureRequestId }: store.PaymentRow, issue: string): Promise<void> {
  const [, stem = captureRequestId, last = '1'] = /^(.*):(\d+)$/.exec(captureRequestId) ?? [];
  const failure = issue === 'INSTRUMENT_DECLINED' ? issue : '';
  const next = { captureRequestId: `${stem}:${Number(last) + 1}`, failure, updatedAt: app.now() };
  await store.changePayment(app.db, id, { state: 'created', ...next }, ['capturing']);
}

async function applyResult(app: App, payment: store.PaymentRow, verdict: PaymentResult): Promise<void> {
  switch (verdict.kind) {
    case 'paid':
    case 'differs':
      return recordPayment(app, payment.id, verdict);
    case 'pending':
      return recordPendingPayment(app, payment.id, verdict.capture);
    case 'givenBack': {
      // Money that was captured and refunded before we received the webhook still counts as received.
      const isRight = verdict.capture.amountCents === payment.amountCents && verdict.capture.currency === payment.currency;
      await recordPayment(app, payment.id, { kind: isRight ? 'paid' : 'differs', capture: verdict.capture });
      return recordProviderRefund(app, payment.id, verdict.capture, verdict.isWhole);
    }
    case 'declined':
      return recordDeclinedPayment(app, payment.id, 'DECLINED');
    case 'foreign':
      return void app.log.error({ orderId: payment.orderId }, 'payment belongs to another order at the provider');
    case 'void':
      return void (await store.changePayment(
        app.db,
        payment.id,
        { state: 'cancelled', nextCheckAt: null, updatedAt: app.now() },
        openAttemptStates,
      ));
    case 'open':
    case 'approved':
      return stillOpen(app, payment);
  }
}

const stillOpen = async (app: App, { id, createdAt }: store.PaymentRow): Promise<void> => {
  const changes = { checkedAt: app.now(), nextCheckAt: nextPaymentCheckAt(createdAt, app.now()) };
  await store.changePayment(app.db, id, { state: 'created', ...changes }, ['created', 'approved', 'capturing']);
};

/** An order with nothing to pay, not even with store credit, is confirmed by staff. */
export const confirmFreeOrder = (app: App, orderId: number, staffId: number): Promise<void> =>
  transact(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    if (order.totalCents !== 0 || order.status !== orderStatus.awaitingPayment) return;
    const lines = await fetchStockLines(inside, order.id);
    const short = await sellItems(inside, stockHoldsOf(lines), order.id, staffId);
    if (short) throw new DomainError('outOfStock', { left: short.left });
    if (order.userId !== null) await removeBoughtLines(inside, order.userId, lines, order.couponId);
    await markCouponUsed(inside.db, order.id, app.now());
    await redeemWelcomeDiscount(inside, order.id);
    const by = { actor: 'staff', staffId } as const;
    await transition(inside, order, {
      to: orderStatus.paid,
      paymentState: 'paid',
      by,
      changes: { paymentTime: app.now(), idempotencyKey: null },
    });
  });
