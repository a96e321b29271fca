import { removeBoughtLines } from '#areas/cart/services/remove-bought.server.ts';
import { recordSaleMoney } from '#areas/ledger/services/sales.server.ts';
import { isUncaptured } from '#areas/orders/rules/payment-states.ts';
import { isCancelled, isEndedStatus, isInFulfillment, isUnpaidStatus, type OrderStatus, orderStatus } from '#areas/orders/rules/status.ts';
import {
  fetchStockLines,
  type LineRow,
  lockOrder,
  type OrderRow,
  type OrderTransition,
  transition,
} from '#areas/orders/services/transitions.server.ts';
import { respendOrderCredit } from '#areas/referrals/services/order-credit.server.ts';
import { redeemWelcomeDiscount } from '#areas/referrals/services/welcome.server.ts';
import { ensureItemsReserved, lockStock, sellItems } from '#areas/stock/services/holds.server.ts';
import { type App, transact } from '#platform/app.ts';
import { openAttemptStates } from '../rules/payment-attempt-states.ts';
import type { PaymentResult, ProviderCapture } from '../rules/payment-result.ts';
import * as store from '../store/payments.server.ts';
import { markCouponUsed } from '../store/redemptions.server.ts';
import { refundedCredit } from '../store/refunds.server.ts';
import { enqueueOrderEmail } from './emails.server.ts';
import { orderSourceHooks } from './order-sources.server.ts';
import { releaseOrderStock } from './release-pieces.server.ts';
import { transactSerially } from './semaphore.server.ts';

const provider = { actor: 'provider' } as const;
type Money = Extract<PaymentResult, { readonly kind: 'paid' | 'differs' }>;

/**
 * Records received money: payment, order, history, stock, cart, coupon, income and email, all or nothing. Recorded once however often it is
 * reported: the capture id is unique.
 */
export const recordPayment = (app: App, paymentId: number, { kind, capture }: Money): Promise<void> =>
  transactSerially(app, async (inside) => {
    const payment = await store.paymentById(inside.db, paymentId);
    const order = await lockOrder(inside, payment.orderId);
    if (capture.currency !== payment.currency) return flag(inside, order, payment, capture);
    const at = momentOf(app, order, capture);
    const { capture: row, isNew } = await store.recordCapture(inside.db, { ...rowOf(payment, capture, at), state: 'completed' });
    await store.changePayment(inside.db, payment.id, { ...ended(app), state: 'completed' });
    if (!isNew) return;
    await recordSaleMoney(inside, {
      kind: 'capture',
      id: row.id,
      amountCents: row.amountCents,
      at,
      party: order.email,
      reference: order.number,
    });
    const after = await settleOrderPayment(inside, order, kind === 'differs', at);
    await orderSourceHooks[order.source].booked?.(inside, { order: after, captureId: row.id, amountCents: row.amountCents, at });
    await enqueueOrderEmail(inside, order.id, after.paymentState === 'needs_attention' ? 'attention' : 'paid', String(row.id));
  }).then(() => app.live.publish('orders', 'payments', 'invoices', 'inquiries'));

/** Result for the order: paid, partly paid, or needs attention. */
export async function settleOrderPayment(
  app: App,
  order: OrderRow,
  isOdd: boolean,
  at: Date,
  by: OrderTransition['by'] = provider,
): Promise<OrderRow> {
  const lines = await fetchStockLines(app, order.id);
  await lockStock(
    app,
    lines.flatMap(({ skuId }) => skuId ?? []),
  );
  const { captured, refunded, lineRefunded, lineKept } = await store.selectOrderMoney(app.db, order.id);
  // Refunds for changed lines are no longer part of the total; other refunds were paid all the same.
  const paidCents = captured - lineRefunded - lineKept;
  const isWhole = !isOdd && paidCents === order.totalCents;
  const refundedCents = refunded - lineRefunded;
  const to = isOdd ? undefined : moveFor(order.status, isWhole);
  const status = to ?? order.status;
  const short = isInFulfillment(status) ? await sellItems(app, stockHoldsOf(lines), order.id) : null;
  const reasons = [
    ...(isOdd || paidCents > order.totalCents ? ['amountDiffers'] : []),
    ...(isEndedStatus(order.status) ? ['paidAfterCancel'] : []),
    ...(short ? [`outOfStock:${short.skuId}`] : []),
    // The order was cancelled and its credit returned before the money arrived.
    ...((await isStoreCreditAvailable(app, order)) ? [] : ['creditGone']),
    ...(!isWhole && status === orderStatus.paymentFailed ? ['partPaid'] : []),
  ];
  // A payment under review emptied the cart when the review began; what is in the cart now is new.
  if (order.userId !== null && order.paymentState !== 'pending_review') await removeBoughtLines(app, order.userId, lines, order.couponId);
  await markCouponUsed(app.db, order.id, app.now());
  await redeemWelcomeDiscount(app, order.id);
  const reason = reasons.join(' ');
  return transition(app, order, {
    ...(to === undefined ? {} : { to }),
    paymentState: reasons.length > 0 ? 'needs_attention' : !isWhole ? 'part_paid' : refundedCents > 0 ? 'part_refunded' : 'paid',
    reason,
    lines,
    by,
    changes: {
      paymentCents: captured - refunded - lineKept,
      idempotencyKey: null,
      ...(isWhole ? { paymentTime: order.paymentTime ?? at } : {}),
      ...(reason ? { attentionReason: reason } : {}),
    },
  });
}

/** The store credit that pays the order is available or can be debited again; refunded credit stays with the buyer. */
export const isStoreCreditAvailable = async (app: App, order: OrderRow): Promise<boolean> =>
  respendOrderCredit(app, { ...order, creditCents: Math.max(0, order.creditCents - (await refundedCredit(app.db, order.id))) });

