import type { App, Caller } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';
import * as store from '../store/order-by-number.server.ts';

export type { NamedOrder } from '../store/order-by-number.server.ts';

/** Regardless of the owner: callers must have checked access. */
export const fetchOrderByNumber = (app: Pick<App, 'db'>, number: string) => store.selectOrderByNumber(app.db, number);

/** The latest order as far as this browser identifies the buyer; null when there is none. */
export async function fetchLatestOrderNumber(app: App, { shopperId, guestKeys }: Caller): Promise<string | null> {
  if (shopperId !== null) return store.selectLatestOrderNumber(app.db, { userId: shopperId });
  return guestKeys.length === 0 ? null : store.selectLatestOrderNumber(app.db, { keyHashes: guestKeys.map(hashToken) });
}
