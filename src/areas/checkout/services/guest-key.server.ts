import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderRow } from '#areas/orders/services/transitions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';

/** What a guest proves her order with. Made from the number, so that a letter can carry it though only its hash is kept. */
export const guestOrderKey = (app: App, number: string): string =>
  createHmac('sha256', app.secret).update(`guest order ${number}`).digest('base64url');

type Owned = Pick<OrderRow, 'userId' | 'guestKeyHash'>;

/** Whether this is her order: by her account, or by a key she was given. */
export function isOrderOwner({ userId, guestKeyHash }: Owned, caller: Caller, key: string | null = null): boolean {
  if (userId !== null) return caller.shopperId === userId;
  if (guestKeyHash === null) return false;
  return [...caller.guestKeys, ...(key ? [key] : [])].some((one) => isSame(hashToken(one), guestKeyHash));
}

/** Somebody else's order is answered exactly like one that never was. */
export function requireOwner<O extends Owned>(order: O | null, caller: Caller, key: string | null = null): asserts order is O {
  if (!order || !isOrderOwner(order, caller, key)) throw new DomainError('orderNotExist');
}

const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
