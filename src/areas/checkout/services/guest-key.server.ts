import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OrderRow } from '#areas/orders/services/transitions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App, Caller } from '#platform/app.ts';
import { hashToken } from '#platform/tokens.server.ts';

/** Proof that a guest owns an order. Derived from the number, so an email can contain it although only its hash is stored. */
export const guestOrderKey = (app: App, number: string): string =>
  createHmac('sha256', app.secret).update(`guest order ${number}`).digest('base64url');

type OrderOwnerFields = Pick<OrderRow, 'userId' | 'guestKeyHash'>;

/** Owner by account, or by a guest key. */
export function isOrderOwner({ userId, guestKeyHash }: OrderOwnerFields, caller: Caller, key: string | null = null): boolean {
  if (userId !== null) return caller.shopperId === userId;
  if (guestKeyHash === null) return false;
  return [...caller.guestKeys, ...(key ? [key] : [])].some((one) => isSame(hashToken(one), guestKeyHash));
}

/** Another customer's order is answered exactly like one that does not exist. */
export function requireOwner<O extends OrderOwnerFields>(order: O | null, caller: Caller, key: string | null = null): asserts order is O {
  if (!order || !isOrderOwner(order, caller, key)) throw new DomainError('orderNotExist');
}

const isSame = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
