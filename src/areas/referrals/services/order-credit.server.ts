import type { OrderRow } from '#areas/orders/services/transitions.server.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import * as store from '../store/order-credit.server.ts';
import { selectCreditBalance } from '../store/own.server.ts';
import { giveCredit, spendCredit } from './store-credit.server.ts';

/** The balance plus credit held in an unpaid order that a new one would replace. */
export async function fetchSpendableCredit(app: App, userId: number | null): Promise<number> {
  if (userId === null) return 0;
  return (await selectCreditBalance(app.db, userId)) + (await store.inOpenOrders(app.db, userId));
}

type Which = Pick<OrderRow, 'id' | 'userId' | 'number'>;

/** Spends credit inside the order's transaction; the balance is checked again under its lock. */
export async function payByCredit(app: App, order: Which, cents: number): Promise<void> {
  if (cents === 0 || order.userId === null) return;
  const source = ['order', `${order.id}:${await store.countCreditMovements(app.db, order.id)}`] as const;
  await spendCredit(app, { userId: order.userId, kind: 'spent', source, cents, orderId: order.id, note: order.number });
}

export const fetchCreditOfOrder = (app: App, orderId: number): Promise<number> => store.heldByOrder(app.db, orderId);

/** Returns an order's credit down to this amount. The caller holds the order, so nothing is returned twice. */
export async function returnOrderCredit(app: App, order: Which, remainingCents: number): Promise<number> {
  if (order.userId === null) return 0;
  const back = (await store.heldByOrder(app.db, order.id)) - remainingCents;
  if (back <= 0) return 0;
  const source = ['order', `${order.id}:${await store.countCreditMovements(app.db, order.id)}`] as const;
  await giveCredit(app, { userId: order.userId, kind: 'given_back', source, cents: back, orderId: order.id, note: order.number });
  return back;
}

/** Late money for an order whose credit was returned: it is spent again if available. False when it is gone. */
export async function respendOrderCredit(app: App, order: Pick<OrderRow, 'id' | 'userId' | 'number' | 'creditCents'>): Promise<boolean> {
  if (order.creditCents === 0) return true;
  const missing = order.creditCents - (await store.heldByOrder(app.db, order.id));
  // A guest's exchange is paid by returned items: no account gave credit for it.
  if (missing <= 0 || (await store.countCreditMovements(app.db, order.id)) === 0) return true;
  try {
    await payByCredit(app, order, missing);
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.why === 'creditTooSmall') return false;
    throw error;
  }
}
