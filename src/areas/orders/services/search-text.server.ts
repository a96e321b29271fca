import type { App } from '#platform/app.ts';
import { buildOrderSearchText } from '../rules/search.ts';
import * as store from '../store/search-text.server.ts';

/** Call after the address, lines or parcels changed; the invoice number is kept. */
export async function refreshOrderSearchText(app: App, orderId: number): Promise<void> {
  const { order, shipping, codes, tracking } = await store.selectOrderSearchFields(app.db, orderId);
  const others = order.searchText.split(' ').filter((word) => word.startsWith('inv-'));
  const searchText = buildOrderSearchText({
    ...{ number: order.number, email: order.email, buyer: order.buyerNickName, others, tracking, codes },
    ...{ receiver: shipping?.receiverName, phone: shipping?.receiverPhone },
  });
  await store.updateOrderSearchText(app.db, orderId, { searchText, country: shipping?.country ?? '' });
}
