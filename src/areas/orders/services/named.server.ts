import { timingSafeEqual } from 'node:crypto';
import { Refused } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import * as store from '../store/named.server.ts';

export type { NamedOrder } from '../store/named.server.ts';

/** An order whoever bought it; only for what proved that it may see it. */
export const orderNamed = (app: Pick<App, 'db'>, number: string) => store.orderNamed(app.db, number);

/** The order of whoever asks: a member's own, or a guest's by her key. Anybody else's is answered like one that never was. */
export async function orderSeenBy(app: App, caller: Caller, { number, key }: { number: string; key: string | null }) {
  const order = await orderNamed(app, number);
  const isHers = order !== null && order.userId !== null && order.userId === caller.shopperId;
  if (!order || !(isHers || opens(order.guestKeyHash, key))) throw new Refused('orderNotExist');
  return order;
}

function opens(hash: string | null, key: string | null): boolean {
  if (hash === null || key === null) return false;
  const [kept, told] = [Buffer.from(hash), Buffer.from(hashToken(key))];
  return kept.length === told.length && timingSafeEqual(kept, told);
}
