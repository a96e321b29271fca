import { findOrder } from '#areas/orders/services/transitions.server.ts';
import { dayMs, dayOf } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { type App, type Caller, transact } from '#platform/app.ts';
import { countAttempt, secondsLeft } from '#platform/rate-limit.server.ts';
import { capturePayment, orderOfPayment, type PaymentLookup, type PaymentStatus } from './capture-payment.server.ts';
import { enqueueOrderEmail } from './emails.server.ts';
import { requireOwner } from './guest-key.server.ts';

/** A browser reports that its order is paid. Only which order it means is believed, and only for its own orders. */
export async function confirmClaimedPayment(
  app: App,
  caller: Caller,
  which: PaymentLookup,
  key: string | null = null,
): Promise<PaymentStatus> {
  const order = await orderOfPayment(app, which);
  requireOwner(order, caller, key);
  return capturePayment(app, { number: order.number });
}

const copiesADay = 3;

/** Sends the order email again, only to the address stored with the order. */
export async function resendOrderEmail(app: App, caller: Caller, { number, key }: { number: string; key: string | null }): Promise<void> {
  const order = await findOrder(app, { number });
  requireOwner(order, caller, key);
  const limit = { bucket: 'order-copy', key: number, max: copiesADay, windowMs: dayMs };
  const count = await countAttempt(app, limit);
  if (count > limit.max) throw new DomainError('tooMany', { seconds: secondsLeft(app, limit) });
  await transact(app, (inside) => enqueueOrderEmail(inside, order.id, 'copy', `${dayOf(app.now())} ${count}`));
}
