import type { App } from '#platform/app.ts';
import * as store from '../store/steps.server.ts';
import type { Actor } from './steps.server.ts';

export type NewOrder = Omit<store.NewOrder, 'id' | 'status' | 'paymentState' | 'createdAt' | 'updatedAt'>;
export type NewLine = Omit<store.NewLine, 'id' | 'orderId' | 'position' | 'createdAt'>;
export type NewShipping = Omit<Parameters<typeof store.insertShipping>[1], 'orderId'>;
type Draft = { readonly order: NewOrder; readonly lines: readonly NewLine[]; readonly shipping: NewShipping | null; readonly by: Actor };

/** Writes an order as it was made, with its first step. Null when the same checkout, or the number, is there already. */
export async function writeOrder(app: App, { order, lines, shipping, by }: Draft) {
  const now = app.now();
  const row = await store.insertOrder(app.db, { ...order, createdAt: now, updatedAt: now });
  if (!row) return null;
  const written = await store.insertLines(
    app.db,
    lines.map((line, position) => ({ ...line, orderId: row.id, position, createdAt: now })),
  );
  if (shipping) await store.insertShipping(app.db, { ...shipping, orderId: row.id });
  await store.insertStep(app.db, {
    orderId: row.id,
    event: 'placed',
    toStatus: row.status,
    toPaymentState: row.paymentState,
    actor: by.actor,
    staffId: by.staffId ?? null,
    createdAt: now,
  });
  return { order: row, lines: written };
}

/** Unpaid orders of one buyer that came out of a cart, the oldest first. */
export const openOrders = (app: App, of: Parameters<typeof store.openOrders>[1]) => store.openOrders(app.db, of);

export const shippingOf = (app: App, orderId: number) => store.shippingOf(app.db, orderId);
