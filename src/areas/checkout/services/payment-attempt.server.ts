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

/** Writes down that the provider will be asked, with the keys of both requests, before anybody asks. */
export async function insertAttempt(
  app: App,
  order: Pick<OrderRow, 'id' | 'number'>,
  { amountCents, wallet, purpose }: PaymentAttemptInput,
  /** Which try this is, where that is known. */
  place?: number,
): Promise<store.PaymentRow> {
  const attempt = place ?? (await store.selectPaymentsOfOrder(app.db, order.id)).length + 1;
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

/** The attempt she can pay with now: the one under way while it is good, else a new one. Keeps the order held. */
export const findOrCreateAttempt = (app: App, orderId: number, ask: PaymentAttemptInput): Promise<store.PaymentRow> =>
  transact(app, async (inside) => {
    const order = await lockOrder(inside, orderId);
    const [latest] = await store.selectPaymentsOfOrder(inside.db, orderId);
    const isGood =
      latest !== undefined &&
      (latest.state === 'new' || latest.state === 'created') &&
      latest.amountCents === ask.amountCents &&
      latest.createdAt > new Date(app.now().getTime() - approvalMs);
    if (isGood) return latest;
    if (order.status === orderStatus.paymentFailed)
      await transition(inside, order, { ...resetToAwaitingPayment(order), by: { actor: order.userId === null ? 'guest' : 'shopper' } });
    await store.endAttempts(inside.db, orderId, 'expired', app.now());
    return insertAttempt(inside, order, ask);
  });

const openings = singleFlight<store.PaymentRow>();

/** Asks the provider for the payment; two presses at once ask once, and a lost answer is asked for again with the same key. */
export function openAttemptOnce(app: App, payment: store.PaymentRow): Promise<store.PaymentRow> {
  if (payment.providerOrderId !== null) return Promise.resolve(payment);
  return openings(payment.id, () => openAttempt(app, payment), app.store);
}

async function openAttempt(app: App, payment: store.PaymentRow): Promise<store.PaymentRow> {
  const order = await findOrder(app, { id: payment.orderId });
  if (!order) throw new DomainError('orderNotExist');
  const answer = await app.ports.payments.create(await wishFor(app, order, payment));
  if (answer.outcome === 'away') throw new DomainError('providerAway');
  if (answer.outcome === 'refused') {
    app.log.error({ order: order.number, issue: answer.issue, text: answer.text }, 'the provider refused a payment');
    await store.changePayment(app.db, payment.id, { state: 'failed', failure: answer.issue, nextCheckAt: null, updatedAt: app.now() }, [
      'new',
    ]);
    throw new DomainError('paymentRefused', {}, { issue: answer.issue });
  }
  const { providerOrderId, approveUrl } = answer.value;
  // The provider's number is ours before the browser hears of it.
  const opened = { state: 'created', providerOrderId, approveUrl, updatedAt: app.now() } as const;
  const isMine = await store.changePayment(app.db, payment.id, opened, ['new']);
  return isMine ? { ...payment, ...opened } : store.paymentById(app.db, payment.id);
}

/** The bill as the provider is asked for it, made from the order's own rows: the same for every try. A part of a bill is one line. */
async function wishFor(app: App, order: OrderRow, payment: store.PaymentRow): Promise<PaymentOrderRequest> {
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