/** A full payment makes the order paid, a deposit starts the work; an order in progress keeps its status. */
const moveFor = (status: number, isWhole: boolean): OrderStatus | undefined => {
  if (isWhole) return isUnpaidStatus(status) || isCancelled(status) ? orderStatus.paid : undefined;
  return status === orderStatus.awaitingPayment ? orderStatus.preparing : undefined;
};

/** Stock holds of the lines; made-to-order items hold none. */
export const stockHoldsOf = (lines: readonly Pick<LineRow, 'id' | 'skuId' | 'quantity' | 'removedQuantity' | 'isMadeToOrder'>[]) =>
  lines.flatMap(({ id, skuId, quantity, removedQuantity, isMadeToOrder }) =>
    skuId === null || isMadeToOrder || quantity === removedQuantity ? [] : [{ skuId, quantity: quantity - removedQuantity, lineId: id }],
  );

/** The provider captured but is still reviewing: the stock is held indefinitely. */
export const recordPendingPayment = (app: App, paymentId: number, capture: ProviderCapture): Promise<void> =>
  transact(app, async (inside) => {
    const payment = await store.paymentById(inside.db, paymentId);
    const order = await lockOrder(inside, payment.orderId);
    await store.recordCapture(inside.db, { ...rowOf(payment, capture, momentOf(app, order, capture)), state: 'pending' });
    await store.changePayment(inside.db, payment.id, { state: 'pending', checkedAt: app.now(), updatedAt: app.now() });
    if (order.paymentState !== 'unpaid') return;
    const lines = await fetchStockLines(inside, order.id);
    const short = await ensureItemsReserved(inside, stockHoldsOf(lines), null);
    if (order.userId !== null) await removeBoughtLines(inside, order.userId, lines, order.couponId);
    const changes = short ? { attentionReason: `outOfStock:${short.skuId}` } : {};
    await transition(inside, order, { ...resetToAwaitingPayment(order), paymentState: 'pending_review', by: provider, changes });
    await enqueueOrderEmail(inside, order.id, 'pending', String(payment.id));
  });

/** The payment failed for good; its order waits for another one. */
export const recordDeclinedPayment = (app: App, paymentId: number, failure: string): Promise<void> =>
  transact(app, async (inside) => {
    const payment = await store.paymentById(inside.db, paymentId);
    const order = await lockOrder(inside, payment.orderId);
    await store.declineCaptures(inside.db, payment.id, app.now());
    // Repeated news of an ended payment must not touch the order, which may have a newer payment.
    if (!(await store.changePayment(inside.db, payment.id, { ...ended(app), state: 'declined', failure }, openAttemptStates))) return;
    const isWaiting = isUncaptured(order.paymentState);
    if (order.status === orderStatus.awaitingPayment && isWaiting)
      await transition(inside, order, { to: orderStatus.paymentFailed, paymentState: 'unpaid', reason: failure, by: provider });
    // While under review the stock was held indefinitely.
    if (order.paymentState === 'pending_review') await releaseOrderStock(inside, order.id);
  });

/** Money in an unexpected currency is not counted; staff must look. */
async function flag(app: App, order: OrderRow, payment: store.PaymentRow, capture: ProviderCapture): Promise<void> {
  await store.changePayment(app.db, payment.id, { ...ended(app), state: 'failed', failure: 'CURRENCY_DIFFERS' });
  if (order.attentionReason.includes(capture.id)) return;
  const reason = `currencyDiffers:${capture.id}`;
  const details = { capture: capture.id, cents: capture.amountCents, currency: capture.currency };
  await transition(app, order, { paymentState: 'needs_attention', reason, details, by: provider, changes: { attentionReason: reason } });
}

/** A refund made at the provider: a full one is recorded, a partial one is put before staff. */
export const recordProviderRefund = (app: App, paymentId: number, capture: ProviderCapture, isWhole: boolean): Promise<void> =>
  transact(app, async (inside) => {
    const payment = await store.paymentById(inside.db, paymentId);
    const order = await lockOrder(inside, payment.orderId);
    const known = await store.captureBy(inside.db, capture.id);
    await store.changePayment(inside.db, payment.id, { ...ended(app), state: 'completed' });
    const isKnown = known !== null && (isWhole ? known.refundedCents === known.amountCents : known.refundedCents > 0);
    if (isKnown || order.attentionReason.includes(capture.id)) return;
    const reason = `refundedByProvider:${capture.id}`;
    await transition(inside, order, {
      paymentState: 'needs_attention',
      event: 'refund',
      reason,
      by: provider,
      changes: { attentionReason: reason },
    });
  });

/** The provider's clock may differ: the payment time is clamped between order creation and now. */
const momentOf = (app: App, { createdAt }: OrderRow, { at }: ProviderCapture): Date =>
  new Date(Math.max(createdAt.getTime(), Math.min(app.now().getTime(), at?.getTime() ?? Number.POSITIVE_INFINITY)));

export const resetToAwaitingPayment = ({ status }: Pick<OrderRow, 'status'>): Pick<OrderTransition, 'to'> =>
  status === orderStatus.paymentFailed ? { to: orderStatus.awaitingPayment } : {};

const ended = (app: App) => ({ failure: '', nextCheckAt: null, checkedAt: app.now(), updatedAt: app.now() });

const rowOf = (payment: store.PaymentRow, capture: ProviderCapture, at: Date) => ({
  paymentId: payment.id,
  orderId: payment.orderId,
  captureId: capture.id,
  amountCents: capture.amountCents,
  currency: capture.currency,
  feeCents: capture.feeCents ?? 0,
  capturedAt: at,
  createdAt: at,
  updatedAt: at,
});
