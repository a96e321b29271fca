import { enqueueOrderEmail } from '#areas/checkout/services/emails.server.ts';
import { isShippable, shippedQuantity, shippingVersion } from '#areas/orders/rules/shippable.ts';
import { orderStatus } from '#areas/orders/rules/status.ts';
import { refreshOrderSearchText } from '#areas/orders/services/search-text.server.ts';
import { fetchStockLines, lockOrder, transition } from '#areas/orders/services/transitions.server.ts';
import { deductItems } from '#areas/stock/services/holds.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { isPackingOutdated } from '../rules/shipment.ts';
import * as store from '../store/shipments.server.ts';

/** Locked until the transaction ends. */
export async function lockOrderToShip(inside: App, number: string): Promise<store.OrderToShip> {
  const order = await store.selectOrderToShip(inside.db, number);
  if (!order) throw new DomainError('orderNotExist');
  return order;
}

/** Checked under the order's lock: what ships is what was seen and packed. */
export function requireShippable(order: store.OrderToShip, lines: readonly store.LineToShip[], seen: string | undefined): void {
  if (!isShippable(order)) throw new DomainError('orderNotShippable', { number: order.number });
  if ((seen !== undefined && seen !== shippingVersionOf(lines)) || isPackingOutdated(lines)) throw new DomainError('orderChanged');
}

export const shippingVersionOf = (lines: readonly store.LineToShip[]): string =>
  shippingVersion(lines.map((line) => ({ lineId: line.id, quantity: shippedQuantity(line) })));

/** Stock was taken with the payment; what an older order still holds is taken now. */
export async function markShipped(
  inside: App,
  staffId: number,
  orderId: number,
  { carrier, trackingNumber }: { readonly carrier: string; readonly trackingNumber: string },
): Promise<void> {
  const lines = await fetchStockLines(inside, orderId);
  await deductItems(
    inside,
    lines.map(({ id }) => id),
    orderId,
    staffId,
  );
  await transition(inside, await lockOrder(inside, orderId), {
    to: orderStatus.shipped,
    details: { carrier, tracking: trackingNumber },
    by: { actor: 'staff', staffId },
    changes: { shippingName: carrier, shippingCode: trackingNumber },
  });
  await refreshOrderSearchText(inside, orderId);
  await enqueueOrderEmail(inside, orderId, 'shipped');
}
