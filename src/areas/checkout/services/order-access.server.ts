import { fetchOrderByNumber, type NamedOrder } from '#areas/orders/services/order-by-number.server.ts';
import type { App, Caller } from '#platform/app.ts';
import { requireOwner } from './guest-key.server.ts';

/** Which order somebody asks about, and the key in her link where she has one. */
export type OrderAccess = { readonly number: string; readonly key: string | null };

/** The order of whoever asks: a member's own, or a guest's by a key. Anybody else's is answered like one that never was. */
export async function fetchAccessibleOrder(app: App, caller: Caller, { number, key }: OrderAccess): Promise<NamedOrder> {
  const order = await fetchOrderByNumber(app, number);
  requireOwner(order, caller, key);
  return order;
}

const keyShape = /^[\w-]{43}$/;

/** The key a guest's link carries; what does not look like one is none. */
export function parseOrderKey(url: URL): string | null {
  const key = url.searchParams.get('key');
  return key !== null && keyShape.test(key) ? key : null;
}
