import { mayCallOff } from '#areas/orders/rules/office.ts';
import { onOrder } from '#areas/orders/services/acts.server.ts';
import { lockOrder, orderByNumber } from '#areas/orders/services/steps.server.ts';
import { Refused } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { paymentsOf } from '../store/payments.server.ts';
import { closeInside } from './closing.server.ts';
import { type Finalised, finalise, standing } from './finalise.server.ts';
import { askForOrderLetter } from './letters.server.ts';
import { giveBackAll } from './refund.server.ts';

/** Staff call an order off that has not left: the provider is asked first, pieces go back to the shelf, and what was paid to the buyer. */
export async function callOff(app: App, caller: Caller, number: string, reason: string): Promise<Finalised> {
  const { id } = await orderByNumber(app, number);
  await finalise(app, { number });
  let paidCents = 0;
  let staff = 0;
  await onOrder(app, caller, number, 'cancel', async (inside, order, staffId) => {
    if (order.status === 7) return null;
    const isUnderWay = (await paymentsOf(inside.db, id)).some(({ state }) => state === 'capturing' || state === 'pending');
    if (isUnderWay) throw new Refused('moneyUnderWay');
    if (!mayCallOff(order)) throw new Refused('notCancellable');
    paidCents = order.paymentCents;
    staff = staffId;
    if (paidCents > 0 || order.totalCents === 0) await askForOrderLetter(inside, id, 'cancelled');
    await closeInside(inside, await lockOrder(inside, id), { reason, by: { actor: 'staff', staffId } });
    return { before: { status: order.status }, after: { status: 7, reason } };
  });
  if (paidCents > 0) await giveBackAll(app, id, { reason, staffId: staff });
  return standing(app, id);
}
