import type { App } from '#platform/app.ts';
import { buildOrderSearchText } from '../rules/search.ts';
import * as store from '../store/orders.server.ts';
import type { Actor } from './transitions.server.ts';

export type NewOrder = Omit<store.NewOrderRow, 'id' | 'status' | 'paymentState' | 'searchText' | 'country' | 'createdAt' | 'updatedAt'>;
export type NewOrderLine = Omit<store.NewOrderLineRow, 'id' | 'orderId' | 'position' | 'createdAt'>;
export type NewShipping = Omit<Parameters<typeof store.insertShipping>[1], 'orderId'>;
type Draft = {
  readonly order: NewOrder;
  readonly lines: readonly NewOrderLine[];
  readonly shipping: NewShipping | null;
  readonly by: Actor;
  /** Other numbers to search by, such as the invoice's. */
  readonly others?: readonly string[];
};

/** Inserts an order with its first history event. Null when the same checkout or the number exists. */
export async function writeOrder(app: App, { order, lines, shipping, by, others }: Draft) {
  const now = app.now();
  const searchText = buildOrderSearchText({
    ...{ number: order.number, email: order.email, buyer: order.buyerNickName, others },
    ...{ receiver: shipping?.receiverName, phone: shipping?.receiverPhone, codes: lines.map(({ skuCode }) => skuCode ?? '') },
  });
  const country = shipping?.country ?? '';
  const row = await store.insertOrder(app.db, { ...order, country, searchText, createdAt: now, updatedAt: now });
  if (!row) return null;
  const written = await store.insertOrderLines(
    app.db,
    lines.map((line, position) => ({ ...line, orderId: row.id, position, createdAt: now })),
  );
  if (lines.some(({ estimateId }) => estimateId)) await store.settleEstimates(app.db, row.id);
  if (shipping) await store.insertShipping(app.db, { ...shipping, orderId: row.id });
  await store.insertOrderHistory(app.db, {
    orderId: row.id,
    event: 'placed',
    toStatus: row.status,
    toPaymentState: row.paymentState,
    actor: by.actor,
    staffId: by.staffId ?? null,
    createdAt: now,
  });
  return { order: row, lines: written };
}

/** Unpaid cart orders of one buyer, oldest first. */
export const fetchUnpaidOrders = (app: App, of: Parameters<typeof store.selectUnpaidOrders>[1]) => store.selectUnpaidOrders(app.db, of);

export const fetchOrderShipping = (app: App, orderId: number) => store.selectOrderShipping(app.db, orderId);
