import type { z } from 'zod';
import { on, onRaw } from '#api/handle.server.ts';
import { normalizeOrderNumber } from '#areas/orders/rules/query.ts';
import { addressFromCall } from '#areas/shoppers/services/receiver-wire.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { amountIn } from '#kernel/limits.ts';
import { centsOfDollars } from '#kernel/money.ts';
import type { App, Caller } from '#platform/app.ts';
import * as calls from '../calls/payment.ts';
import { cancelOrder, handleBrowserReport } from '../services/cancel.server.ts';
import { confirmClaimedPayment, resendOrderEmail } from '../services/claims.server.ts';
import { guestOrderCookie } from '../services/guest-cookie.server.ts';
import { payInvoice } from '../services/invoice-pay.server.ts';
import { type PlacedOrder, payAgain } from '../services/pay.server.ts';
import { placeOrder } from '../services/place-order.server.ts';
import { recheckPayment } from '../services/recheck.server.ts';
import { type RefundSelection, refundByStaff } from '../services/staff-refund.server.ts';
import { handleWebhook } from '../services/webhook.server.ts';

type Claim = { readonly number: string } | { readonly provider_order_id: string };
const whichIn = (claim: Claim) =>
  'number' in claim ? { number: normalizeOrderNumber(claim.number) } : { providerOrderId: claim.provider_order_id };
const short = ({ number, status }: { number: string; status: number }) => ({ number, status });

const wire = (placed: PlacedOrder) => ({
  number: placed.number,
  status: placed.status,
  outcome: placed.outcome,
  provider_order_id: placed.providerOrderId,
  approve_url: placed.approveUrl,
  breakdown: placed.breakdown,
  ...(placed.guestKey === null ? {} : { guest_key: placed.guestKey }),
});

const staffId = ({ staff }: Caller): { id: number } => {
  if (!staff) throw new DomainError('userNotLogin');
  return staff;
};

export const paymentHandlers = [
  on(calls.clientId, async (_, { ports: { payments } }) => ({
    client_id: payments.clientId,
    environment: payments.environment,
    is_test: payments.isTest,
    script_url: payments.scriptUrl,
  })),
  on(calls.createOrder, async (input, app, caller, reply) => {
    const placed = await ordered(app, caller, input);
    if (placed.guestKey !== null) reply.setCookie(guestOrderCookie(app, caller, placed.guestKey));
    return wire(placed);
  }),
  on(calls.createInvoiceOrder, async ({ code, receiver, wallet }, app, caller, reply) => {
    const placed = await payInvoice(app, caller, { code, receiver: receiver && addressFromCall(receiver), wallet });
    if (placed.guestKey !== null) reply.setCookie(guestOrderCookie(app, caller, placed.guestKey));
    return wire(placed);
  }),
  on(calls.captureOrder, ({ provider_order_id, key }, app, caller) =>
    confirmClaimedPayment(app, caller, { providerOrderId: provider_order_id }, key),
  ),
  on(calls.addSucceeded, async (claim, app, caller) => short(await confirmClaimedPayment(app, caller, whichIn(claim)))),
  on(calls.addCancelled, async (claim, app, caller) => short(await handleBrowserReport(app, caller, whichIn(claim), 'cancelled'))),
  on(calls.addFailed, async (claim, app, caller) => short(await handleBrowserReport(app, caller, whichIn(claim), 'failed'))),
  on(calls.cancelOrderCall, ({ number, key }, app, caller) =>
    cancelOrder(app, caller, { number: normalizeOrderNumber(number), key: key ?? null }),
  ),
  on(calls.sendOrderEmail, async ({ number, key }, app, caller) => {
    await resendOrderEmail(app, caller, { number: normalizeOrderNumber(number), key: key ?? null });
    return {};
  }),
  onRaw(calls.webhook, async (request, app) => {
    await handleWebhook(app, request);
    return {};
  }),
  on(calls.refundOrderCall, async (input, app, caller) => {
    const { number, status, outcome, refundedCents } = await refundByStaff(app, caller, {
      number: normalizeOrderNumber(input.number),
      selection: selectionIn(input),
      reason: input.reason,
      method: input.method,
      isRestocked: input.restock,
      requestId: input.request_id,
      seen: input.seen,
    });
    return { number, status, outcome, refunded: refundedCents / 100 };
  }),
  on(calls.recheckOrder, ({ number }, app, caller) => recheckPayment(app, staffId(caller), normalizeOrderNumber(number))),
];

type RefundInput = z.output<(typeof calls.refundOrderCall)['input']>;

/** Exactly one of: everything, an amount, or line quantities with shipping. A line listed twice counts twice. */
function selectionIn({ all, amount, lines = [], shipping }: RefundInput): RefundSelection {
  const isByUnits = lines.length > 0 || shipping !== undefined;
  if ([all, amount !== undefined, isByUnits].filter(Boolean).length !== 1) throw new DomainError('refundNothing');
  if (all) return { kind: 'all' };
  if (amount !== undefined) return { kind: 'amount', amountCents: amountIn('amount', amount) };
  const unitsByLine = new Map<number, number>();
  for (const { line_id, quantity } of lines) unitsByLine.set(line_id, (unitsByLine.get(line_id) ?? 0) + quantity);
  return { kind: 'pieces', pieces: unitsByLine, shippingCents: shipping === undefined ? 0 : amountIn('shipping', shipping) };
}

type Input = z.output<(typeof calls.createOrder)['input']>;

/** An invoice, an existing order, or the contents of a cart. */
async function ordered(app: App, caller: Caller, input: Input): Promise<PlacedOrder> {
  const { wallet, number, key, invoice_code } = input;
  if (invoice_code !== undefined)
    return payInvoice(app, caller, { code: invoice_code, receiver: input.receiver && addressFromCall(input.receiver), wallet });
  if (number !== undefined) return payAgain(app, caller, { number: normalizeOrderNumber(number), key: key ?? null, wallet });
  return placeOrder(app, caller, {
    receiverId: input.receiver_id,
    receiver: input.receiver && addressFromCall(input.receiver),
    email: input.email,
    items:
      input.items?.map(({ sku_id, quantity, product_attribute }) => ({ skuId: sku_id, quantity, attribute: product_attribute })) ?? null,
    code: input.coupon,
    buyerMessage: input.buyer_message,
    isDiscreet: input.discreet,
    useCredit: input.use_credit,
    wallet,
    service: input.shipping_service,
    seenTotalCents: input.seen_total === undefined ? null : centsOfDollars(input.seen_total),
    requestId: input.request_id ?? null,
    isBeside: input.beside && input.request_id !== undefined,
  });
}
