import { z } from 'zod';
import { call } from '#api/call.ts';
import { day, dollarsToCents, email, id, listed, paged } from '#api/fields.ts';
import { productAttribute } from '#areas/cart/calls.ts';
import { maxCartLines, maxLineQuantity } from '#areas/cart/rules/lines.ts';
import { bulkStatuses, orderSorts } from '#areas/orders/rules/office.ts';
import { maxOrderNumberLength } from '#areas/orders/rules/query.ts';
import { maxShopperFieldLength } from '#areas/shoppers/rules.ts';
import { cents } from '#kernel/money.ts';
import type { Role } from '#site/page.ts';
import { manualPaymentTerms, manualWallets } from '../rules/manual-orders.ts';

/** Who reads orders, who changes them, and who may refund. */
const orderReaders: readonly Role[] = ['owner', 'manager', 'sales', 'stock', 'finance'];
const orderWriters: readonly Role[] = ['owner', 'manager', 'sales'];

const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u);
const text = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .refine((typed) => !typed.includes('\u0000'));
const number = z.string().trim().min(1).max(maxOrderNumberLength);
const amountInput = dollarsToCents(0, 1_000_000);
const amount = z.number();
const moment = z.string().nullable();

export const officeReceiver = z.object({
  first_name: line(maxShopperFieldLength.name),
  last_name: line(maxShopperFieldLength.name),
  phone_number: line(maxShopperFieldLength.phone),
  address: line(maxShopperFieldLength.address),
  city: line(maxShopperFieldLength.place),
  region: line(maxShopperFieldLength.place).default(''),
  post_code: line(maxShopperFieldLength.postCode).default(''),
  country: line(2).default('US'),
});

const Listed = z.object({
  id,
  number: z.string(),
  status: z.number().int(),
  payment_state: z.string(),
  attention_reason: z.string(),
  user_id: z.number().int().nullable(),
  email: z.string(),
  buyer_nick_name: z.string(),
  receiver_name: z.string(),
  country: z.string(),
  region: z.string(),
  goods: z.string(),
  piece_count: z.number().int(),
  weight_grams: z.number().int(),
  total: amount,
  payment: amount,
  source: z.string(),
  shipping_name: z.string(),
  shipping_code: z.string(),
  owner_id: z.number().int().nullable(),
  create_time: z.string(),
  payment_time: moment,
  consign_time: moment,
});

export const officeOrders = call({
  name: 'admin.order.getWithQuery',
  method: 'POST',
  path: '/admin/order/get_with_query',
  who: orderReaders,
  summary: 'All orders, filtered and sorted; `total` is at most 10,000, `more` is true when there are more',
  input: z.object({
    status: z.array(z.number().int().min(1).max(9)).max(9).optional(),
    payment_state: z.array(z.string().max(20)).max(8).optional(),
    attention: z.boolean().optional(),
    from: day.optional(),
    to: day.optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    shipping: line(60).optional(),
    amount_from: amountInput.optional(),
    amount_to: amountInput.optional(),
    user_id: id.optional(),
    email: line(254).optional(),
    sku: line(80).optional(),
    source: z.enum(['shop', 'office', 'invoice', 'partner']).optional(),
    owner_id: id.nullable().optional(),
    words: text(100).optional(),
    sort: z.enum(orderSorts).default('created'),
    order: z.enum(['asc', 'desc']).default('desc'),
    ...paged,
  }),
  output: z.object({ items: z.array(Listed), ...listed, more: z.boolean() }),
});

const items = z
  .array(z.object({ sku_id: id, quantity: z.number().int().min(1).max(maxLineQuantity), product_attribute: productAttribute.optional() }))
  .max(maxCartLines);
const breakdown = z.object({ item_total: amount, shipping: amount, discount: amount, handling: amount, tax: amount, total: amount });

export const officeAddOrder = call({
  name: 'admin.order.add',
  method: 'POST',
  path: '/admin/order/add',
  who: orderWriters,
  summary:
    'Creates a manual order: paid in cash or by transfer, with an emailed invoice, or on account; the same request_id returns the same order',
  input: z.object({
    request_id: z.string().regex(/^[A-Za-z0-9_-]{8,80}$/),
    items: items.min(1),
    user_id: id.nullable().default(null),
    email,
    buyer_name: line(maxShopperFieldLength.name).default(''),
    language: z.enum(['en', 'zh']).default('en'),
    receiver: officeReceiver,
    discount: amountInput.default(cents(0)),
    buyer_message: text(1000).default(''),
    discreet: z.boolean().default(false),
    terms: z.enum(manualPaymentTerms),
    wallet: z.enum(manualWallets).default('bank'),
    reference: line(120).default(''),
    days: z.number().int().min(1).max(90).default(7),
    seen_total: amountInput.optional(),
  }),
  output: z.object({ number: z.string(), status: z.number().int(), total: amount }),
});

export const officeQuoteOrder = call({
  name: 'admin.order.quote',
  method: 'POST',
  path: '/admin/order/quote',
  who: orderWriters,
  summary: 'Totals of a manual order; reserves nothing',
  input: z.object({
    items,
    user_id: id.nullable().default(null),
    discount: amountInput.default(cents(0)),
    country: line(2).default(''),
    region: line(maxShopperFieldLength.place).default(''),
  }),
  output: z.object({
    breakdown,
    grams: z.number().int(),
    lines: z.array(
      z.object({
        sku_id: id,
        name: z.string(),
        quantity: z.number().int(),
        state: z.string(),
        available: z.number().int(),
        price: amount,
        total: amount,
      }),
    ),
  }),
});

export const officeUpdateOrder = call({
  name: 'admin.order.update',
  method: 'POST',
  path: '/admin/order/update',
  who: orderWriters,
  summary:
    'One action on an order: sets its status, puts it on hold or releases it, cancels it, changes its address or owner, adds a message or a note',
  input: z
    .object({
      number,
      mark: z.enum(bulkStatuses).optional(),
      hold: line(200).min(1).optional(),
      release: z.literal(true).optional(),
      cancel: line(200).min(1).optional(),
      receiver: officeReceiver.optional(),
      owner_id: id.nullable().optional(),
      message: text(4000).min(1).optional(),
      note: text(4000).min(1).optional(),
      payment_link: z.number().int().min(1).max(90).optional(),
      received: z
        .object({ amount: dollarsToCents(0.01, 1_000_000).optional(), wallet: z.enum(manualWallets), reference: line(120).default('') })
        .optional(),
    })
    .refine(({ number: _, ...changes }) => Object.values(changes).some((change) => change !== undefined), {
      path: ['mark'],
      message: 'lackParameter',
    }),
  output: z.object({ number: z.string(), status: z.number().int() }),
});

export const officeChangeLines = call({
  name: 'admin.order.changeLines',
  method: 'POST',
  path: '/admin/order/change_lines',
  who: orderWriters,
  summary:
    'Changes the items of an order until it ships; a higher total is invoiced by email, a lower one is refunded, less `kept`: price protection credit already spent. `preview` changes nothing',
  input: z.object({
    number,
    lines: z
      .array(z.object({ line_id: id, quantity: z.number().int().min(0).max(maxLineQuantity) }))
      .max(200)
      .default([]),
    items: z
      .array(z.object({ sku_id: id, quantity: z.number().int().min(1).max(maxLineQuantity) }))
      .max(maxCartLines)
      .default([]),
    reason: line(200).default(''),
    seen_total: amountInput.optional(),
    preview: z.boolean().default(false),
  }),
  output: z.object({ number: z.string(), total: amount, difference: amount, kept: amount }),
});
