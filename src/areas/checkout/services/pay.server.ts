import { mayPay } from '#areas/orders/rules/moves.ts';
import { linesToMove, lockOrder, type OrderRow, orderBy } from '#areas/orders/services/steps.server.ts';
import { holdOn, lockGoods, type Short } from '#areas/stock/services/holds.server.ts';
import { later } from '#kernel/dates.ts';
import { Refused } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import type { Outcome } from '../rules/verdict.ts';
import type { PaymentRow } from '../store/payments.server.ts';
import { attemptFor, openedAttempt, type Wallet } from './attempt.server.ts';
import { breakdownOf } from './basket.server.ts';
import { holdsOf } from './booking.server.ts';
import { closeOrder } from './closing.server.ts';
import { finalise, holdMs, standing } from './finalise.server.ts';
import { guestKeyFor, requireHers } from './guest-key.server.ts';
import { transactInTurn } from './turns.server.ts';

/** An order and the way to pay it; paid or free ones have none. */
export type Placed = {
  readonly number: string;
  readonly status: number;
  readonly outcome: Outcome;
  readonly providerOrderId: string | null;
  readonly approveUrl: string | null;
  readonly breakdown: ReturnType<typeof breakdownOf>;
  readonly guestKey: string | null;
};

/** Pays an order that is there already, as after a failure. */
export async function payAgain(
  app: App,
  caller: Caller,
  { number, key, wallet }: { number: string; key: string | null; wallet: Wallet },
): Promise<Placed> {
  const order = await orderBy(app, { number });
  requireHers(order, caller, key);
  await finalise(app, { number });
  return resume(app, order.id, wallet);
}

/** The payment of an order, opened or opened again. Its pieces are held anew for as long as a payment takes. */
export async function resume(app: App, orderId: number, wallet: Wallet): Promise<Placed> {
  const order = await orderBy(app, { id: orderId });
  if (!order || !mayPay(order) || order.totalCents === 0) return placedAs(app, orderId);
  const short = await heldAgain(app, orderId);
  if (short) throw new Refused('outOfStock', { left: short.left });
  const payment = await openedAttempt(app, await attemptFor(app, orderId, { amountCents: order.totalCents, wallet, purpose: 'full' }));
  return { ...(await placedAs(app, orderId)), providerOrderId: payment.providerOrderId, approveUrl: payment.approveUrl };
}

/** The payment of an order that was written this moment: its pieces are held, nobody can have paid it. */
export async function opened(app: App, order: OrderRow, payment: PaymentRow): Promise<Placed> {
  const { providerOrderId, approveUrl } = await openedAttempt(app, payment);
  const { number, status } = order;
  return { number, status, outcome: 'unpaid', providerOrderId, approveUrl, breakdown: billed(order), guestKey: keyFor(app, order) };
}

/** An order whose pieces are gone ends here, before any money moves. */
const heldAgain = (app: App, orderId: number): Promise<Short | null> =>
  transactInTurn(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    if (!mayPay(order)) return null;
    const lines = await linesToMove(inside, orderId);
    await lockGoods(
      inside,
      lines.flatMap(({ skuId }) => skuId ?? []),
    );
    const short = await holdOn(inside, holdsOf(lines), later(app.now(), holdMs));
    if (short) await closeOrder(inside, order, { reason: `outOfStock:${short.skuId}`, by: { actor: 'house' } });
    return short;
  });

/** An order as the answer to a press to pay. */
export async function placedAs(app: App, orderId: number): Promise<Placed> {
  const [order, { number, status, outcome }] = await Promise.all([orderBy(app, { id: orderId }), standing(app, orderId)]);
  if (!order) throw new Refused('orderNotExist');
  return { number, status, outcome, providerOrderId: null, approveUrl: null, breakdown: billed(order), guestKey: keyFor(app, order) };
}

const billed = (order: OrderRow) => breakdownOf({ ...order, feeCents: order.shippingCents });
const keyFor = (app: App, { userId, number }: OrderRow): string | null => (userId === null ? guestKeyFor(app, number) : null);
