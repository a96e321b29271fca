import { mayCallOff } from '#areas/orders/rules/office.ts';
import { isCancelled, orderStatus } from '#areas/orders/rules/status.ts';
import { onOrder } from '#areas/orders/services/acts.server.ts';
import { orderByNumber } from '#areas/orders/services/steps.server.ts';
import { Refused } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { paymentsOf } from '../store/payments.server.ts';
import { closeOrder, refundClosed } from './closing.server.ts';
import { type Finalised, finalise, standing } from './finalise.server.ts';
import { askForOrderLetter } from './letters.server.ts';
import { executeRefunds } from './refund.server.ts';

/** Staff call an order off that has not left: the provider is asked first, pieces go back to the shelf, and what was paid to the buyer. */
export async function callOff(app: App, caller: Caller, number: string, reason: string): Promise<Finalised> {
  const { id } = await orderByNumber(app, number);
  await finalise(app, { number });
  let refundIds: readonly number[] = [];
  await onOrder(app, caller, number, 'cancel', async (inside, order, staffId) => {
    if (isCancelled(order.status)) {
      refundIds = await refundClosed(inside, order, { kind: 'repair', reason, staffId });
      return refundIds.length === 0 ? null : { before: { status: orderStatus.cancelled }, after: { refunds: refundIds, reason } };
    }
    const isUnderWay = (await paymentsOf(inside.db, id)).some(({ state }) => state === 'capturing' || state === 'pending');
    if (isUnderWay) throw new Refused('moneyUnderWay');
    if (!mayCallOff(order)) throw new Refused('notCancellable');
    if (order.paymentCents > 0 || order.totalCents === 0) await askForOrderLetter(inside, id, 'cancelled');
    ({ refundIds } = await closeOrder(inside, order, { reason, by: { actor: 'staff', staffId } }));
    return { before: { status: order.status }, after: { status: orderStatus.cancelled, reason } };
  });
  await executeRefunds(app, refundIds);
  return standing(app, id);
}
