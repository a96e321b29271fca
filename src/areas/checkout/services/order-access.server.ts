import { fetchOrderByNumber, type NamedOrder } from '#areas/orders/services/order-by-number.server.ts';
import type { App, Caller } from '#platform/app.ts';
import { requireOwner } from './guest-key.server.ts';

/** The order a request is about, with the guest key of the link if any. */
export type OrderAccess = { readonly number: string; readonly key: string | null };

/** A member's own order, or a guest's by its key. Other orders are answered like ones that do not exist. */
export async function fetchAccessibleOrder(app: App, caller: Caller, { number, key }: OrderAccess): Promise<NamedOrder> {
  const order = await fetchOrderByNumber(app, number);
  requireOwner(order, caller, key);
  return order;
}

const keyShape = /^[\w-]{43}$/;

/** The guest key of a link; malformed keys count as none. */
export function parseOrderKey(url: URL): string | null {
  const key = url.searchParams.get('key');
  return key !== null && keyShape.test(key) ? key : null;
}
