import { orderStatus } from '#areas/orders/rules/status.ts';
import { fetchStockLines, findOrder, lockOrder, type OrderRow, transition } from '#areas/orders/services/transitions.server.ts';
import { fetchOrderShipping } from '#areas/orders/services/write-order.server.ts';
import { later, minuteMs } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import { cents } from '#kernel/money.ts';
import { singleFlight } from '#kernel/single-flight.ts';
import { type App, transact } from '#platform/app.ts';
import type { PaymentOrderRequest } from '#providers/ports.ts';
import { hrefOf } from '#site/links.ts';
import * as store from '../store/payments.server.ts';
import { orderSourceHooks } from './order-sources.server.ts';
import { resetToAwaitingPayment } from './record-payment.server.ts';

export type Wallet = 'paypal' | 'apple_pay' | 'google_pay';
export type PaymentAttemptInput = { readonly amountCents: number; readonly wallet: Wallet; readonly purpose: store.PaymentRow['purpose'] };

/** Stores the idempotency keys of both requests before the provider is asked. */
export async function insertAttempt(
  app: App,
  order: Pick<OrderRow, 'id' | 'number'>,
  { amountCents, wallet, purpose }: PaymentAttemptInput,
  /** Number of the attempt, if known. */
  attemptNumber?: number,
): Promise<store.PaymentRow> {
  const attempt = attemptNumber ?? (await store.selectPaymentsOfOrder(app.db, order.id)).length + 1;
  const now = app.now();
  return store.insertPayment(app.db, {
    orderId: order.id,
    environment: app.ports.payments.environment === 'live' ? 'live' : 'sandbox',
    wallet,
    purpose,
    amountCents,
    requestId: `create:${order.number}:${attempt}`,
    captureRequestId: `capture:${order.number}:${attempt}:1`,
    providerInvoiceId: `${order.number}-${attempt}`,
    nextCheckAt: later(now, minuteMs),
    createdAt: now,
    updatedAt: now,
  });
}

const approvalMs = 170 * minuteMs;

/** The attempt to pay with now: the open one while it is valid, else a new one. The order stays locked. */
export const findOrCreateAttempt = (app: App, orderId: number, input: PaymentAttemptInput): Promise<store.PaymentRow> =>
  transact(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    const [latest] = await store.selectPaymentsOfOrder(inside.db, orderId);
    const isGood =
      latest !== undefined &&
      (latest.state === 'new' || latest.state === 'created') &&
      latest.amountCents === input.amountCents &&
      latest.createdAt > new Date(app.now().getTime() - approvalMs);
    if (isGood) return latest;
    if (order.status === orderStatus.paymentFailed)
      await transition(inside, order, { ...resetToAwaitingPayment(order), by: { actor: order.userId === null ? 'guest' : 'shopper' } });
    await store.endAttempts(inside.db, orderId, 'expired', app.now());
    return insertAttempt(inside, order, input);
  });

const openings = singleFlight<store.PaymentRow>();

/** Creates the provider's payment; concurrent calls create one, and a lost answer is requested again with the same key. */
export function openAttemptOnce(app: App, payment: store.PaymentRow): Promise<store.PaymentRow> {
  if (payment.providerOrderId !== null) return Promise.resolve(payment);
  return openings(payment.id, () => openAttempt(app, payment), app.store);
}

async function openAttempt(app: App, payment: store.PaymentRow): Promise<store.PaymentRow> {
  const order = await findOrder(app, { id: payment.orderId });
  if (!order) throw new DomainError('orderNotExist');
  const answer = await app.ports.payments.create(await paymentRequestFor(app, order, payment));
  if (answer.outcome === 'away') throw new DomainError('providerAway');
  if (answer.outcome === 'refused') {
    app.log.error({ orderNumber: order.number, issue: answer.issue, text: answer.text }, 'payment refused by the provider');
    await store.changePayment(app.db, payment.id, { state: 'failed', failure: answer.issue, nextCheckAt: null, updatedAt: app.now() }, [
      'new',
    ]);
    throw new DomainError('paymentRefused', {}, { issue: answer.issue });
  }
  const { providerOrderId, approveUrl } = answer.value;
  // The provider's order id is stored before the browser receives it.
  const opened = { state: 'created', providerOrderId, approveUrl, updatedAt: app.now() } as const;
  const isMine = await store.changePayment(app.db, payment.id, opened, ['new']);
  return isMine ? { ...payment, ...opened } : store.paymentById(app.db, payment.id);
}

/** The request to the provider, built from the order's rows, so every retry sends the same. A partial amount is one line. */
async function paymentRequestFor(app: App, order: OrderRow, payment: store.PaymentRow): Promise<PaymentOrderRequest> {
  const [lines, shipping] = await Promise.all([fetchStockLines(app, order.id), fetchOrderShipping(app, order.id)]);
  const isWhole = payment.amountCents === order.totalCents;
  const amount = cents(payment.amountCents);
  const none = cents(0);
  const back = await orderSourceHooks[order.source].backTo?.(app, order);
  const query = new URLSearchParams({ number: order.number });
  const parts = isWhole
    ? {
        itemsCents: cents(order.itemsCents),
        shippingCents: cents(order.shippingCents),
        handlingCents: cents(order.handlingCents),
        taxCents: cents(order.taxCents),
        discountCents: cents(order.discountCents),
        lines: lines.map(({ name, quantity, priceCents, skuCode }) => ({
          name,
          quantity,
          unitCents: cents(priceCents),
          sku: skuCode || null,
        })),
      }
    : {
        itemsCents: amount,
        shippingCents: none,
        handlingCents: none,
        taxCents: none,
        discountCents: none,
        lines: [{ name: `Order ${order.number}`, quantity: 1, unitCents: amount, sku: null }],
      };
  return {
    requestId: payment.requestId,
    number: order.number,
    attempt: Number(payment.providerInvoiceId.slice(order.number.length + 1)),
    totalCents: amount,
    ...parts,
    receiver: shipping && {
      name: shipping.receiverName,
      address: {
        street: shipping.street,
        city: shipping.city,
        region: shipping.region,
        postCode: shipping.postCode,
        country: shipping.country,
      },
    },
    returnUrl: app.origin + (back ? `${back}&back=done` : `${hrefOf('payment-success')}?${query}`),
    cancelUrl: app.origin + (back ? `${back}&back=left` : `${hrefOf('payment-fail')}?${query}`),
    language: order.language,
    wallet: payment.wallet === 'apple_pay' || payment.wallet === 'google_pay' ? payment.wallet : 'paypal',
  };
}
