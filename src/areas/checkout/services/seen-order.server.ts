import { type NamedOrder, orderNamed } from '#areas/orders/services/named.server.ts';
import type { App, Caller } from '#platform/app.ts';
import { requireHers } from './guest-key.server.ts';

/** Which order somebody asks about, and the key in her link where she has one. */
export type Asked = { readonly number: string; readonly key: string | null };

/** The order of whoever asks: a member's own, or a guest's by a key. Anybody else's is answered like one that never was. */
export async function orderSeenBy(app: App, caller: Caller, { number, key }: Asked): Promise<NamedOrder> {
  const order = await orderNamed(app, number);
  requireHers(order, caller, key);
  return order;
}

const keyShape = /^[\w-]{43}$/;

/** The key a guest's link carries; what does not look like one is none. */
export function orderKeyIn(url: URL): string | null {
  const key = url.searchParams.get('key');
  return key !== null && keyShape.test(key) ? key : null;
}
