import { isShippable } from '#areas/orders/rules/shippable.ts';
import { isCancelled } from '#areas/orders/rules/status.ts';
import { findOrder, lockOrder, transition } from '#areas/orders/services/transitions.server.ts';
import { dayMs, earlier, later, minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, transact } from '#platform/app.ts';
import * as overdue from '../store/overdue.server.ts';
import * as store from '../store/payments.server.ts';
import { openRefunds } from '../store/refunds.server.ts';
import { ordersWithForgottenRefundByHand } from '../store/refunds-by-hand.server.ts';
import { deleteExpiredIdempotencyKeys } from '../store/snapshot.server.ts';
import { cancelUnpaidOrder } from './cancel.server.ts';
import { capturePayment } from './capture-payment.server.ts';
import { refundClosed } from './close-order.server.ts';
import { executeRefund, executeRefundsLater, refundDue } from './refund.server.ts';
import { flagForgottenRefundByHand } from './refund-by-hand.server.ts';
import { removeUnshipped } from './refund-request.server.ts';
import { releaseOrderStock } from './release-pieces.server.ts';
import { processWaitingEvents } from './webhook.server.ts';

const atOnce = 50;

const unpaidMs = 7 * dayMs;

/** Runs every minute over everything without a known outcome: payments, refunds, webhook events, expired holds, unpaid orders. */
export async function reconcile(app: App): Promise<void> {
  await each(app, await store.claimDuePayments(app.db, app.now(), later(app.now(), minuteMs), atOnce), async ({ orderId }) => {
    const order = await findOrder(app, { id: orderId });
    if (order) await capturePayment(app, { number: order.number });
  });
  await each(app, await openRefunds(app.db, earlier(app.now(), minuteMs), atOnce), ({ id }) => executeRefund(app, id));
  await each(app, await overdue.selectCancelledWithMoney(app.db, atOnce), ({ id }) => refundForgotten(app, id));
  await each(app, await ordersWithForgottenRefundByHand(app.db, earlier(app.now(), minuteMs), atOnce), ({ id }) =>
    flagForgottenRefundByHand(app, id),
  );
  await each(app, await overdue.refundedNotRemoved(app.db, atOnce), ({ id }) => removeRefunded(app, id));
  await processWaitingEvents(app);
  await each(app, await overdue.selectOrdersWithExpiredHolds(app.db, app.now(), atOnce), ({ id }) => letGoOverdue(app, id));
  await each(app, await overdue.selectUnpaidOrdersBefore(app.db, earlier(app.now(), unpaidMs), atOnce), ({ id, number }) =>
    giveUp(app, id, number),
  );
  await deleteExpiredIdempotencyKeys(app.db, app.now());
}

/** A failure does not hold up the others. */
async function each<T>(app: App, list: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  for (const one of list)
    await work(one).catch((err: unknown) => {
      if (!(err instanceof DomainError)) app.log.error({ err }, 'reconciliation failed');
    });
}

/** A cancelled order that still holds money, as older versions could leave one, is refunded or put before staff. */
async function refundForgotten(app: App, orderId: number): Promise<void> {
  const refundIds = await transact(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    if (!isCancelled(order.status) || !overdue.refundableStates.some((state) => state === order.paymentState)) return [];
    app.log.error({ orderNumber: order.number }, 'cancelled order held money without a refund: refunding it');
    try {
      return await refundClosed(inside, order, { kind: 'repair', reason: 'cancelled', staffId: null });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await transition(inside, order, {
        paymentState: 'needs_attention',
        reason: refundDue,
        by: { actor: 'system' },
        changes: { attentionReason: refundDue },
      });
      return [];
    }
  });
  await executeRefundsLater(app, orderId, refundIds);
}

/** Units refunded before shipping that an older version left in the order are removed, so that nobody ships them. */
async function removeRefunded(app: App, orderId: number): Promise<void> {
  await transact(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    if (!isShippable(order)) return;
    const removedCount = await removeUnshipped(inside, order, { isRestocked: true, by: { actor: 'system' } });
    app.log.warn({ orderNumber: order.number, quantity: removedCount }, 'refunded items removed from an unshipped order');
  });
  app.live.publish('orders', 'stock');
}

/** Stock is released after its hold expires, unless a payment may be under way. The order stays open. */
const letGoOverdue = (app: App, orderId: number): Promise<void> =>
  transact(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    const isCapturing = (await store.selectPaymentsOfOrder(inside.db, orderId)).some(({ state }) => state === 'capturing');
    if (order.paymentState === 'unpaid' && !isCapturing) await releaseOrderStock(inside, orderId);
  });

async function giveUp(app: App, orderId: number, number: string): Promise<void> {
  await capturePayment(app, { number });
  await cancelUnpaidOrder(app, orderId, { reason: 'notPaid', by: { actor: 'system' } });
}
