import { isCancelled, orderStatus } from '#areas/orders/rules/status.ts';
import { canCancelOrder, canPayOrder } from '#areas/orders/rules/transitions.ts';
import { type Actor, findOrder, lockOrder, type OrderRow, transition } from '#areas/orders/services/transitions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import * as store from '../store/payments.server.ts';
import { capturePayment, orderOfPayment, type PaymentLookup, type PaymentStatus, paymentStatus } from './capture-payment.server.ts';
import { closeOrder, refundClosed } from './close-order.server.ts';
import { enqueueOrderEmail } from './emails.server.ts';
import { requireOwner } from './guest-key.server.ts';
import { executeRefundsLater } from './refund.server.ts';

type Why = { readonly reason: string; readonly by: Actor };

/** Closes an unpaid order. A payment whose outcome is unknown keeps it open; false when it was not closed. */
export const cancelUnpaidOrder = (app: App, orderId: number, why: Why): Promise<boolean> =>
  transact(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    if (!canPayOrder(order) || (await store.hasPaymentUnderWay(inside.db, orderId))) return false;
    await closeOrder(inside, order, why);
    return true;
  });

/** A buyer cancels an order. The provider is asked first; what is paid is refunded as long as picking has not begun. */
export async function cancelOrder(
  app: App,
  caller: Caller,
  { number, key = null }: { number: string; key?: string | null },
): Promise<PaymentStatus> {
  const found = await findOrder(app, { number });
  requireOwner(found, caller, key);
  await capturePayment(app, { number });
  const by = actorOf(found);
  if (await cancelUnpaidOrder(app, found.id, { reason: 'byBuyer', by })) return paymentStatus(app, found.id);
  const refundIds = await transact(app, async (inside) => {
    const order = await lockOrder(inside, found.id);
    if (isCancelled(order.status)) return refundClosed(inside, order, { kind: 'repair', reason: 'byBuyer', staffId: null });
    if (!canCancelOrder(order) || order.status !== orderStatus.paid) throw new DomainError('notCancellable');
    await enqueueOrderEmail(inside, order.id, 'cancelled');
    return (await closeOrder(inside, order, { reason: 'byBuyer', by })).refundIds;
  });
  await executeRefundsLater(app, found.id, refundIds);
  return paymentStatus(app, found.id);
}

/** A browser reports its own unpaid order as cancelled or failed. The provider decides, so it is asked first. */
export async function handleBrowserReport(
  app: App,
  caller: Caller,
  which: PaymentLookup,
  report: 'cancelled' | 'failed',
): Promise<PaymentStatus> {
  const found = await orderOfPayment(app, which);
  requireOwner(found, caller);
  const number = found.number;
  await capturePayment(app, { number });
  const by = actorOf(found);
  if (report === 'cancelled') await cancelUnpaidOrder(app, found.id, { reason: 'byBuyer', by });
  else
    await transact(app, async (inside) => {
      const order = await lockOrder(inside, found.id);
      if (order.status !== orderStatus.awaitingPayment || !canPayOrder(order) || (await store.hasPaymentUnderWay(inside.db, order.id)))
        return;
      await transition(inside, order, { to: orderStatus.paymentFailed, reason: 'reported', by });
    });
  return paymentStatus(app, found.id);
}

const actorOf = ({ userId }: Pick<OrderRow, 'userId'>): Actor => ({ actor: userId === null ? 'guest' : 'shopper' });
