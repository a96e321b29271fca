import type { z } from 'zod';
import type { OrderQuery } from '#areas/orders/rules/query.ts';
import {
  fetchLinesByOrder,
  fetchOrderWithOwner,
  fetchShippingAndHistory,
  listOwnOrders,
  type OwnOrder,
} from '#areas/orders/services/own-orders.server.ts';
import { DomainError } from '#kernel/errors.ts';
import { asDollarNumber } from '#kernel/money.ts';
import type { Language } from '#kernel/texts.ts';
import type { App, Caller } from '#platform/app.ts';
import type { getOrder } from '../calls.ts';
import { requireOwner } from './guest-key.server.ts';
import { fetchOwnPayments } from './own-payments.server.ts';

type WireOrder = z.input<(typeof getOrder)['output']>;

export async function wireOrders(app: App, { shopperId, language }: Caller, query: OrderQuery) {
  const { items, total, page, pageSize } = await listOwnOrders(app, shopperId, query);
  return { items: await inWire(app, language, items), total, page, page_size: pageSize };
}

export async function wireOrder(app: App, caller: Caller, number: string, key: string | null): Promise<WireOrder> {
  const order = await fetchOwnOrder(app, caller, { number, key });
  const [wire] = await inWire(app, caller.language, [order]);
  if (!wire) throw new Error(`order ${order.number} could not be read back`);
  return wire;
}

type OrderLookup = { readonly number: string; readonly key?: string | null };

/** A member's own order or a guest's by its key; visitors without a key are asked to sign in. */
async function fetchOwnOrder(app: App, caller: Caller, { number, key = null }: OrderLookup) {
  if (caller.shopperId === null && key === null && caller.guestKeys.length === 0) throw new DomainError('userNotLogin');
  const order = await fetchOrderWithOwner(app, number);
  requireOwner(order, caller, key);
  return order;
}

async function inWire(app: App, language: Language, orders: readonly OwnOrder[]): Promise<WireOrder[]> {
  const ids = orders.map(({ id }) => id);
  const [lines, { shippings, histories }, payments] = await Promise.all([
    fetchLinesByOrder(app, language, ids),
    fetchShippingAndHistory(app, ids),
    fetchOwnPayments(app, ids),
  ]);
  return orders.map((order) => {
    const shipping = shippings.get(order.id);
    return {
      ...baseOf(order),
      details: (lines.get(order.id) ?? []).map((line) => ({
        sku_id: line.skuId,
        product_name: line.name,
        product_image: line.image === '' ? '' : `${line.image}-450.webp`,
        product_attribute: JSON.stringify({ ...line.bought, items: { price: asDollarNumber(line.priceCents) } }),
        quantity: line.quantity,
        price: asDollarNumber(line.priceCents),
        price_total: asDollarNumber(line.priceTotalCents),
      })),
      shipping: shipping
        ? {
            receiver_name: shipping.receiverName,
            receiver_phone: shipping.receiverPhone,
            receiver_address: shipping.receiverAddress,
          }
        : null,
      payments: (payments.get(order.id) ?? []).map(({ kind, purpose, wallet, amountCents, state, at }) => ({
        kind,
        purpose,
        wallet,
        amount: asDollarNumber(amountCents),
        state,
        time: at.toISOString(),
      })),
      history: (histories.get(order.id) ?? []).map(({ event, toStatus, toPaymentState, createdAt }) => ({
        event,
        status: toStatus,
        payment_state: toPaymentState,
        time: createdAt.toISOString(),
      })),
    };
  });
}

const baseOf = (order: OwnOrder) => ({
  user_id: order.userId ?? 0,
  sku_id: order.skuId,
  number: order.number,
  status: order.status,
  payment_type: order.paymentType,
  payment: asDollarNumber(order.paymentCents),
  postage_fees: order.postageFees,
  shipping_name: order.shippingName,
  shipping_code: order.shippingCode,
  buyer_message: order.buyerMessage,
  buyer_nick_name: order.buyerNickName,
  consign_time: iso(order.consignTime),
  payment_time: iso(order.paymentTime),
  deal_done_time: iso(order.dealDoneTime),
  deal_close_time: iso(order.dealCloseTime),
  payment_state: order.paymentState,
  create_time: order.createdAt.toISOString(),
  breakdown: {
    item_total: asDollarNumber(order.itemsCents),
    shipping: asDollarNumber(order.shippingCents),
    handling: asDollarNumber(order.handlingCents),
    tax: asDollarNumber(order.taxCents),
    discount: asDollarNumber(order.discountCents),
    total: asDollarNumber(order.totalCents),
  },
});

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
