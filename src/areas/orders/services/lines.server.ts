import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { type RemovedUnits, unitsRemovedEvent } from '../rules/removed-pieces.ts';
import { isSold } from '../rules/sold.ts';
import * as lines from '../store/lines.server.ts';
import * as store from '../store/orders.server.ts';
import { type Actor, type OrderRow, transition } from './transitions.server.ts';
import type { NewOrderLine } from './write-order.server.ts';

export type OrderLineRow = Awaited<ReturnType<typeof fetchOrderLines>>[number];

/** Lines with their money and stock data; a refunded or packed line is settled. */
export const fetchOrderLines = (app: App, orderId: number) => lines.selectOrderLines(app.db, orderId);

type Rewritten = {
  readonly gone: readonly number[];
  readonly remaining: readonly {
    readonly id: number;
    readonly quantity: number;
    readonly priceCents: number;
    readonly discountShareCents: number;
  }[];
  readonly added: readonly NewOrderLine[];
};

/** Removes lines, changes quantities and appends lines. */
export async function rewriteOrderLines(app: App, orderId: number, { gone, remaining, added }: Rewritten): Promise<void> {
  await lines.deleteOrderLines(app.db, orderId, gone);
  for (const line of remaining) await lines.updateOrderLine(app.db, line);
  if (added.length === 0) return;
  const from = await lines.nextPosition(app.db, orderId);
  await store.insertOrderLines(
    app.db,
    added.map((line, index) => ({ ...line, orderId, position: from + index, createdAt: app.now() })),
  );
}

type SoldState = Parameters<typeof isSold>[0];
type Back = { readonly lineId: number; readonly skuId: number | null; readonly quantity: number };

/** Records returned units and adjusts the sold counters. The order must be locked. */
export async function recordReturnedQuantity(app: App, order: SoldState, back: readonly Back[]): Promise<void> {
  const moved = new Map<number, number>();
  for (const { lineId, skuId, quantity } of back) {
    if (!(await lines.incrementReturnedQuantity(app.db, lineId, quantity))) throw new DomainError('orderMoved');
    if (skuId !== null) moved.set(skuId, (moved.get(skuId) ?? 0) - quantity);
  }
  if (isSold(order)) await countMoved(app, moved);
}

type Removed = {
  readonly id: number;
  readonly skuId: number | null;
  readonly code: string;
  readonly name: string;
  readonly pieces: number;
};

/**
 * Removes units before shipping and adjusts the sold counters. The history says which were already picked, so that picking can ask for
 * them. The order must be locked.
 */
export async function removeUnits(app: App, order: OrderRow, removed: readonly Removed[], by: Actor): Promise<void> {
  const moved = new Map<number, number>();
  const details: RemovedUnits['lines'][number][] = [];
  for (const { id, skuId, pieces } of removed) {
    const picked = await lines.incrementRemovedQuantity(app.db, id, pieces);
    if (picked === null) throw new DomainError('orderMoved');
    details.push({ line_id: id, pieces, picked });
    if (skuId !== null) moved.set(skuId, (moved.get(skuId) ?? 0) - pieces);
  }
  const count = removed.reduce((sum, { pieces }) => sum + pieces, 0);
  await lines.incrementRemovedCount(app.db, order.id, count);
  const reason = removed.map(({ pieces, code, name }) => `${pieces} × ${code || name}`).join(', ');
  await transition(app, order, { event: unitsRemovedEvent, reason, details: { lines: details }, by });
  if (isSold(order)) await countMoved(app, moved);
}

/** Adjusts the sold counters for lines that changed while the order stays sold. */
export async function recountLines(app: App, before: SoldState, after: SoldState, were: readonly OrderLineRow[]): Promise<void> {
  if (!isSold(before) || !isSold(after)) return;
  const now = await lines.selectOrderLines(app.db, were[0]?.orderId ?? 0);
  const moved = new Map<number, number>();
  const count = (list: readonly OrderLineRow[], sign: number) => {
    for (const { skuId, quantity, removedQuantity } of list)
      if (skuId !== null) moved.set(skuId, (moved.get(skuId) ?? 0) + sign * (quantity - removedQuantity));
  };
  count(were, -1);
  count(now, 1);
  await countMoved(app, moved);
}

async function countMoved(app: App, moved: ReadonlyMap<number, number>): Promise<void> {
  const groups = new Map<number, number>();
  for (const [skuId, delta] of [...moved].filter(([, delta]) => delta !== 0).sort(([a], [b]) => a - b)) {
    const spuId = await store.incrementSoldCount(app.db, skuId, delta);
    if (spuId !== null) groups.set(spuId, (groups.get(spuId) ?? 0) + delta);
  }
  for (const [spuId, delta] of [...groups].sort(([a], [b]) => a - b)) await store.incrementGroupSoldCount(app.db, spuId, delta);
}
