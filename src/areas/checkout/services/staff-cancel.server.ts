import { canCancelByStaff } from '#areas/orders/rules/office.ts';
import { isCancelled, orderStatus } from '#areas/orders/rules/status.ts';
import { changeOrderAsStaff } from '#areas/orders/services/actions.server.ts';
import { orderByNumber } from '#areas/orders/services/transitions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { hasPaymentUnderWay } from '../store/payments.server.ts';
import { capturePayment, type PaymentStatus, paymentStatus } from './capture-payment.server.ts';
import { closeOrder, refundClosed } from './close-order.server.ts';
import { enqueueOrderEmail } from './emails.server.ts';
import { executeRefunds } from './refund.server.ts';

/**
 * Staff cancel an unshipped order: the provider is asked first, units return to stock, and what was paid is refunded. What `answer` writes
 * stands or falls with the cancellation; it comes before the order's lock.
 */
export async function cancelOrderByStaff(
  app: App,
  caller: Caller,
  number: string,
  reason: string,
  answer: (inside: App) => Promise<void> = async () => undefined,
): Promise<PaymentStatus> {
  const { id } = await orderByNumber(app, number);
  await capturePayment(app, { number });
  const refundIds = await transact(app, async (inside) => {
    await answer(inside);
    return closeByStaff(inside, caller, { id, number, reason });
  });
  app.live.publish('orders');
  await executeRefunds(app, refundIds);
  return paymentStatus(app, id);
}

type Cancelled = { readonly id: number; readonly number: string; readonly reason: string };

async function closeByStaff(app: App, caller: Caller, { id, number, reason }: Cancelled): Promise<readonly number[]> {
  let refundIds: readonly number[] = [];
  await changeOrderAsStaff(app, caller, number, 'cancel', async (inside, order, staffId) => {
    if (isCancelled(order.status)) {
      refundIds = await refundClosed(inside, order, { kind: 'repair', reason, staffId });
      return refundIds.length === 0 ? null : { before: { status: orderStatus.cancelled }, after: { refunds: refundIds, reason } };
    }
    if (await hasPaymentUnderWay(inside.db, id)) throw new DomainError('moneyUnderWay');
    if (!canCancelByStaff(order)) throw new DomainError('notCancellable');
    if (order.paymentCents > 0 || order.totalCents === 0) await enqueueOrderEmail(inside, id, 'cancelled');
    ({ refundIds } = await closeOrder(inside, order, { reason, by: { actor: 'staff', staffId } }));
    return { before: { status: order.status }, after: { status: orderStatus.cancelled, reason } };
  });
  return refundIds;
}
