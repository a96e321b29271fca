import { z } from 'zod';
import { call } from '#api/call.ts';
import { id, isWholeCents } from '#api/fields.ts';
import { productAttribute } from '#areas/cart/calls.ts';
import { maxCartLines, maxLineQuantity } from '#areas/cart/rules/lines.ts';
import { maxOrderNumberLength } from '#areas/orders/rules/query.ts';
import { maxShopperFieldLength } from '#areas/shoppers/rules.ts';

const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u);
const number = z.string().trim().min(1).max(maxOrderNumberLength);
const providerOrderId = z
  .string()
  .trim()
  .regex(/^[A-Z0-9]{1,36}$/);
const key = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/)
  .optional();
/** Dollars with at most two decimals. */
const dollarsSeen = z
  .number()
  .min(0)
  .max(100_000_000)
  .refine((amount) => Number.isSafeInteger(Math.round(amount * 100)) && isWholeCents(amount));
const amount = z.number();

/** Identified by our order number or the provider's order id; nothing else in the body is read. */
const claim = z.union([z.object({ number }), z.object({ provider_order_id: providerOrderId })]);
const orderStatusOutput = z.object({ number: z.string(), status: z.number().int() });
export const outcomes = ['paid', 'pending', 'declined', 'cancelled', 'needsAttention', 'unpaid'] as const;
const ended = orderStatusOutput.extend({ outcome: z.enum(outcomes) });
const breakdown = z.object({ item_total: amount, shipping: amount, discount: amount, handling: amount, tax: amount, total: amount });

export const clientId = call({
  name: 'payment.clientId',
  method: 'GET',
  path: '/payment/client_id',
  who: 'anyone',
  summary: 'What a browser needs to show the payment provider’s buttons',
  input: z.object({}),
  output: z.object({
    client_id: z.string(),
    environment: z.enum(['live', 'sandbox', 'double']),
    is_test: z.boolean(),
    script_url: z.string(),
  }),
});

const receiver = z.object({
  first_name: line(maxShopperFieldLength.name),
  last_name: line(maxShopperFieldLength.name),
  phone_number: line(maxShopperFieldLength.phone),
  address: line(maxShopperFieldLength.address),
  city: line(maxShopperFieldLength.place),
  region: line(maxShopperFieldLength.place),
  post_code: line(maxShopperFieldLength.postCode),
  email: line(maxShopperFieldLength.email).optional(),
  country: line(2).optional(),
});
const wallet = z.enum(['paypal', 'apple_pay', 'google_pay']).default('paypal');
const opened = ended.extend({
  provider_order_id: z.string().nullable(),
  approve_url: z.string().nullable(),
  breakdown,
  guest_key: z.string().optional(),
});

export const createInvoiceOrder = call({
  name: 'invoice.createOrder',
  method: 'POST',
  path: '/invoice/create_order',
  who: 'anyone',
  summary: 'Opens the payment of the amount an invoice has due; an invoice without a shipping address needs the receiver',
  input: z.object({ code: line(120).min(1), receiver: receiver.optional(), wallet }),
  output: opened,
});

export const createOrder = call({
  name: 'payment.createOrder',
  method: 'POST',
  path: '/payment/create_order',
  who: 'anyone',
  summary: 'Places an order from the caller’s cart or a guest’s items and opens its payment; with `number`, pays an existing order',
  input: z.object({
    receiver_id: id.optional(),
    receiver: receiver.optional(),
    email: z.string().trim().max(254).optional(),
    items: z
      .array(
        z.object({ sku_id: id, quantity: z.number().int().min(1).max(maxLineQuantity), product_attribute: productAttribute.optional() }),
      )
      .min(1)
      .max(maxCartLines)
      .optional(),
    coupon: z
      .string()
      .trim()
      .max(40)
      .regex(/^[\w-]*$/)
      .optional(),
    buyer_message: z.string().trim().max(1000).default(''),
    discreet: z.boolean().default(false),
    use_credit: z.boolean().default(false),
    invoice_code: z.string().trim().max(120).optional(),
    wallet,
    shipping_service: z
      .string()
      .trim()
      .max(60)
      .regex(/^[A-Z0-9_]*$/)
      .default(''),
    seen_total: dollarsSeen.optional(),
    request_id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{8,80}$/)
      .optional(),
    beside: z.boolean().default(false),
    number: number.optional(),
    key,
  }),
  output: opened,
});

export const captureOrder = call({
  name: 'payment.captureOrder',
  method: 'POST',
  path: '/payment/capture_order',
  who: 'anyone',
  summary: 'Captures a payment the customer approved; idempotent',
  input: z.object({ provider_order_id: providerOrderId, key }),
  output: ended,
});

const browserReport = { method: 'POST', who: 'anyone', input: claim, output: orderStatusOutput } as const;

export const addSucceeded = call({
  ...browserReport,
  name: 'order.addSucceeded',
  path: '/api/add_succeed_order_item',
  summary: 'Reports that an order is paid; the payment provider is asked and decides',
});

export const addCancelled = call({
  ...browserReport,
  name: 'order.addCancelled',
  path: '/api/add_cancel_order_item',
  summary: 'Cancels the caller’s own unpaid order',
});

export const addFailed = call({
  ...browserReport,
  name: 'order.addFailed',
  path: '/api/add_failed_order_item',
  summary: 'Records that the payment of the caller’s own unpaid order failed',
});

export const cancelOrderCall = call({
  name: 'order.cancel',
  method: 'POST',
  path: '/order/cancel',
  who: 'anyone',
  summary: 'Cancels an order until picking starts, and refunds what was paid',
  input: z.object({ number, key }),
  output: ended,
});

export const sendOrderEmail = call({
  name: 'order.sendEmail',
  method: 'POST',
  path: '/order/send_email',
  who: 'anyone',
  summary: 'Emails an order again, only to its own address, at most three times a day',
  input: z.object({ number, key }),
  output: z.object({}),
});

export const webhook = call({
  name: 'payment.webhook',
  method: 'POST',
  path: '/payment/webhook',
  who: 'anyone',
  summary: 'Webhook of the payment provider; requests without a valid signature are rejected',
  input: z.record(z.string(), z.unknown()),
  output: z.object({}),
});

const refundAmount = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/);

export const refundOrderCall = call({
  name: 'admin.order.refund',
  method: 'POST',
  path: '/admin/order/refund',
  who: ['owner', 'manager', 'finance'],
  summary:
    'Refunds an order: everything that is left (all), an amount, or items and shipping; exactly one of them. The same request_id refunds once',
  input: z.object({
    number,
    all: z.literal(true).optional(),
    amount: refundAmount.optional(),
    lines: z
      .array(z.object({ line_id: id, quantity: z.number().int().min(1).max(99_999) }))
      .max(200)
      .optional(),
    shipping: refundAmount.optional(),
    method: z.enum(['payment', 'store_credit']).default('payment'),
    restock: z.boolean().default(true),
    request_id: z.string().trim().min(8).max(80),
    seen: z.string().trim().max(80).optional(),
    reason: z.string().trim().min(1).max(500),
  }),
  output: ended.extend({ refunded: z.number() }),
});

export const recheckOrder = call({
  name: 'admin.order.recheck',
  method: 'POST',
  path: '/admin/order/recheck',
  who: ['owner', 'manager', 'finance', 'sales'],
  summary: 'Checks the payment of an order with the provider again, reserves its stock again, and confirms a free order',
  input: z.object({ number }),
  output: ended,
});
