import { canPayOrder } from '#areas/orders/rules/transitions.ts';
import { fetchStockLines, findOrder, lockOrder, type OrderRow } from '#areas/orders/services/transitions.server.ts';
import { ensureItemsReserved, lockStock, type StockShortage } from '#areas/stock/services/holds.server.ts';
import { later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import type { PaymentOutcome } from '../rules/payment-result.ts';
import type { PaymentRow } from '../store/payments.server.ts';
import { wireBreakdown } from './basket.server.ts';
import { capturePayment, paymentHoldMs, paymentStatus } from './capture-payment.server.ts';
import { closeOrder } from './close-order.server.ts';
import { guestOrderKey, requireOwner } from './guest-key.server.ts';
import { findOrCreateAttempt, openAttemptOnce, type Wallet } from './payment-attempt.server.ts';
import { stockHoldsOf } from './record-payment.server.ts';
import { transactSerially } from './semaphore.server.ts';

/** An order and how to pay it; paid and free orders have no payment. */
export type PlacedOrder = {
  readonly number: string;
  readonly status: number;
  readonly outcome: PaymentOutcome;
  readonly providerOrderId: string | null;
  readonly approveUrl: string | null;
  readonly breakdown: ReturnType<typeof wireBreakdown>;
  readonly guestKey: string | null;
};

/** Pays an existing order, for example after a failure. */
export async function payAgain(
  app: App,
  caller: Caller,
  { number, key, wallet }: { number: string; key: string | null; wallet: Wallet },
): Promise<PlacedOrder> {
  const order = await findOrder(app, { number });
  requireOwner(order, caller, key);
  await capturePayment(app, { number });
  return resumePayment(app, order.id, wallet);
}

/** Opens or reopens the payment of an order. Its stock is held again for the time a payment takes. */
export async function resumePayment(app: App, orderId: number, wallet: Wallet): Promise<PlacedOrder> {
  const order = await findOrder(app, { id: orderId });
  if (!order || !canPayOrder(order) || order.totalCents === 0) return describePlacedOrder(app, orderId);
  const short = await heldAgain(app, orderId);
  if (short) throw new DomainError('outOfStock', { left: short.left });
  const payment = await openAttemptOnce(
    app,
    await findOrCreateAttempt(app, orderId, { amountCents: order.totalCents, wallet, purpose: 'full' }),
  );
  return { ...(await describePlacedOrder(app, orderId)), providerOrderId: payment.providerOrderId, approveUrl: payment.approveUrl };
}

/** The payment of an order created just now: its stock is held and it cannot have been paid. */
export async function openPayment(app: App, order: OrderRow, payment: PaymentRow): Promise<PlacedOrder> {
  const { providerOrderId, approveUrl } = await openAttemptOnce(app, payment);
  const { number, status } = order;
  return { number, status, outcome: 'unpaid', providerOrderId, approveUrl, breakdown: billed(order), guestKey: keyFor(app, order) };
}

/** An order whose items are out of stock is closed here, before any money moves. */
const heldAgain = (app: App, orderId: number): Promise<StockShortage | null> =>
  transactSerially(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    if (!canPayOrder(order)) return null;
    const lines = await fetchStockLines(inside, orderId);
    await lockStock(
      inside,
      lines.flatMap(({ skuId }) => skuId ?? []),
    );
    const short = await ensureItemsReserved(inside, stockHoldsOf(lines), later(app.now(), paymentHoldMs));
    if (short) await closeOrder(inside, order, { reason: `outOfStock:${short.skuId}`, by: { actor: 'system' } });
    return short;
  });

export async function describePlacedOrder(app: App, orderId: number): Promise<PlacedOrder> {
  const [order, { number, status, outcome }] = await Promise.all([findOrder(app, { id: orderId }), paymentStatus(app, orderId)]);
  if (!order) throw new DomainError('orderNotExist');
  return { number, status, outcome, providerOrderId: null, approveUrl: null, breakdown: billed(order), guestKey: keyFor(app, order) };
}

const billed = (order: OrderRow) => wireBreakdown({ ...order, feeCents: order.shippingCents });
const keyFor = (app: App, { userId, number }: OrderRow): string | null => (userId === null ? guestOrderKey(app, number) : null);
