import { randomUUID } from 'node:crypto';
import { recordSaleMoney } from '#areas/ledger/services/sales.server.ts';
import { owedCents } from '#areas/orders/rules/shippable.ts';
import { isAwaitingPayment } from '#areas/orders/rules/status.ts';
import { changeOrderAsStaff } from '#areas/orders/services/actions.server.ts';
import type { OrderRow } from '#areas/orders/services/transitions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents, dollars } from '#kernel/money.ts';
import type { App, Caller } from '#platform/app.ts';
import type { ManualWallet } from '../rules/manual-orders.ts';
import * as store from '../store/payments.server.ts';
import { enqueueOrderEmail } from './emails.server.ts';
import { orderSourceHooks } from './order-sources.server.ts';
import { settleOrderPayment } from './record-payment.server.ts';

type Money = { readonly amountCents: number; readonly wallet: ManualWallet; readonly reference: string };

/** Records money received outside the provider: payment, order, stock, income and email, all or nothing. Inside the order's transaction. */
export async function recordManualPayment(inside: App, staffId: number, order: OrderRow, money: Money): Promise<OrderRow> {
  const { amountCents, wallet, reference } = money;
  const at = inside.now();
  const attempt = (await store.selectPaymentsOfOrder(inside.db, order.id)).length + 1;
  // An open payment page can no longer be used to pay a second time.
  await store.endAttempts(inside.db, order.id, 'cancelled', at);
  const payment = await store.insertPayment(inside.db, {
    orderId: order.id,
    provider: 'manual',
    environment: 'live',
    wallet,
    purpose: amountCents === order.totalCents ? 'full' : 'balance',
    amountCents,
    requestId: `hand:${order.number}:${attempt}`,
    captureRequestId: `hand-capture:${order.number}:${attempt}`,
    providerInvoiceId: `${order.number}-${attempt}`,
    state: 'completed',
    snapshot: reference === '' ? null : { reference },
    staffId,
    createdAt: at,
    updatedAt: at,
  });
  const { capture } = await store.recordCapture(inside.db, {
    paymentId: payment.id,
    orderId: order.id,
    captureId: `hand-${randomUUID()}`,
    amountCents,
    state: 'completed',
    capturedAt: at,
    createdAt: at,
    updatedAt: at,
  });
  await recordSaleMoney(inside, {
    kind: 'capture',
    id: capture.id,
    amountCents,
    at,
    party: order.email,
    reference: order.number,
    method: wallet,
  });
  const after = await settleOrderPayment(inside, order, false, at, { actor: 'staff', staffId });
  await orderSourceHooks[order.source].booked?.(inside, { order: after, captureId: capture.id, amountCents, at });
  await enqueueOrderEmail(inside, order.id, after.paymentState === 'needs_attention' ? 'attention' : 'paid', String(capture.id));
  return after;
}

type Received = Omit<Money, 'amountCents'> & { readonly amountCents: number | null };

/** Staff record a bank transfer or cash; the whole remaining amount unless they enter another. */
export const receiveManualPayment = (app: App, caller: Caller, number: string, { amountCents, ...how }: Received): Promise<void> =>
  changeOrderAsStaff(app, caller, number, 'payment', async (inside, order, staffId) => {
    const left = owedCents(order);
    const isOpen = isAwaitingPayment(order) || order.paymentState === 'part_paid';
    if (!isOpen || left <= 0) throw new DomainError('notPayable');
    if (await store.hasPaymentUnderWay(inside.db, order.id)) throw new DomainError('moneyUnderWay');
    const amount = amountCents ?? left;
    if (amount <= 0 || amount > left) throw new DomainError('paymentTooMuch', { most: dollars(cents(left)) });
    const after = await recordManualPayment(inside, staffId, order, { ...how, amountCents: amount });
    return { before: { paid_cents: order.paymentCents }, after: { paid_cents: after.paymentCents, wallet: how.wallet } };
  });
