import { policiesOf } from '#areas/content/services/site-settings.server.ts';
import { dayMs, later } from '#kernel/dates.ts';
import { DomainError } from '#kernel/errors.ts';
import type { App } from '#platform/app.ts';
import { isFullyPaid, type PaymentState } from '../rules/payment-states.ts';
import { isSold } from '../rules/sold.ts';
import { isEndedStatus, type OrderStatus, orderStatus } from '../rules/status.ts';
import { canTransitionOrder } from '../rules/transitions.ts';
import * as store from '../store/orders.server.ts';

export type { OrderRow, StockLineRow as LineRow } from '../store/orders.server.ts';
export type Actor = { readonly actor: store.ActorKind; readonly staffId?: number | null };

export type OrderTransition = {
  readonly to?: OrderStatus;
  readonly paymentState?: PaymentState;
  readonly event?: string;
  readonly reason?: string;
  readonly details?: unknown;
  readonly by: Actor;
  /** Other columns that change with the transition. */
  readonly changes?: Partial<store.OrderRow>;
  /** The order's lines, if already read in this transaction. */
  readonly lines?: readonly store.StockLineRow[];
};

/**
 * One change in an order's life: along the transition table or not at all, with its timestamps, history and sold counters. The caller's
 * transaction must hold the order (lockOrder). A change without effect is not written.
 */
export async function transition(app: App, order: store.OrderRow, step: OrderTransition): Promise<store.OrderRow> {
  const status = step.to ?? order.status;
  const paymentState = step.paymentState ?? order.paymentState;
  const isMove = status !== order.status;
  if (isMove && !canTransitionOrder(order.status, status))
    throw new Error(`order ${order.number}: no transition from ${order.status} to ${status}`);
  const now = app.now();
  const changes: Partial<store.OrderRow> = {
    ...timesOf(status, isMove, order, now),
    // A deposit that covers the total after lines were removed is a full payment.
    ...(isFullyPaid(paymentState) && order.paymentTime === null ? { paymentTime: now } : {}),
    ...step.changes,
    status,
    paymentState,
    updatedAt: now,
  };
  const after = { ...order, ...changes };
  await store.updateOrder(app.db, order.id, changes);
  if (isMove || paymentState !== order.paymentState || step.event)
    await store.insertOrderHistory(app.db, {
      orderId: order.id,
      event: step.event ?? (isMove ? 'status' : 'payment'),
      fromStatus: order.status,
      toStatus: status,
      fromPaymentState: order.paymentState,
      toPaymentState: paymentState,
      reason: step.reason ?? '',
      details: step.details ?? null,
      actor: step.by.actor,
      staffId: step.by.staffId ?? null,
      createdAt: now,
    });
  if (isPaidNow(order, after)) await protect(app, after);
  await recountSold(app, order, after, step.lines);
  return after;
}

/** Full payment, or the deposit of a made-to-order item, arrived with this change. */
const isPaidNow = (before: store.OrderRow, after: store.OrderRow): boolean =>
  (after.paymentTime !== null && before.paymentTime === null) ||
  (after.paymentState !== before.paymentState && hasMoney.includes(after.paymentState));
const hasMoney: readonly PaymentState[] = ['paid', 'part_paid'];

/** Starts price protection for these lines; lines already protected keep their day. */
async function protect(app: App, { id, paymentTime }: store.OrderRow): Promise<void> {
  const days = (await policiesOf(app)).get('priceProtectionDays') ?? 0;
  if (days > 0) await store.protectLines(app.db, id, later(paymentTime ?? app.now(), days * dayMs));
}

/** A late payment reopens a closed order and clears its closing time. */
const timesOf = (status: number, isMove: boolean, order: store.OrderRow, now: Date): Partial<store.OrderRow> => {
  if (!isMove) return {};
  const isClosed = isEndedStatus(status) || status === orderStatus.paymentFailed;
  return {
    dealCloseTime: isClosed ? now : null,
    ...(status === orderStatus.shipped ? { consignTime: order.consignTime ?? now } : {}),
    ...(status === orderStatus.delivered ? { deliveredAt: order.deliveredAt ?? now } : {}),
    ...(status === orderStatus.completed ? { dealDoneTime: now } : {}),
  };
};

/** Sold counters follow the order: up when paid, down when cancelled or returned. */
async function recountSold(app: App, before: store.OrderRow, after: store.OrderRow, read: OrderTransition['lines']): Promise<void> {
  if (isSold(before) === isSold(after)) return;
  const sign = isSold(after) ? 1 : -1;
  const lines = [...(read ?? (await store.selectStockLines(app.db, before.id)))].sort((a, b) => (a.skuId ?? 0) - (b.skuId ?? 0));
  const groups = new Map<number, number>();
  for (const { skuId, quantity, returnedQuantity, removedQuantity } of lines) {
    const units = sign * (quantity - returnedQuantity - removedQuantity);
    const spuId = skuId === null ? null : await store.incrementSoldCount(app.db, skuId, units);
    if (spuId !== null) groups.set(spuId, (groups.get(spuId) ?? 0) + units);
  }
  // Always in the same order, or two sales could deadlock.
  for (const [spuId, units] of [...groups].sort(([a], [b]) => a - b)) await store.incrementGroupSoldCount(app.db, spuId, units);
}

export const lockOrder = (app: App, id: number): Promise<store.OrderRow> => store.selectOrderForUpdate(app.db, id);
export const findOrder = (app: App, which: Parameters<typeof store.selectOrder>[1]): Promise<store.OrderRow | null> =>
  store.selectOrder(app.db, which);
export const fetchStockLines = (app: App, orderId: number): Promise<store.StockLineRow[]> => store.selectStockLines(app.db, orderId);

export async function orderByNumber(app: App, number: string): Promise<store.OrderRow> {
  const order = await store.selectOrder(app.db, { number });
  if (!order) throw new DomainError('orderNotExist');
  return order;
}
