import { z } from 'zod';
import { call } from '#api/call.ts';
import { listed, paged } from '#api/fields.ts';
import { maxOrderNumberLength } from '#areas/orders/rules/query.ts';

const number = z.string().trim().max(maxOrderNumberLength);
const moment = z.string().nullable();
const amount = z.number();

/** Order base, detail and shipping with the field names of the specification; money in dollars, times in ISO 8601. */
const Order = z.object({
  user_id: z.number().int(),
  sku_id: z.number().int().nullable(),
  number: z.string(),
  status: z.number().int(),
  payment_type: z.number().int(),
  payment: amount,
  postage_fees: z.number().int(),
  shipping_name: z.string(),
  shipping_code: z.string(),
  buyer_message: z.string(),
  buyer_nick_name: z.string(),
  consign_time: moment,
  payment_time: moment,
  deal_done_time: moment,
  deal_close_time: moment,
  payment_state: z.string(),
  create_time: z.string(),
  breakdown: z.object({ item_total: amount, shipping: amount, handling: amount, tax: amount, discount: amount, total: amount }),
  details: z.array(
    z.object({
      sku_id: z.number().int().nullable(),
      product_name: z.string(),
      product_image: z.string(),
      product_attribute: z.string(),
      quantity: z.number().int(),
      price: amount,
      price_total: amount,
    }),
  ),
  shipping: z.object({ receiver_name: z.string(), receiver_phone: z.string(), receiver_address: z.string() }).nullable(),
  payments: z.array(z.object({ kind: z.string(), purpose: z.string(), wallet: z.string(), amount, state: z.string(), time: z.string() })),
  history: z.array(z.object({ event: z.string(), status: z.number().int(), payment_state: z.string(), time: z.string() })),
});

export const getOrders = call({
  method: 'POST',
  who: 'shopper',
  name: 'order.getWithQuery',
  path: '/order/get_orders_with_query',
  summary: 'The caller’s orders, newest first',
  input: z.object({ status: z.number().int().min(1).max(9).optional(), number: number.default(''), ...paged }),
  output: z.object({ items: z.array(Order), ...listed }),
});

export const getOrder = call({
  method: 'GET',
  who: 'anyone',
  name: 'order.get',
  path: '/order/get_order',
  summary: 'One of the caller’s orders, or a guest order by its key; other orders are reported as not existing',
  input: z.object({
    number: number.min(1),
    key: z
      .string()
      .regex(/^[A-Za-z0-9_-]{43}$/)
      .optional(),
  }),
  output: Order,
});
